#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

// MARK: Landlock, by the kernel's numbers: the headers of a system may be older than its kernel.

enum {
  call_create_ruleset = 444,
  call_add_rule = 445,
  call_restrict_self = 446,
};

enum {
  may_execute = 1 << 0,
  may_write_file = 1 << 1,
  may_read_file = 1 << 2,
  may_read_dir = 1 << 3,
  may_remove_dir = 1 << 4,
  may_remove_file = 1 << 5,
  may_make_char = 1 << 6,
  may_make_dir = 1 << 7,
  may_make_reg = 1 << 8,
  may_make_sock = 1 << 9,
  may_make_fifo = 1 << 10,
  may_make_block = 1 << 11,
  may_make_sym = 1 << 12,
  may_refer = 1 << 13,
  may_truncate = 1 << 14,
  may_ioctl_dev = 1 << 15,
};

struct ruleset_attributes {
  uint64_t files;
  uint64_t ports;
  uint64_t scopes;
};

struct path_rule {
  uint64_t rights;
  int32_t file;
} __attribute__((packed));

static uint64_t all_rights(int version) {
  uint64_t rights = (may_make_sym << 1) - 1;
  if (version >= 2) rights |= may_refer;
  if (version >= 3) rights |= may_truncate;
  if (version >= 5) rights |= may_ioctl_dev;
  return rights;
}

