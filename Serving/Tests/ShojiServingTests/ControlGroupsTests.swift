import CExtendedAttributes
import Foundation
import Testing

@testable import ShojiServing

/// Control groups in a folder that looks like the kernel's: what is written where. Whether the kernel then
/// does as it is asked is the kernel's.
struct ControlGroupsTests {
  /// A folder with a group `app` that is delegated.
  private final class Kernel {
    let mount = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString)")
    var group: URL { mount.appendingPathComponent("app") }

    init(controllers: String = "cpuset cpu io memory hugetlb pids rdma\n", type: String? = "domain\n") throws
    {
      try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
      try set("cgroup.controllers", controllers)
      if let type { try set("cgroup.type", type) }
      try set("cgroup.subtree_control", "")
      try set("cgroup.procs", "41\n42\n")
    }

    deinit { try? FileManager.default.removeItem(at: mount) }

    func set(_ file: String, _ text: String) throws {
      try text.write(to: group.appendingPathComponent(file), atomically: false, encoding: .utf8)
    }

    func text(_ file: String) -> String? {
      try? String(contentsOf: group.appendingPathComponent(file), encoding: .utf8)
    }

    func groups(
      _ limits: Limits = Limits(), membership: String = "1:name=systemd:/x\n0::/app\n",
      delegated: String = "app"
    ) -> ControlGroups? {
      ControlGroups(limits, membership: membership, mount: mount) {
        $0.standardizedFileURL == mount.appendingPathComponent(delegated).standardizedFileURL
      }
    }
  }

  @Test("The server moves into a group of its own, and each visitor's process into another") func groups()
    throws
  {
    let kernel = try Kernel()
    var limits = Limits()
    limits.memory = 100 << 20
    let groups = try #require(kernel.groups(limits))
    #expect(groups.controllers == ["cpu", "memory", "pids"])
    #expect(kernel.text("server/cgroup.procs") == "42")
    #expect(kernel.text("server/cpu.weight") == "1000")
    #expect(groups.add(77))
    #expect(kernel.text("visitor-77/cgroup.procs") == "77")
    #expect(kernel.text("visitor-77/memory.max") == "\(164 << 20)")
    #expect(kernel.text("visitor-77/memory.oom.group") == "1")
    #expect(kernel.text("visitor-77/pids.max") == "256")
    #expect(kernel.text("visitor-77/cpu.idle") == nil)
  }

  @Test("One who computes gives way to others, and has a share again afterwards") func shares() throws {
    let kernel = try Kernel()
    let groups = try #require(kernel.groups())
    groups.add(77)
    for (givesWay, text) in [(true, "1"), (false, "0")] {
      groups.setGivesWay(77, givesWay)
      #expect(kernel.text("visitor-77/cpu.idle") == text)
    }
    let other = try Kernel(controllers: "memory\n")
    let withoutShares = try #require(other.groups())
    withoutShares.add(77)
    withoutShares.setGivesWay(77, true)
    #expect(other.text("visitor-77/cpu.idle") == nil && other.text("server/cpu.weight") == nil)
  }

  @Test("A group that root may write to, though nobody has delegated it, is left as it is")
  func notDelegated() throws {
    let kernel = try Kernel()
    #expect(kernel.groups(delegated: "other") == nil)
    #expect(kernel.text("cgroup.procs") == "41\n42\n" && kernel.text("cgroup.subtree_control") == "")
    #expect(!FileManager.default.fileExists(atPath: kernel.group.path + "/server"))
  }

  @Test("The first group of a container needs no mark") func container() throws {
    let kernel = try Kernel()
    let groups = try #require(
      ControlGroups(Limits(), membership: "0::/\n", mount: kernel.group, isDelegated: { _ in false }))
    #expect(groups.add(77) && kernel.text("visitor-77/cgroup.procs") == "77")
  }

  @Test("The mark is systemd's") func mark() throws {
    let kernel = try Kernel()
    func groups() -> ControlGroups? { ControlGroups(Limits(), membership: "0::/app\n", mount: kernel.mount) }
    #expect(groups() == nil)
    // Not all file systems keep marks; then there is nothing to see here.
    guard setxattr(kernel.group.path, "user.delegate", "0", 1, 0) == 0 else { return }
    #expect(groups() == nil)
    #expect(setxattr(kernel.group.path, "user.delegate", "1", 1, 0) == 0)
    #expect(groups() != nil)
  }

  @Test("Only what is delegated is used", arguments: [("memory\n", true), ("hugetlb\n", false), ("", false)])
  func controllers(known: String, isUsed: Bool) throws {
    let kernel = try Kernel(controllers: known)
    let groups = kernel.groups()
    #expect((groups != nil) == isUsed)
    guard let groups else { return }
    #expect(groups.add(77))
    #expect(kernel.text("visitor-77/pids.max") == nil && kernel.text("visitor-77/memory.max") != nil)
  }

  @Test("The system's group of all groups, a threaded one, and none are left alone")
  func others() throws {
    #expect(try Kernel(type: nil).groups() == nil)
    #expect(try Kernel(type: "threaded\n").groups() == nil)
    #expect(try Kernel().groups(membership: "0::/elsewhere\n") == nil)
    #expect(try Kernel().groups(membership: "4:memory:/app\n") == nil)
    #expect(ControlGroups(Limits(), membership: nil) == nil)
  }

  @Test("A group goes with its process, and says whether memory ended it", arguments: [0, 2])
  func removal(kills: Int) throws {
    let kernel = try Kernel()
    let groups = try #require(kernel.groups())
    groups.add(77)
    try kernel.set("visitor-77/memory.events", "low 0\noom 3\noom_kill \(kills)\n")
    #expect(groups.remove(77) == (kills > 0))
    #expect(kernel.text("visitor-77/cgroup.kill") == "1")
    // The kernel's files go with a group; here they stand in the way, as a process would.
    for file in try FileManager.default.contentsOfDirectory(atPath: kernel.group.path + "/visitor-77") {
      try FileManager.default.removeItem(atPath: kernel.group.path + "/visitor-77/\(file)")
    }
    groups.removeEmpty()
    #expect(!FileManager.default.fileExists(atPath: kernel.group.path + "/visitor-77"))
    #expect(!groups.remove(78))
  }
}
