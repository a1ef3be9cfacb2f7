#define _GNU_SOURCE
#include "stack.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "main_thread.h"
#include "termination.h"

// A stack is read from a copy. Swift's functions keep frame pointers, so their callers are found from one to the next. The C library's keep
// none: from where a thread waits in it, the words of its stack are searched for addresses that calls return to.

/// The copied part of a stack, from its end inward.
#define COPIED_BYTES (512 * 1024)
#define SEGMENTS 512

static pthread_t main_thread;
static uintptr_t main_top;
/// The signal that has the main thread copy its stack; 0 for none.
static int sample_signal;

static void receive_request(int number, siginfo_t *info, void *context);

static uintptr_t top_of_stack(void) {
  pthread_attr_t attributes;
  void *base = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  pthread_attr_getstack(&attributes, &base, &size);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)base + size;
}

void shoji_know_main_stack(void) {
  main_thread = pthread_self();
  main_top = top_of_stack();
  for (int number = SIGRTMIN + 6; !sample_signal && number <= SIGRTMAX; number++) {
    struct sigaction former;
    if (sigaction(number, NULL, &former) != 0 || former.sa_handler != SIG_DFL) continue;
    struct sigaction action = {.sa_sigaction = receive_request, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
    sigfillset(&action.sa_mask);
    if (sigaction(number, &action, NULL) == 0) sample_signal = number;
  }
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, sample_signal);
  if (sample_signal) pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

// MARK: Code

static struct segment {
  uintptr_t start, end;
} segments[SEGMENTS];
static int segment_count;

static int add_segments(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size, (void)context;
  for (int index = 0; index < object->dlpi_phnum && segment_count < SEGMENTS; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    uintptr_t start = object->dlpi_addr + header->p_vaddr;
    segments[segment_count++] = (struct segment){start, start + header->p_memsz};
  }
  return 0;
}

static bool is_code(uintptr_t address, uintptr_t before) {
  for (int index = 0; index < segment_count; index++) {
    if (address >= segments[index].start + before && address < segments[index].end) return true;
  }
  return false;
}

/// Whether a call returns to an address: whether the instruction before it is one.
static bool follows_call(uintptr_t address) {
  if (!is_code(address, 8)) return false;
  const unsigned char *code = (const unsigned char *)address;
#if defined(__x86_64__)
  if (code[-5] == 0xe8) return true;
  static const int lengths[] = {2, 3, 4, 6, 7};
  for (int index = 0; index < 5; index++) {
    int length = lengths[index];
    if (code[-length] == 0xff && (code[1 - length] & 0x38) == 0x10) return true;
  }
  return false;
#elif defined(__aarch64__)
  uint32_t instruction;
  memcpy(&instruction, code - 4, 4);
  return (instruction & 0xfc000000) == 0x94000000 || (instruction & 0xfffffc1f) == 0xd63f0000;
#else
  (void)code;
  return false;
#endif
}

// MARK: Walking

static uintptr_t word(const struct stack *stack, uintptr_t address) {
  uintptr_t value;
  memcpy(&value, stack->bytes + (address - stack->sp), sizeof value);
  return value;
}

/// The next record of a frame: Swift marks those of asynchronous functions by a bit.
static uintptr_t next_record(uintptr_t value) { return value & ~((uintptr_t)1 << 60); }

/// Whether two words that can be read are a function's frame pointer and the address it returns to.
static bool is_record(const struct stack *stack, uintptr_t address) {
  if (address % sizeof address || address < stack->sp || address + 16 > stack->sp + stack->size) return false;
  uintptr_t next = next_record(word(stack, address));
  return (next == 0 || next > address) && follows_call(word(stack, address + 8));
}

/// Whether records follow one another from an address on.
static bool begins_chain(const struct stack *stack, uintptr_t address) {
  for (int length = 0; length < 4; length++) {
    if (!is_record(stack, address)) return false;
    uintptr_t next = next_record(word(stack, address));
    // The outermost ones, or those beyond the copy.
    if (next == 0 || next + 16 > stack->sp + stack->size) return length > 0;
    address = next;
  }
  return true;
}

/// Whether a function of Swift's has the address: it keeps a frame pointer.
static bool is_swift(uintptr_t address) {
  bool is_in_program;
  const char *name = shoji_function_name(address, &is_in_program);
  return name && (strncmp(name, "$s", 2) == 0 || strncmp(name, "$S", 2) == 0);
}

/// Finds where the frame of a function of Swift's is linked to its caller's, of which the part from an address on is not yet known.
static uintptr_t find_record(const struct stack *stack, uintptr_t from) {
  if (stack->fp >= from && begins_chain(stack, stack->fp)) return stack->fp;
  for (uintptr_t at = from; at + 16 <= stack->sp + stack->size; at += sizeof at) {
    if (begins_chain(stack, at)) return at;
  }
  return 0;
}

static int32_t walk(const struct stack *stack, uintptr_t *frames, int32_t capacity) {
  int32_t count = 0;
  uintptr_t at = (stack->sp + 7) & ~(uintptr_t)7, end = stack->sp + stack->size;
  if (count < capacity) frames[count++] = stack->pc;
  bool is_linked = is_swift(stack->pc);
  for (; !is_linked && at + 8 <= end && count < capacity; at += sizeof at) {
    uintptr_t value = word(stack, at);
    if (!follows_call(value)) continue;
    frames[count++] = value;
    is_linked = is_swift(value - 1);
  }
  uintptr_t record = find_record(stack, at);
  while (record && is_record(stack, record) && count < capacity) {
    uintptr_t caller = word(stack, record + 8);
    frames[count++] = caller;
    record = next_record(word(stack, record));
  }
  return count;
}

// MARK: The main thread

/// The progress of a signal's handler in copying the main thread's stack.
enum { idle, requested, copying, copied };
static _Atomic int progress;
static struct stack sample;
static unsigned char *copy;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Copies what lies between an address and the end of the main thread's stack.
static void copy_stack(uintptr_t pc, uintptr_t sp, uintptr_t fp) {
  size_t size = sp < main_top ? main_top - sp : 0;
  if (size > COPIED_BYTES) size = COPIED_BYTES;
  memcpy(copy, (const void *)sp, size);
  sample = (struct stack){.pc = pc, .sp = sp, .fp = fp, .size = size, .bytes = copy};
}

static void receive_request(int number, siginfo_t *info, void *context) {
  (void)number, (void)info;
  int error = errno, expected = requested;
  if (!atomic_compare_exchange_strong(&progress, &expected, copying)) return;
  const mcontext_t *registers = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  copy_stack(registers->gregs[REG_RIP], registers->gregs[REG_RSP], registers->gregs[REG_RBP]);
#elif defined(__aarch64__)
  copy_stack(registers->pc, registers->sp, registers->regs[29]);
#else
  sample = (struct stack){0};
#endif
  atomic_store(&progress, copied);
  errno = error;
}

/// Reads where the main thread waits in the system, and copies its stack without interrupting it: calls such as `sleep` end when a signal
/// comes. False when it runs.
static bool copy_waiting_stack(void) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", (int)getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, line, sizeof line - 1);
  close(file);
  if (count <= 0) return false;
  line[count] = 0;
  // The last two numbers: the stack pointer and the address of the next instruction.
  char *pc = strrchr(line, ' ');
  if (!pc || line[0] == 'r') return false;
  *pc++ = 0;
  char *sp = strrchr(line, ' ');
  if (!sp) return false;
  uintptr_t address = strtoull(sp, NULL, 16);
  if (address >= main_top || main_top - address > (uintptr_t)1 << 30) return false;
  copy_stack(strtoull(pc, NULL, 16), address, 0);
  return true;
}

