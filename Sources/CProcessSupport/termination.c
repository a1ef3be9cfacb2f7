#define _GNU_SOURCE
#include "termination.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// The pipe that the handler writes to and the thread reads from.
static int ends[2] = {-1, -1};

/// Lets signals interrupt the calling thread: a program that is started by another one inherits which of them are held back.
static void unblock(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void write_down(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe holds more signals than anybody sends.
  if (write(ends[1], &byte, 1) < 0) errno = error;
  errno = error;
}

bool shoji_receive_signal(int32_t number) {
  struct sigaction former;
  if (sigaction(number, NULL, &former) == 0 && former.sa_handler == SIG_IGN && number == SIGHUP) return false;
  if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  struct sigaction action = {.sa_handler = write_down, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  unblock(number);
  return sigaction(number, &action, NULL) == 0;
}

int64_t shoji_monotonic_time(void) {
  struct timespec now;
  // The C library's function may show a clock that stands still.
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void shoji_sleep(int64_t nanoseconds) {
  struct timespec left = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  while (nanosleep(&left, &left) != 0 && errno == EINTR) {}
}

int32_t shoji_next_signal(int64_t nanoseconds) {
  int64_t end = shoji_monotonic_time() + nanoseconds;
  while (true) {
    unsigned char number;
    if (read(ends[0], &number, 1) == 1) return number;
    int64_t left = end - shoji_monotonic_time();
    if (nanoseconds >= 0 && left <= 0) return 0;
    struct pollfd reader = {.fd = ends[0], .events = POLLIN};
    poll(&reader, 1, nanoseconds < 0 ? -1 : (int)(left / 1000000 + 1));
  }
}

_Noreturn void shoji_end_by_signal(int32_t number) {
  signal(number, SIG_DFL);
  unblock(number);
  kill(getpid(), number);
  // The kernel keeps a container's first process from signals without a handler.
  shoji_sleep(100000000);
  _exit(128 + number);
}
