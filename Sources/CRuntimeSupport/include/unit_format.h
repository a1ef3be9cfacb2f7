#pragma once
#include <stdint.h>

// Numbers with units, as the Unicode CLDR writes them in each language. Foundation contains ICU, which has that, and calls no more of it than
// numbers and dates need.

/// A number with its unit as text.
struct shoji_unit_text {
  /// The characters there are in the buffer; below 0 where there is no such unit or usage.
  int32_t length;
  /// The part of them that is the number.
  int32_t number_start, number_end;
  /// The value in the unit that was chosen, after rounding.
  double value;
};

/// Writes a value by a number skeleton of ICU, such as `unit/meter usage/road`, in a locale.
struct shoji_unit_text shoji_format_unit(
    double value, const uint16_t *_Nonnull skeleton, int32_t skeleton_length, const char *_Nonnull locale,
    uint16_t *_Nonnull buffer, int32_t capacity);
