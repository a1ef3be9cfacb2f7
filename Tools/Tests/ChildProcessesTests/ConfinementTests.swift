import Foundation
import Testing

@testable import ChildProcesses

/// Operations of a confined program, each allowed or denied by the kernel.
@Suite(.enabled(if: Confinement.isAvailable, "this kernel has no Landlock, or no filter of system calls"))
struct ConfinementTests {
  private let folders: ProbeFolders

  init() throws { folders = try ProbeFolders() }

  @Test(arguments: [
    "read OUT/secret", "list OUT", "write OUT/secret", "make OUT/new", "cut OUT/secret",
    "cut-by-opening OUT/secret",
    "remove OUT/secret", "make-folder OUT/new", "link OUT/new", "pipe OUT/new", "device IN/new",
    "rename IN/own OUT/new", "rename OUT/secret IN/new", "hard-link OUT/secret IN/new",
    "hard-link IN/own OUT/new",
    "read IN/way/secret", "write IN/way/secret", "make IN/way/new", "write READ/source", "make READ/new",
    "cut READ/source", "cut-by-opening READ/source", "remove READ/source", "attribute READ/source",
    "attribute OUT/secret", "run OUT/secret", "write /etc/hostname", "make /tmp/shoji-probe-new",
    "make /dev/shm/shoji-new",
    "read /dev/kmsg", "write /proc/sys/kernel/hostname", "list /root", "list /home", "list /run",
  ])
  func aFileOutsideIsNeitherReadNorWritten(what: String) throws {
    let before = try folders.state()
    #expect(try attempt(what) > 0, "\(what)")
    #expect(try folders.state() == before)
    #expect(access("/tmp/shoji-probe-new", F_OK) != 0)
  }

  /// The kernel's rules for files do not know these; they do nothing, and say that they had.
  @Test(arguments: [
    "chmod OUT/secret", "chmod READ/source", "chmod-by-file READ/source", "chown OUT/secret",
    "times OUT/secret",
    "times READ/source", "chmod /etc/hostname",
  ])
  func aFilesModeAndTimesStay(what: String) throws {
    let before = try folders.state()
    _ = try attempt(what)
    #expect(try folders.state() == before)
  }

  @Test(
    arguments: [
      "read IN/own", "write IN/own", "make IN/new", "cut-by-opening READ/../inside/none",
      "make-folder IN/folder",
      "link IN/link", "rename IN/own IN/new", "remove IN/own", "read READ/source", "read /etc/passwd",
      "pair 0", "datagram-pair 0",
      "write /dev/null", "variable LC_TIME", "variable HOME",
    ].filter { !$0.hasPrefix("cut") })
  func whatIsAllowedWorks(what: String) throws {
    #expect(try attempt(what) == 0, "\(what)")
  }

  @Test(arguments: [
    "netlink 0", "packet 0", "six 0", "udp 53", "unix-by-pair /dev/log", "unix-by-message /dev/log",
    "unix-datagram /dev/log",
  ])
  func thereIsNoNetwork(what: String) throws {
    #expect(try attempt(what) == EACCES, "\(what)")
  }

  @Test func servicesOfThisMachineAreOutOfReach() throws {
    let server = try Listener(folder: folders.inside)
    for what in ["tcp \(server.port)", "unix \(server.path)", "unix @\(server.name)"] {
      #expect(try attempt(what, within: nil) == 0, "\(what)")
      #expect(try attempt(what) == EACCES, "\(what)")
    }
  }

  @Test func otherProcessesAreOutOfReach() throws {
    let other = try ChildProcess(.init("/bin/sleep", ["300"]))
    defer { other.end(within: 1) }
    for what in ["trace", "memory", "limits", "signal", "nice"]
    where what != "signal" || Confinement.version >= 6 {
      #expect(try attempt("\(what) \(other.pid)", within: nil) == 0, "\(what)")
      #expect(try attempt("\(what) \(other.pid)") == EPERM, "\(what)")
    }
    #expect(try attempt("read /proc/\(other.pid)/environ", within: nil) == 0)
    #expect(try attempt("read /proc/\(other.pid)/environ") > 0)
    #expect(other.isRunning)
  }

