#include "heap.h"

#include <malloc.h>

void shoji_return_large_blocks(void) {
  // Setting them keeps them as they are.
  mallopt(M_MMAP_THRESHOLD, 512 * 1024);
  mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
}
