/* Adds up the net of a judgement (signoria.judgement.net) from a vector of float32.

Built where a C compiler is at hand; net.py does the same in Python, sum by sum, and golden values hold the two together. Sums
are of 32 bits, as lanes are: rounding.py sees to it that none runs over. Every row a vector may ask for is checked once,
when an abacus is made, so adding up need not look again; a vector of other numbers than 0 to 1 is refused. No error asks an
object what it is called, so no foreign code runs while something is half done. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#ifndef SIGNORIA_SOURCE
#define SIGNORIA_SOURCE -1 /* the check sum of this file, see hatch_build.py */
#endif

enum { LAYERS = 3 };

typedef struct {
    int inputs;
    int units;
    int shift;
    int16_t *weights; /* of each input for all units */
    int32_t *start;   /* what a unit has by itself, and half of what its sum is divided by */
    int32_t *sums;
} Layer;

typedef struct {
    PyObject_HEAD
    int places; /* of a vector */
    int stages;
    int clock;       /* the place that tells the stage */
    int whole;       /* what a 1 of the vector is as an input */
    int cap;         /* the most a unit passes on */
    int32_t *bounds; /* inputs of the clock from which each further stage begins */
    int32_t *rows;   /* of each place, then for each stage the further row of each place, or -1 */
    Layer layers[LAYERS];
} Abacus;

static void abacus_dealloc(PyObject *self)
{
    Abacus *abacus = (Abacus *)self;
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(abacus->bounds);
    PyMem_Free(abacus->rows);
    for (int at = 0; at < LAYERS; at++) {
        PyMem_Free(abacus->layers[at].weights);
        PyMem_Free(abacus->layers[at].start);
        PyMem_Free(abacus->layers[at].sums);
    }
    type->tp_free(self);
    Py_DECREF(type);
}

/* A list of whole numbers between two bounds; `wanted` of them, or any number if that is negative. */
static int32_t *numbers_of(PyObject *list, Py_ssize_t wanted, long low, long high)
{
    if (!PyList_CheckExact(list)) {
        PyErr_Format(PyExc_TypeError, "an abacus wants lists of whole numbers, got %.80s", Py_TYPE(list)->tp_name);
        return NULL;
    }
    if (wanted >= 0 && PyList_GET_SIZE(list) != wanted) {
        PyErr_Format(PyExc_ValueError, "an abacus wants a list of %zd numbers, got %zd", wanted, PyList_GET_SIZE(list));
        return NULL;
    }
    Py_ssize_t count = PyList_GET_SIZE(list);
    int32_t *found = PyMem_Calloc(count ? count : 1, sizeof(int32_t));
    if (found == NULL)
        return (int32_t *)PyErr_NoMemory();
    for (Py_ssize_t at = 0; at < count; at++) {
        PyObject *item = PyList_GET_ITEM(list, at);
        int overflow = 0;
        long number = PyLong_CheckExact(item) ? PyLong_AsLongAndOverflow(item, &overflow) : 0;
        if (!PyLong_CheckExact(item))
            PyErr_Format(PyExc_TypeError, "an abacus wants lists of whole numbers, got %.80s", Py_TYPE(item)->tp_name);
        else if (overflow || number < low || number > high)
            PyErr_Format(PyExc_ValueError, "a number of an abacus is not between %ld and %ld", low, high);
        else {
            found[at] = (int32_t)number;
            continue;
        }
        PyMem_Free(found);
        return NULL;
    }
    return found;
}

