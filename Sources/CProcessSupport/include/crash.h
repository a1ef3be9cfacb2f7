#pragma once
#include <stdbool.h>
#include <stdint.h>

// A crash is described by a thread that waits for it, while the thread that has crashed waits in the handler of its signal: the thread
// that describes may allocate, read files and run programs, which a handler may not. One that needs a lock which the other holds is not
// waited for in the end.

/// A crash of a thread.
struct shoji_crash {
  /// The number of the signal.
  int32_t signal;
  /// Whether a process sent the signal, and the thread's own code did not cause it.
  bool is_sent;
  /// The address whose use was the fault, for the signals that have one.
  uintptr_t fault;
  /// The registers of the thread.
  uintptr_t pc, sp, fp;
};

/// Handles the signals of crashes, and gives the calling thread, which is the main one, a stack for the handler: its own may be full.
/// Whatever handled the signals before goes on afterwards.
void shoji_handle_crashes(void);

/// Has threads that crash wait for a description, which another thread is about to give. Called once.
void shoji_describe_crashes(void);

/// Waits for a crash. For the one thread that describes them.
void shoji_wait_for_crash(struct shoji_crash *_Nonnull crash);

/// The addresses of what a thread was doing that has crashed, from the inside out. Returns their number.
int32_t shoji_crash_frames(const struct shoji_crash *_Nonnull crash, uintptr_t *_Nonnull frames, int32_t capacity);

/// The lowest address of the stack that a thread was using when it crashed; 0 where it is not known.
uintptr_t shoji_crash_stack_start(const struct shoji_crash *_Nonnull crash);

/// The longest time in which a crash is described by the help of another process, in milliseconds: others may have the processors.
#define SHOJI_LONG_CRASH_PATIENCE 40000

/// Says that another process is asked for words about the crash, so that these are waited for.
void shoji_prolong_crash(void);

/// Has the thread that has crashed go on to its end. One that is described ends without Swift's own description, unless SWIFT_BACKTRACE
/// asks for that.
void shoji_finish_crash(bool is_described);

/// Has the last bytes of what is written to the standard error stream kept. Swift's run time writes there why it ends a program, and tells
/// nobody else.
void shoji_keep_errors(void);

/// Copies those bytes, the oldest first. Returns their number.
int32_t shoji_kept_errors(char *_Nonnull bytes, int32_t capacity);
