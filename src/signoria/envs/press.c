/* Prints sheets (signoria.envs.sheets) into rows of float32, and legal actions into rows of marks.

Built where a C compiler is at hand; signoria.envs.sheets and marking do the same in Python, and their tests compare the
two number by number. Every place a field may write to is checked once, when a plate is made, so printing need not look again.
What is given is looked at before anything is written: an array must be of the right numbers, size and order, and a row that
cannot be made stays as it was. No error asks an object what it is called, so no foreign code runs while something is half done.

Most of a table is as it was when somebody last looked. So a plate keeps a proof of each row: amounts as numbers and all
else (choices, sets, seats) as bit sets, seats in the order of the table, together with the values they were made from.
It corrects what differs and prints the proof, turned towards the seat that looks; pairs and offers are read each time.
Most numbers of a row are 0, so it is cleared at once and few are set. Values are told apart by their addresses first,
as the kept ones are alive and small numbers are the same objects. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

#ifndef SIGNORIA_SOURCE
#define SIGNORIA_SOURCE -1 /* the check sum of this file, see hatch_build.py */
#endif

enum { NUMBER, CHOICE, SEAT, MANY, COUNTS, SEATS, PAIRS, OFFERS, KINDS };

#define BITS 64
#define FEW 8 /* values that are looked at one by one sooner than all at once */
#define MOST (1 << 24) /* numbers of a row, and values of a proof */

typedef struct {
    int kind;
    int start;    /* of its numbers */
    int turned;   /* a row for each seat, the own one first */
    int others;   /* no row for the own seat */
    int per_row;  /* values of a row */
    int size;     /* numbers of a value */
    int low;      /* the value of the first number, or of the first place in the table */
    int count;    /* things, or places in the table */
    double worth; /* of one thing that is counted */
    float *table; /* what each amount is worth */
    int listed;   /* its values stand in a list */
    int values;   /* how many of it a proof keeps */
    int first;    /* of them in the proof */
    int kept;     /* where its numbers start in the proof, or its bit sets */
    int is_set;   /* each of its values is kept as a bit set */
    int group;    /* of such sets */
} Field;

typedef unsigned long long Set;

enum { ONE_SEAT, SOME_SEATS, ONE_THING, SOME_THINGS, GROUPS }; /* of sets; sets of seats are turned within */

typedef struct {
    float *numbers;
    Set *sets;
    PyObject **values; /* what they were made from, for each field from its first on; NULL behind the last */
    PyObject **parts;  /* of the sheet they were made from, those that are tuples */
} Proof;

typedef struct {
    int from; /* place in the proof */
    int to;   /* place in the row */
    int length;
} Stretch;

typedef struct {
    Stretch *stretches; /* of numbers */
    int count;
    int *places; /* in the row, of each bit set; -1 if it has none */
} Turn; /* how a proof is printed for one seat */

typedef struct {
    PyObject_HEAD
    int seats;
    int size;
    int rows;
    int values;  /* of a proof */
    int numbers; /* of a proof */
    Py_ssize_t count;
    Field *fields;
    int sets;    /* of a proof */
    int ends[GROUPS]; /* of them */
    int *rest;   /* the fields that are read each time */
    int rest_count;
    PyObject **sheet; /* the values of those in the sheet that is being printed */
    float *row;       /* where a row is made */
    int printing;
    Proof *proofs;    /* of each row */
    Turn *turns;      /* of each seat */
} Plate;

static int as_large_int(PyObject *value, long long *found)
{
    int overflow;
    if (!PyLong_CheckExact(value) && !PyBool_Check(value)) {
        PyErr_Format(PyExc_TypeError, "whole numbers are wanted, lists of them and None, got %.80s", Py_TYPE(value)->tp_name);
        return -1;
    }
    *found = PyLong_AsLongLongAndOverflow(value, &overflow);
    if (overflow) {
        PyErr_SetString(PyExc_OverflowError, "a whole number must fit into 64 bits");
        return -1;
    }
    return 0;
}

/* Almost all numbers are small ones. */
static inline int as_int(PyObject *value, long long *found)
{
    if (PyLong_CheckExact(value)) {
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)value)) {
            *found = PyUnstable_Long_CompactValue((PyLongObject *)value);
            return 0;
        }
#else
        Py_ssize_t digits = Py_SIZE(value);
        if (digits >= -1 && digits <= 1) {
            *found = digits * (long long)((PyLongObject *)value)->ob_digit[0];
            return 0;
        }
#endif
    }
    return as_large_int(value, found);
}

static inline int turned(long long seat, int own, int seats)
{
    int place = (int)seat - own;
    return place < 0 ? place + seats : place;
}

/* One thing of a kind that counts things. */
static inline void put_thing(const Field *field, long long thing, float *out)
{
    thing -= field->low;
    if (thing < 0 || thing >= field->count)
        return;
    if (field->kind == MANY) {
        out[thing] = 1.0f;
    } else {
        double total = (double)out[thing] + field->worth;
        out[thing] = total < 1.0 ? (float)total : 1.0f;
    }
}