static int take_layer(Layer *layer, PyObject *told, int inputs)
{
    PyObject *weights, *start;
    if (!PyTuple_Check(told)) {
        PyErr_SetString(PyExc_TypeError, "a layer is a tuple of weights, of what its units have by themselves, and a shift");
        return -1;
    }
    if (!PyArg_ParseTuple(told, "O!O!i", &PyList_Type, &weights, &PyList_Type, &start, &layer->shift))
        return -1;
    layer->inputs = (int)PyList_GET_SIZE(weights);
    layer->units = (int)PyList_GET_SIZE(start);
    if (layer->shift < 0 || layer->shift > 30 || (inputs >= 0 && layer->inputs != inputs)) {
        PyErr_SetString(PyExc_ValueError, "a layer takes what the one before passes on, and is divided by at most 2**30");
        return -1;
    }
    layer->start = numbers_of(start, layer->units, INT32_MIN, INT32_MAX);
    layer->sums = PyMem_Calloc(layer->units + 1, sizeof(int32_t));
    layer->weights = PyMem_Calloc((size_t)layer->inputs * layer->units + 1, sizeof(int16_t));
    if (layer->start == NULL || layer->sums == NULL || layer->weights == NULL)
        return PyErr_Occurred() ? -1 : (PyErr_NoMemory(), -1);
    for (int at = 0; at < layer->inputs; at++) {
        int32_t *row = numbers_of(PyList_GET_ITEM(weights, at), layer->units, INT16_MIN, INT16_MAX);
        if (row == NULL)
            return -1;
        for (int unit = 0; unit < layer->units; unit++)
            layer->weights[(size_t)at * layer->units + unit] = (int16_t)row[unit];
        PyMem_Free(row);
    }
    return 0;
}

static void begin(Layer *layer)
{
    memcpy(layer->sums, layer->start, layer->units * sizeof(int32_t));
}

static void add(Layer *layer, int input, int32_t value)
{
    const int16_t *weights = layer->weights + (size_t)input * layer->units;
    uint32_t *sums = (uint32_t *)layer->sums; /* figures that nobody has rounded run over without harm */
    for (int unit = 0, units = layer->units; unit < units; unit++)
        sums[unit] += (uint32_t)weights[unit] * (uint32_t)value;
}

/* What each unit passes on: nothing below 0, no more than the cap. */
static void pass_on(const Layer *from, Layer *to, int cap)
{
    begin(to);
    for (int unit = 0; unit < from->units; unit++) {
        int32_t sum = from->sums[unit];
        if (sum <= 0)
            continue;
        int32_t passed = sum >> from->shift;
        if (passed)
            add(to, unit, passed > cap ? cap : passed);
    }
}

static int32_t as_input(const Abacus *abacus, float number)
{
    return (int32_t)((double)number * abacus->whole + 0.5);
}

static const int32_t *rows_of_stage(const Abacus *abacus, const float *vector)
{
    int32_t clock = as_input(abacus, vector[abacus->clock]);
    int stage = 0;
    while (stage < abacus->stages - 1 && abacus->bounds[stage] <= clock)
        stage++;
    return abacus->rows + (size_t)(1 + stage) * abacus->places;
}

/* Whether a vector is one of this net: so many float32 in order, each from 0 to 1. */
static int fits(const Abacus *abacus, const Py_buffer *view)
{
    const char *format = view->format == NULL ? "B" : view->format;
    const float *vector = view->buf;
    int good = 1;
    format += *format == '@' || *format == '=';
    if (strcmp(format, "f") != 0 || view->itemsize != sizeof(float)) {
        PyErr_Format(PyExc_TypeError, "a vector of float32 is wanted, its numbers are '%.20s'", format);
        return 0;
    }
    if (view->ndim != 1 || view->len != (Py_ssize_t)(abacus->places * sizeof(float)) || (uintptr_t)view->buf % sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "a vector of %d float32 is wanted, got %zd bytes", abacus->places, view->len);
        return 0;
    }
    for (int place = 0; place < abacus->places; place++)
        good &= vector[place] >= 0.0f && vector[place] <= 1.0f;
    if (!good)
        PyErr_SetString(PyExc_ValueError, "the numbers of a vector are from 0 to 1");
    return good;
}

PyDoc_STRVAR(merits_doc, "merits(vector)\n--\n\nA merit for each seat, in steps, from a vector of float32.");

