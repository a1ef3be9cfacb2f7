#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
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
  // A timer of no number of seconds would never let the run loop rest.
  return timer_with_fire_date(date + wait, interval == interval ? interval : 0, repeats, block, context, type);
}

// Foundation 6 on Linux hands each of its timers to the run loop with a reference that nothing ever gives back: the
// timer, its block and all that the block holds stay for as long as the process. Here the run loop's timer keeps
// Foundation's and releases it as it is invalidated, which the run loop does by itself with one that does not repeat.

struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  void *(*description)(const void *info);
};

typedef void *create_timer(
    const void *allocator, double date, double interval, unsigned long flags, long order, void *function,
    struct timer_context *context);

extern void *swift_retain(void *object);
extern void swift_release(void *object);

static const void *retain_timer(const void *timer) { return swift_retain((void *)timer); }

static void release_timer(const void *timer) { swift_release((void *)timer); }

/// Whether a function lies in the library that has `next`; those of apps decide by themselves what they keep.
static bool is_of_foundation(void *function, void *next) {
  Dl_info one, other;
  return dladdr(function, &one) && dladdr(next, &other) && one.dli_fbase == other.dli_fbase;
}

__attribute__((weak)) create_timer shoji_create_timer __asm__("CFRunLoopTimerCreate");

void *shoji_create_timer(
    const void *allocator, double date, double interval, unsigned long flags, long order, void *function,
    struct timer_context *context) {
  static create_timer *next;
  if (!next) next = (create_timer *)dlsym(RTLD_NEXT, "CFRunLoopTimerCreate");
  if (!context || !context->info || context->retain || context->release
      || !is_of_foundation(function, (void *)next)) {
    return next(allocator, date, interval, flags, order, function, context);
  }
  struct timer_context owned = *context;
  owned.retain = retain_timer;
  owned.release = release_timer;
  void *timer = next(allocator, date, interval, flags, order, function, &owned);
  if (timer) swift_release(context->info);
  return timer;
}