/* Some things, as a bit set or a list, where there are only zeros. */
static int put_things(const Field *field, PyObject *item, float *out)
{
    long long thing;
    if (!PyList_CheckExact(item)) {
        if (as_int(item, &thing) < 0)
            return -1;
        for (unsigned long long left = thing > 0 ? thing : 0, place = 0; left; left >>= 1, place++)
            if (left & 1)
                put_thing(field, (long long)place, out);
        return 0;
    }
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(item); at++) {
        if (as_int(PyList_GET_ITEM(item, at), &thing) < 0)
            return -1;
        put_thing(field, thing, out);
    }
    return 0;
}

static inline Set bit_of(const Field *field, long long thing)
{
    thing -= field->low;
    return thing >= 0 && thing < field->count ? (Set)1 << thing : 0;
}

/* A value that is kept as a bit set; NULL is the empty one. */
static int as_set(const Field *field, PyObject *item, Set *found)
{
    long long value;
    *found = 0;
    if (item == NULL)
        return 0;
    if (PyList_CheckExact(item)) {
        for (Py_ssize_t at = 0; at < PyList_GET_SIZE(item); at++) {
            if (as_int(PyList_GET_ITEM(item, at), &value) < 0)
                return -1;
            *found |= bit_of(field, value);
        }
        return 0;
    }
    if (as_int(item, &value) < 0)
        return -1;
    if (field->kind == CHOICE || field->kind == SEAT)
        *found = bit_of(field, value);
    else if (value > 0)
        *found = (field->low < 0 ? (Set)value << -field->low : (Set)value >> field->low) & ~(Set)0 >> (BITS - field->count);
    return 0;
}

static inline int lowest(Set set)
{
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    int place = 0;
    while (!(set >> place & 1))
        place++;
    return place;
#endif
}

/* At most one thing, where there are only zeros; told apart without a branch, as nobody could foresee it. */
static inline void print_one(Set set, float *out)
{
    out[set ? lowest(set) : 0] = (float)(set != 0);
}

static inline void print_some(Set set, float *out)
{
    for (; set; set &= set - 1)
        out[lowest(set)] = 1.0f;
}

/* A list of lists: (seat, thing), or an offer (author, recipient, terms...). */
static int put_tuples(const Plate *plate, const Field *field, PyObject *items, int own, float *out)
{
    if (!PyList_CheckExact(items)) {
        PyErr_Format(PyExc_TypeError, "pairs and offers are lists, got %.80s", Py_TYPE(items)->tp_name);
        return -1;
    }
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(items); at++) {
        PyObject *item = PyList_GET_ITEM(items, at);
        long long first, second, term;
        if (!PyList_CheckExact(item) || PyList_GET_SIZE(item) < 2) {
            PyErr_Format(PyExc_TypeError, "a pair or an offer is a list, got %.80s", Py_TYPE(item)->tp_name);
            return -1;
        }
        for (Py_ssize_t place = 0; place < PyList_GET_SIZE(item); place++)
            if (as_int(PyList_GET_ITEM(item, place), &term) < 0)
                return -1;
        if (as_int(PyList_GET_ITEM(item, 0), &first) < 0 || as_int(PyList_GET_ITEM(item, 1), &second) < 0)
            return -1;
        if (first < 0 || first >= plate->seats)
            continue;
        if (field->kind == PAIRS) {
            if (second >= 0 && second < field->count)
                out[turned(first, own, plate->seats) * field->count + second] = 1.0f;
            continue;
        }
        if (second < 0 || second >= plate->seats)
            continue;
        int incoming = second == own;
        int partner = turned(incoming ? first : second, own, plate->seats);
        float *block = out + (2 * partner + !incoming) * field->count;
        for (Py_ssize_t place = 2; place < PyList_GET_SIZE(item) && place < field->count + 2; place++) {
            if (as_int(PyList_GET_ITEM(item, place), &term) < 0)
                return -1;
            double share = (double)term * field->worth;
            block[place - 2] = (float)(share < 0.0 ? 0.0 : share > 1.0 ? 1.0 : share);
        }
    }
    return 0;
}

static int same_ints(PyObject *one, PyObject *other)
{
    long long first, second;
    return PyLong_CheckExact(one) && PyLong_CheckExact(other) && !as_int(one, &first) && !as_int(other, &second) &&
           first == second;
}

/* Whether a value, a number or a list of numbers, is what it was. */
static int same(PyObject *now, PyObject *kept)
{
    if (!PyList_CheckExact(now) || !PyList_CheckExact(kept))
        return same_ints(now, kept);
    Py_ssize_t length = PyList_GET_SIZE(now);
    if (length != PyList_GET_SIZE(kept))
        return 0;
    for (Py_ssize_t at = 0; at < length; at++)
        if (PyList_GET_ITEM(now, at) != PyList_GET_ITEM(kept, at) &&
            !same_ints(PyList_GET_ITEM(now, at), PyList_GET_ITEM(kept, at)))
            return 0;
    return 1;
}

