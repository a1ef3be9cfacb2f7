#define _GNU_SOURCE
#include "visitor.h"
#include "variables.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// What a visitor's process may do, by the variables SHOJI_VARIABLE_LIMIT_… of its environment, which the app does not see afterwards.

/// Takes a variable out of the environment; NULL where there is none.
static char *take(const char *name) {
  const char *value = getenv(name);
  char *copy = value ? strdup(value) : NULL;
  unsetenv(name);
  return copy;
}

static bool limit(const char *name, int resource) {
  char *value = take(name);
  if (!value) return true;
  rlim_t bound = strtoull(value, NULL, 10);
  free(value);
  // What the system allows at most is less, and stays.
  struct rlimit known;
  if (getrlimit(resource, &known) == 0 && bound > known.rlim_max) bound = known.rlim_max;
  return setrlimit(resource, &(struct rlimit){bound, bound}) == 0;
}

// MARK: Files

// The kernel's own header may be older than the kernel.
struct ruleset { uint64_t files, network, scopes; };
struct __attribute__((packed)) rule { uint64_t allowed; int32_t folder; };

enum {
  EXECUTE = 1 << 0, WRITE = 1 << 1, READ = 1 << 2, READ_FOLDER = 1 << 3,
  // What changes folders, and (from the second and third versions on) what moves between them and shortens files.
  FIRST_VERSION = (1 << 13) - 1, REFER = 1 << 13, TRUNCATE = 1 << 14,
  READABLE = EXECUTE | READ | READ_FOLDER,
};

/// From the sixth version on: no signals to others, and no talk with the abstract sockets of others.
enum { SCOPED_VERSION = 6, SCOPES = 3 };

#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446

static bool allow(int rules, const char *path, uint64_t allowed) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  // What is not there cannot be used.
  if (folder < 0) return true;
  struct rule rule = {allowed, folder};
  bool is_added = syscall(ADD_RULE, rules, 1, &rule, 0) == 0;
  // A single file has no rights of folders.
  if (!is_added && errno == EINVAL) {
    rule.allowed &= EXECUTE | WRITE | READ | TRUNCATE;
    is_added = syscall(ADD_RULE, rules, 1, &rule, 0) == 0;
  }
  close(folder);
  return is_added;
}

static long landlock_version(void) { return syscall(CREATE_RULESET, NULL, 0, 1); }

bool shoji_keeps_signals(void) { return landlock_version() >= SCOPED_VERSION; }

/// Leaves the process its own folder and a shared one to write to, some to read, and itself alone to send signals to. A kernel without
/// Landlock leaves all as it is.
static bool limit_files(const char *writable, const char *shared, char *readable) {
  long version = landlock_version();
  if (version <= 0 || !writable) return true;
  uint64_t handled = FIRST_VERSION | (version >= 2 ? REFER : 0) | (version >= 3 ? TRUNCATE : 0);
  struct ruleset ruleset = {handled, 0, version >= SCOPED_VERSION ? SCOPES : 0};
  // An older kernel refuses what it does not know.
  size_t size = version >= SCOPED_VERSION ? sizeof ruleset : sizeof ruleset.files;
  int rules = (int)syscall(CREATE_RULESET, &ruleset, size, 0);
  if (rules < 0) return false;
  bool is_allowed = allow(rules, writable, handled) && (!shared || allow(rules, shared, handled)) && allow(rules, "/dev", (READABLE | WRITE | TRUNCATE) & handled);
  char *rest;
  for (char *path = strtok_r(readable, ":", &rest); path && is_allowed; path = strtok_r(NULL, ":", &rest)) {
    is_allowed = allow(rules, path, READABLE);
  }
  is_allowed = is_allowed && syscall(RESTRICT_SELF, rules, 0) == 0;
  close(rules);
  return is_allowed;
}

// MARK: Processes

#ifdef __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (value))
/// Older headers have no number for it.
#define PIDFD_SEND_SIGNAL 424
#define CALL(number, distance) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, distance, 0)

#define NUMBER BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))
#define FIRST_ARGUMENT BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE(number) CALL_ELSE(number, 1), ANSWER(EPERM)
#define CALL_ELSE(number, distance) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, distance)
/// Refuses a call whose first argument, a process, is another one.
#define REFUSE_OTHERS(number, process) \
  CALL_ELSE(number, 4), FIRST_ARGUMENT, BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, process, 0, 1), ALLOW, ANSWER(EPERM)

/// The parts of one filter for all calls, which the kernel goes through one after the other. The number of the call is at hand at the
/// beginning of each.
struct filter { struct sock_filter steps[128]; unsigned short count; };

static void append(struct filter *filter, const struct sock_filter *steps, size_t count) {
  // A filter that is cut off would let pass what it is there for.
  if (filter->count + count > sizeof filter->steps / sizeof *steps) abort();
  memcpy(filter->steps + filter->count, steps, count * sizeof *steps);
  filter->count += (unsigned short)count;
}

