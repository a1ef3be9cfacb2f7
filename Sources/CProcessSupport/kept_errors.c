#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#include "crash.h"

#define KEPT 8192

static char ring[KEPT];
/// The number of bytes that were ever written.
static atomic_size_t written;

/// Called by the stream, which is locked.
static ssize_t write_and_keep(void *context, const char *bytes, size_t count) {
  (void)context;
  size_t at = atomic_load(&written);
  for (size_t index = count > KEPT ? count - KEPT : 0; index < count; index++) ring[(at + index) % KEPT] = bytes[index];
  atomic_store(&written, at + count);
  ssize_t result = write(STDERR_FILENO, bytes, count);
  // A stream that reports an error once reports it for ever.
  return result < 0 ? (ssize_t)count : result;
}

void shoji_keep_errors(void) {
  FILE *stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_and_keep});
  if (!stream) return;
  setvbuf(stream, NULL, _IOLBF, 4096);
  stderr = stream;
}

int32_t shoji_kept_errors(char *bytes, int32_t capacity) {
  size_t end = atomic_load(&written), count = end < KEPT ? end : KEPT;
  if (count > (size_t)capacity) count = (size_t)capacity;
  for (size_t index = 0; index < count; index++) bytes[index] = ring[(end - count + index) % KEPT];
  return (int32_t)count;
}
