#pragma once
#include <stddef.h>
#include <stdint.h>

/// A thread's registers and the part of its stack that can be read.
struct stack {
  uintptr_t pc, sp, fp;
  /// The bytes from `sp` on.
  size_t size;
  const unsigned char *bytes;
};

/// Notes the calling thread and its stack as the main ones.
void shoji_know_main_stack(void);

/// The addresses of what a thread that waits is doing, from the inside out. Returns their number.
int32_t shoji_frames_of(const struct stack *stack, uintptr_t *frames, int32_t capacity);
