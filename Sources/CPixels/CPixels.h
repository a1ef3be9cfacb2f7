#pragma once
#include <stdint.h>

// Arithmetic over many numbers at once, in C since debug builds of Swift take thirty times as long for it. All results are those of
// the same operations in Swift, to the last bit.

/// Sums each of `count` numbers and its neighbors: `weights[0]` times itself, and `weights[d]` times the two that lie `d * step` before
/// and behind it, for each `d` up to `reach`. There must be numbers as far as that on both sides, and `sums` must lie apart from them.
void shoji_convolve(const float *numbers, float *sums, long count, const float *weights, long reach, long step);

/// Converts bytes to numbers.
void shoji_widen(const uint8_t *bytes, float *numbers, long count);

/// Rounds numbers of 0 and more to bytes; what exceeds 255 becomes 255.
void shoji_narrow(const float *numbers, uint8_t *bytes, long count);

/// Rounds premultiplied pixels of four numbers (blue, green, red, alpha; 0…255) to bytes with another saturation, as the `saturate`
/// filter of CSS has it.
void shoji_saturate(const float *numbers, uint8_t *bytes, long pixels, float saturation);

/// The places of a pixel's channels among its four bytes, and how its opacity counts.
struct shoji_channels {
  uint8_t red, green, blue, alpha;
  /// Whether the fourth byte is an opacity; where it is not, the pixel is opaque.
  uint8_t has_alpha;
  /// Whether the colors are multiplied by the opacity.
  uint8_t is_premultiplied;
};

/// Makes premultiplied pixels (blue, green, red, alpha) of pixels with other channels.
void shoji_import_pixels(const uint8_t *from, uint8_t *pixels, long count, struct shoji_channels channels);

/// Makes pixels with other channels of premultiplied ones (blue, green, red, alpha).
void shoji_export_pixels(const uint8_t *pixels, uint8_t *to, long count, struct shoji_channels channels);

/// Makes premultiplied pixels (blue, green, red, alpha) of one byte each: opaque grays, or opacities of black.
void shoji_import_bytes(const uint8_t *from, uint8_t *pixels, long count, int are_opacities);

/// Makes one byte of each premultiplied pixel (blue, green, red, alpha): its brightness by Rec. 709's weights, or its opacity.
void shoji_export_bytes(const uint8_t *pixels, uint8_t *to, long count, int are_opacities);
