#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

pid_t shoji_child_start(const struct shoji_child *child, int *control) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  // No handler of the caller's may run in the supervisor.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pid_t supervisor = fork();
  if (supervisor == 0) shoji_supervise(child, ends[1]);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  close(ends[1]);
  if (supervisor < 0) {
    close(ends[0]);
    errno = error;
    return -1;
  }
  *control = ends[0];
  return supervisor;
}

void shoji_reset_signals(void) {
  // By the kernel's call: the C library leaves out the two that it uses itself.
  static const uint64_t usual[4] = {0};
  for (int number = 1; number < 65; number++) syscall(SYS_rt_sigaction, number, usual, NULL, 8);
}

/// The greatest size of a file that a confined child writes, in bytes: a disk is not filled by one.
static const uint64_t largest_file = 8ull << 30;

/// Bounds what a confined child costs.
static void bound_costs(const struct shoji_child *child) {
  struct rlimit none = {0, 0}, size = {largest_file, largest_file};
  setrlimit(RLIMIT_CORE, &none);
  if (child->file_size == 0) setrlimit(RLIMIT_FSIZE, &size);
  // When memory gets short, the system ends the stranger's program and none of the person's.
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  if (write(file, "1000", 4) < 0) {}
  close(file);
}

int shoji_child_become(const struct shoji_child *child, int channel) {
  // A supervisor that is killed takes the child along.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
  if (setsid() < 0) return errno;
  // Its own standard descriptors may be among those that are handed over.
  int moved[3];
  for (int index = 0; index < 3; index++) {
    moved[index] = fcntl(child->descriptors[index], F_DUPFD_CLOEXEC, 10);
    if (moved[index] < 0) return errno;
  }
  for (int index = 0; index < 3; index++)
    if (dup2(moved[index], index) < 0) return errno;
  if (syscall(SYS_close_range, 3u, ~0u, CLOSE_RANGE_CLOEXEC) != 0) {
    struct rlimit limit;
    int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
    for (int descriptor = 3; descriptor < end; descriptor++) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  }
  if (child->folder != NULL && chdir(child->folder) != 0) return errno;
  if (child->file_size != 0) {
    struct rlimit limit = {child->file_size, child->file_size};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return errno;
  }
  if (child->ruleset >= 0) {
    bound_costs(child);
    if (shoji_confine(child->ruleset, channel) != 0) return errno;
  }
  shoji_reset_signals();
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
  execve(child->program, child->arguments, child->environment);
  return errno;
}

int shoji_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
