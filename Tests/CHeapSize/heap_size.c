#include "CHeapSize.h"

#include <malloc.h>

size_t heap_size(void) {
  struct mallinfo2 memory = mallinfo2();
  return memory.uordblks + memory.hblkhd;
}
