/* The layers of a learned player's network, on one observation at a time.
 *
 * Observations are mostly zeros, so the first layer adds up the rows of the entries that are
 * not; of the policy only the options that are offered are computed. What NumPy does in
 * players/network.py; a test compares the two.
 */

#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <Python.h>
#include <math.h>
#include <numpy/arrayobject.h>

/* Where the loader can pick it, a version for processors that add eight numbers at once. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__)
#define WIDE_ADDING __attribute__((target_clones("avx2", "default")))
#else
#define WIDE_ADDING
#endif

#define WIDEST 512 /* units of a hidden layer, or outputs */

typedef struct {
    PyObject_HEAD
    PyObject *kept[9]; /* the arrays, in the order of `new` */
    const float *first, *first_bias, *second, *second_bias, *out, *out_bias, *policy, *policy_bias,
        *skip;
    Py_ssize_t inputs, seats, wide, narrow, outputs, actions;
    float hidden[WIDEST]; /* of the last look */
} Layers;

static const float *floats(PyObject *array, int dimensions)
{
    if (!PyArray_Check(array) || PyArray_TYPE((PyArrayObject *)array) != NPY_FLOAT32
        || PyArray_NDIM((PyArrayObject *)array) != dimensions
        || !PyArray_IS_C_CONTIGUOUS((PyArrayObject *)array)) {
        PyErr_SetString(PyExc_TypeError, "layers are contiguous arrays of float32");
        return NULL;
    }
    return PyArray_DATA((PyArrayObject *)array);
}

static PyObject *layers_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *a[9];
    if (!PyArg_ParseTuple(args, "OOOOOOOOO", a, a + 1, a + 2, a + 3, a + 4, a + 5, a + 6, a + 7,
                          a + 8))
        return NULL;
    const float *data[9];
    for (int i = 0; i < 9; i++)
        if (!(data[i] = floats(a[i], i % 2 ? 1 : 2)))
            return NULL;
    npy_intp size[9];
    for (int i = 0; i < 9; i++)
        size[i] = PyArray_DIM((PyArrayObject *)a[i], i % 2 ? 0 : 1);
    npy_intp inputs = PyArray_DIM((PyArrayObject *)a[0], 0);
    npy_intp actions = PyArray_DIM((PyArrayObject *)a[6], 0);
    npy_intp seats = PyArray_DIM((PyArrayObject *)a[8], 0);
    /* The policy has a row for each action, the other layers one for each unit before them. */
    if (size[8] != size[4] || seats > inputs || size[0] != size[1] || size[2] != size[3] || size[4] != size[5] || size[6] != size[2]
        || size[7] != actions || PyArray_DIM((PyArrayObject *)a[2], 0) != size[0]
        || PyArray_DIM((PyArrayObject *)a[4], 0) != size[2] || size[0] > WIDEST
        || size[2] > WIDEST || size[4] > WIDEST || seats > WIDEST) {
        PyErr_SetString(PyExc_ValueError, "layers do not fit together");
        return NULL;
    }
    Layers *self = (Layers *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    for (int i = 0; i < 9; i++)
        self->kept[i] = Py_NewRef(a[i]);
    self->first = data[0], self->first_bias = data[1];
    self->second = data[2], self->second_bias = data[3];
    self->out = data[4], self->out_bias = data[5];
    self->policy = data[6], self->policy_bias = data[7];
    self->skip = data[8];
    self->inputs = inputs - seats, self->seats = seats, self->wide = size[0], self->narrow = size[2];
    self->outputs = size[4], self->actions = actions;
    return (PyObject *)self;
}

static void layers_dealloc(Layers *self)
{
    for (int i = 0; i < 9; i++)
        Py_XDECREF(self->kept[i]);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* Add to sums the rows of the entries that are not 0, times those. */
WIDE_ADDING static void add_rows(float *restrict sums, const float *restrict rows,
                                 const float *restrict x, Py_ssize_t count, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < count; i++) {
        if (x[i] == 0.0f)
            continue;
        const float times = x[i], *restrict row = rows + i * size;
        for (Py_ssize_t j = 0; j < size; j++)
            sums[j] += times * row[j];
    }
}

static inline void cut(float *sums, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        sums[i] = sums[i] > 0.0f ? sums[i] : 0.0f;
}

