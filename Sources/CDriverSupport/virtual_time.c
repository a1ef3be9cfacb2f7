#define _GNU_SOURCE
#include "include/virtual_time.h"

#include "calls.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define SECOND INT64_C(1000000000)
#define CLOCKS 12
#define TIMERS 4096
/// Timers closer than this, in nanoseconds, are meant for the same moment: dates are floating-point numbers.
#define AT_ONCE 1000

/// A timerfd of this process. Deadlines are on the timer's own clock.
struct timer {
  bool known;
  bool armed;
  int clock;
  int64_t deadline;
  int64_t interval;
  unsigned generation;
  /// Whether the main thread set it: then it is the run loop's, otherwise Dispatch's.
  bool is_run_loops;
};

static struct timer timers[TIMERS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_bool running;
static atomic_int_fast64_t advanced;
static int64_t base[CLOCKS];

// The C library's own, as they were before the process's calls were redirected. Volatile: an optimizing compiler sees that each has one
// value at most, and would call that function by its name, which is redirected by then, to here.
static int (*volatile next_clock_gettime)(clockid_t, struct timespec *);
static int (*volatile next_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
static int (*volatile next_sem_timedwait)(sem_t *, const struct timespec *);

static int64_t nanoseconds(struct timespec time) { return time.tv_sec * SECOND + time.tv_nsec; }

static struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / SECOND, .tv_nsec = nanoseconds % SECOND};
}

static int real_clock_gettime(clockid_t clock, struct timespec *time) {
  if (next_clock_gettime) return next_clock_gettime(clock, time);
  return (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t real_now(clockid_t clock) {
  struct timespec time = {0};
  real_clock_gettime(clock, &time);
  return nanoseconds(time);
}

/// Whether a clock measures the time of day or of the machine, and not what a thread has used.
static bool is_moved(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME:
  case CLOCK_REALTIME_ALARM:
  case CLOCK_BOOTTIME_ALARM:
  case CLOCK_TAI:
    return true;
  default:
    return false;
  }
}

static int64_t now(clockid_t clock) {
  return atomic_load(&running) ? base[clock] + atomic_load(&advanced) : real_now(clock);
}

static int real_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
  return (int)syscall(SYS_timerfd_settime, fd, flags, new, old);
}

static void hold(int fd) {
  struct itimerspec never = {0};
  real_settime(fd, 0, &never, NULL);
}

/// Makes a timer due at once, and says when it next will be.
static void fire(int fd, struct timer *timer) {
  struct itimerspec at_once = {.it_value = {.tv_nsec = 1}};
  timer->armed = timer->interval > 0;
  if (timer->armed) {
    int64_t late = now(timer->clock) - timer->deadline;
    timer->deadline += (late / timer->interval + 1) * timer->interval;
  }
  real_settime(fd, 0, &at_once, NULL);
}

// Clocks

static int virtual_clock_gettime(clockid_t clock, struct timespec *time) {
  if (!atomic_load_explicit(&running, memory_order_acquire) || !is_moved(clock)) {
    return real_clock_gettime(clock, time);
  }
  *time = timespec_of(now(clock));
  return 0;
}

static int virtual_gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  int64_t value = now(CLOCK_REALTIME);
  time->tv_sec = value / SECOND;
  time->tv_usec = value % SECOND / 1000;
  return 0;
}

static time_t virtual_time(time_t *result) {
  time_t value = now(CLOCK_REALTIME) / SECOND;
  if (result) *result = value;
  return value;
}

// Timers

static int virtual_timerfd_create(int clock, int flags) {
  int fd = (int)syscall(SYS_timerfd_create, clock, flags);
  if (fd >= 0 && fd < TIMERS) {
    pthread_mutex_lock(&lock);
    timers[fd] = (struct timer){
      .known = is_moved(clock), .clock = clock, .generation = timers[fd].generation + 1};
    pthread_mutex_unlock(&lock);
  }
  return fd;
}

static int virtual_timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
  if (fd < 0 || fd >= TIMERS || !new) return real_settime(fd, flags, new, old);
  pthread_mutex_lock(&lock);
  struct timer *timer = &timers[fd];
  int result = 0;
  if (!timer->known) {
    result = real_settime(fd, flags, new, old);
  } else {
    struct timer before = *timer;
    int64_t value = nanoseconds(new->it_value);
    timer->generation++;
    timer->armed = value != 0;
    timer->is_run_loops = syscall(SYS_gettid) == getpid();
    timer->interval = nanoseconds(new->it_interval);
    timer->deadline = flags & TFD_TIMER_ABSTIME ? value : now(timer->clock) + value;
    if (!atomic_load(&running)) {
      result = real_settime(fd, flags, new, old);
    } else {
      if (old) {
        int64_t left = before.armed ? before.deadline - now(before.clock) : 0;
        old->it_value = timespec_of(before.armed && left < 1 ? 1 : left);
        old->it_interval = timespec_of(before.interval);
      }
      hold(fd);
      if (timer->armed && timer->deadline <= now(timer->clock)) fire(fd, timer);
    }
  }
  pthread_mutex_unlock(&lock);
  return result;
}

// Waits until a moment of a clock: the moment is virtual, the waiting is real.

static struct timespec real_moment(clockid_t clock, const struct timespec *moment) {
  int64_t left = nanoseconds(*moment) - now(clock);
  return timespec_of(real_now(clock) + (left > 0 ? left : 0));
}

static int virtual_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict moment
) {
  if (!atomic_load(&running)) return next_cond_timedwait(condition, mutex, moment);
  // A condition does not say which clock it goes by; no machine has been up for thirty years.
  clockid_t clock = moment->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  struct timespec real = real_moment(clock, moment);
  return next_cond_timedwait(condition, mutex, &real);
}

