/* Vectors, masks and lists of actions for the compiled build: what sight/observation.py does in
 * Python. A test compares the two.
 *
 * An eye keeps the view that it saw last and the cells written from it. A new view is compared
 * with that one, pointer by pointer (small numbers are the same objects everywhere), and only
 * what differs is written; the vector is then a copy of the cells.
 */

#define PY_SSIZE_T_CLEAN
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <Python.h>
#include <numpy/arrayobject.h>
#include <structmember.h>

typedef struct Plan Plan;

typedef struct {
    Py_ssize_t slot;  /* where the struct keeps the field */
    Py_ssize_t first; /* the field's first cell, from the struct's */
    Py_ssize_t width; /* how many cells it has */
    int optional;     /* None is allowed, and a cell tells whether it is something else */
    int many;         /* a list */
    int turned;       /* a list with an entry for each seat: the looker's comes first */
    int seats;        /* members are seats, counted from the looker */
    Py_ssize_t per;   /* entries of the list, or -1 for any number */
    Py_ssize_t of;    /* members of the noun, or -1 for numbers */
    int label;        /* a list of labels: the size of each one's group is written */
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

static int add_struct(const Plan *plan, PyObject *value, Py_ssize_t me, float times,
                      float *cells);

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

/* Find the cell of a member of a noun, -1 for none; -2 is an error. */
static inline long place_of(const Plan *plan, const Field *field, PyObject *value, Py_ssize_t me)
{
    long number = number_of(value);
    if (number < 0)
        return PyErr_Occurred() ? -2 : -1;
    if (number >= field->of) {
        PyErr_SetString(PyExc_ValueError, "a view holds a member that its noun does not have");
        return -2;
    }
    if (field->seats)
        number = number >= me ? number - (long)me : number - (long)me + (long)plan->seats;
    return number;
}

/* Write everything, into cells that are zero or hold what is to be added to: once, or -1 times to
 * take it away again, which leaves nothing behind as long as sums are below 2 ** 24. */

static inline int add_one(const Plan *plan, const Field *field, PyObject *value, Py_ssize_t me,
                          float times, float *cells)
{
    if (field->inner)
        return add_struct(field->inner, value, me, times, cells);
    if (field->of < 0) {
        long number = number_of(value);
        if (number == -1 && PyErr_Occurred())
            return -1;
        cells[0] += times * (float)number;
        return 0;
    }
    long place = place_of(plan, field, value, me);
    if (place >= 0)
        cells[place] += times;
    return place == -2 ? -1 : 0;
}

static inline Py_ssize_t step_of(const Field *field)
{
    return field->inner ? field->inner->width : field->of >= 0 ? field->of : 1;
}

static inline PyObject *turned_item(const Field *field, PyObject *list, Py_ssize_t i,
                                    Py_ssize_t me)
{
    if (field->turned && (i += me) >= PyList_GET_SIZE(list))
        i -= PyList_GET_SIZE(list);
    return PyList_GET_ITEM(list, i);
}

/* Labels name groups, from 1; 0 is no group. */
#define LABELS 1024

static int add_labels(PyObject *list, float times, float *cells)
{
    Py_ssize_t size = PyList_GET_SIZE(list);
    float sizes[LABELS] = {0};
    for (Py_ssize_t i = 0; i < size; i++) {
        long label = number_of(PyList_GET_ITEM(list, i));
        if (label < 0 || label >= LABELS) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "a view holds no such label");
            return -1;
        }
        sizes[label] += times;
    }
    sizes[0] = 0;
    for (Py_ssize_t i = 0; i < size; i++)
        cells[i] += sizes[number_of(PyList_GET_ITEM(list, i))];
    return 0;
}

static int add_list(const Plan *plan, const Field *field, PyObject *list, Py_ssize_t me,
                    float times, float *cells)
{
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t step = 0;
    if (field->per >= 0) {
        if (size != field->per) {
            PyErr_SetString(PyExc_ValueError, "a list of a view has not the length it should");
            return -1;
        }
        if (field->label)
            return add_labels(list, times, cells);
        step = step_of(field);
    } else if (field->inner) {
        cells[0] += times * (float)size;
        cells += 1;
    }
    for (Py_ssize_t i = 0; i < size; i++, cells += step)
        if (add_one(plan, field, turned_item(field, list, i, me), me, times, cells) < 0)
            return -1;
    return 0;
}

