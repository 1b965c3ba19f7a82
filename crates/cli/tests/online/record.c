// Under a server while it is tested: writes down in which order it writes to its database, flushes that, and speaks to
// its clients. And it lets the disk be full, or flushes fail, for as long as a file says so.
//
//   SEMAILLES_RECORD  the file that is written: a line `W`, `S` or `N` for a write to the write-ahead log, a flush of it,
//                     something sent to a client. Writes and flushes stand there when they are done, what is sent before.
//   SEMAILLES_FAULTS  a folder: with a file `full` in it no write to the database has room, with `flush` no flush works,
//                     with `slow` each takes a while, so that what is sent too early is sent before it is done.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OTHER, DATABASE, LOG, SOCKET };

static enum kind kind_of(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return OTHER;
  path[length] = 0;
  if (strncmp(path, "socket:", 7) == 0) return SOCKET;
  if (length > 7 && strcmp(path + length - 7, ".db-wal") == 0) return LOG;
  if (length > 3 && strcmp(path + length - 3, ".db") == 0) return DATABASE;
  return OTHER;
}

static void record(const char *what) {
  static int fd = -2;
  if (fd == -2) {
    const char *path = getenv("SEMAILLES_RECORD");
    fd = path ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
  }
  // Not by `write`, which is one of those below.
  if (fd >= 0) syscall(SYS_write, fd, what, 2);
}

static int fails(const char *name) {
  const char *folder = getenv("SEMAILLES_FAULTS");
  char path[4096];
  if (!folder) return 0;
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return access(path, F_OK) == 0;
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define WRITES(call) \
  enum kind kind = kind_of(fd); \
  if (kind == SOCKET) record("N\n"); \
  if ((kind == LOG || kind == DATABASE) && fails("full")) { errno = ENOSPC; return -1; } \
  ssize_t written = call; \
  if (kind == LOG) record("W\n"); \
  return written

ssize_t write(int fd, const void *bytes, size_t length) { REAL(write); WRITES(real(fd, bytes, length)); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { REAL(pwrite); WRITES(real(fd, bytes, length, at)); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) { REAL(pwrite64); WRITES(real(fd, bytes, length, at)); }
ssize_t writev(int fd, const struct iovec *parts, int count) { REAL(writev); WRITES(real(fd, parts, count)); }
ssize_t send(int fd, const void *bytes, size_t length, int flags) { REAL(send); WRITES(real(fd, bytes, length, flags)); }
ssize_t sendmsg(int fd, const struct msghdr *message, int flags) { REAL(sendmsg); WRITES(real(fd, message, flags)); }

#define FLUSHES \
  enum kind kind = kind_of(fd); \
  if ((kind == LOG || kind == DATABASE) && fails("flush")) { errno = EIO; return -1; } \
  if (kind == LOG && fails("slow")) usleep(3000); \
  int result = real(fd); \
  if (kind == LOG && result == 0) record("S\n"); \
  return result

int fsync(int fd) { REAL(fsync); FLUSHES; }
int fdatasync(int fd) { REAL(fdatasync); FLUSHES; }
