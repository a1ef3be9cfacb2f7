// Tries one thing that a hostile program would, and answers with the error's number: 0 where it could.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/netlink.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "CChildProcess.h"

static int answer(long result) {
  int error = result < 0 ? errno : 0;
  printf("%d\n", error);
  return error;
}

static long use(int file) {
  if (file >= 0) close(file);
  return file;
}

static struct sockaddr_un address(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  if (address.sun_path[0] == '@') address.sun_path[0] = 0;
  return address;
}

static long reach(const char *path, int type) {
  int file = socket(AF_UNIX, type, 0);
  if (file < 0) return -1;
  struct sockaddr_un to = address(path);
  socklen_t size = path[0] == '@' ? offsetof(struct sockaddr_un, sun_path) + strlen(path) : sizeof to;
  return connect(file, (struct sockaddr *)&to, size);
}

static long reach_port(const char *port, int type) {
  int file = socket(AF_INET, type, 0);
  if (file < 0) return -1;
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(atoi(port))};
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return connect(file, (struct sockaddr *)&to, sizeof to);
}

/// Sends by one of a pair of connected sockets to another one.
static long reach_by_pair(const char *path) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) != 0) return -1;
  struct sockaddr_un to = address(path);
  return sendto(ends[0], "x", 1, 0, (struct sockaddr *)&to, sizeof to);
}

/// The same by a call whose address lies in memory.
static long reach_by_message(const char *path) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) != 0) return -1;
  struct sockaddr_un to = address(path);
  struct iovec part = {"x", 1};
  struct msghdr message = {.msg_name = &to, .msg_namelen = sizeof to, .msg_iov = &part, .msg_iovlen = 1};
  return sendmsg(ends[0], &message, 0);
}

static struct sockaddr_in loopback(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

/// Makes two sockets on loopback that are connected to each other, as Foundation does.
static long make_loopback_pair(int ends[2]) {
  struct sockaddr_in own[2];
  for (int end = 0; end < 2; end++) {
    ends[end] = socket(AF_INET, SOCK_DGRAM, 0);
    if (ends[end] < 0) return -1;
    own[end] = loopback(0);
    if (bind(ends[end], (struct sockaddr *)&own[end], sizeof own[end]) != 0) return -1;
    socklen_t size = sizeof own[end];
    if (getsockname(ends[end], (struct sockaddr *)&own[end], &size) != 0) return -1;
  }
  for (int end = 0; end < 2; end++)
    if (connect(ends[end], (struct sockaddr *)&own[1 - end], sizeof own[end]) != 0) return -1;
  return 0;
}

/// Sends by such pairs, each way.
static long use_loopback_pairs(int count) {
  for (int pair = 0; pair < count; pair++) {
    int ends[2];
    char byte = 0;
    if (make_loopback_pair(ends) != 0) return -1;
    for (int end = 0; end < 2; end++)
      if (send(ends[end], "x", 1, 0) != 1 || recv(ends[1 - end], &byte, 1, MSG_DONTWAIT) != 1) return -1;
    if (byte != 'x') return errno = EIO, -1;
    close(ends[0]);
    close(ends[1]);
  }
  return 0;
}

/// Connects such a pair to others, and sends. What is answered does not matter: what arrives does.
static long reach_by_loopback_pair(const struct sockaddr *to, socklen_t size) {
  int ends[2];
  if (make_loopback_pair(ends) != 0) return -1;
  bind(ends[0], to, size);
  connect(ends[0], to, size);
  send(ends[0], "x", 1, MSG_DONTWAIT);
  sendto(ends[1], "x", 1, MSG_DONTWAIT, to, size);
  return 0;
}

static long reach_port_by_loopback_pair(int port) {
  struct sockaddr_in to = loopback(port);
  return reach_by_loopback_pair((struct sockaddr *)&to, sizeof to);
}

static long reach_path_by_loopback_pair(const char *path) {
  struct sockaddr_un to = address(path);
  socklen_t size = offsetof(struct sockaddr_un, sun_path) + strlen(path);
  return reach_by_loopback_pair((struct sockaddr *)&to, size);
}

/// Asks for sockets without an end, and joins none.
static long use_up_pairs(int count) {
  for (int turn = 0; turn < count; turn++) {
    int file = socket(AF_INET, SOCK_DGRAM, 0);
    if (file < 0) return -1;
    struct sockaddr_in to = loopback(9);
    if (connect(file, (struct sockaddr *)&to, sizeof to) == 0) return 0;
    close(file);
  }
  return -1;
}

/// Asks to answer the system calls of processes below itself.
static long listen_to_calls(void) {
  struct sock_filter allow = {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
  struct sock_fprog program = {1, &allow};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
}

/// A pair that works, of either kind.
static long use_pair(int type) {
  int ends[2];
  if (socketpair(AF_UNIX, type, 0, ends) != 0) return -1;
  return send(ends[0], "x", 1, 0);
}

static long read_memory(int pid) {
  char byte;
  struct iovec own = {&byte, 1}, other = {(void *)0x1000, 1};
  long result = process_vm_readv(pid, &own, 1, &other, 1, 0);
  // Without a right to it, the place does not matter.
  return result < 0 && errno == EFAULT ? 0 : result;
}

/// Tries a thing within bounds where the kernel has no listener of calls left, as below a filter with one.
static long try_without_listener(char **words) {
  struct sock_filter calls[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1])),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, SECCOMP_FILTER_FLAG_NEW_LISTENER, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EBUSY),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = {sizeof calls / sizeof *calls, calls};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) != 0) return -1;
  int version = shoji_landlock_version(), control;
  int ruleset = shoji_ruleset_create(version);
  if (shoji_ruleset_allow(ruleset, version, "/", 0) != 0) return -1;
  struct shoji_child child = {
      .program = "/proc/self/exe", .arguments = words, .environment = environ, .descriptors = {0, 1, 2},
      .ruleset = ruleset};
  if (shoji_child_start(&child, &control) < 0) return -1;
  struct shoji_child_message message = {0};
  while (recv(control, &message, sizeof message, 0) == sizeof message) {}
  _exit(message.kind == SHOJI_CHILD_ENDED ? 0 : 97);
}