static inline int is_sound(const Field *field, PyObject *held)
{
    if (held != NULL && (!field->many || PyList_CheckExact(held)
                         || (field->optional && held == Py_None)))
        return 1;
    PyErr_SetString(PyExc_TypeError, "a field of a view is not what it should be");
    return 0;
}

static inline int is_a(const Plan *plan, PyObject *value)
{
    if (Py_TYPE(value) == plan->type)
        return 1;
    PyErr_Format(PyExc_TypeError, "expected a %s", plan->type->tp_name);
    return 0;
}

static int add_field(const Plan *plan, const Field *field, PyObject *held, Py_ssize_t me,
                     float times, float *at)
{
    if (!is_sound(field, held))
        return -1;
    if (field->optional) {
        if (held == Py_None)
            return 0;
        *at++ += times;
    }
    return (field->many ? add_list : add_one)(plan, field, held, me, times, at);
}

static int add_struct(const Plan *plan, PyObject *value, Py_ssize_t me, float times,
                      float *cells)
{
    if (!is_a(plan, value))
        return -1;
    for (const Field *field = plan->fields; field < plan->fields + plan->count; field++) {
        PyObject *held = *(PyObject **)((char *)value + field->slot);
        if (add_field(plan, field, held, me, times, cells + field->first) < 0)
            return -1;
    }
    return 0;
}

/* Write what differs from what was seen before: that is taken away, and the new is added. So cells
 * that hold a sum can be renewed like any other. */

static int renew_struct(const Plan *plan, PyObject *value, PyObject *before, Py_ssize_t me,
                        float *cells);

static inline int renew_one(const Plan *plan, const Field *field, PyObject *value,
                            PyObject *before, Py_ssize_t me, float *cells)
{
    if (field->inner)
        return renew_struct(field->inner, value, before, me, cells);
    if (add_one(plan, field, before, me, -1, cells) < 0)
        return -1;
    return add_one(plan, field, value, me, 1, cells);
}

/* Find the next place where two lists differ. Most often there is none; else most of a long list
 * is the same: RUN at a time, which takes but a few instructions. */
#define RUN 8

static inline Py_ssize_t next_other(PyObject **new, PyObject **old, Py_ssize_t i, Py_ssize_t size)
{
    if (i >= size || memcmp(new + i, old + i, (size - i) * sizeof(PyObject *)) == 0)
        return size;
    for (; i + RUN <= size; i += RUN) {
        uintptr_t other = 0;
        for (int j = 0; j < RUN; j++)
            other |= (uintptr_t)new[i + j] ^ (uintptr_t)old[i + j];
        if (other)
            break;
    }
    while (i < size && new[i] == old[i])
        i++;
    return i;
}

/* A list with a fixed number of entries: each has cells of its own. */
static inline int renew_entry(const Plan *plan, const Field *field, PyObject *value,
                              PyObject *before, Py_ssize_t i, Py_ssize_t me, float *at)
{
    if (field->turned && (i -= me) < 0)
        i += field->per;
    return renew_one(plan, field, value, before, me, at + i * step_of(field));
}

static int renew_each(const Plan *plan, const Field *field, PyObject *held, PyObject *before,
                      Py_ssize_t me, float *at)
{
    PyObject **new = ((PyListObject *)held)->ob_item, **old = ((PyListObject *)before)->ob_item;
    Py_ssize_t size = field->per;
    if (PyList_GET_SIZE(held) != size || PyList_GET_SIZE(before) != size) {
        PyErr_SetString(PyExc_ValueError, "a list of a view has not the length it should");
        return -1;
    }
    for (Py_ssize_t i = next_other(new, old, 0, size); i < size;
         i = next_other(new, old, i + 1, size))
        if (renew_entry(plan, field, new[i], old[i], i, me, at) < 0)
            return -1;
    return 0;
}

/* A list of any length is the sum of its entries. Those of both lists are passed over where they
 * come in the same order; between them, the new take the place of the old, more of them are added
 * and fewer taken away. */
