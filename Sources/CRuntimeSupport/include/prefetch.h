#pragma once

/// Asks the processor for memory that is about to be read and written, without waiting for it. Where there is no such memory,
/// nothing happens.
static inline void shoji_prefetch(const void *memory, long bytes) {
  for (long at = 0; at < bytes; at += 64) __builtin_prefetch((const char *)memory + at, 1);
}
