#define _GNU_SOURCE
#include "crash.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "crash_notice.h"
#include "stack.h"

/// The longest time that the first words about a crash are waited for, in milliseconds: the thread that describes may need a lock that the
/// crashed one holds.
#define PATIENCE 10000
/// The stack that a handler has when the thread's own is full.
#define HANDLER_STACK (128 * 1024)

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
static struct sigaction former[NSIG];
static pid_t process;

// MARK: Describing

/// The crash, once a thread has crashed; another one that crashes meanwhile waits like the first.
static struct shoji_crash last;
static atomic_flag is_taken = ATOMIC_FLAG_INIT;
/// The pipes by which the thread that describes learns of the crash, and the one that has crashed of the description.
static int call[2] = {-1, -1}, answer[2] = {-1, -1};
static _Atomic bool is_waited_for;
/// Whether the thread that describes has come so far that it needs no lock, and waits for another process.
static _Atomic bool has_more;
static pthread_t describer;

/// Has the crash described. Whether it was.
static bool describe(int number, const siginfo_t *info, void *context) {
  if (!atomic_load(&is_waited_for) || pthread_equal(pthread_self(), describer)) return false;
  if (!atomic_flag_test_and_set(&is_taken)) {
    const mcontext_t *registers = &((const ucontext_t *)context)->uc_mcontext;
    last.signal = number;
    last.is_sent = info && info->si_code <= 0 && info->si_pid != process;
    last.fault = number == SIGSEGV || number == SIGBUS ? (uintptr_t)info->si_addr : 0;
#if defined(__x86_64__)
    last.pc = (uintptr_t)registers->gregs[REG_RIP];
    last.sp = (uintptr_t)registers->gregs[REG_RSP];
    last.fp = (uintptr_t)registers->gregs[REG_RBP];
#elif defined(__aarch64__)
    last.pc = registers->pc;
    last.sp = registers->sp;
    last.fp = registers->regs[29];
#endif
    if (write(call[1], "!", 1) != 1) return false;
  }
  // The byte stays in the pipe, for others that wait.
  struct pollfd reader = {.fd = answer[0], .events = POLLIN};
  for (int waited = 0; waited < (atomic_load(&has_more) ? SHOJI_LONG_CRASH_PATIENCE : PATIENCE); waited += 50) {
    if (poll(&reader, 1, 50) == 1) break;
  }
  return (reader.revents & POLLIN) != 0;
}

void shoji_describe_crashes(void) {
  // From now on: the thread that reads may come later than a crash.
  if (pipe2(call, O_CLOEXEC) == 0 && pipe2(answer, O_CLOEXEC) == 0) atomic_store(&is_waited_for, true);
}

void shoji_wait_for_crash(struct shoji_crash *crash) {
  describer = pthread_self();
  char byte;
  while (read(call[0], &byte, 1) != 1) {
    // Without a pipe, there is nothing that could come.
    if (errno != EINTR) pause();
  }
  *crash = last;
}

void shoji_prolong_crash(void) { atomic_store(&has_more, true); }

void shoji_finish_crash(bool is_described) {
  if (is_described) {
    (void)!write(answer[1], "!", 1);
  } else {
    // The thread that waits goes on without a description.
    close(answer[1]);
  }
}

/// The part of memory that a thread's stack lies in. False where it is not found.
static bool find_stack(const struct shoji_crash *crash, uintptr_t *start, uintptr_t *end) {
  FILE *file = fopen("/proc/self/maps", "re");
  if (!file) return false;
  char line[512];
  bool is_found = false;
  while (!is_found && fgets(line, sizeof line, file)) {
    char mode[8];
    // Of a full stack, the pointer lies before the first byte.
    is_found = sscanf(line, "%lx-%lx %7s", start, end, mode) == 3 && *end > crash->sp && mode[0] == 'r';
  }
  fclose(file);
  return is_found;
}

uintptr_t shoji_crash_stack_start(const struct shoji_crash *crash) {
  uintptr_t start, end;
  return find_stack(crash, &start, &end) ? start : 0;
}

int32_t shoji_crash_frames(const struct shoji_crash *crash, uintptr_t *frames, int32_t capacity) {
  uintptr_t start, end;
  if (!find_stack(crash, &start, &end)) return 0;
  uintptr_t sp = crash->sp > start ? crash->sp : start;
  struct stack stack = {.pc = crash->pc, .sp = sp, .fp = crash->fp, .size = end - sp, .bytes = (const unsigned char *)sp};
  return shoji_frames_of(&stack, frames, capacity);
}

// MARK: The handler

/// Whether Swift's run time is what handled a signal before.
static bool is_swifts(const struct sigaction *action) {
  Dl_info found;
  return (action->sa_flags & SA_SIGINFO) && dladdr((const void *)action->sa_sigaction, &found) && found.dli_fname
         && strstr(found.dli_fname, "libswiftCore");
}

/// Whether the description that Swift's run time makes is left out after one of ours.
static _Atomic bool replaces_backtrace;

static void receive_crash(int number, siginfo_t *info, void *context) {
  int error = errno;
  bool is_described = false;
  // A child that has not become another program yet has its parent's descriptors.
  if (getpid() == process) {
    is_described = number != SIGQUIT && describe(number, info, context);
    shoji_close_connections(number != SIGQUIT ? SHOJI_END_CRASH : SHOJI_END_SUCCESS);
  }
  struct sigaction *next = &former[number];
  errno = error;
  bool is_skipped = is_described && atomic_load(&replaces_backtrace);
  if ((next->sa_flags & SA_SIGINFO) && !is_skipped) return next->sa_sigaction(number, info, context);
  if (!(next->sa_flags & SA_SIGINFO) && next->sa_handler != SIG_DFL && next->sa_handler != SIG_IGN)
    return next->sa_handler(number);
  signal(number, SIG_DFL);
  raise(number);
}

static void install(void) {
  process = getpid();
  sigset_t set;
  sigemptyset(&set);
  bool is_replaced = getenv("SWIFT_BACKTRACE") == NULL;
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    int number = crashes[index];
    // A signal that the process ignores is none that ends it.
    if (sigaction(number, NULL, &former[number]) != 0 || former[number].sa_handler == SIG_IGN) continue;
    if ((former[number].sa_flags & SA_SIGINFO) && !is_swifts(&former[number])) is_replaced = false;
    struct sigaction action = {.sa_sigaction = receive_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    action.sa_mask = former[number].sa_mask;
    sigaction(number, &action, NULL);
    sigaddset(&set, number);
  }
  atomic_store(&replaces_backtrace, is_replaced);
  // A fault whose signal is held back, which a program may inherit, ends the process without its handler.
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void shoji_handle_crashes(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  stack_t present;
  if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  void *memory = mmap(NULL, HANDLER_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED) sigaltstack(&(stack_t){.ss_sp = memory, .ss_size = HANDLER_STACK}, NULL);
}