static PyObject *merits(PyObject *self, PyObject *given)
{
    Abacus *abacus = (Abacus *)self;
    Layer *first = abacus->layers, *last = abacus->layers + LAYERS - 1;
    Py_buffer view;
    if (PyObject_GetBuffer(given, &view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return NULL;
    if (!fits(abacus, &view)) {
        PyBuffer_Release(&view);
        return NULL;
    }
    const float *vector = view.buf;
    const int32_t *further = rows_of_stage(abacus, vector);
    begin(first);
    for (int place = 0; place < abacus->places; place++) {
        if (vector[place] == 0)
            continue;
        int32_t input = as_input(abacus, vector[place]);
        add(first, abacus->rows[place], input);
        if (further[place] >= 0)
            add(first, further[place], input);
    }
    PyBuffer_Release(&view);
    for (Layer *layer = first; layer < last; layer++)
        pass_on(layer, layer + 1, abacus->cap);
    PyObject *found = PyList_New(last->units);
    for (int seat = 0; found != NULL && seat < last->units; seat++)
        PyList_SET_ITEM(found, seat, PyLong_FromLong(last->sums[seat] >> last->shift));
    return found;
}

static int take(Abacus *abacus, PyObject *args)
{
    PyObject *rows, *bounds, *layers;
    if (!PyArg_ParseTuple(args, "O!iO!O!ii", &PyList_Type, &rows, &abacus->clock, &PyList_Type, &bounds, &PyTuple_Type,
                          &layers, &abacus->whole, &abacus->cap))
        return -1;
    if (PyTuple_GET_SIZE(layers) != LAYERS) {
        PyErr_Format(PyExc_ValueError, "an abacus has %d layers, not %zd", LAYERS, PyTuple_GET_SIZE(layers));
        return -1;
    }
    abacus->stages = (int)PyList_GET_SIZE(bounds) + 1;
    abacus->places = (int)PyList_GET_SIZE(rows) / (1 + abacus->stages);
    if (abacus->clock < 0 || abacus->clock >= abacus->places || abacus->whole < 1 || abacus->whole > 1 << 20 ||
        abacus->cap < 1) {
        PyErr_SetString(PyExc_ValueError, "the clock is a place of the vector; a 1 and the cap are at least 1, a 1 not huge");
        return -1;
    }
    for (int at = 0; at < LAYERS; at++)
        if (take_layer(abacus->layers + at, PyTuple_GET_ITEM(layers, at), at ? abacus->layers[at - 1].units : -1) < 0)
            return -1;
    abacus->bounds = numbers_of(bounds, -1, 0, INT32_MAX);
    abacus->rows = numbers_of(rows, (Py_ssize_t)abacus->places * (1 + abacus->stages), -1, abacus->layers->inputs - 1);
    if (abacus->bounds == NULL || abacus->rows == NULL)
        return -1;
    for (int place = 0; place < abacus->places; place++)
        if (abacus->rows[place] < 0) {
            PyErr_SetString(PyExc_ValueError, "every place of a vector has a row");
            return -1;
        }
    return 0;
}

static PyObject *abacus_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    if (keywords != NULL && PyDict_GET_SIZE(keywords)) {
        PyErr_SetString(PyExc_TypeError, "an abacus takes no names");
        return NULL;
    }
    Abacus *abacus = (Abacus *)type->tp_alloc(type, 0);
    if (abacus != NULL && take(abacus, args) < 0) {
        Py_DECREF(abacus);
        return NULL;
    }
    return (PyObject *)abacus;
}

static PyMethodDef abacus_methods[] = {
    {"merits", merits, METH_O, merits_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot abacus_slots[] = {
    {Py_tp_new, abacus_new},
    {Py_tp_dealloc, abacus_dealloc},
    {Py_tp_methods, abacus_methods},
    {Py_tp_doc, "Abacus(rows, clock, bounds, layers, whole, cap)\n--\n\nWhat a judgement's net is added up with."},
    {0, NULL},
};

static PyType_Spec abacus_spec = {
    "signoria.judgement.abacus.Abacus", sizeof(Abacus), 0, Py_TPFLAGS_DEFAULT, abacus_slots,
};

static int fill_module(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &abacus_spec, NULL);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddType(module, (PyTypeObject *)type) < 0 ||
                 PyModule_AddIntConstant(module, "source", SIGNORIA_SOURCE) < 0;
    Py_DECREF(type);
    return failed ? -1 : 0;
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "abacus", "The net of a judgement, added up in C.", 0, NULL, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_abacus(void)
{
    return PyModuleDef_Init(&definition);
}
