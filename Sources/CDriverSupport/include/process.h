#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds of a clock that is always real and never goes back.
int64_t shoji_real_time(void);

/// Waits until every other thread of the process sleeps and has nothing to do: two samples in a row find all of them
/// asleep, and none has run in between. False when they have not come to rest after `limit` nanoseconds of real time
/// in which the processor has worked for them as long, or after `patience` nanoseconds of real time.
bool shoji_wait_for_rest(int64_t limit, int64_t patience);

/// Whether all threads of another process sleep at this moment; false when there is no such process. `runs` gets a number that
/// differs when one of them has run since it was last requested.
bool shoji_process_rests(int32_t process, uint64_t *runs);

/// Gives the process a standard output that nothing else writes to: the file descriptor returned is where
/// standard output led, and whatever is printed from now on goes to standard error, line by line. -1 on failure.
int shoji_take_standard_output(void);