/* A value that nobody will change. */
static PyObject *kept_of(PyObject *value)
{
    return PyList_CheckExact(value) ? PyList_GetSlice(value, 0, PyList_GET_SIZE(value)) : Py_NewRef(value);
}

static inline float amount(const Field *field, long long value)
{
    value -= field->low;
    return field->table[value < 0 ? 0 : value < field->count ? value : field->count - 1];
}

/* The numbers of one value, which were those of `before`; NULL if there was nothing, or is nothing any more. */
static int print_value(const Field *field, PyObject *now, PyObject *before, float *out)
{
    long long value;
    switch (field->kind) {
    case NUMBER:
        if (now == NULL)
            out[0] = 0.0f;
        else if (as_int(now, &value) < 0)
            return -1;
        else
            out[0] = amount(field, value);
        return 0;
    case CHOICE:
        if (before != NULL && as_int(before, &value) == 0 && value >= field->low && value - field->low < field->count)
            out[value - field->low] = 0.0f;
        if (now == NULL)
            return 0;
        if (as_int(now, &value) < 0)
            return -1;
        if (value >= field->low && value - field->low < field->count)
            out[value - field->low] = 1.0f;
        return 0;
    default:
        memset(out, 0, sizeof(float) * field->size);
        return now == NULL ? 0 : put_things(field, now, out);
    }
}

/* One value, which is not the same object as the kept one; NULL if there is nothing any more. */
static int correct(const Plate *plate, const Field *field, Py_ssize_t at, PyObject *now, const Proof *proof)
{
    PyObject **kept = proof->values + field->first + at, *before = *kept;
    if (now != NULL && before != NULL && same(now, before))
        return 0;
    int failed = field->is_set ? as_set(field, now, proof->sets + field->kept + at)
                               : print_value(field, now, before, proof->numbers + field->kept + at * field->size);
    if (failed < 0)
        return -1;
    *kept = NULL;
    Py_XDECREF(before);
    return now == NULL || (*kept = kept_of(now)) != NULL ? 0 : -1;
}

/* None stands for nothing. */
static inline PyObject *something(PyObject *item)
{
    return item == Py_None ? NULL : item;
}

/* Many amounts of which some have changed: all anew, as nobody could foresee which. Returns how many were whole numbers
in a row; what comes behind them is for others. */
static Py_ssize_t renumber(const Field *field, PyObject **items, Py_ssize_t length, PyObject **kept, float *out)
{
    Py_ssize_t at = 0;
    long long value;
    for (; at < length && PyLong_CheckExact(items[at]); at++) {
        PyObject *before = kept[at];
        if (as_int(items[at], &value) < 0)
            break;
        out[at] = amount(field, value);
        kept[at] = Py_NewRef(items[at]);
        Py_XDECREF(before);
    }
    PyErr_Clear();
    return at;
}

static int correct_list(const Plate *plate, const Field *field, PyObject *item, const Proof *proof)
{
    PyObject **items = NULL, **kept = proof->values + field->first;
    Py_ssize_t length = 0, at = 0;
    if (PyList_CheckExact(item)) {
        items = ((PyListObject *)item)->ob_item;
        length = PyList_GET_SIZE(item) < field->values ? PyList_GET_SIZE(item) : field->values;
    } else if (item != Py_None) {
        PyErr_Format(PyExc_TypeError, "a field of several values is a list, got %.80s", Py_TYPE(item)->tp_name);
        return -1;
    }
    if (length > FEW && memcmp(items, kept, sizeof(PyObject *) * length) == 0)
        at = length;
    else if (length > FEW && field->kind == NUMBER)
        at = renumber(field, items, length, kept, proof->numbers + field->kept);
    for (; at < length; at++)
        if (items[at] != kept[at] && something(items[at]) != kept[at] &&
            correct(plate, field, at, something(items[at]), proof) < 0)
            return -1;
    for (; at < field->values && kept[at] != NULL; at++)
        if (correct(plate, field, at, NULL, proof) < 0)
            return -1;
    return 0;
}

static inline int correct_field(const Plate *plate, const Field *field, PyObject *item, const Proof *proof)
{
    PyObject *kept = proof->values[field->first];
    if (field->listed)
        return correct_list(plate, field, item, proof);
    if (item == kept || something(item) == kept)
        return 0;
    if (field->kind < MANY && PyList_CheckExact(item))
        return correct_list(plate, field, item, proof); /* of one value */
    return correct(plate, field, 0, something(item), proof);
}