/* look(vector, base): run the hidden layers; return the outputs as a list of floats. */
static PyObject *layers_look(Layers *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyList_CheckExact(args[1]))
        return PyErr_Format(PyExc_TypeError, "look(vector, base)");
    const float *x = floats(args[0], 1);
    if (!x)
        return NULL;
    if (PyArray_DIM((PyArrayObject *)args[0], 0) != self->inputs
        || PyList_GET_SIZE(args[1]) != self->seats)
        return PyErr_Format(PyExc_ValueError, "an observation has not the length it should");
    float base[WIDEST];
    for (Py_ssize_t i = 0; i < self->seats; i++)
        base[i] = (float)PyFloat_AsDouble(PyList_GET_ITEM(args[1], i));
    if (PyErr_Occurred())
        return NULL;
    float sums[WIDEST], outputs[WIDEST];
    memcpy(sums, self->first_bias, self->wide * sizeof(float));
    add_rows(sums, self->first, x, self->inputs, self->wide);
    add_rows(sums, self->first + self->inputs * self->wide, base, self->seats, self->wide);
    cut(sums, self->wide);
    memcpy(self->hidden, self->second_bias, self->narrow * sizeof(float));
    add_rows(self->hidden, self->second, sums, self->wide, self->narrow);
    cut(self->hidden, self->narrow);
    memcpy(outputs, self->out_bias, self->outputs * sizeof(float));
    add_rows(outputs, self->out, self->hidden, self->narrow, self->outputs);
    add_rows(outputs, self->skip, base, self->seats, self->outputs);
    PyObject *found = PyList_New(self->outputs);
    for (Py_ssize_t i = 0; found && i < self->outputs; i++) {
        PyObject *number = PyFloat_FromDouble(outputs[i]);
        if (!number) {
            Py_CLEAR(found);
            break;
        }
        PyList_SET_ITEM(found, i, number);
    }
    return found;
}

/* lean(offset, options): the policy for options of the position looked at last; sums to 1. */
static PyObject *layers_lean(Layers *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyList_CheckExact(args[1]))
        return PyErr_Format(PyExc_TypeError, "lean(offset, options)");
    Py_ssize_t offset = PyLong_AsSsize_t(args[0]), size = PyList_GET_SIZE(args[1]);
    if (offset == -1 && PyErr_Occurred())
        return NULL;
    float few[64], *logits = size <= 64 ? few : PyMem_Malloc(size * sizeof(float));
    if (!logits)
        return PyErr_NoMemory();
    float top = -INFINITY;
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t action = offset + PyLong_AsSsize_t(PyList_GET_ITEM(args[1], i));
        if (action < 0 || action >= self->actions) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "an option is no action");
            if (logits != few)
                PyMem_Free(logits);
            return NULL;
        }
        const float *row = self->policy + action * self->narrow;
        float sum = self->policy_bias[action];
        for (Py_ssize_t j = 0; j < self->narrow; j++)
            sum += row[j] * self->hidden[j];
        logits[i] = sum;
        top = sum > top ? sum : top;
    }
    float total = 0.0f;
    for (Py_ssize_t i = 0; i < size; i++)
        total += logits[i] = expf(logits[i] - top);
    PyObject *found = PyList_New(size);
    for (Py_ssize_t i = 0; found && i < size; i++) {
        PyObject *number = PyFloat_FromDouble(logits[i] / total);
        if (!number) {
            Py_CLEAR(found);
            break;
        }
        PyList_SET_ITEM(found, i, number);
    }
    if (logits != few)
        PyMem_Free(logits);
    return found;
}

static PyMethodDef methods[] = {
    {"look", (PyCFunction)(void (*)(void))layers_look, METH_FASTCALL,
     "Run the layers on a vector and the base of each seat; return the outputs."},
    {"lean", (PyCFunction)(void (*)(void))layers_lean, METH_FASTCALL,
     "Return the policy for options of the position looked at last."},
    {NULL},
};

static PyTypeObject LayersType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "parvis.players.layers.Layers",
    .tp_doc = "The weights of a network, and what it saw last.",
    .tp_basicsize = sizeof(Layers),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = layers_new,
    .tp_dealloc = (destructor)layers_dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "layers",
    .m_doc = "Runs small networks on sparse observations.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit_layers(void)
{
    import_array();
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddType(made, &LayersType) < 0)
        Py_CLEAR(made);
    return made;
}
