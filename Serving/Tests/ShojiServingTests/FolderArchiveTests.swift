import Foundation
import Testing

@testable import ShojiServing

/// Archives of folders that are made for a test, and bytes that are none.
struct FolderArchiveTests {
  /// A folder with the two named folders in it.
  private final class Fixture {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("archive-\(UUID().uuidString)")
    var bounds = FolderArchive.Bounds()

    init() throws {
      for part in ["home", "resume"] {
        try FileManager.default.createDirectory(
          at: url.appendingPathComponent(part), withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var archive: FolderArchive {
      FolderArchive(folder: url, parts: ["home", "resume"], user: nil, bounds: bounds)
    }

    func write(_ path: String, _ bytes: [UInt8]) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }

    /// The paths of all that is in the folder, those of folders with a slash at the end, with the contents
    /// of files.
    func contents() throws -> [String: [UInt8]] {
      var found: [String: [UInt8]] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
        let file = url.appendingPathComponent(path)
        var isFolder = ObjCBool(false)
        _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        if isFolder.boolValue {
          found[path + "/"] = []
        } else {
          found[path] = Array(try Data(contentsOf: file))
        }
      }
      return found
    }
  }

  /// The bytes of an archive: its entries, each a kind, a path and, for files, contents.
  private func bytes(_ entries: [(kind: UInt8, path: [UInt8], contents: [UInt8])], end: [UInt8] = [0xFF])
    -> [UInt8]
  {
    var bytes = Array("SHOJI1\n".utf8)
    for entry in entries {
      bytes += [entry.kind, UInt8(entry.path.count >> 8), UInt8(entry.path.count & 0xFF)] + entry.path
      guard entry.kind == 1 else { continue }
      bytes += [UInt8](repeating: 0, count: 8)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: entry.contents.count >> (8 * $0)) }
      bytes += entry.contents
    }
    return bytes + end
  }

  @Test("Folders of any kind come back as they were", arguments: 0..<6 as Range<UInt64>) func roundTrip(
    seed: UInt64
  )
    throws
  {
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let names = ["a", "Documents", "é ü", "..x", ".hidden", "with\nline", String(repeating: "n", count: 255)]
    let (one, other) = (try Fixture(), try Fixture())
    for number in 0..<40 {
      let depth = 1 + next(4)
      let path = (0..<depth).map { _ in names[next(names.count)] }.joined(separator: "/")
      let contents = (0..<[0, 1, 100, 70_000][next(4)]).map { _ in UInt8(next(256)) }
      // A folder may be in the way of a file.
      try? one.write("\(["home", "resume"][next(2)])/\(path)\(number % 3 == 0 ? "" : "\(number)")", contents)
    }
    try one.write("tmp/not", [1])
    try other.archive.unpack(try one.archive.pack())
    var expected = try one.contents()
    expected["tmp/"] = nil
    expected["tmp/not"] = nil
    #expect(try other.contents() == expected)
    #expect(try other.archive.pack() == one.archive.pack())
  }

  @Test("Links, pipes and what others own are left out") func links() throws {
    let (one, other) = (try Fixture(), try Fixture())
    try one.write("home/file", [1])
    let home = one.url.appendingPathComponent("home")
    for (name, target) in [("passwd", "/etc/passwd"), ("etc", "/etc"), ("up", ".."), ("file2", "file")] {
      try FileManager.default.createSymbolicLink(
        atPath: home.appendingPathComponent(name).path, withDestinationPath: target)
    }
    #expect(mkfifo(home.appendingPathComponent("pipe").path, 0o600) == 0)
    try other.archive.unpack(try one.archive.pack())
    #expect(try other.contents() == ["home/": [], "home/file": [1], "resume/": []])
    let foreign = FolderArchive(folder: one.url, parts: ["home"], user: geteuid() + 1, bounds: .init())
    #expect(try foreign.pack() == bytes([]))
    // A link in the place of a named folder leads nowhere.
    try FileManager.default.removeItem(at: home)
    try FileManager.default.createSymbolicLink(atPath: home.path, withDestinationPath: "/etc")
    #expect(try one.archive.pack() == bytes([(0, Array("resume".utf8), [])]))
  }

  @Test(
    "Names that lead elsewhere are refused",
    arguments: [
      "", "/", "/etc/x", "home/", "home//x", "home/../x", "home/./x", "../home/x", "..", ".", "tmp/x",
      "other", "homes/x",
      "home/a\0b", "home/" + String(repeating: "n", count: 256),
      "home" + String(repeating: "/d", count: 40),
    ])
  func names(path: String) throws {
    for kind in [0, 1] as [UInt8] {
      let fixture = try Fixture()
      let before = try fixture.contents()
      #expect(throws: FolderArchive.Fault.malformed("a name that leads elsewhere")) {
        try fixture.archive.unpack(bytes([(kind, Array(path.utf8), [1])]))
      }
      #expect(try fixture.contents() == before)
    }
  }

  @Test("A file is never made twice, nor in another's place") func twice() throws {
    let file = (kind: UInt8(1), path: Array("home/a".utf8), contents: [UInt8(1)])
    for second in [
      file, (1, Array("home/a/b".utf8), [2]), (0, file.path, []), (1, Array("home/none/b".utf8), [2]),
    ] {
      let fixture = try Fixture()
      #expect(throws: FolderArchive.Fault.self) { try fixture.archive.unpack(bytes([file, second])) }
    }
    let fixture = try Fixture()
    #expect(throws: FolderArchive.Fault.self) {
      try fixture.archive.unpack(bytes([(1, Array("home".utf8), [1])]))
    }
  }

  @Test("Sizes have bounds in both directions") func bounds() throws {
    let fixture = try Fixture()
    try fixture.write("home/a", [UInt8](repeating: 1, count: 600))
    try fixture.write("home/b", [UInt8](repeating: 1, count: 600))
    let packed = try fixture.archive.pack()
    for bounds in [
      FolderArchive.Bounds(bytes: 1_199, entries: 10, depth: 3), .init(bytes: 1_200, entries: 3, depth: 3),
    ] {
      let other = try Fixture()
      (fixture.bounds, other.bounds) = (bounds, bounds)
      #expect(throws: FolderArchive.Fault.tooLarge) { try fixture.archive.pack() }
      #expect(throws: FolderArchive.Fault.tooLarge) { try other.archive.unpack(packed) }
    }
    fixture.bounds = .init(bytes: 1_200, entries: 4, depth: 1)
    #expect(try fixture.archive.pack() == packed)
    try fixture.write("home/c/d/e", [])
    #expect(throws: FolderArchive.Fault.tooLarge) { try fixture.archive.pack() }
    // A size that the bytes do not have.
    var huge = bytes([(1, Array("home/a".utf8), [])], end: [])
    huge.replaceSubrange((huge.count - 8)..., with: [UInt8](repeating: 0xFF, count: 8))
    let other = try Fixture()
    #expect(throws: FolderArchive.Fault.tooLarge) { try other.archive.unpack(huge) }
  }

  @Test("Archives that are cut or changed anywhere are read or refused", arguments: 0..<2 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    let one = try Fixture()
    try one.write("home/a/b", [1, 2, 3])
    try one.write("resume/c", Array(repeating: 4, count: 40))
    let whole = try one.archive.pack()
    for length in 0..<whole.count {
      try expectMalformed(Array(whole[..<length]))
    }
    try expectMalformed(whole + [0])
    var state = seed
    for _ in 0..<100 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var changed = whole
      changed[Int(state >> 33) % changed.count] ^= UInt8(truncatingIfNeeded: state >> 25) | 1
      let fixture = try Fixture()
      try? fixture.archive.unpack(changed)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: fixture.url.path).sorted() == ["home", "resume"])
    }
  }

  private func expectMalformed(_ bytes: [UInt8]) throws {
    let fixture = try Fixture()
    do throws(FolderArchive.Fault) {
      try fixture.archive.unpack(bytes)
      Issue.record("\(bytes.count) bytes were read")
    } catch {
      if case .malformed = error {} else { Issue.record("\(error)") }
    }
    #expect(FileManager.default.fileExists(atPath: fixture.url.path))
  }

  @Test("A fingerprint follows every kind of change") func fingerprints() throws {
    let fixture = try Fixture()
    try fixture.write("home/a", [1])
    let manager = FileManager.default
    func path(_ name: String) -> String { fixture.url.appendingPathComponent(name).path }
    var seen = [try fixture.archive.fingerprint()]
    #expect(try fixture.archive.fingerprint() == seen[0])
    let changes: [() throws -> Void] = [
      { try fixture.write("home/a", [2]) }, { try fixture.write("home/b", []) },
      { try manager.moveItem(atPath: path("home/b"), toPath: path("home/c")) },
      { try manager.createDirectory(atPath: path("resume/d"), withIntermediateDirectories: false) },
      { try manager.removeItem(atPath: path("home/c")) },
    ]
    for (number, change) in changes.enumerated() {
      try change()
      let next = try fixture.archive.fingerprint()
      #expect(!seen.contains(next), "change \(number)")
      seen.append(next)
    }
    try fixture.write("tmp/x", [1])
    #expect(try fixture.archive.fingerprint() == seen.last)
  }
}
