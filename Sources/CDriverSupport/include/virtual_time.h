#pragma once
#include <stdbool.h>
#include <stdint.h>

// Time that stands still unless it is moved, for a whole process.
//
// A process whose time is never stopped has the system's clock: nothing of it is replaced. The start redirects the calls
// of `clock_gettime`, `gettimeofday`, `time`, `timerfd_create`, `timerfd_settime`, `pthread_cond_timedwait` and
// `sem_timedwait` that the program and its libraries make, so that Foundation's and Dispatch's clocks and timers come
// through here, and takes over the timers there are. Sleeping (`nanosleep`) and polling with a timeout stay real, and
// so does what a library does that is loaded later.

/// Stops all clocks at what they show and holds all timers. False where the calls cannot be redirected, as in a program
/// that is linked with a static C library.
bool shoji_virtual_time_start(void);

/// Whether time is virtual.
bool shoji_virtual_time_is_running(void);

/// Nanoseconds of virtual time until the next timer is due: 0 when one is due now, -1 when none is set.
int64_t shoji_virtual_time_until_next_timer(void);

/// Moves all clocks and fires one of the timers that are due then; the next one is due now. Returns when those who
/// wait for it have been woken.
void shoji_virtual_time_advance(int64_t nanoseconds);
