#include <stdbool.h>
#include <time.h>

// Foundation 6 on Linux lets a timer of `Timer(timeInterval:repeats:block:)` fire as soon as it is added to a run loop: it
// takes the present for the first fire date. This initializer takes its place wherever it is linked into the app
// itself; it is weak, so that a Foundation that is linked statically keeps its own.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

extern SWIFT void *timer_with_fire_date(
    double date, double interval, bool repeats, void *block, void *context, SELF void *type)
    __asm__("$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC");

SWIFT __attribute__((weak)) void *shoji_timer_with_interval(
    double interval, bool repeats, void *block, void *context, SELF void *type)
    __asm__("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC");

SWIFT void *shoji_timer_with_interval(
    double interval, bool repeats, void *block, void *context, SELF void *type) {
  struct timespec now = {0};
  clock_gettime(CLOCK_REALTIME, &now);
  // Dates count from 2001.
  double date = now.tv_sec - 978307200 + now.tv_nsec / 1e9;
  double wait = interval > 0 ? interval : 0.0001;
  return timer_with_fire_date(date + wait, interval, repeats, block, context, type);
}