int shoji_landlock_version(void) {
  long version = syscall(call_create_ruleset, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
}

int shoji_ruleset_create(int version) {
  struct ruleset_attributes attributes = {all_rights(version), 0, 0};
  size_t size = sizeof attributes.files;
  if (version >= 4) {
    // Binding and connecting by TCP.
    attributes.ports = 3;
    size = 2 * sizeof(uint64_t);
  }
  if (version >= 6) {
    // Abstract sockets, and signals.
    attributes.scopes = 3;
    size = sizeof attributes;
  }
  return (int)syscall(call_create_ruleset, &attributes, size, 0);
}

int shoji_ruleset_allow(int ruleset, int version, const char *path, int rights) {
  uint64_t reading = may_execute | may_read_file | may_read_dir;
  uint64_t files = may_execute | may_read_file | may_write_file | may_truncate | may_ioctl_dev;
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return -1;
  struct stat status;
  if (fstat(file, &status) != 0) {
    close(file);
    return -1;
  }
  uint64_t allowed = reading;
  if (rights == 1) allowed = all_rights(version) & ~(uint64_t)(may_make_char | may_make_block | may_ioctl_dev);
  if (rights == 2) allowed = may_read_file | may_write_file | may_truncate | may_ioctl_dev;
  if (!S_ISDIR(status.st_mode)) allowed &= files;
  struct path_rule rule = {allowed & all_rights(version), file};
  long result = syscall(call_add_rule, ruleset, 1, &rule, 0);
  int error = errno;
  close(file);
  errno = error;
  return result == 0 ? 0 : -1;
}

// MARK: The filter of system calls

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef OWN_ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// The processors are little-endian: the lower half comes first.
#define LOAD_ARGUMENT(index) LOAD(args[index])
#define LOAD_UPPER(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]) + 4)
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
#define ANSWER(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define ASK RETURN(SECCOMP_RET_USER_NOTIF)
#define UNLESS(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skipped))
#define IF(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (skipped), 0)
#define UNLESS_ANY(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, (skipped))
#define AND(bits) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, (bits))
/// Answers a call with an error; 0 lets the caller believe that it was done.
#define REFUSE(name, error) UNLESS(__NR_##name, 1), ANSWER(error)

enum { clone_namespaces = 0x7E020080 };

#if defined(__x86_64__)
/// The numbers of the other interface of the same processor.
#define OWN_NUMBERS BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), ANSWER(ENOSYS),
#else
#define OWN_NUMBERS
#endif
/// Loads the call's number; the processor's other calls end the program.
#define BEGIN \
  LOAD(arch), IF(OWN_ARCHITECTURE, 1), RETURN(SECCOMP_RET_KILL_PROCESS), LOAD(nr), OWN_NUMBERS

// No network, and no way to the services of other processes: pairs of connected sockets remain. A socket that
// is neither connected nor bound reaches nobody; Foundation makes such ones.

/// Refuses all but such sockets.
static struct sock_filter refusing_filter[] = {
    BEGIN
    UNLESS(__NR_socket, 4),
    LOAD_ARGUMENT(0),
    IF(AF_UNIX, 1),
    ANSWER(EACCES),
    ALLOW,
    REFUSE(connect, EACCES),
    REFUSE(bind, EACCES),
    ALLOW,
};

/// The same, but the supervisor answers the calls by which Foundation makes a pair (see `pairs.c`).
static struct sock_filter asking_filter[] = {
    BEGIN
    UNLESS(__NR_socket, 10),
    LOAD_ARGUMENT(0),
    IF(AF_UNIX, 7),
    UNLESS(AF_INET, 5),
    LOAD_ARGUMENT(1),
    UNLESS(SOCK_DGRAM, 3),
    LOAD_ARGUMENT(2),
    UNLESS(0, 1),
    ASK,
    ANSWER(EACCES),
    ALLOW,
    UNLESS(__NR_connect, 1), ASK,
    UNLESS(__NR_bind, 1), ASK,
    ALLOW,
};

static struct sock_filter filter[] = {
    BEGIN
    REFUSE(listen, EACCES),
    REFUSE(accept, EACCES),
    REFUSE(accept4, EACCES),
    // A pair of datagram sockets, which Foundation's run loops have, would send to any address.
    REFUSE(sendmsg, EACCES),
    REFUSE(sendmmsg, EACCES),
    UNLESS(__NR_sendto, 6),
    LOAD_ARGUMENT(4),
    UNLESS(0, 3),
    LOAD_UPPER(4),
    UNLESS(0, 1),
    ALLOW,
    ANSWER(EACCES),
    // A listener of the program's own would answer instead of a supervisor that has ended.
    UNLESS(__NR_seccomp, 4),
    LOAD_ARGUMENT(1),
    UNLESS_ANY(SECCOMP_FILTER_FLAG_NEW_LISTENER, 1),
    ANSWER(EPERM),
    ALLOW,
    // System calls that go around the filter or around Landlock.
    REFUSE(io_uring_setup, ENOSYS),
    REFUSE(io_uring_enter, ENOSYS),
    REFUSE(io_uring_register, ENOSYS),
    // Other processes.
    REFUSE(ptrace, EPERM),
    REFUSE(process_vm_readv, EPERM),
    REFUSE(process_vm_writev, EPERM),
    REFUSE(pidfd_getfd, EPERM),
    REFUSE(kcmp, EPERM),
    REFUSE(process_madvise, EPERM),
    REFUSE(migrate_pages, EPERM),
    REFUSE(move_pages, EPERM),
    UNLESS(__NR_prlimit64, 4),
    LOAD_ARGUMENT(0),
    IF(0, 1),
    ANSWER(EPERM),
    ALLOW,
    UNLESS(__NR_setpriority, 6),
    LOAD_ARGUMENT(0),
    UNLESS(0, 3),
    LOAD_ARGUMENT(1),
    UNLESS(0, 1),
    ALLOW,
    ANSWER(EPERM),
    // The kernel.
    REFUSE(keyctl, EPERM),
    REFUSE(add_key, EPERM),
    REFUSE(request_key, EPERM),
    REFUSE(bpf, EPERM),
    REFUSE(perf_event_open, EPERM),
    REFUSE(userfaultfd, EPERM),
    REFUSE(init_module, EPERM),
    REFUSE(finit_module, EPERM),
    REFUSE(delete_module, EPERM),
    REFUSE(kexec_load, EPERM),
    REFUSE(reboot, EPERM),
    REFUSE(syslog, EPERM),
    REFUSE(acct, EPERM),
    REFUSE(swapon, EPERM),
    REFUSE(swapoff, EPERM),
    REFUSE(settimeofday, EPERM),
    REFUSE(clock_settime, EPERM),
    REFUSE(clock_adjtime, EPERM),
    REFUSE(adjtimex, EPERM),
    REFUSE(sethostname, EPERM),
    REFUSE(setdomainname, EPERM),
    REFUSE(quotactl, EPERM),
    REFUSE(vhangup, EPERM),
    REFUSE(open_by_handle_at, EPERM),
#if defined(__x86_64__)
    REFUSE(iopl, EPERM),
    REFUSE(ioperm, EPERM),
#endif
    // Mounts and namespaces.
    REFUSE(mount, EPERM),
    REFUSE(umount2, EPERM),
    REFUSE(pivot_root, EPERM),
    REFUSE(chroot, EPERM),
    UNLESS(428, 1), ANSWER(ENOSYS),  // open_tree
    UNLESS(429, 1), ANSWER(ENOSYS),  // move_mount
    UNLESS(430, 1), ANSWER(ENOSYS),  // fsopen
    UNLESS(431, 1), ANSWER(ENOSYS),  // fsconfig
    UNLESS(432, 1), ANSWER(ENOSYS),  // fsmount
    UNLESS(433, 1), ANSWER(ENOSYS),  // fspick
    UNLESS(442, 1), ANSWER(ENOSYS),  // mount_setattr
    REFUSE(unshare, EPERM),
    REFUSE(setns, EPERM),
    // Its flags lie in memory; the C library then takes the older call.
    UNLESS(435, 1), ANSWER(ENOSYS),  // clone3
    UNLESS(__NR_clone, 4),
    LOAD_ARGUMENT(0),
    UNLESS_ANY(clone_namespaces, 1),
    ANSWER(EPERM),
    ALLOW,
    // A process that cannot leave its group ends with it.
    REFUSE(setsid, 0),
    REFUSE(setpgid, 0),
    // Modes, owners and times of files, which Landlock knows nothing of.
    REFUSE(fchmod, 0),
    REFUSE(fchmodat, 0),
    REFUSE(fchown, 0),
    REFUSE(fchownat, 0),
    UNLESS(452, 1), ANSWER(ENOSYS),  // fchmodat2
    UNLESS(463, 1), ANSWER(ENOSYS),  // setxattrat
    UNLESS(466, 1), ANSWER(ENOSYS),  // removexattrat
    UNLESS(469, 1), ANSWER(ENOSYS),  // file_setattr
    REFUSE(utimensat, 0),
    REFUSE(setxattr, EOPNOTSUPP),
    REFUSE(lsetxattr, EOPNOTSUPP),
    REFUSE(fsetxattr, EOPNOTSUPP),
    REFUSE(removexattr, EOPNOTSUPP),
    REFUSE(lremovexattr, EOPNOTSUPP),
    REFUSE(fremovexattr, EOPNOTSUPP),
#if defined(__x86_64__)
    REFUSE(chmod, 0),
    REFUSE(chown, 0),
    REFUSE(lchown, 0),
    REFUSE(utime, 0),
    REFUSE(utimes, 0),
    REFUSE(futimesat, 0),
#endif
    // Older versions of Landlock let a file be cut off that may only be read.
    REFUSE(truncate, EACCES),
    UNLESS(437, 1), ANSWER(ENOSYS),  // openat2, whose flags lie in memory
    UNLESS(__NR_openat, 6),
    LOAD_ARGUMENT(2),
    AND(O_TRUNC | O_ACCMODE),
    UNLESS(O_TRUNC, 2),
    ANSWER(EACCES),
    ALLOW,
    ALLOW,
#if defined(__x86_64__)
    REFUSE(creat, ENOSYS),
    UNLESS(__NR_open, 6),
    LOAD_ARGUMENT(1),
    AND(O_TRUNC | O_ACCMODE),
    UNLESS(O_TRUNC, 2),
    ANSWER(EACCES),
    ALLOW,
    ALLOW,
#endif
    // Words that a terminal takes for a person's.
    UNLESS(__NR_ioctl, 5),
    LOAD_ARGUMENT(1),
    IF(0x5412, 2),  // TIOCSTI
    IF(0x541C, 1),  // TIOCLINUX
    ALLOW,
    ANSWER(EPERM),
    ALLOW,
};

#define PROGRAM(filter) (struct sock_fprog){sizeof filter / sizeof *filter, filter}

int shoji_filter_is_available(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

static int install(struct sock_fprog program) {
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

static int filter_calls(int channel) {
  struct sock_fprog asking = PROGRAM(asking_filter);
  int listener =
      (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &asking);
  if (listener >= 0) {
    int sent = shoji_send_listener(channel, listener);
    close(listener);
    if (sent != 0) return -1;
  } else if (install(PROGRAM(refusing_filter)) != 0) {
    // A filter around this one may have the only listener.
    return -1;
  }
  return install(PROGRAM(filter));
}

#else

int shoji_filter_is_available(void) { return 0; }

static int filter_calls(int channel) {
  (void)channel;
  return 0;
}

#endif

// MARK: Capabilities

/// What a superuser keeps: files of others in a container's folders stay reachable. The kernel lets one with
/// more look into any process.
static const uint64_t kept_capabilities = 1 << CAP_DAC_OVERRIDE | 1 << CAP_FOWNER;

static int drop_capabilities(void) {
  for (int number = 0; number < 64; number++)
    if ((kept_capabilities >> number & 1) == 0) prctl(PR_CAPBSET_DROP, number, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct data[2];
  if (syscall(SYS_capget, &header, data) != 0) return -1;
  for (int half = 0; half < 2; half++) {
    data[half].effective &= (uint32_t)(kept_capabilities >> (32 * half));
    data[half].permitted &= (uint32_t)(kept_capabilities >> (32 * half));
    data[half].inheritable = 0;
  }
  return (int)syscall(SYS_capset, &header, data);
}

int shoji_confine(int ruleset, int channel) {
  if (drop_capabilities() != 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (syscall(call_restrict_self, ruleset, 0) != 0) return -1;
  return filter_calls(channel);
}
