/* Writes a struct of a view into the cells of a vector: what the functions that
 * study/observation.py writes in Python do, for the compiled build. A test compares the two.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

typedef struct Plan Plan;

typedef struct {
    Py_ssize_t slot;  /* where the struct keeps the field */
    Py_ssize_t first; /* the field's first cell, from the struct's */
    int optional;     /* None is allowed, and a cell tells whether it is something else */
    int many;         /* a list */
    int turned;       /* a list with an entry for each seat: the looker's comes first */
    int seats;        /* members are seats, counted from the looker */
    Py_ssize_t per;   /* entries of the list, or -1 for any number */
    Py_ssize_t of;    /* members of the noun, or -1 for numbers */
    Plan *inner;      /* of the structs it holds, or NULL */
} Field;

struct Plan {
    PyObject_HEAD
    PyTypeObject *type;
    Py_ssize_t seats;
    Py_ssize_t width;
    Py_ssize_t count;
    Field *fields;
};

static PyTypeObject PlanType;

static int add_struct(const Plan *plan, PyObject *value, Py_ssize_t me, float *cells);

/* A view holds small numbers, which need no call to be read. */
static inline long number_of(PyObject *value)
{
    if (PyLong_CheckExact(value)) {
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)value))
            return (long)PyUnstable_Long_CompactValue((PyLongObject *)value);
#else
        Py_ssize_t digits = Py_SIZE(value);
        if (digits >= -1 && digits <= 1)
            return digits * (long)((PyLongObject *)value)->ob_digit[0];
#endif
    }
    return PyLong_AsLong(value);
}

/* One value of a field: a struct, a member of a noun, or a number. */
static inline int add_one(const Plan *plan, const Field *field, PyObject *value, Py_ssize_t me,
                   float *cells)
{
    if (field->inner)
        return add_struct(field->inner, value, me, cells);
    long number = number_of(value);
    if (number == -1 && PyErr_Occurred())
        return -1;
    if (field->of < 0) {
        cells[0] += (float)number;
        return 0;
    }
    if (number < 0)
        return 0;
    if (number >= field->of) {
        PyErr_SetString(PyExc_ValueError, "a view holds a member that its noun does not have");
        return -1;
    }
    if (field->seats)
        number = (number - (long)me + (long)plan->seats) % (long)plan->seats;
    cells[number] += 1;
    return 0;
}

static int add_list(const Plan *plan, const Field *field, PyObject *list, Py_ssize_t me,
                    float *cells)
{
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t step = 0;
    if (field->per >= 0) {
        if (size != field->per) {
            PyErr_SetString(PyExc_ValueError, "a list of a view has not the length it should");
            return -1;
        }
        step = field->inner ? field->inner->width : field->of >= 0 ? field->of : 1;
    } else if (field->inner) {
        cells[0] += (float)size;
        cells += 1;
    }
    Py_ssize_t from = field->turned ? me : 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t which = i + from < size ? i + from : i + from - size;
        if (add_one(plan, field, PyList_GET_ITEM(list, which), me, cells) < 0)
            return -1;
        cells += step;
    }
    return 0;
}

static int add_struct(const Plan *plan, PyObject *value, Py_ssize_t me, float *cells)
{
    if (Py_TYPE(value) != plan->type) {
        PyErr_Format(PyExc_TypeError, "expected a %s", plan->type->tp_name);
        return -1;
    }
    for (Py_ssize_t i = 0; i < plan->count; i++) {
        const Field *field = &plan->fields[i];
        PyObject *held = *(PyObject **)((char *)value + field->slot);
        float *at = cells + field->first;
        if (field->optional) {
            if (held == Py_None)
                continue;
            *at++ += 1;
        }
        if (held == NULL || (field->many && !PyList_CheckExact(held))) {
            PyErr_SetString(PyExc_TypeError, "a field of a view is not what it should be");
            return -1;
        }
        if ((field->many ? add_list : add_one)(plan, field, held, me, at) < 0)
            return -1;
    }
    return 0;
}

static PyObject *plan_add(Plan *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 4)
        return PyErr_Format(PyExc_TypeError, "add(struct, seat, cells, first)");
    Py_ssize_t me = PyLong_AsSsize_t(args[1]), first = PyLong_AsSsize_t(args[3]);
    if (PyErr_Occurred())
        return NULL;
    Py_buffer buffer;
    if (PyObject_GetBuffer(args[2], &buffer, PyBUF_WRITABLE) < 0)
        return NULL;
    int result = -1;
    if (me < 0 || me >= self->seats || first < 0
        || buffer.len < (Py_ssize_t)sizeof(float) * (first + self->width))
        PyErr_SetString(PyExc_ValueError, "no such seat, or too few cells");
    else
        result = add_struct(self, args[0], me, (float *)buffer.buf + first);
    PyBuffer_Release(&buffer);
    if (result < 0)
        return NULL;
    Py_RETURN_NONE;
}

static Py_ssize_t slot_of(PyObject *type, PyObject *name)
{
    PyObject *member = PyObject_GetAttr(type, name);
    Py_ssize_t slot = -1;
    if (member && Py_IS_TYPE(member, &PyMemberDescr_Type))
        slot = ((PyMemberDescrObject *)member)->d_member->offset;
    else if (!PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%U is no slot", name);
    Py_XDECREF(member);
    return slot;
}

static PyObject *plan_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *of, *fields;
    Py_ssize_t seats, width;
    if (!PyArg_ParseTuple(args, "O!nnO!", &PyType_Type, &of, &seats, &width, &PyTuple_Type,
                          &fields))
        return NULL;
    Plan *self = (Plan *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->type = (PyTypeObject *)Py_NewRef(of);
    self->seats = seats;
    self->width = width;
    self->fields = PyMem_Calloc(PyTuple_GET_SIZE(fields) + 1, sizeof(Field));
    if (!self->fields) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(fields); i++) {
        Field *f = &self->fields[i];
        PyObject *name, *inner;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(fields, i), "UnpppnpnO", &name, &f->first,
                              &f->optional, &f->many, &f->turned, &f->per, &f->seats, &f->of,
                              &inner)
            || (f->slot = slot_of(of, name)) < 0) {
            Py_DECREF(self);
            return NULL;
        }
        if (Py_IS_TYPE(inner, &PlanType))
            f->inner = (Plan *)Py_NewRef(inner);
        self->count++;
    }
    return (PyObject *)self;
}

static void plan_dealloc(Plan *self)
{
    for (Py_ssize_t i = 0; i < self->count; i++)
        Py_XDECREF(self->fields[i].inner);
    PyMem_Free(self->fields);
    Py_XDECREF(self->type);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef plan_methods[] = {
    {"add", (PyCFunction)(void (*)(void))plan_add, METH_FASTCALL,
     "Add a struct, as a seat sees it, to cells that are zero."},
    {NULL},
};

static PyTypeObject PlanType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "parvis.study.cells.Plan",
    .tp_doc = "Where the fields of one struct stand in a vector.",
    .tp_basicsize = sizeof(Plan),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = plan_new,
    .tp_dealloc = (destructor)plan_dealloc,
    .tp_methods = plan_methods,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cells",
    .m_doc = "Writes views into vectors.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit_cells(void)
{
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddType(made, &PlanType) < 0)
        Py_CLEAR(made);
    return made;
}