static int renew_sum(const Plan *plan, const Field *field, PyObject *held, PyObject *before,
                     Py_ssize_t me, float *at)
{
    PyObject **new = ((PyListObject *)held)->ob_item, **old = ((PyListObject *)before)->ob_item;
    PyObject **new_end = new + PyList_GET_SIZE(held), **old_end = old + PyList_GET_SIZE(before);
    if (field->inner)
        *at++ += (float)((new_end - new) - (old_end - old));
    while (new < new_end || old < old_end) {
        PyObject **same = old, **met = new_end; /* the next that both have, here and there */
        for (; same < old_end; same++) {
            for (met = new; met < new_end && *met != *same; met++)
                ;
            if (met < new_end)
                break;
        }
        for (; new < met && old < same; new++, old++)
            if (renew_one(plan, field, *new, *old, me, at) < 0)
                return -1;
        for (; new < met; new++)
            if (add_one(plan, field, *new, me, 1, at) < 0)
                return -1;
        for (; old < same; old++)
            if (add_one(plan, field, *old, me, -1, at) < 0)
                return -1;
        if (same < old_end)
            new++, old++;
    }
    return 0;
}

static int renew_field(const Plan *plan, const Field *field, PyObject *held, PyObject *before,
                       Py_ssize_t me, float *at)
{
    if (!is_sound(field, held) || !is_sound(field, before))
        return -1;
    if (field->label || (field->optional && (held == Py_None || before == Py_None))) {
        if (add_field(plan, field, before, me, -1, at) < 0)
            return -1;
        return add_field(plan, field, held, me, 1, at);
    }
    if (field->optional)
        at++;
    if (!field->many)
        return renew_one(plan, field, held, before, me, at);
    return (field->per < 0 ? renew_sum : renew_each)(plan, field, held, before, me, at);
}

static int renew_struct(const Plan *plan, PyObject *value, PyObject *before, Py_ssize_t me,
                        float *cells)
{
    if (!is_a(plan, value) || !is_a(plan, before))
        return -1;
    for (const Field *field = plan->fields; field < plan->fields + plan->count; field++) {
        PyObject *held = *(PyObject **)((char *)value + field->slot);
        PyObject *old = *(PyObject **)((char *)before + field->slot);
        if (held != old && renew_field(plan, field, held, old, me, cells + field->first) < 0)
            return -1;
    }
    return 0;
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
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(fields, i), "UnnpppnpnpO", &name, &f->first,
                              &f->width, &f->optional, &f->many, &f->turned, &f->per, &f->seats,
                              &f->of, &f->label, &inner)
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

static PyTypeObject PlanType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "parvis.sight.cells.Plan",
    .tp_doc = "Where the fields of one struct stand in a vector.",
    .tp_basicsize = sizeof(Plan),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = plan_new,
    .tp_dealloc = (destructor)plan_dealloc,
};

/* What one seat saw last. The cells before those of the view belong to the pending task: one for
 * each kind, then the members of the nouns that a task points at, or the binary digits of a number
 * that points at none. */

typedef struct {
    Py_ssize_t own; /* the cell of the kind, or -1 if no seat is asked it */
    Py_ssize_t first[2], size[2]; /* cells of `arg` and of `also`; a size of 0 is for digits */
    int seat[2];                  /* members are seats, counted from the looker */
} Asked;

typedef struct {
    PyObject_HEAD
    Plan *plan;
    Py_ssize_t me;
    Py_ssize_t size;
    Py_ssize_t first; /* cell of the view */
    Py_ssize_t kinds;
    Asked *tasks;   /* for each kind */
    PyObject *seen; /* the view that the cells were written from, or NULL */
    PyObject *task; /* the task that was pending, or NULL */
    float *cells;
} Eye;

static int read_asked(PyObject *row, Py_ssize_t end, Asked *asked)
{
    asked->own = -1;
    if (row == Py_None)
        return 0;
    if (!PyTuple_Check(row)
        || !PyArg_ParseTuple(row, "nnnpnnp", &asked->own, &asked->first[0], &asked->size[0],
                             &asked->seat[0], &asked->first[1], &asked->size[1],
                             &asked->seat[1]))
        return -1;
    for (int i = 0; i < 2; i++)
        if (asked->own < 0 || asked->own >= end || asked->first[i] < 0
            || asked->first[i] + asked->size[i] > end) {
            PyErr_SetString(PyExc_ValueError, "a task has no such cells");
            return -1;
        }
    return 0;
}