/* Turned towards a seat, and everything where there is nothing 0. */
static void print_proof(const Plate *plate, const Proof *proof, int own, float *row)
{
    const Turn *turn = plate->turns + own;
    Set all = ~(Set)0 >> (BITS - plate->seats);
    const int *places = turn->places, *ends = plate->ends;
    const Set *sets = proof->sets;
    int at = 0, left = plate->seats - own;
    memset(row, 0, sizeof(float) * plate->size);
    for (; at < ends[ONE_SEAT]; at++)
        if (places[at] >= 0)
            print_one((sets[at] >> own | sets[at] << left) & all, row + places[at]);
    for (; at < ends[SOME_SEATS]; at++)
        if (places[at] >= 0)
            print_some((sets[at] >> own | sets[at] << left) & all, row + places[at]);
    for (; at < ends[ONE_THING]; at++)
        if (places[at] >= 0)
            print_one(sets[at], row + places[at]);
    for (; at < ends[SOME_THINGS]; at++)
        if (places[at] >= 0)
            print_some(sets[at], row + places[at]);
    for (at = 0; at < turn->count; at++) {
        const Stretch *copied = turn->stretches + at;
        const float *from = proof->numbers + copied->from;
        float *to = row + copied->to;
        if (copied->length > FEW)
            memcpy(to, from, sizeof(float) * copied->length);
        else
            for (int place = 0; place < copied->length; place++)
                to[place] = from[place];
    }
}

static void forget(const Plate *plate, Proof *proof)
{
    for (int at = 0; proof->values != NULL && at < plate->values; at++)
        Py_XDECREF(proof->values[at]);
    for (int at = 0; proof->parts != NULL && at < plate->count; at++)
        Py_XDECREF(proof->parts[at]);
    PyMem_Free(proof->values);
    PyMem_Free(proof->parts);
    PyMem_Free(proof->numbers);
    PyMem_Free(proof->sets);
    memset(proof, 0, sizeof(Proof));
}

static int begin(const Plate *plate, Proof *proof)
{
    proof->numbers = PyMem_Calloc(plate->numbers + 1, sizeof(float));
    proof->sets = PyMem_Calloc(plate->sets + 1, sizeof(Set));
    proof->values = PyMem_Calloc(plate->values, sizeof(PyObject *));
    proof->parts = PyMem_Calloc(plate->count, sizeof(PyObject *));
    if (proof->numbers != NULL && proof->sets != NULL && proof->values != NULL && proof->parts != NULL)
        return 0;
    forget(plate, proof);
    PyErr_NoMemory();
    return -1;
}

static int no_sheet(const Plate *plate)
{
    PyErr_Format(PyExc_ValueError, "a sheet must be a list of parts with %zd values in all", plate->count);
    return -1;
}

/* Correct what a sheet has new; a tuple that was read before has nothing new. */
static int correct_proof(const Plate *plate, PyObject *sheet, const Proof *proof)
{
    Py_ssize_t field = 0;
    int rest = 0;
    if (!PyList_Check(sheet) || PyList_GET_SIZE(sheet) > plate->count)
        return no_sheet(plate);
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(sheet); place++) {
        PyObject *part = PyList_GET_ITEM(sheet, place);
        if (!PyList_Check(part) && !PyTuple_Check(part))
            return no_sheet(plate);
        Py_ssize_t length = PySequence_Fast_GET_SIZE(part), at;
        PyObject **items = PySequence_Fast_ITEMS(part);
        if (length > plate->count - field)
            return no_sheet(plate);
        for (; rest < plate->rest_count && plate->rest[rest] < field + length; rest++)
            Py_XSETREF(plate->sheet[rest], Py_NewRef(items[plate->rest[rest] - field]));
        if (part != proof->parts[place]) {
            for (at = 0; at < length; at++)
                if (plate->fields[field + at].kind < PAIRS &&
                    correct_field(plate, plate->fields + field + at, items[at], proof) < 0)
                    return -1;
            Py_XSETREF(proof->parts[place], PyTuple_Check(part) ? Py_NewRef(part) : NULL);
        }
        field += length;
    }
    return field == plate->count ? 0 : no_sheet(plate);
}

static int as_seat(const Plate *plate, PyObject *seat, int *found)
{
    long long own;
    if (as_int(seat, &own) < 0)
        return -1;
    if (own < 0 || own >= plate->seats) {
        PyErr_Format(PyExc_ValueError, "there is no seat %lld at a table of %d", own, plate->seats);
        return -1;
    }
    *found = (int)own;
    return 0;
}

/* The row as a whole, or not at all. */
static int make_row(Plate *plate, PyObject *sheet, int own, Proof *proof)
{
    if (proof->numbers == NULL && begin(plate, proof) < 0)
        return -1;
    if (correct_proof(plate, sheet, proof) < 0)
        return -1;
    print_proof(plate, proof, own, plate->row);
    for (int at = 0; at < plate->rest_count; at++) {
        const Field *field = plate->fields + plate->rest[at];
        if (plate->sheet[at] != Py_None && put_tuples(plate, field, plate->sheet[at], own, plate->row + field->start) < 0)
            return -1;
    }
    return 0;
}

static int put_sheet(Plate *plate, PyObject *sheet, PyObject *seat, Proof *proof, float *row)
{
    int own;
    if (as_seat(plate, seat, &own) < 0)
        return -1;
    if (plate->printing) { /* what a part leaves behind when it goes may run foreign code */
        PyErr_SetString(PyExc_RuntimeError, "a plate prints one row at a time");
        return -1;
    }
    plate->printing = 1;
    int failed = make_row(plate, sheet, own, proof);
    if (failed < 0) {
        PyObject *type, *value, *trace;
        PyErr_Fetch(&type, &value, &trace);
        forget(plate, proof); /* it may be half corrected */
        PyErr_Restore(type, value, trace);
    } else {
        memcpy(row, plate->row, sizeof(float) * plate->size);
    }
    for (int at = 0; at < plate->rest_count; at++)
        Py_CLEAR(plate->sheet[at]);
    plate->printing = 0;
    return failed;
}

