#include <math.h>
#include <stdbool.h>

// Foundation's `CGRect.intersection(_:)` and `intersects(_:)` on Linux end the process where an edge of a rectangle is no number, as
// that of one which begins at minus infinity and is infinitely wide. An app may have such rectangles. These functions take the place
// of Foundation's wherever they are linked into the app itself; they are weak, so that a Foundation that is linked statically keeps
// its own.

#define SWIFT __attribute__((swiftcall))
#define WEAK __attribute__((weak))

typedef struct {
  double x, y, width, height;
} Rect;

static bool is_null(Rect rect) { return rect.x == INFINITY || rect.y == INFINITY; }

/// The part of two stretches that both have; false where there is none, or an end is no number.
static bool overlap(double start, double length, double other_start, double other_length, double *from, double *width) {
  double low = fmin(start, start + length), high = fmax(start, start + length);
  double other_low = fmin(other_start, other_start + other_length), other_high = fmax(other_start, other_start + other_length);
  if (isnan(start + length) || isnan(other_start + other_length)) return false;
  *from = fmax(low, other_low);
  *width = fmin(high, other_high) - *from;
  return *width >= 0;
}

static Rect intersection(Rect one, Rect other) {
  const Rect null = {INFINITY, INFINITY, 0, 0};
  Rect found;
  if (is_null(one) || is_null(other) || !overlap(one.x, one.width, other.x, other.width, &found.x, &found.width)
      || !overlap(one.y, one.height, other.y, other.height, &found.y, &found.height)) {
    return null;
  }
  return found;
}

SWIFT WEAK Rect shoji_intersection(Rect other, Rect one) __asm__("$s10Foundation6CGRectV12intersectionyA2CF");
SWIFT Rect shoji_intersection(Rect other, Rect one) { return intersection(one, other); }

SWIFT WEAK bool shoji_intersects(Rect other, Rect one) __asm__("$s10Foundation6CGRectV10intersectsySbACF");
SWIFT bool shoji_intersects(Rect other, Rect one) { return !is_null(intersection(one, other)); }