static PyObject *eye_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *plan, *tasks;
    Py_ssize_t me, first, size;
    if (!PyArg_ParseTuple(args, "O!nnnO!", &PlanType, &plan, &me, &first, &size, &PyTuple_Type,
                          &tasks))
        return NULL;
    if (me < 0 || me >= ((Plan *)plan)->seats || first < 0
        || size < first + ((Plan *)plan)->width)
        return PyErr_Format(PyExc_ValueError, "no such seat, or too few cells");
    Eye *self = (Eye *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->plan = (Plan *)Py_NewRef(plan);
    self->me = me;
    self->first = first;
    self->size = size;
    self->kinds = PyTuple_GET_SIZE(tasks);
    self->cells = PyMem_Calloc(size + 1, sizeof(float));
    self->tasks = PyMem_Calloc(self->kinds + 1, sizeof(Asked));
    if (!self->cells || !self->tasks) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < self->kinds; i++)
        if (read_asked(PyTuple_GET_ITEM(tasks, i), first, &self->tasks[i]) < 0) {
            Py_DECREF(self);
            return NULL;
        }
    return (PyObject *)self;
}

/* Forget everything: the next look writes all cells. */
static void forget(Eye *self)
{
    Py_CLEAR(self->seen);
    Py_CLEAR(self->task);
    memset(self->cells, 0, self->size * sizeof(float));
}

static void eye_dealloc(Eye *self)
{
    Py_XDECREF(self->seen);
    Py_XDECREF(self->task);
    Py_XDECREF(self->plan);
    PyMem_Free(self->tasks);
    PyMem_Free(self->cells);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyObject *KIND, *ARG, *ALSO;

static long attribute(PyObject *object, PyObject *name)
{
    PyObject *value = PyObject_GetAttr(object, name);
    if (!value)
        return -1;
    long number = number_of(value);
    Py_DECREF(value);
    return number;
}

/* Write one of the two numbers of a task. */
static int write_number(Eye *self, const Asked *asked, int which, long number)
{
    Py_ssize_t at = asked->first[which], size = asked->size[which];
    if (number < 0)
        return 0;
    if (size == 0) {
        for (; number && at < self->first; number >>= 1, at++)
            self->cells[at] = (float)(number & 1);
    } else if (number < size) {
        if (asked->seat[which])
            number = number >= self->me ? number - self->me : number - self->me + size;
        self->cells[at + number] = 1;
        number = 0;
    }
    if (number == 0)
        return 0;
    PyErr_SetString(PyExc_ValueError, "a task points at nothing");
    return -1;
}

static int write_task(Eye *self, PyObject *task)
{
    memset(self->cells, 0, self->first * sizeof(float));
    if (task == Py_None)
        return 0;
    long kind = attribute(task, KIND), arg = attribute(task, ARG), also = attribute(task, ALSO);
    if (PyErr_Occurred())
        return -1;
    if (kind < 0 || kind >= self->kinds) {
        PyErr_SetString(PyExc_ValueError, "no such kind of task");
        return -1;
    }
    const Asked *asked = &self->tasks[kind];
    if (asked->own < 0) {
        PyErr_SetString(PyExc_ValueError, "no seat is asked this kind of task");
        return -1;
    }
    self->cells[asked->own] = 1;
    if (write_number(self, asked, 0, arg) < 0)
        return -1;
    return write_number(self, asked, 1, also);
}

static PyObject *eye_look(Eye *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2)
        return PyErr_Format(PyExc_TypeError, "look(view, task)");
    PyObject *before = self->seen;
    float *cells = self->cells + self->first;
    int failed = before ? renew_struct(self->plan, args[0], before, self->me, cells)
                        : add_struct(self->plan, args[0], self->me, 1, cells);
    self->seen = Py_NewRef(args[0]);
    Py_XDECREF(before);
    if (failed || (args[1] != self->task && write_task(self, args[1]) < 0)) {
        forget(self);
        return NULL;
    }
    Py_XSETREF(self->task, Py_NewRef(args[1]));
    npy_intp size = self->size;
    PyObject *vector = PyArray_SimpleNew(1, &size, NPY_FLOAT32);
    if (vector)
        memcpy(PyArray_DATA((PyArrayObject *)vector), self->cells, size * sizeof(float));
    return vector;
}

