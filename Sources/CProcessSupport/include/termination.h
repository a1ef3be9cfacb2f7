#pragma once
#include <stdbool.h>
#include <stdint.h>

// The signals that end a process, as numbers that a thread reads one after the other.

/// Has a signal's arrival written down for `shoji_next_signal`, whichever thread it interrupts, which may be the calling one; calls into the
/// system that it interrupts go on. False when the process was started with this signal ignored, as `nohup` does: it stays so.
bool shoji_receive_signal(int32_t number);

/// Waits for the next signal, for so many nanoseconds of real time, or for ever when negative. 0 when none came.
int32_t shoji_next_signal(int64_t nanoseconds);

/// Ends the process by a signal's default action, so that its parent reads the signal in its status.
_Noreturn void shoji_end_by_signal(int32_t number);

/// Sleeps for so many nanoseconds of real time.
void shoji_sleep(int64_t nanoseconds);

/// Nanoseconds of a clock that is always real and never goes back; it stands still while the machine sleeps.
int64_t shoji_monotonic_time(void);
