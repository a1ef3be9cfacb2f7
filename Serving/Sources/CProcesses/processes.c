#define _GNU_SOURCE
#include "processes.h"

#include <signal.h>
#include <spawn.h>
#include <errno.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library's own names are newer than the calls.
#define PIDFD_SEND_SIGNAL 424
#define PIDFD_OPEN 434

pid_t shoji_spawn(const char *program, char *const *arguments, char *const *environment, int32_t input) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  // Each visitor finds the same folder.
  posix_spawn_file_actions_addchdir_np(&files, "/");
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  pid_t process = -1;
  int error = posix_spawn(&process, program, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  errno = error;
  return error == 0 ? process : -1;
}

int32_t shoji_process_open(pid_t process) { return (int32_t)syscall(PIDFD_OPEN, process, 0); }

bool shoji_process_signal(int32_t descriptor, int32_t signal) {
  return syscall(PIDFD_SEND_SIGNAL, descriptor, signal, NULL, 0) == 0;
}

void shoji_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
