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