/* An array of so many rows as it is, to be written to: `kinds` are the letters its numbers may have. */
static int rows_of(PyObject *array, Py_buffer *view, Py_ssize_t rows, Py_ssize_t width, const char *kinds,
                   Py_ssize_t size, const char *called)
{
    if (PyObject_GetBuffer(array, view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return -1;
    const char *format = view->format == NULL ? "B" : view->format;
    format += *format == '@' || *format == '=';
    if (!*format || format[1] || strchr(kinds, *format) == NULL || view->itemsize != size) {
        PyErr_Format(PyExc_TypeError, "an array of %s is wanted, its numbers are '%.20s'", called,
                     view->format == NULL ? "B" : view->format);
    } else if (rows > PY_SSIZE_T_MAX / size / width || view->len != rows * width * size || view->ndim < 1 ||
               view->ndim > 2 || (view->ndim == 2 && view->shape[0] != rows)) {
        PyErr_Format(PyExc_ValueError, "an array of %zd rows of %zd %s is wanted, it has %zd numbers", rows, width, called,
                     view->len / size);
    } else if ((uintptr_t)view->buf % size) {
        PyErr_SetString(PyExc_ValueError, "the numbers of an array must lie where their size divides their address");
    } else {
        return 0;
    }
    PyBuffer_Release(view);
    return -1;
}

PyDoc_STRVAR(print_doc, "print(sheets, games, seats, out)\n--\n\n"
                        "What each of `sheets` makes of its game and seat into its row of `out`. Without games (None) it\n"
                        "is called with nothing, and the seat read thereafter.");

/* The sheet of a row, or NULL. */
static PyObject *sheet_of(PyObject *sheets, PyObject *games, PyObject *seats, Py_ssize_t at)
{
    if (at >= PyList_GET_SIZE(sheets) || at >= PyList_GET_SIZE(seats) ||
        (games != Py_None && at >= PyList_GET_SIZE(games))) {
        PyErr_SetString(PyExc_RuntimeError, "somebody has shortened the lists while they were printed");
        return NULL;
    }
    PyObject *make = Py_NewRef(PyList_GET_ITEM(sheets, at)), *sheet;
    if (games == Py_None) {
        sheet = PyObject_CallNoArgs(make);
    } else {
        PyObject *asked[2] = {Py_NewRef(PyList_GET_ITEM(games, at)), Py_NewRef(PyList_GET_ITEM(seats, at))};
        sheet = PyObject_Vectorcall(make, asked, 2, NULL);
        Py_DECREF(asked[0]);
        Py_DECREF(asked[1]);
    }
    Py_DECREF(make);
    return sheet;
}

static PyObject *plate_print(Plate *plate, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 4 || !PyList_Check(args[0]) || !PyList_Check(args[2]) ||
        PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[2]) ||
        (args[1] != Py_None && (!PyList_Check(args[1]) || PyList_GET_SIZE(args[1]) != PyList_GET_SIZE(args[0])))) {
        PyErr_SetString(PyExc_TypeError, "print takes lists of what makes sheets, of games and of seats, and an array");
        return NULL;
    }
    Py_ssize_t rows = PyList_GET_SIZE(args[0]);
    if (rows > plate->rows) {
        PyErr_Format(PyExc_ValueError, "this plate has %d rows, not %zd", plate->rows, rows);
        return NULL;
    }
    for (Py_ssize_t at = 0; at < rows; at++) {
        int own;
        if (!PyCallable_Check(PyList_GET_ITEM(args[0], at))) {
            PyErr_SetString(PyExc_TypeError, "what makes a sheet is called for it");
            return NULL;
        }
        if (args[1] != Py_None && as_seat(plate, PyList_GET_ITEM(args[2], at), &own) < 0)
            return NULL;
    }
    if (rows_of(args[3], &view, rows, plate->size, "f", sizeof(float), "float32") < 0)
        return NULL;
    int failed = 0;
    for (Py_ssize_t at = 0; at < rows && !failed; at++) {
        PyObject *sheet = sheet_of(args[0], args[1], args[2], at);
        failed = sheet == NULL || at >= PyList_GET_SIZE(args[2]) ||
                 put_sheet(plate, sheet, PyList_GET_ITEM(args[2], at), plate->proofs + at,
                           (float *)view.buf + at * plate->size) < 0;
        Py_XDECREF(sheet);
    }
    PyBuffer_Release(&view);
    if (!failed)
        Py_RETURN_NONE;
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_RuntimeError, "somebody has shortened the lists while they were printed");
    return NULL;
}