static PyMethodDef eye_methods[] = {
    {"look", (PyCFunction)(void (*)(void))eye_look, METH_FASTCALL,
     "Return the vector of a view and of the pending task or None; it is the caller's own."},
    {NULL},
};

static PyTypeObject EyeType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "parvis.sight.cells.Eye",
    .tp_doc = "What one seat saw last, so that the next look writes only what has changed.",
    .tp_basicsize = sizeof(Eye),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = eye_new,
    .tp_dealloc = (destructor)eye_dealloc,
    .tp_methods = eye_methods,
};

static PyObject *mask_of(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3 || !PyList_CheckExact(args[2]))
        return PyErr_Format(PyExc_TypeError, "mask(actions, offset, offered)");
    npy_intp actions = PyLong_AsSsize_t(args[0]);
    Py_ssize_t offset = PyLong_AsSsize_t(args[1]);
    PyObject *mask = PyErr_Occurred() ? NULL : PyArray_ZEROS(1, &actions, NPY_INT8, 0);
    if (!mask)
        return NULL;
    char *cells = PyArray_DATA((PyArrayObject *)mask);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[2]); i++) {
        Py_ssize_t action = offset + number_of(PyList_GET_ITEM(args[2], i));
        if (action < 0 || action >= actions) {
            Py_DECREF(mask);
            return PyErr_Format(PyExc_ValueError, "an option is no action");
        }
        cells[action] = 1;
    }
    if (PyErr_Occurred())
        Py_CLEAR(mask);
    return mask;
}

static PyObject *legal_of(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[2]))
        return PyErr_Format(PyExc_TypeError, "legal(numbers, offset, offered)");
    Py_ssize_t offset = PyLong_AsSsize_t(args[1]);
    if (offset == -1 && PyErr_Occurred())
        return NULL;
    PyObject *legal = PyList_New(PyList_GET_SIZE(args[2]));
    for (Py_ssize_t i = 0; legal && i < PyList_GET_SIZE(args[2]); i++) {
        Py_ssize_t action = offset + number_of(PyList_GET_ITEM(args[2], i));
        if (action < 0 || action >= PyList_GET_SIZE(args[0])) {
            Py_DECREF(legal);
            return PyErr_Format(PyExc_ValueError, "an option is no action");
        }
        PyList_SET_ITEM(legal, i, Py_NewRef(PyList_GET_ITEM(args[0], action)));
    }
    return legal;
}

static PyObject *offers(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyList_CheckExact(args[0]))
        return PyErr_Format(PyExc_TypeError, "offers(offered, value)");
    long value = number_of(args[1]);
    if (value == -1 && PyErr_Occurred())
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++)
        if (number_of(PyList_GET_ITEM(args[0], i)) == value)
            Py_RETURN_TRUE;
    Py_RETURN_FALSE;
}

static PyMethodDef functions[] = {
    {"legal", (PyCFunction)(void (*)(void))legal_of, METH_FASTCALL,
     "List the actions that are offered, given the numbers of all."},
    {"offers", (PyCFunction)(void (*)(void))offers, METH_FASTCALL,
     "Tell whether a value is among those offered."},
    {"mask", (PyCFunction)(void (*)(void))mask_of, METH_FASTCALL,
     "Return 1 for each action that is offered, 0 for the others; it is the caller's own."},
    {NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cells",
    .m_doc = "Writes views into vectors, and options into masks and lists of actions.",
    .m_size = -1,
    .m_methods = functions,
};

PyMODINIT_FUNC PyInit_cells(void)
{
    import_array();
    KIND = PyUnicode_InternFromString("kind");
    ARG = PyUnicode_InternFromString("arg");
    ALSO = PyUnicode_InternFromString("also");
    PyObject *made = PyModule_Create(&module);
    if (made && (PyModule_AddType(made, &PlanType) < 0 || PyModule_AddType(made, &EyeType) < 0))
        Py_CLEAR(made);
    return made;
}
