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
    "netlink 0", "packet 0", "six 0", "six-datagram 0", "raw 0", "ping 0", "virtual 0", "udp 53",
    "sockets-alone 200", "unix-by-pair /dev/log", "unix-by-message /dev/log", "unix-datagram /dev/log",
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

  /// Foundation has its pair, which is none of the network's: whatever it is connected to, nothing arrives.
  @Test func aPairOnLoopbackReachesItselfAlone() throws {
    #expect(try attempt("loopback-pairs 200") == 0)
    let server = try Listener(folder: folders.inside)
    for what in [
      "port-by-loopback-pair \(server.datagramPort)", "path-by-loopback-pair \(server.datagramPath)",
      "path-by-loopback-pair @\(server.name)-datagram",
    ] {
      #expect(try attempt(what) == 0, "\(what)")
      #expect(server.datagrams() == 0, "\(what)")
    }
    #expect(try attempt("port-by-loopback-pair \(server.datagramPort)", within: nil) == 0)
    #expect(server.datagrams() > 0)
  }

  /// A filter around this process may have the one listener there is: Foundation gets no pair then.
  @Test(arguments: [
    ("loopback-pairs 1", EACCES), ("udp 53", EACCES), ("unix-datagram /dev/log", EACCES),
    ("listener 0", EPERM),
    ("datagram-pair 0", 0),
  ]) func withoutAListenerThereIsNoNetworkEither(what: String, error: Int32) throws {
    #expect(try attempt("without-listener \(what)", within: nil) == error)
  }

  /// Foundation loses the ends of programs without its pair, and waits for ever.
  @Test func aProgramThatWaitsForManyOthersNeverStalls() throws {
    var command = try Command(own: [Probe.waiting, "200", "8"])
    command.confinement = folders.confinement
    command.confinement?.readable += [Probe.waiting]
    command.stallInterval = 0.5
    command.deadline = 240
    command.restartsWhenStalled = true
    let result = try command.run()
    #expect(result.text == "waited for 200", "\(result.errorText)")
    #expect(result.restarts == 0)
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
    "ring 0", "keys 0", "mount IN", "namespace 0", "namespace-by-clone 0", "listener 0", "trace-kernel 0",
    "terminal 0",
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

  @Test func whatAConfinedProgramCostsHasBounds() throws {
    let start = ProcessInfo.processInfo.systemUptime
    let error = #expect(throws: ChildProcessError.self) { try attempt("crowd 1500") }
    #expect(
      error?.message == "\(Probe.program) had more than 1024 processes at once, and was ended",
      "\(error?.message ?? "")")
    #expect(ProcessInfo.processInfo.systemUptime - start < 15)
    #expect(try attempt("large IN/large") == EFBIG)
    #expect(try attempt("memory-first 0") == 0)
  }

  @Test("A confined program is ended that has too much memory", arguments: ["have", "share"])
  func memory(what: String) throws {
    var confinement = folders.confinement
    confinement.costs.memory = 300 << 20
    #expect(try attempt("\(what) 100", within: confinement) == 0)
    let error = #expect(throws: ChildProcessError.self) { try attempt("\(what) 400", within: confinement) }
    #expect(error?.message.hasSuffix("used almost all of the machine's memory, and was ended") == true)
  }

  @Test("A confined program is ended before the disk is full") func disk() throws {
    var confinement = folders.confinement
    var disk = statvfs()
    #expect(statvfs(folders.inside, &disk) == 0)
    let free = UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
    #expect(confinement.costs.space(on: folders.inside) <= min(1 << 30, free))
    #expect(confinement.costs.space(on: folders.inside + "/nothing") == 0)
    confinement.costs.space = free - 100 << 20
    let error = #expect(throws: ChildProcessError.self) {
      try attempt("fill IN/large", within: confinement)
    }
    #expect(error?.message.hasSuffix("left almost nothing of the disk, and was ended") == true)
  }

  private func attempt(_ what: String) throws -> Int32 { try attempt(what, within: folders.confinement) }

  private func attempt(_ what: String, within confinement: Confinement?) throws -> Int32 {
    let words = what.replacing("OUT", with: folders.outside).replacing("IN", with: folders.inside)
      .replacing("READ", with: folders.root + "/read").split(separator: " ").map(String.init)
    return try Probe.attempt(words, within: confinement)
  }
}

/// Sockets that listen, and ones that receive datagrams.
private final class Listener {
  let path: String
  let datagramPath: String
  let name = "shoji-\(UUID().uuidString.prefix(8))"
  private(set) var port = 0
  private(set) var datagramPort = 0
  private var files: [Int32] = []
  private var receiving: [Int32] = []

  init(folder: String) throws {
    (path, datagramPath) = (folder + "/socket", folder + "/datagrams")
    for text in [path, "@" + name] { files.append(try Listener.open(at: text, SOCK_STREAM)) }
    for text in [datagramPath, "@\(name)-datagram"] {
      receiving.append(try Listener.open(at: text, SOCK_DGRAM))
    }
    for type in [SOCK_STREAM, SOCK_DGRAM] {
      let file = socket(AF_INET, Int32(type.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      try Listener.bind(file, &address, MemoryLayout<sockaddr_in>.size, type)
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) {
        _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &size) }
      }
      let port = Int(UInt16(bigEndian: address.sin_port))
      if type == SOCK_STREAM { (self.port, files) = (port, files + [file]) }
      if type == SOCK_DGRAM { (datagramPort, receiving) = (port, receiving + [file]) }
    }
  }

  private static func open(at text: String, _ type: __socket_type) throws -> Int32 {
    let file = socket(AF_UNIX, Int32(type.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: text.utf8) }
    if text.hasPrefix("@") { address.sun_path.0 = 0 }
    let size = text.hasPrefix("@") ? 2 + text.utf8.count : MemoryLayout<sockaddr_un>.size
    try bind(file, &address, size, type)
    return file
  }

  private static func bind<Address>(
    _ file: Int32, _ address: inout Address, _ size: Int, _ type: __socket_type
  ) throws {
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(file, $0, socklen_t(size)) }
    }
    try #require(bound == 0 && (type == SOCK_DGRAM || Glibc.listen(file, 5) == 0))
  }

  /// The number of datagrams that have arrived since the last look.
  func datagrams() -> Int {
    var (count, byte): (Int, UInt8) = (0, 0)
    for file in receiving { while recv(file, &byte, 1, Int32(MSG_DONTWAIT)) >= 0 { count += 1 } }
    return count
  }

  deinit { for file in files + receiving { close(file) } }
}