static void plate_dealloc(Plate *plate)
{
    for (int at = 0; plate->proofs != NULL && at < plate->rows; at++)
        forget(plate, plate->proofs + at);
    PyMem_Free(plate->proofs);
    for (int own = 0; plate->turns != NULL && own < plate->seats; own++) {
        PyMem_Free(plate->turns[own].stretches);
        PyMem_Free(plate->turns[own].places);
    }
    PyMem_Free(plate->turns);
    PyMem_Free(plate->rest);
    PyMem_Free(plate->sheet);
    PyMem_Free(plate->row);
    for (Py_ssize_t at = 0; plate->fields != NULL && at < plate->count; at++)
        PyMem_Free(plate->fields[at].table);
    PyMem_Free(plate->fields);
    PyTypeObject *type = Py_TYPE(plate);
    type->tp_free((PyObject *)plate);
    Py_DECREF(type);
}

static int take_table(Field *field, PyObject *amounts)
{
    Py_ssize_t length = PyList_GET_SIZE(amounts);
    for (Py_ssize_t at = 0; at < length; at++)
        if (!PyFloat_CheckExact(PyList_GET_ITEM(amounts, at)) && !PyLong_CheckExact(PyList_GET_ITEM(amounts, at))) {
            PyErr_SetString(PyExc_TypeError, "what an amount is worth is a number");
            return -1;
        }
    field->table = PyMem_Malloc(sizeof(float) * (length ? length : 1));
    if (field->table == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t at = 0; at < length; at++) {
        double amount = PyFloat_AsDouble(PyList_GET_ITEM(amounts, at));
        if (amount == -1.0 && PyErr_Occurred())
            return -1;
        field->table[at] = (float)amount;
    }
    return 0;
}

/* The numbers a field may write to must lie within the row, and its table must hold what it looks up. */
static int take_field(Plate *plate, Field *field, PyObject *values)
{
    PyObject *amounts;
    if (!PyTuple_Check(values)) {
        PyErr_SetString(PyExc_TypeError, "a field is a tuple of ten figures");
        return -1;
    }
    if (!PyArg_ParseTuple(values, "iiiiiiiidO!", &field->kind, &field->start, &field->turned, &field->others,
                          &field->per_row, &field->size, &field->low, &field->count, &field->worth, &PyList_Type,
                          &amounts))
        return -1;
    int seats = plate->seats, rows = field->turned ? seats - !!field->others : 1;
    long long count = field->count;
    long long least = field->kind == NUMBER                           ? 1
                      : field->kind == SEAT || field->kind == SEATS   ? seats
                      : field->kind == PAIRS                          ? seats * count
                      : field->kind == OFFERS                         ? 2 * seats * count
                                                                      : count;
    int bad = field->kind < 0 || field->kind >= KINDS || field->start < 0 || field->count < 1 || field->per_row < 1;
    bad = bad || field->start > MOST || field->per_row > MOST || field->size > MOST || field->size < least;
    bad = bad || field->start + (long long)rows * field->per_row * field->size > plate->size;
    bad = bad || field->low < -MOST || field->low > MOST || field->worth != field->worth;
    bad = bad || (field->kind == NUMBER && PyList_GET_SIZE(amounts) != field->count);
    bad = bad || (field->kind >= PAIRS && (field->turned || field->per_row > 1));
    bad = bad || ((field->kind == SEAT || field->kind == SEATS) && (field->count > seats || field->low));
    if (bad) {
        PyErr_Format(PyExc_ValueError, "a field does not fit: kind %d, start %d, %d a row, size %d, low %d, count %d",
                     field->kind, field->start, field->per_row, field->size, field->low, field->count);
        return -1;
    }
    field->others = !!field->others;
    field->values = (field->turned ? seats : 1) * field->per_row;
    if ((long long)plate->values + field->values > MOST || (long long)plate->numbers + (long long)field->values * field->size > MOST) {
        PyErr_SetString(PyExc_ValueError, "the fields of a plate have too many numbers together");
        return -1;
    }
    field->listed = field->turned || field->values > 1;
    field->group = field->kind == SEAT     ? ONE_SEAT
                   : field->kind == SEATS  ? SOME_SEATS
                   : field->kind == CHOICE ? ONE_THING
                                           : SOME_THINGS;
    field->is_set = field->kind == SEAT || field->kind == SEATS || field->kind == CHOICE || field->kind == MANY;
    field->is_set = field->is_set && field->count <= BITS && field->low > -BITS && field->low < BITS;
    field->first = plate->values;
    plate->values += field->values;
    if (!field->is_set && field->kind < PAIRS) {
        field->kept = plate->numbers;
        plate->numbers += field->values * field->size;
    }
    return take_table(field, amounts);
}

static void add_stretch(Turn *turn, int from, int to, int length)
{
    Stretch *last = turn->count ? turn->stretches + turn->count - 1 : NULL;
    if (!length)
        return;
    if (last != NULL && last->from + last->length == from && last->to + last->length == to)
        last->length += length;
    else
        turn->stretches[turn->count++] = (Stretch){from, to, length};
}