/// Leaves a process behind that writes to a file for as long as it lives.
static long leave_daemon(const char *file) {
  if (fork() != 0) {
    struct stat status;
    for (int count = 0; count < 5000 && stat(file, &status) != 0; count++) usleep(1000);
    return 0;
  }
  setsid();
  if (fork() != 0) _exit(0);
  setsid();
  for (int number = 1; number < 65; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_IGN);
  int output = open(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
  // The pipe stays open in it.
  for (int count = 0; count < 60000; count++) {
    if (write(output, "x", 1) < 0) _exit(1);
    usleep(2000);
  }
  _exit(0);
}

/// Whether the system ends this process first when memory gets short.
static long first_when_memory_ends(void) {
  char text[8] = "";
  int file = open("/proc/self/oom_score_adj", O_RDONLY);
  return file >= 0 && read(file, text, 7) > 0 && atoi(text) == 1000 ? 0 : (errno = ERANGE, -1);
}

/// Starts processes that wait.
static long crowd(int count) {
  for (int index = 0; index < count; index++) {
    pid_t pid = fork();
    if (pid < 0) break;
    if (pid == 0) {
      sleep(120);
      _exit(0);
    }
  }
  sleep(20);
  return 0;
}

/// Leaves a process behind that is another one all the time.
static long leave_comet(const char *file) {
  if (fork() != 0) {
    usleep(100000);
    return 0;
  }
  int output = open(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
  for (int count = 0; count < 200000; count++) {
    if (fork() != 0) _exit(0);
    setsid();
    if (write(output, "x", 1) < 0) _exit(1);
  }
  _exit(0);
}

/// Has so many megabytes, in memory that is shared with nobody or with children, and waits.
static long have(int megabytes, int flags) {
  size_t size = (size_t)megabytes << 20;
  char *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_ANONYMOUS | flags, -1, 0);
  if (bytes == MAP_FAILED) return -1;
  memset(bytes, 1, size);
  sleep(3);
  return 0;
}

/// Writes megabytes until there is no room.
static long fill(const char *name) {
  static char block[1 << 20];
  int file = open(name, O_WRONLY | O_CREAT, 0600);
  if (file < 0) return -1;
  memset(block, 1, sizeof block);
  for (int count = 0; count < 4096; count++) {
    if (write(file, block, sizeof block) < 0) return -1;
    usleep(1000);
  }
  return 0;
}

int main(int count, char **words) {
  if (count < 3) return 99;
  const char *what = words[1], *name = words[2];
  setvbuf(stdout, NULL, _IONBF, 0);
#define CASE(text, expression) if (strcmp(what, text) == 0) return answer(expression)
  CASE("read", use(open(name, O_RDONLY)));
  CASE("list", use(open(name, O_RDONLY | O_DIRECTORY)));
  CASE("write", use(open(name, O_WRONLY)));
  CASE("make", use(open(name, O_WRONLY | O_CREAT, 0600)));
  CASE("cut", truncate(name, 0));
  CASE("cut-by-opening", use(open(name, O_RDONLY | O_TRUNC)));
  CASE("remove", unlink(name));
  CASE("make-folder", mkdir(name, 0700));
  CASE("link", symlink("/", name));
  CASE("pipe", mkfifo(name, 0600));
  CASE("device", mknod(name, S_IFCHR | 0600, 0x103));
  CASE("rename", rename(name, count > 3 ? words[3] : "/"));
  CASE("hard-link", link(name, count > 3 ? words[3] : "/"));
  CASE("chmod", chmod(name, 0777));
  CASE("chmod-by-file", fchmod(open(name, O_RDONLY), 0777));
  CASE("chown", lchown(name, 0, 0));
  CASE("times", utimensat(AT_FDCWD, name, NULL, 0));
  CASE("attribute", setxattr(name, "user.x", "y", 1, 0));
  CASE("run", execl(name, name, NULL));
  CASE("tcp", reach_port(name, SOCK_STREAM));
  CASE("udp", reach_port(name, SOCK_DGRAM));
  CASE("unix", reach(name, SOCK_STREAM));
  CASE("unix-datagram", reach(name, SOCK_DGRAM));
  CASE("unix-by-pair", reach_by_pair(name));
  CASE("netlink", use(socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE)));
  CASE("packet", use(socket(AF_PACKET, SOCK_RAW, 0)));
  CASE("six", use(socket(AF_INET6, SOCK_STREAM, 0)));
  CASE("unix-by-message", reach_by_message(name));
  CASE("six-datagram", use(socket(AF_INET6, SOCK_DGRAM, 0)));
  CASE("raw", use(socket(AF_INET, SOCK_RAW, IPPROTO_ICMP)));
  CASE("ping", use(socket(AF_INET, SOCK_DGRAM, IPPROTO_ICMP)));
  CASE("virtual", use(socket(AF_VSOCK, SOCK_STREAM, 0)));
  CASE("loopback-pairs", use_loopback_pairs(atoi(name)));
  CASE("port-by-loopback-pair", reach_port_by_loopback_pair(atoi(name)));
  CASE("path-by-loopback-pair", reach_path_by_loopback_pair(name));
  CASE("sockets-alone", use_up_pairs(atoi(name)));
  CASE("without-listener", try_without_listener(words + 1));
  CASE("listener", use(listen_to_calls()));
  CASE("pair", use_pair(SOCK_STREAM));
  CASE("datagram-pair", use_pair(SOCK_DGRAM));
  CASE("signal", kill(atoi(name), 0));
  CASE("trace", ptrace(PTRACE_SEIZE, atoi(name), NULL, NULL));
  CASE("memory", read_memory(atoi(name)));
  CASE("limits", prlimit(atoi(name), RLIMIT_CORE, &(struct rlimit){0, 0}, NULL));
  CASE("nice", setpriority(PRIO_PROCESS, atoi(name), 19));
  CASE("ring", syscall(425, 1, calloc(1, 120)));
  CASE("keys", syscall(SYS_add_key, "user", "x", "y", 1, -2));
  CASE("mount", mount("none", name, "tmpfs", 0, NULL));
  CASE("namespace", unshare(CLONE_NEWUSER));
  CASE("namespace-by-clone", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
  CASE("trace-kernel", syscall(SYS_bpf, 0, NULL, 0) < 0 && errno != EPERM ? 0 : -1);
  CASE("terminal", ioctl(0, TIOCSTI, "x") < 0 && errno == ENOTTY ? 0 : -1);
  CASE("privileges", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? (errno = EPERM, -1) : 0);
  CASE("variable", getenv(name) == NULL ? (errno = ENOENT, -1) : 0);
  CASE("descriptor", fcntl(atoi(name), F_GETFD));
  CASE("daemon", leave_daemon(name));
  CASE("crowd", crowd(atoi(name)));
  CASE("large", lseek(open(name, O_WRONLY | O_CREAT, 0600), 9ll << 30, SEEK_SET) < 0
                    ? -1
                    : (signal(SIGXFSZ, SIG_IGN), use(write(3, "x", 1))));
  CASE("have", have(atoi(name), MAP_PRIVATE));
  CASE("share", have(atoi(name), MAP_SHARED));
  CASE("fill", fill(name));
  CASE("memory-first", first_when_memory_ends());
  CASE("comet", leave_comet(name));
  return 98;
}
