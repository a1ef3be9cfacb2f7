#include "CPixels.h"

// No product is rounded less than in Swift.
#pragma STDC FP_CONTRACT OFF

/// Sixteen numbers at any place of an array. What is done with them is quick without optimization, too.
typedef float numbers_t __attribute__((vector_size(64), aligned(4), may_alias));

enum { at_once = sizeof(numbers_t) / sizeof(float) };

void shoji_convolve(const float *numbers, float *sums, long count, const float *weights, long reach, long step) {
  const float *last = weights + reach;
  long index = 0;
  for (; index + at_once <= count; index += at_once) {
    const float *before = numbers + index, *behind = before;
    numbers_t sum = *(const numbers_t *)before * weights[0];
    for (const float *weight = weights + 1; weight <= last; weight++) {
      before -= step;
      behind += step;
      sum += (*(const numbers_t *)behind + *(const numbers_t *)before) * *weight;
    }
    *(numbers_t *)(sums + index) = sum;
  }
  for (; index < count; index++) {
    const float *before = numbers + index, *behind = before;
    float sum = *before * weights[0];
    for (const float *weight = weights + 1; weight <= last; weight++) {
      before -= step;
      behind += step;
      sum += (*behind + *before) * *weight;
    }
    sums[index] = sum;
  }
}

void shoji_widen(const uint8_t *bytes, float *numbers, long count) {
  for (const uint8_t *end = bytes + count; bytes < end; bytes++) *numbers++ = *bytes;
}

static uint8_t byte(float number, float limit) {
  if (!(number > 0)) number = 0;
  if (number > limit) number = limit;
  return number + 0.5f;
}

void shoji_narrow(const float *numbers, uint8_t *bytes, long count) {
  for (const float *end = numbers + count; numbers < end; numbers++) {
    float number = *numbers + 0.5f;
    *bytes++ = number < 255 ? number : 255;
  }
}

void shoji_saturate(const float *numbers, uint8_t *bytes, long pixels, float saturation) {
  for (const float *end = numbers + pixels * 4; numbers < end; numbers += 4, bytes += 4) {
    float alpha = numbers[3], limit = alpha < 255 ? alpha : 255;
    float gray = 0.213f * numbers[2] + 0.715f * numbers[1] + 0.072f * numbers[0];
    for (int part = 0; part < 3; part++) bytes[part] = byte(gray + (numbers[part] - gray) * saturation, limit);
    bytes[3] = byte(alpha, 255);
  }
}

void shoji_import_pixels(const uint8_t *from, uint8_t *pixels, long count, struct shoji_channels channels) {
  for (long index = 0; index < count; index++, from += 4, pixels += 4) {
    unsigned red = from[channels.red], green = from[channels.green], blue = from[channels.blue];
    unsigned alpha = channels.has_alpha ? from[channels.alpha] : 255;
    if (!channels.is_premultiplied) {
      red = (red * alpha + 127) / 255, green = (green * alpha + 127) / 255, blue = (blue * alpha + 127) / 255;
    }
    pixels[0] = blue < alpha ? blue : alpha;
    pixels[1] = green < alpha ? green : alpha;
    pixels[2] = red < alpha ? red : alpha;
    pixels[3] = alpha;
  }
}

void shoji_export_pixels(const uint8_t *pixels, uint8_t *to, long count, struct shoji_channels channels) {
  for (long index = 0; index < count; index++, to += 4, pixels += 4) {
    unsigned blue = pixels[0], green = pixels[1], red = pixels[2], alpha = pixels[3];
    if (!channels.is_premultiplied && alpha > 0 && alpha < 255) {
      red = (red * 255 + alpha / 2) / alpha, green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
    }
    to[channels.red] = red < 255 ? red : 255;
    to[channels.green] = green < 255 ? green : 255;
    to[channels.blue] = blue < 255 ? blue : 255;
    to[channels.alpha] = channels.has_alpha ? alpha : 255;
  }
}

void shoji_import_bytes(const uint8_t *from, uint8_t *pixels, long count, int are_opacities) {
  for (long index = 0; index < count; index++, pixels += 4) {
    pixels[0] = pixels[1] = pixels[2] = are_opacities ? 0 : from[index];
    pixels[3] = are_opacities ? from[index] : 255;
  }
}

void shoji_export_bytes(const uint8_t *pixels, uint8_t *to, long count, int are_opacities) {
  for (long index = 0; index < count; index++, pixels += 4) {
    to[index] = are_opacities ? pixels[3] : (pixels[0] * 722 + pixels[1] * 7152 + pixels[2] * 2126 + 5000) / 10000;
  }
}
