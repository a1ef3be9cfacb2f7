#define _GNU_SOURCE
#include "unit_format.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

// ICU's functions as Foundation's copy names them. They are weak: the library is not linked by name, and found once it is loaded.

typedef int32_t status;

#define DECLARE(result, name, ...) \
  extern result swift_##name(__VA_ARGS__) __attribute__((weak)); \
  typedef result (*name##_t)(__VA_ARGS__);

DECLARE(void *, unumf_openForSkeletonAndLocale, const uint16_t *, int32_t, const char *, status *)
DECLARE(void, unumf_close, void *)
DECLARE(void *, unumf_openResult, status *)
DECLARE(void, unumf_closeResult, void *)
DECLARE(void, unumf_formatDouble, const void *, double, void *, status *)
DECLARE(int32_t, unumf_resultToString, const void *, uint16_t *, int32_t, status *)
DECLARE(int32_t, unumf_resultToDecimalNumber, const void *, char *, int32_t, status *)
DECLARE(void, unumf_resultGetAllFieldPositions, const void *, void *, status *)
DECLARE(void *, ufieldpositer_open, status *)
DECLARE(void, ufieldpositer_close, void *)
DECLARE(int32_t, ufieldpositer_next, void *, int32_t *, int32_t *)

#define FIND(name) \
  name##_t name = swift_##name ? swift_##name : (name##_t)dlsym(RTLD_DEFAULT, "swift_" #name); \
  if (!name) return text

/// The field of a text that is its unit; all others belong to the number.
enum { measure_unit_field = 11 };

struct shoji_unit_text shoji_format_unit(
    double value, const uint16_t *skeleton, int32_t skeleton_length, const char *locale, uint16_t *buffer,
    int32_t capacity) {
  struct shoji_unit_text text = {.length = -1};
  FIND(unumf_openForSkeletonAndLocale);
  FIND(unumf_close);
  FIND(unumf_openResult);
  FIND(unumf_closeResult);
  FIND(unumf_formatDouble);
  FIND(unumf_resultToString);
  FIND(unumf_resultToDecimalNumber);
  FIND(unumf_resultGetAllFieldPositions);
  FIND(ufieldpositer_open);
  FIND(ufieldpositer_close);
  FIND(ufieldpositer_next);

  status failure = 0;
  void *formatter = unumf_openForSkeletonAndLocale(skeleton, skeleton_length, locale, &failure);
  void *result = unumf_openResult(&failure);
  void *fields = ufieldpositer_open(&failure);
  unumf_formatDouble(formatter, value, result, &failure);
  int32_t length = unumf_resultToString(result, buffer, capacity, &failure);
  char decimal[512];
  int32_t digits = unumf_resultToDecimalNumber(result, decimal, sizeof decimal, &failure);
  unumf_resultGetAllFieldPositions(result, fields, &failure);
  // Below 0 are warnings.
  if (failure <= 0 && length <= capacity && digits < (int32_t)sizeof decimal) {
    text.length = length;
    text.value = atof(decimal);
    bool is_first = true;
    int32_t field, start, end;
    while ((field = ufieldpositer_next(fields, &start, &end)) >= 0) {
      if (field == measure_unit_field) continue;
      if (is_first || start < text.number_start) text.number_start = start;
      if (is_first || end > text.number_end) text.number_end = end;
      is_first = false;
    }
  }
  if (fields) ufieldpositer_close(fields);
  if (result) unumf_closeResult(result);
  if (formatter) unumf_close(formatter);
  return text;
}
