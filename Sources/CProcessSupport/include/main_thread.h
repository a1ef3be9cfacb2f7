#pragma once
#include <stdbool.h>
#include <stdint.h>

// The main thread as other threads see it: whether its loop is within a turn, and what it is doing.

/// The thread pointer of the main thread; null before `shoji_watch_main_thread`.
extern void *_Nullable shoji_main_thread_pointer;

/// Whether this thread is another one than the main thread. Not before the main thread is known.
static inline bool shoji_is_off_main_thread(void) {
  return __builtin_expect(__builtin_thread_pointer() != shoji_main_thread_pointer, 0)
         && shoji_main_thread_pointer;
}

/// Makes the calling thread, which is within a turn, known as the main one, and observes its run loop. False where Foundation has no
/// such loop.
bool shoji_watch_main_thread(void);

/// The number of the main thread's turn: odd within one, even between two.
uint64_t shoji_main_thread_turn(void);

/// Sleeps until the main thread is in another turn than that one, for so many nanoseconds of real time, or for ever when negative.
/// Returns its turn.
uint64_t shoji_wait_for_turn_after(uint64_t turn, int64_t nanoseconds);

/// Begins and ends a turn as the run loop does; for tests.
void shoji_begin_turn(void);
void shoji_end_turn(void);

/// The addresses of what the main thread is doing, from the inside out. Returns their number, 0 where they cannot be had. For one thread
/// at a time.
int32_t shoji_main_thread_frames(uintptr_t *_Nonnull frames, int32_t capacity);

/// The same of the thread that calls.
int32_t shoji_own_frames(uintptr_t *_Nonnull frames, int32_t capacity);

/// The name of the function that an address lies in, as the compiler wrote it; null where it is not known. It stays as long as its file
/// is loaded. Tells whether the function is part of the program's own file.
const char *_Nullable shoji_function_name(uintptr_t address, bool *_Nonnull is_in_program);

/// The readable form of a function's name; null for one that is not Swift's. To be freed.
char *_Nullable shoji_demangled(const char *_Nonnull name);

/// Whether an address lies in the program's own file. Gives the address at which the file was loaded.
bool shoji_is_in_program(uintptr_t address, uintptr_t *_Nonnull bias);

/// The path of the library that is Swift's run time; null where it is not known.
const char *_Nullable shoji_swift_library(void);

/// The path of the file that an address lies in; null where it is not known.
const char *_Nullable shoji_library(uintptr_t address);
