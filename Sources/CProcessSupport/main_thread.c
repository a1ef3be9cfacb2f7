#define _GNU_SOURCE
#include "main_thread.h"

#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "stack.h"

void *shoji_main_thread_pointer;

/// Odd within a turn.
static _Atomic uint64_t turn;
/// Whether a thread wants to know when the turn changes, which it is told by this word.
static _Atomic uint32_t is_awaited;

// Core Foundation's run loop, which Foundation has without a header.
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern void *CFRunLoopObserverCreate(
    const void *allocator, unsigned long activities, unsigned char repeats, long order,
    void (*callout)(void *observer, unsigned long activity, void *info), void *context) __attribute__((weak));
extern void CFRunLoopAddObserver(void *loop, void *observer, const void *mode) __attribute__((weak));
extern const void *const kCFRunLoopCommonModes __attribute__((weak));

enum { before_timers = 1 << 1, before_waiting = 1 << 5, after_waiting = 1 << 6, at_exit = 1 << 7 };

static void change_turn(uint64_t next) {
  atomic_store(&turn, next);
  if (atomic_load(&is_awaited) && atomic_exchange(&is_awaited, 0)) {
    syscall(SYS_futex, &is_awaited, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
  }
}

void shoji_begin_turn(void) {
  uint64_t now = atomic_load(&turn);
  change_turn(now & 1 ? now + 2 : now + 1);
}

void shoji_end_turn(void) {
  uint64_t now = atomic_load(&turn);
  if (now & 1) change_turn(now + 1);
}

uint64_t shoji_main_thread_turn(void) { return atomic_load(&turn); }

uint64_t shoji_wait_for_turn_after(uint64_t known, int64_t nanoseconds) {
  atomic_store(&is_awaited, 1);
  if (atomic_load(&turn) == known) {
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    syscall(SYS_futex, &is_awaited, FUTEX_WAIT_PRIVATE, 1, nanoseconds < 0 ? NULL : &limit, NULL, 0);
  }
  atomic_store(&is_awaited, 0);
  return atomic_load(&turn);
}

static void observe(void *observer, unsigned long activity, void *info) {
  (void)observer, (void)info;
  // A loop that ends within another one leaves the turn in which it was run.
  if (activity == before_waiting) shoji_end_turn(); else shoji_begin_turn();
}

bool shoji_watch_main_thread(void) {
  if (shoji_main_thread_pointer) return true;
  if (!CFRunLoopGetMain || !CFRunLoopObserverCreate || !CFRunLoopAddObserver || !&kCFRunLoopCommonModes) return false;
  shoji_know_main_stack();
  shoji_main_thread_pointer = __builtin_thread_pointer();
  shoji_begin_turn();
  void *observer = CFRunLoopObserverCreate(
      NULL, before_timers | before_waiting | after_waiting | at_exit, 1, 0, observe, NULL);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
  return true;
}
