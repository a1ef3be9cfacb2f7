import CExtendedAttributes
import Foundation

/// The control groups of visitors' processes (cgroup v2), where the system has delegated the server's own
/// group to it, as systemd does by `Delegate=`. One that root may write to, though it is systemd's, is left
/// alone.
///
/// Each process is in a group of its own. So the kernel shares the processors among visitors, however many
/// threads each has, holds their memory and the number of their threads to the limits, and ends with a
/// process whatever it has started. Where nothing is delegated, the limits of single processes stand alone.
struct ControlGroups: Sendable {
  /// The controllers that hold the limits.
  let controllers: Set<String>

  private let folder: URL
  private let limits: Limits

  /// The controllers that are of use.
  private static let wanted: Set = ["cpu", "memory", "pids"]

  /// Prepares the groups. Nil where none is delegated.
  ///
  /// - Parameters:
  ///   - limits: The limits of each process.
  ///   - membership: The kernel's account of the groups that the server is in.
  ///   - mount: The folder of all groups.
  ///   - isDelegated: Whether a folder's group is marked as delegated.
  init?(
    _ limits: Limits, membership: String? = Self.text(URL(fileURLWithPath: "/proc/self/cgroup")),
    mount: URL = URL(fileURLWithPath: "/sys/fs/cgroup"),
    isDelegated: (URL) -> Bool = Self.isMarked
  ) {
    guard let line = membership?.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else {
      return nil
    }
    let path = line.dropFirst("0::/".count)
    folder = mount.appendingPathComponent(String(path))
    // A container's first group is its own without a mark.
    guard path.isEmpty || isDelegated(folder) else { return nil }
    self.limits = limits
    let control = folder.appendingPathComponent("cgroup.subtree_control")
    let members = folder.appendingPathComponent("cgroup.procs")
    // The system's own group of all groups has no type, and is nobody's.
    guard let type = Self.text(folder.appendingPathComponent("cgroup.type")), type.hasPrefix("domain"),
      [control, members].allSatisfy({ access($0.path, W_OK) == 0 }),
      let known = Self.text(folder.appendingPathComponent("cgroup.controllers"))
    else { return nil }
    let usable = Self.wanted.intersection(known.split(whereSeparator: \.isWhitespace).map(String.init))
    // A group that has others may have no processes: the server moves into one of its own.
    let own = folder.appendingPathComponent("server")
    mkdir(own.path, 0o755)
    for process in Self.text(members)?.split(separator: "\n") ?? [] {
      guard Self.write(String(process), to: own.appendingPathComponent("cgroup.procs")) else { return nil }
    }
    controllers = usable.filter { Self.write("+\($0)", to: control) }
    guard !controllers.isEmpty else { return nil }
    // Connections and starts do not wait for visitors who compute: a visitor's group has 100.
    if controllers.contains("cpu") { Self.write("1000", to: own.appendingPathComponent("cpu.weight")) }
    removeEmpty()
  }

  /// Puts a process into a group of its own, which holds the limits. Whether that went well.
  @discardableResult func add(_ process: pid_t) -> Bool {
    let group = self.group(of: process)
    guard mkdir(group.path, 0o755) == 0 || errno == EEXIST else { return false }
    let settings = [
      // Threads' stacks and what files are read do not make a visitor lose their app.
      ("memory", "memory.max", "\(limits.memory + 64 << 20)"), ("memory", "memory.oom.group", "1"),
      ("pids", "pids.max", limits.allowsPrograms ? "1024" : "256"),
    ]
    for (controller, file, value) in settings where controllers.contains(controller) {
      Self.write(value, to: group.appendingPathComponent(file))
    }
    return Self.write("\(process)", to: group.appendingPathComponent("cgroup.procs"))
  }

  /// Lets a process have only the time of processors that no other asks for, or its share again.
  func setGivesWay(_ process: pid_t, _ givesWay: Bool) {
    guard controllers.contains("cpu") else { return }
    Self.write(givesWay ? "1" : "0", to: group(of: process).appendingPathComponent("cpu.idle"))
  }

  /// Removes the group of a process that has ended, and ends whatever the process has started. Whether the
  /// kernel had ended it since it had too much memory.
  @discardableResult func remove(_ process: pid_t) -> Bool {
    let group = self.group(of: process)
    let events = Self.text(group.appendingPathComponent("memory.events")) ?? ""
    Self.write("1", to: group.appendingPathComponent("cgroup.kill"))
    rmdir(group.path)
    return events.split(separator: "\n").contains { $0.hasPrefix("oom_kill ") && $0 != "oom_kill 0" }
  }

  /// Removes the groups that no process is in any more: those of a server that was killed, or whose last
  /// process took a moment to end.
  func removeEmpty() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix("visitor-") {
      // A group with processes stays: the kernel refuses.
      rmdir(folder.appendingPathComponent(name).path)
    }
  }

  /// Whether systemd has marked a group as delegated. The second name is older, and for root to read.
  private static func isMarked(_ group: URL) -> Bool {
    ["user.delegate", "trusted.delegate"].contains { name in
      var value: UInt8 = 0
      return getxattr(group.path, name, &value, 1) == 1 && value == UInt8(ascii: "1")
    }
  }

  private func group(of process: pid_t) -> URL { folder.appendingPathComponent("visitor-\(process)") }

  private static func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  @discardableResult private static func write(_ text: String, to file: URL) -> Bool {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count
  }
}
