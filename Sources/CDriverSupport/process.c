#define _GNU_SOURCE
#include "include/process.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int64_t shoji_real_time(void) {
  struct timespec time = {0};
  // Not the function of the C library, whose calls the driver redirects.
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

/// What the threads of a process are up to.
struct look {
  bool resting;
  /// Mixes every thread's number with how often it has run.
  uint64_t runs;
};

static uint64_t number_after(const char *text, const char *name) {
  const char *found = strstr(text, name);
  return found ? strtoull(found + strlen(name), NULL, 10) : 0;
}

static bool look_at_thread(int tasks, const char *name, struct look *look) {
  char path[280], text[4096];
  snprintf(path, sizeof path, "%s/status", name);
  int file = openat(tasks, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  const char *state = strstr(text, "State:\t");
  if (!state || !strchr("SITtZX", state[7])) look->resting = false;
  uint64_t runs = number_after(text, "\nvoluntary_ctxt_switches:") +
                  (number_after(text, "\nnonvoluntary_ctxt_switches:") << 32);
  look->runs = (look->runs ^ runs ^ strtoull(name, NULL, 10) << 16) * UINT64_C(0x100000001b3);
  return true;
}

/// Looks at all threads of a process but one. Without a process of that number, nothing rests.
static struct look look_around(const char *process, long except) {
  struct look look = {.resting = false, .runs = 1};
  char path[64];
  snprintf(path, sizeof path, "/proc/%s/task", process);
  int tasks = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *list = tasks < 0 ? NULL : fdopendir(tasks);
  if (!list) {
    if (tasks >= 0) close(tasks);
    return look;
  }
  look.resting = true;
  for (struct dirent *entry; (entry = readdir(list));) {
    if (entry->d_name[0] == '.' || strtol(entry->d_name, NULL, 10) == except) continue;
    // A thread that ended since has run since.
    if (!look_at_thread(tasks, entry->d_name, &look)) look.resting = false;
  }
  closedir(list);
  return look;
}

bool shoji_process_rests(int32_t process, uint64_t *runs) {
  char name[16];
  snprintf(name, sizeof name, "%d", process);
  struct look look = look_around(name, 0);
  *runs = look.runs;
  return look.resting;
}

/// The nanoseconds that the processor has worked for this process.
static int64_t work_done(void) {
  struct timespec time;
  syscall(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

bool shoji_wait_for_rest(int64_t limit, int64_t patience) {
  int64_t work = work_done(), begin = shoji_real_time();
  struct look before = {.resting = false};
  long me = syscall(SYS_gettid);
  for (long pause = 20000;;) {
    struct look look = look_around("self", me);
    if (look.resting && before.resting && look.runs == before.runs) return true;
    int64_t passed = shoji_real_time() - begin;
    // Threads that others keep from the processor are on their way.
    if (passed > patience || (passed > limit && work_done() - work > limit)) return false;
    if (!look.resting) {
      // Let them run.
      nanosleep(&(struct timespec){.tv_nsec = pause}, NULL);
      if (pause < 1000000) pause *= 2;
    }
    before = look;
  }
}

int shoji_take_standard_output(void) {
  int taken = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  if (taken < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return -1;
  // What was printed before and not yet written goes there too.
  fflush(stdout);
  setvbuf(stdout, NULL, _IOLBF, 0);
  return taken;
}
