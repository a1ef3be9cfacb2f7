import CDriverSupport
import Foundation
import Testing

/// Whose clock a process has: the system's, unless a driver holds it.
@Suite struct ClockTests {
  @Test(arguments: [
    "clock_gettime", "gettimeofday", "time", "timerfd_create", "timerfd_settime", "pthread_cond_timedwait",
    "sem_timedwait",
  ])
  func aProcessThatLinksTheDriverHasTheSystemsFunctions(name: String) throws {
    #expect(!shoji_virtual_time_is_running())
    let library = try #require(dlopen("libc.so.6", RTLD_LAZY))
    defer { dlclose(library) }
    let own = UInt(bitPattern: dlsym(nil, name))
    #expect(own != 0 && own == UInt(bitPattern: dlsym(library, name)))
  }
}
