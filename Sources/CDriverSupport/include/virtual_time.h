#pragma once
#include <stdbool.h>
#include <stdint.h>

// Time that stands still unless it is moved, for a whole process. Until it is started nothing is changed:
// every call goes on to the C library.
//
// A program that links this defines `clock_gettime`, `gettimeofday`, `time`, `timerfd_create`, `timerfd_settime`,
// `pthread_cond_timedwait` and `sem_timedwait` itself, so that Foundation's and Dispatch's clocks and timers come
// through here. Sleeping (`nanosleep`) and polling with a timeout stay real.

/// Stops all clocks at what they show and holds all timers.
void shoji_virtual_time_start(void);

/// Whether time is virtual.
bool shoji_virtual_time_is_running(void);

/// Nanoseconds of virtual time until the next timer is due: 0 when one is due now, -1 when none is set.
int64_t shoji_virtual_time_until_next_timer(void);

/// Moves all clocks and fires one of the timers that are due then; the next one is due now. Returns when those who
/// wait for it have been woken.
void shoji_virtual_time_advance(int64_t nanoseconds);