static int virtual_sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict moment) {
  if (!atomic_load(&running)) return next_sem_timedwait(semaphore, moment);
  struct timespec real = real_moment(CLOCK_REALTIME, moment);
  return next_sem_timedwait(semaphore, &real);
}

// Control

/// Takes over a timer that was made before the start.
static void adopt(int fd) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", fd);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  const char *clock = strstr(text, "clockid:"), *value = strstr(text, "it_value:");
  const char *interval = strstr(text, "it_interval:");
  int number;
  struct itimerspec left = {0};
  if (!clock || !value || !interval || sscanf(clock, "clockid: %d", &number) != 1 || !is_moved(number)
      || sscanf(value, "it_value: (%ld, %ld)", &left.it_value.tv_sec, &left.it_value.tv_nsec) != 2
      || sscanf(interval, "it_interval: (%ld, %ld)", &left.it_interval.tv_sec, &left.it_interval.tv_nsec) != 2)
    return;
  int64_t rest = nanoseconds(left.it_value);
  timers[fd] = (struct timer){
    .known = true, .armed = rest > 0, .clock = number, .deadline = now(number) + rest,
    .interval = nanoseconds(left.it_interval), .generation = timers[fd].generation + 1};
  if (rest > 0) hold(fd);
}

static void adopt_timers(void) {
  DIR *folder = opendir("/proc/self/fd");
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    char path[300], target[64];
    snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
    ssize_t count = readlink(path, target, sizeof target - 1);
    target[count > 0 ? count : 0] = 0;
    int fd = atoi(entry->d_name);
    if (strcmp(target, "anon_inode:[timerfd]") == 0 && fd < TIMERS) adopt(fd);
  }
  closedir(folder);
}

bool shoji_virtual_time_start(void) {
  pthread_mutex_lock(&lock);
  bool is_whole = true;
  if (!atomic_load(&running)) {
    next_clock_gettime = clock_gettime;
    next_cond_timedwait = pthread_cond_timedwait;
    next_sem_timedwait = sem_timedwait;
    for (int clock = 0; clock < CLOCKS; clock++) {
      if (is_moved(clock)) base[clock] = real_now(clock);
    }
    struct redirected_call calls[] = {
      {"clock_gettime", (void *)virtual_clock_gettime},
      {"gettimeofday", (void *)virtual_gettimeofday},
      {"time", (void *)virtual_time},
      {"timerfd_create", (void *)virtual_timerfd_create},
      {"timerfd_settime", (void *)virtual_timerfd_settime},
      {"pthread_cond_timedwait", (void *)virtual_cond_timedwait},
      {"sem_timedwait", (void *)virtual_sem_timedwait},
    };
    atomic_store_explicit(&running, true, memory_order_release);
    is_whole = shoji_redirect_calls(calls, sizeof calls / sizeof *calls);
    adopt_timers();
  }
  pthread_mutex_unlock(&lock);
  return is_whole;
}

bool shoji_virtual_time_is_running(void) { return atomic_load(&running); }

static int64_t left_of(const struct timer *timer) {
  int64_t left = timer->deadline - now(timer->clock);
  return left < 0 ? 0 : left;
}

int64_t shoji_virtual_time_until_next_timer(void) {
  int64_t least = -1, last = -1;
  pthread_mutex_lock(&lock);
  for (int fd = 0; fd < TIMERS; fd++) {
    if (!timers[fd].known || !timers[fd].armed) continue;
    int64_t left = left_of(&timers[fd]);
    if (least < 0 || left < least) least = left;
  }
  for (int fd = 0; fd < TIMERS && least >= 0; fd++) {
    if (!timers[fd].known || !timers[fd].armed) continue;
    int64_t left = left_of(&timers[fd]);
    if (left <= least + AT_ONCE && left > last) last = left;
  }
  pthread_mutex_unlock(&lock);
  return last;
}

/// Waits until a timer that was fired has woken its readers, or has been read or set again.
static void await_expiry(int fd, unsigned generation) {
  for (int attempt = 0; attempt < 10; attempt++) {
    struct pollfd poll_fd = {.fd = fd, .events = POLLIN};
    if (poll(&poll_fd, 1, 1) != 0) return;
    pthread_mutex_lock(&lock);
    bool is_same = timers[fd].generation == generation;
    pthread_mutex_unlock(&lock);
    if (!is_same) return;
  }
}

/// Whether of two timers that are due the first goes first, in every run alike: Dispatch's before the run
/// loop's, and Dispatch's by their clocks.
static bool goes_before(const struct timer *first, const struct timer *second) {
  if (first->is_run_loops != second->is_run_loops) return second->is_run_loops;
  return first->clock < second->clock;
}

void shoji_virtual_time_advance(int64_t nanoseconds) {
  int next = -1;
  unsigned generation = 0;
  pthread_mutex_lock(&lock);
  atomic_fetch_add(&advanced, nanoseconds);
  for (int fd = 0; fd < TIMERS; fd++) {
    struct timer *timer = &timers[fd];
    if (!timer->known || !timer->armed || left_of(timer) > 0) continue;
    struct itimerspec probe;
    if (syscall(SYS_timerfd_gettime, fd, &probe) != 0) {
      // Closed since, or something else by now.
      timer->known = false;
      continue;
    }
    if (next < 0 || goes_before(timer, &timers[next])) next = fd;
  }
  if (next >= 0) {
    fire(next, &timers[next]);
    generation = timers[next].generation;
  }
  pthread_mutex_unlock(&lock);
  if (next >= 0) await_expiry(next, generation);
}