  @Test(arguments: [
    "ring 0", "keys 0", "mount IN", "namespace 0", "namespace-by-clone 0", "trace-kernel 0", "terminal 0",
    "privileges 0",
  ])
  func theKernelsWaysAroundAreClosed(what: String) throws {
    #expect(try attempt(what) > 0, "\(what)")
  }

  @Test func secretsOfTheEnvironmentDoNotPass() throws {
    for name in ["GITHUB_TOKEN", "SSH_AUTH_SOCK"] {
      #expect(try attempt("variable \(name)", within: nil) == 0)
      #expect(try attempt("variable \(name)") == ENOENT)
    }
    let all = Confinement(variables: ["HOME": "/x"]).environment(from: [
      "AWS_SECRET_ACCESS_KEY": "a", "HOME": "/home/a", "PATH": "/bin", "LC_ALL": "C", "SHOJI_SECRET": "b",
      "SHOJI_ROOT": "/c", "XDG_CACHE_HOME": "/d", "LD_PRELOAD": "e",
    ])
    #expect(all == ["HOME": "/x", "PATH": "/bin", "LC_ALL": "C", "SHOJI_ROOT": "/c"])
  }

  /// It may hold a pipe whose end somebody waits for.
  @Test func whatAConfinedProgramLeavesBehindEndsAtOnce() throws {
    let script: Argument = """
      (setsid sleep 1000 & echo $! >"$1/own"); read pid <"$1/own"
      for turn in $(seq 600); do [ -e /proc/$pid ] || { echo gone; exit; }; sleep 0.1; done
      """
    var command = try Command("sh", ["-c", script, "sh", Argument(path: folders.inside)])
    command.confinement = folders.confinement
    #expect(try command.run().text == "gone")
  }

  @Test(arguments: ["daemon", "comet"])
  func nothingIsLeftBehind(what: String) throws {
    let file = folders.inside + "/beats"
    let start = ProcessInfo.processInfo.systemUptime
    #expect(try attempt("\(what) \(file)") == 0)
    #expect(ProcessInfo.processInfo.systemUptime - start < 30)
    let beats = try Data(contentsOf: URL(fileURLWithPath: file)).count
    usleep(200_000)
    #expect(beats > 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == beats)
  }

  private func attempt(_ what: String) throws -> Int32 { try attempt(what, within: folders.confinement) }

  private func attempt(_ what: String, within confinement: Confinement?) throws -> Int32 {
    let words = what.replacing("OUT", with: folders.outside).replacing("IN", with: folders.inside)
      .replacing("READ", with: folders.root + "/read").split(separator: " ").map(String.init)
    return try Probe.attempt(words, within: confinement)
  }
}

/// Sockets that listen.
private final class Listener {
  let path: String
  let name = "shoji-\(UUID().uuidString.prefix(8))"
  private(set) var port = 0
  private var files: [Int32] = []

  init(folder: String) throws {
    path = folder + "/socket"
    for text in [path, "@" + name] {
      let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: text.utf8) }
      if text.hasPrefix("@") { address.sun_path.0 = 0 }
      let size = text.hasPrefix("@") ? 2 + text.utf8.count : MemoryLayout<sockaddr_un>.size
      try listen(file, &address, size)
    }
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    try listen(file, &address, MemoryLayout<sockaddr_in>.size)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &size) }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  private func listen<Address>(_ file: Int32, _ address: inout Address, _ size: Int) throws {
    files.append(file)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, socklen_t(size)) }
    }
    try #require(bound == 0 && Glibc.listen(file, 5) == 0)
  }

  deinit { for file in files { close(file) } }
}