#define APPEND(filter, ...) \
  do { \
    const struct sock_filter steps[] = {__VA_ARGS__}; \
    append(filter, steps, sizeof steps / sizeof *steps); \
  } while (0)

/// Refuses calls in the manner of another processor, which have other numbers.
static void refuse_other_numbers(struct filter *filter) {
  APPEND(
      filter, BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0), ANSWER(EPERM), NUMBER,
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), ANSWER(EPERM));
}

/// Leaves the limits, processors and turns of other processes alone, which may be of the same user.
static void refuse_influence(struct filter *filter) {
  APPEND(
      filter, REFUSE(SYS_setpriority), REFUSE(SYS_ioprio_set), REFUSE(SYS_sched_setaffinity), REFUSE(SYS_sched_setscheduler),
      REFUSE(SYS_sched_setparam), REFUSE(SYS_sched_setattr), REFUSE(SYS_migrate_pages), REFUSE(SYS_move_pages),
      // 0 is the process itself.
      REFUSE_OTHERS(SYS_prlimit64, 0));
}

/// Leaves the process itself alone to send signals to. (It has no children.)
static void refuse_signals(struct filter *filter) {
  uint32_t own = (uint32_t)getpid();
  APPEND(
      filter, REFUSE_OTHERS(SYS_kill, own), REFUSE_OTHERS(SYS_tgkill, own), REFUSE_OTHERS(SYS_rt_sigqueueinfo, own),
      REFUSE_OTHERS(SYS_rt_tgsigqueueinfo, own), REFUSE(SYS_tkill), REFUSE(PIDFD_SEND_SIGNAL));
}

/// Leaves the process its threads, and no other processes or programs.
static void refuse_programs(struct filter *filter) {
  APPEND(
      filter,
      // The C library makes threads without it, too.
      CALL(SYS_clone3, 6),
#ifdef SYS_fork
      CALL(SYS_fork, 6), CALL(SYS_vfork, 5),
#else
      CALL(SYS_execve, 6), CALL(SYS_execve, 5),
#endif
      CALL(SYS_execve, 4), CALL(SYS_execveat, 3), CALL(SYS_clone, 3), ALLOW, ANSWER(ENOSYS), ANSWER(EPERM), FIRST_ARGUMENT,
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0), ANSWER(EPERM));
}

/// Refuses the calls by which a process reaches others.
static bool limit_calls(bool starts_programs) {
  struct filter filter = {.count = 0};
  refuse_other_numbers(&filter);
  refuse_influence(&filter);
  // Programs have children to send signals to.
  if (!starts_programs) {
    refuse_signals(&filter);
    refuse_programs(&filter);
  }
  APPEND(&filter, ALLOW);
  struct sock_fprog program = {filter.count, filter.steps};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

static bool become_user(void) {
  char *value = take(SHOJI_VARIABLE_LIMIT_USER), *group = take(SHOJI_VARIABLE_LIMIT_GROUP);
  gid_t groups[1] = {group ? (gid_t)strtoul(group, NULL, 10) : 0};
  uint32_t user = value ? (uint32_t)strtoul(value, NULL, 10) : 0;
  size_t count = group ? 1 : 0;
  free(group);
  if (!value) return true;
  free(value);
  // A visitor is never the superuser, whoever says so.
  if (user == 0) {
    errno = EPERM;
    return false;
  }
  // The others of the group may write to files that were made for them. The process's own lie where they do not come.
  if (count > 0) umask(S_IRWXO);
  return setgroups(count, groups) == 0 && setresgid(user, user, user) == 0 && setresuid(user, user, user) == 0;
}

int32_t shoji_limit_process(const char **failed) {
  char *writable = take(SHOJI_VARIABLE_LIMIT_WRITABLE), *readable = take(SHOJI_VARIABLE_LIMIT_READABLE);
  char *shared = take(SHOJI_VARIABLE_LIMIT_SHARED), *processes = take(SHOJI_VARIABLE_LIMIT_PROCESSES);
  errno = 0;
  *failed = "memory";
  if (!limit(SHOJI_VARIABLE_LIMIT_MEMORY, RLIMIT_DATA)) return errno;
  *failed = "open files";
  if (!limit(SHOJI_VARIABLE_LIMIT_FILES, RLIMIT_NOFILE)) return errno;
  *failed = "the size of files";
  if (!limit(SHOJI_VARIABLE_LIMIT_FILE_SIZE, RLIMIT_FSIZE)) return errno;
  // No file with what was in memory, which is the visitor's.
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  *failed = "the user";
  if (!become_user()) return errno;
  *failed = "new rights";
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  *failed = "folders";
  if (!limit_files(writable, shared, readable)) return errno;
  *failed = "processes";
  if (!limit_calls(processes == NULL)) return errno;
  // A change of the user takes both back: the end with the template, and the reading of what the kernel says of this process.
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  prctl(PR_SET_DUMPABLE, 1);
  free(writable);
  free(shared);
  free(readable);
  free(processes);
  return 0;
}