static void number_sets(Plate *plate)
{
    for (int group = 0; group < GROUPS; group++) {
        for (Py_ssize_t at = 0; at < plate->count; at++) {
            Field *field = plate->fields + at;
            if (field->is_set && field->group == group) {
                field->kept = plate->sets;
                plate->sets += field->values;
            }
        }
        plate->ends[group] = plate->sets;
    }
}

/* Where a value of a field is printed for a seat, or -1 for the own one where only others have rows. */
static int place_of(const Plate *plate, const Field *field, int at, int own)
{
    if (!field->turned)
        return field->start + at * field->size;
    int place = turned(at / field->per_row, own, plate->seats) - field->others;
    return place < 0 ? -1 : field->start + (place * field->per_row + at % field->per_row) * field->size;
}

/* For each seat how a proof becomes its row. */
static int make_turns(Plate *plate)
{
    for (int own = 0; own < plate->seats; own++) {
        Turn *turn = plate->turns + own;
        turn->stretches = PyMem_Calloc(plate->values + 1, sizeof(Stretch));
        turn->places = PyMem_Calloc(plate->sets + 1, sizeof(int));
        if (turn->stretches == NULL || turn->places == NULL)
            return -1;
        for (Py_ssize_t at = 0; at < plate->count; at++) {
            const Field *field = plate->fields + at;
            int seats = plate->seats, row = field->per_row * field->size, first = own + field->others;
            for (int value = 0; field->is_set && value < field->values; value++)
                turn->places[field->kept + value] = place_of(plate, field, value, own);
            if (field->is_set || field->kind >= PAIRS)
                continue;
            if (field->turned) { /* the rows from its own on, then the rest */
                add_stretch(turn, field->kept + first * row, field->start, (seats - first) * row);
                add_stretch(turn, field->kept, field->start + (seats - first) * row, own * row);
            } else {
                add_stretch(turn, field->kept, field->start, row);
            }
        }
    }
    return 0;
}

static PyObject *plate_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    int seats, size, rows;
    PyObject *given, *fields;
    if (keywords != NULL && PyDict_GET_SIZE(keywords)) {
        PyErr_SetString(PyExc_TypeError, "a plate takes no names");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "iiiO!", &seats, &size, &rows, &PyList_Type, &given))
        return NULL;
    if (seats < 1 || seats > 63 || size < 1 || size > MOST || rows < 1) {
        PyErr_SetString(PyExc_ValueError, "a plate has 1 to 63 seats, at least one number and at least one row");
        return NULL;
    }
    fields = PyList_AsTuple(given);
    Plate *plate = fields == NULL ? NULL : (Plate *)type->tp_alloc(type, 0);
    if (plate == NULL) {
        Py_XDECREF(fields);
        return NULL;
    }
    plate->seats = seats;
    plate->size = size;
    plate->rows = rows;
    plate->count = PyTuple_GET_SIZE(fields);
    plate->fields = PyMem_Calloc(plate->count ? plate->count : 1, sizeof(Field));
    plate->rest = PyMem_Calloc(plate->count ? plate->count : 1, sizeof(int));
    plate->sheet = PyMem_Calloc(plate->count ? plate->count : 1, sizeof(PyObject *));
    plate->row = PyMem_Calloc(size, sizeof(float));
    plate->proofs = PyMem_Calloc(rows, sizeof(Proof));
    plate->turns = PyMem_Calloc(seats, sizeof(Turn));
    int failed = plate->fields == NULL || plate->rest == NULL || plate->sheet == NULL || plate->row == NULL ||
                 plate->proofs == NULL || plate->turns == NULL;
    if (failed)
        PyErr_NoMemory();
    for (Py_ssize_t at = 0; at < plate->count && !failed; at++)
        failed = take_field(plate, plate->fields + at, PyTuple_GET_ITEM(fields, at)) < 0;
    Py_DECREF(fields);
    if (failed) {
        Py_DECREF(plate);
        return NULL;
    }
    for (int at = 0; at < plate->count; at++)
        if (plate->fields[at].kind >= PAIRS)
            plate->rest[plate->rest_count++] = at;
    number_sets(plate);
    if (make_turns(plate) < 0) {
        Py_DECREF(plate);
        return PyErr_NoMemory();
    }
    return (PyObject *)plate;
}

