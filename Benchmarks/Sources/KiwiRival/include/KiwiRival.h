#ifndef KIWI_RIVAL_H
#define KIWI_RIVAL_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Systems of linear constraints in kiwi, from tables. */
typedef struct KiwiRival KiwiRival;

typedef struct {
  int variable;
  double coefficient;
} KiwiTerm;

/* The terms from first on, compared with a constant: -1 at most, 0 equal, 1 at least. */
typedef struct {
  int first;
  int count;
  int relation;
  double constant;
  /* 0 required, then 1, 2, ... from strong to weak; only a few are known. */
  int level;
} KiwiRow;

/* Makes a solver with edit variables and constraints, and finds the solution. */
KiwiRival *kiwi_rival_create(
  int variables, const int *edits, int edit_count, const KiwiTerm *terms, const KiwiRow *rows, int row_count);

void kiwi_rival_suggest(KiwiRival *rival, int variable, double value);

/* Exchanges the constraint of a row for the same with another constant. */
void kiwi_rival_replace(KiwiRival *rival, int row, double constant);

/* Writes the variables' values. */
void kiwi_rival_update(KiwiRival *rival);

double kiwi_rival_value(const KiwiRival *rival, int variable);

void kiwi_rival_destroy(KiwiRival *rival);

/* How many bytes of the heap are in use. */
size_t kiwi_rival_heap(void);

#ifdef __cplusplus
}
#endif

#endif