/// Has the main thread copy its stack by itself.
static bool interrupt_main_thread(void) {
  atomic_store(&progress, requested);
  if (!sample_signal || pthread_kill(main_thread, sample_signal) != 0) return false;
  for (int attempt = 0; attempt < 200 && atomic_load(&progress) != copied; attempt++) shoji_sleep(1000000);
  int expected = requested;
  if (atomic_compare_exchange_strong(&progress, &expected, idle)) return false;
  while (atomic_load(&progress) != copied) shoji_sleep(1000000);
  return sample.size > 0;
}

int32_t shoji_main_thread_frames(uintptr_t *frames, int32_t capacity) {
  if (!main_top) return 0;
  pthread_mutex_lock(&lock);
  segment_count = 0;
  dl_iterate_phdr(add_segments, NULL);
  if (!copy) {
    void *memory = mmap(NULL, COPIED_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    copy = memory == MAP_FAILED ? NULL : memory;
  }
  int32_t count = copy && (copy_waiting_stack() || interrupt_main_thread()) ? walk(&sample, frames, capacity) : 0;
  pthread_mutex_unlock(&lock);
  return count;
}

int32_t shoji_frames_of(const struct stack *stack, uintptr_t *frames, int32_t capacity) {
  pthread_mutex_lock(&lock);
  segment_count = 0;
  dl_iterate_phdr(add_segments, NULL);
  int32_t count = walk(stack, frames, capacity);
  pthread_mutex_unlock(&lock);
  return count;
}

int32_t shoji_own_frames(uintptr_t *frames, int32_t capacity) {
  uintptr_t record = (uintptr_t)__builtin_frame_address(0), top = top_of_stack();
  if (top <= record) return 0;
  pthread_mutex_lock(&lock);
  segment_count = 0;
  dl_iterate_phdr(add_segments, NULL);
  struct stack stack = {.sp = record, .fp = record, .size = top - record, .bytes = (const unsigned char *)record};
  int32_t count = 0;
  while (count < capacity && is_record(&stack, record)) {
    frames[count++] = word(&stack, record + 8);
    record = next_record(word(&stack, record));
  }
  pthread_mutex_unlock(&lock);
  return count;
}
