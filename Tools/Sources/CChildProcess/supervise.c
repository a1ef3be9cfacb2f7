#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

/// The time that processes get to end, in milliseconds, when the caller has ended.
static const int64_t grace = 2000;
/// The time between two looks for processes that confined ones have left behind, in milliseconds.
static const int stray_interval = 250;
/// The longest time that the ends of killed processes are waited for, in milliseconds.
static const int64_t patience = 5000;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void report(int control, int kind, int value) {
  struct shoji_child_message message = {kind, value};
  send(control, &message, sizeof message, MSG_NOSIGNAL);
}

/// Closes all descriptors but the standard ones and some that are kept.
static void close_others(const int *kept, int count) {
  unsigned from = 3;
  while (1) {
    unsigned next = ~0u;
    for (int index = 0; index < count; index++)
      if (kept[index] >= (int)from && (unsigned)kept[index] < next) next = (unsigned)kept[index];
    if (next > from && syscall(SYS_close_range, from, next == ~0u ? ~0u : next - 1, 0) != 0)
      for (unsigned descriptor = from; descriptor < (next == ~0u ? 65536u : next); descriptor++)
        close((int)descriptor);
    if (next == ~0u) return;
    from = next + 1;
  }
}

/// Starts the child. Returns its number, or the negative number of the error. `listener` is set where the
/// child's calls for pairs of sockets are to be answered.
static pid_t start(const struct shoji_child *child, int *listener) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
  pid_t pid = fork();
  if (pid == 0) {
    // Out of the way of descriptors that are moved; it closes with the program's start.
    int channel = fcntl(ends[1], F_DUPFD_CLOEXEC, 10);
    close(ends[1]);
    int error = channel < 0 ? errno : shoji_child_become(child, channel);
    while (send(channel, &error, sizeof error, MSG_NOSIGNAL) < 0 && errno == EINTR) {}
    _exit(127);
  }
  int error = pid < 0 ? errno : 0;
  close(ends[1]);
  if (pid > 0) {
    while (shoji_receive(ends[0], &error, listener)) {}
    if (error != 0) waitpid(pid, NULL, 0);
  }
  close(ends[0]);
  return error == 0 ? pid : -error;
}

/// Sends a signal to a child that has not been waited for, or to its group as well.
static void deliver(pid_t child, int number, int all) {
  if (all) kill(-child, number);
  kill(child, number);
  if (all && number == SIGKILL) shoji_kill_descendants();
}

/// Ends all that a child has left behind, and waits for it. Returns the child's status.
static int end_rest(pid_t child) {
  // The whole group at once: none of it can start another one meanwhile. Until the child has been waited for,
  // its number is no other group's.
  kill(-child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  int64_t limit = now() + patience;
  while (now() < limit) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return status;
    shoji_kill_descendants();
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
  return status;
}

/// The cost for which a confined child is ended; -1 for none. Ends what has left its parent, too.
static int excess(const struct shoji_child *child, pid_t pid) {
  uint64_t memory;
  int number = shoji_kill_strays(pid, &memory);
  if (number > SHOJI_MOST_PROCESSES) return SHOJI_COST_PROCESSES;
  if (child->memory != 0 && memory > child->memory) return SHOJI_COST_MEMORY;
  struct statvfs disk;
  if (child->disk == NULL || child->space == 0 || statvfs(child->disk, &disk) != 0) return -1;
  return (uint64_t)disk.f_bavail * disk.f_frsize < child->space ? SHOJI_COST_DISK : -1;
}

void shoji_supervise(const struct shoji_child *child, int control) {
  prctl(PR_SET_NAME, "shoji-child");
  // The terminal's signals are for the caller; what the child leaves behind comes here.
  setsid();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  shoji_reset_signals();
  signal(SIGPIPE, SIG_IGN);
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  sigprocmask(SIG_SETMASK, &children, NULL);
  int kept[] = {control, child->descriptors[0], child->descriptors[1], child->descriptors[2], child->ruleset};
  close_others(kept, 5);
  int listener = -1;
  pid_t pid = start(child, &listener);
  // The pipes' ends are the child's alone.
  int needed[] = {control, listener};
  close_others(needed, 2);
  for (int descriptor = 0; descriptor < 3; descriptor++)
    if (descriptor != control && descriptor != listener) close(descriptor);
  if (pid < 0) {
    report(control, SHOJI_CHILD_FAILED, -pid);
    _exit(0);
  }
  report(control, SHOJI_CHILD_STARTED, pid);
  int signals = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
  int64_t limit = -1, next_look = 0;
  int is_controlled = 1;
  while (1) {
    siginfo_t end = {0};
    while (waitid(P_ALL, 0, &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid != 0) {
      if (end.si_pid == pid) {
        report(control, SHOJI_CHILD_ENDED, end_rest(pid));
        _exit(0);
      }
      waitpid(end.si_pid, NULL, 0);
      end.si_pid = 0;
    }
    if (limit >= 0 && now() >= limit) {
      deliver(pid, SIGKILL, 1);
      limit = now() + 100;
    }
    struct pollfd sources[] = {
        {signals, POLLIN, 0}, {is_controlled ? control : -1, POLLIN, 0}, {listener, POLLIN, 0}};
    int wait = limit < 0 ? -1 : (int)(limit > now() ? limit - now() : 0);
    // What a stranger's program leaves behind may hold pipes whose end others wait for.
    int is_confined = child->ruleset >= 0;
    if (is_confined && (wait < 0 || wait > stray_interval)) wait = stray_interval;
    poll(sources, 3, wait);
    // By the clock: a program may ask without an end.
    if (is_confined && now() >= next_look) {
      int cost = excess(child, pid);
      if (cost >= 0) {
        report(control, SHOJI_CHILD_EXCEEDED, cost);
        deliver(pid, SIGKILL, 1);
      }
      next_look = now() + stray_interval;
    }
    if (sources[2].revents != 0 && !((sources[2].revents & POLLIN) != 0 && shoji_answer_call(listener))) {
      close(listener);
      listener = -1;
    }
    struct signalfd_siginfo info;
    while (read(signals, &info, sizeof info) > 0) {}
    if (sources[1].revents == 0) continue;
    struct shoji_child_request request;
    ssize_t count = recv(control, &request, sizeof request, MSG_DONTWAIT);
    if (count == sizeof request) {
      deliver(pid, request.signal, request.all);
    } else if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) {
      is_controlled = 0;
      deliver(pid, SIGTERM, 1);
      limit = now() + grace;
    }
  }
}