static PyMethodDef plate_methods[] = {
    {"print", (PyCFunction)(void (*)(void))plate_print, METH_FASTCALL, print_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot plate_slots[] = {
    {Py_tp_new, plate_new},
    {Py_tp_dealloc, plate_dealloc},
    {Py_tp_methods, plate_methods},
    {Py_tp_doc, "Plate(seats, size, rows, fields)\n--\n\nWhat a layout's sheets are printed with."},
    {0, NULL},
};

static PyType_Spec plate_spec = {"signoria.envs.press.Plate", sizeof(Plate), 0, Py_TPFLAGS_DEFAULT, plate_slots};

PyDoc_STRVAR(mark_doc, "mark(actions, width, out)\n--\n\nEach list of actions as marks in its row of `out`, the rest 0.");

/* Whether a list holds actions, of which there are so many. */
static int are_actions(PyObject *actions, Py_ssize_t width)
{
    long long action;
    if (!PyList_CheckExact(actions)) {
        PyErr_Format(PyExc_TypeError, "legal actions are a list, got %.80s", Py_TYPE(actions)->tp_name);
        return 0;
    }
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(actions); place++) {
        if (as_int(PyList_GET_ITEM(actions, place), &action) < 0)
            return 0;
        if (action < 0 || action >= width) {
            PyErr_Format(PyExc_ValueError, "there is no action %lld among %zd", action, width);
            return 0;
        }
    }
    return 1;
}

static PyObject *mark(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 3 || !PyList_CheckExact(args[0]) || !PyLong_CheckExact(args[1])) {
        PyErr_SetString(PyExc_TypeError, "mark takes a list of lists, a width and an array");
        return NULL;
    }
    Py_ssize_t rows = PyList_GET_SIZE(args[0]), width = PyLong_AsSsize_t(args[1]);
    if (width < 1) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "a row of marks has at least one");
        return NULL;
    }
    if (rows_of(args[2], &view, rows, width, "bB?", 1, "int8") < 0)
        return NULL;
    int good = PyList_GET_SIZE(args[0]) == rows;
    if (!good)
        PyErr_SetString(PyExc_RuntimeError, "somebody has changed the list while its array was lent");
    for (Py_ssize_t at = 0; at < rows && good; at++)
        good = are_actions(PyList_GET_ITEM(args[0], at), width);
    if (good)
        memset(view.buf, 0, view.len);
    for (Py_ssize_t at = 0; at < rows && good; at++) {
        PyObject *actions = PyList_GET_ITEM(args[0], at);
        char *row = (char *)view.buf + at * width;
        long long action;
        for (Py_ssize_t place = 0; place < PyList_GET_SIZE(actions); place++)
            if (as_int(PyList_GET_ITEM(actions, place), &action) == 0)
                row[action] = 1;
    }
    PyBuffer_Release(&view);
    if (!good)
        return NULL;
    Py_RETURN_NONE;
}

PyDoc_STRVAR(note_doc, "note(numbers, out)\n--\n\nA list of whole numbers into an array of as many int64.");

static PyObject *note(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    long long number;
    if (count != 2 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "note takes a list and an array");
        return NULL;
    }
    Py_ssize_t length = PyList_GET_SIZE(args[0]);
    for (Py_ssize_t at = 0; at < length; at++)
        if (as_int(PyList_GET_ITEM(args[0], at), &number) < 0)
            return NULL;
    if (rows_of(args[1], &view, length, 1, "lq", sizeof(long long), "int64") < 0)
        return NULL;
    for (Py_ssize_t at = 0; at < length && at < PyList_GET_SIZE(args[0]); at++)
        if (as_int(PyList_GET_ITEM(args[0], at), (long long *)view.buf + at) < 0)
            break; /* whoever lent the array has changed the list meanwhile */
    PyBuffer_Release(&view);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

PyDoc_STRVAR(refused_doc, "refused(legal, actions)\n--\n\nThe places of the actions that are not in the list of their place.");

/* Whether a list holds a whole number: 1, 0, or -1 with an error. */
static int holds(PyObject *list, long long wanted)
{
    long long found;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(list); at++) {
        if (as_int(PyList_GET_ITEM(list, at), &found) < 0)
            return -1;
        if (found == wanted)
            return 1;
    }
    return 0;
}

static PyObject *refused(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    if (count != 2 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[1]) ||
        PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[1])) {
        PyErr_SetString(PyExc_TypeError, "refused takes a list of lists and a list of as many actions");
        return NULL;
    }
    PyObject *places = PyList_New(0);
    for (Py_ssize_t at = 0; places != NULL && at < PyList_GET_SIZE(args[0]); at++) {
        PyObject *legal = PyList_GET_ITEM(args[0], at), *place = NULL;
        long long action;
        int held = -1;
        if (!PyList_CheckExact(legal)) {
            PyErr_Format(PyExc_TypeError, "legal actions are a list, got %.80s", Py_TYPE(legal)->tp_name);
        } else if (as_int(PyList_GET_ITEM(args[1], at), &action) < 0) {
            PyErr_Clear(); /* too large a number, or something else, is no action at all */
            held = 0;
        } else {
            held = holds(legal, action);
        }
        if (held < 0 || (!held && ((place = PyLong_FromSsize_t(at)) == NULL || PyList_Append(places, place) < 0)))
            Py_CLEAR(places);
        Py_XDECREF(place);
    }
    return places;
}

static PyMethodDef functions[] = {
    {"refused", (PyCFunction)(void (*)(void))refused, METH_FASTCALL, refused_doc},
    {"note", (PyCFunction)(void (*)(void))note, METH_FASTCALL, note_doc},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, mark_doc},
    {NULL, NULL, 0, NULL},
};

static int fill_module(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &plate_spec, NULL);
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
    PyModuleDef_HEAD_INIT, "press", "Sheets and legal actions into arrays, in C.", 0, functions, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_press(void)
{
    return PyModuleDef_Init(&definition);
}
