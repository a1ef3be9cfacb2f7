import Foundation

@testable import XcodeProjects

/// A folder with a hostile project, and what it must not reach: folders beside it, and a person's home.
struct HostileGround {
  let place: String
  private let text: HostileText

  var root: String { place + "/root" }
  var outside: String { place + "/outside" }
  var home: String { place + "/home" }
  /// The only folder that may change.
  var cache: String { home + "/.cache/shoji" }

  /// The word of files outside, which nothing may show.
  static let canary = "CANARY"

  init() throws {
    place =
      FileAccess.real(FileManager.default.temporaryDirectory.path)!
      + "/hostile-\(UUID().uuidString.prefix(8))"
    text = HostileText(places: [
      "ROOT": place + "/root", "OUTSIDE": place + "/outside", "HOME": place + "/home",
    ])
    for folder in [root, outside, home + "/.cache", outside + "/Model.xcdatamodeld", outside + "/git/refs"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for (name, text) in Self.canaries {
      let file = place + "/" + name
      try FileManager.default.createDirectory(atPath: file.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: place) }

  private static let canaries: [String: String] = [
    "home/.ssh/id_rsa": "-----BEGIN CANARY KEY-----\n", "home/.netrc": "machine CANARY login CANARY\n",
    "home/.bashrc": "export CANARY=1\n", "home/.gitconfig": "[user]\n\tname = CANARY\n",
    "outside/canary.swift": "import UIKit\nlet CANARY = 1\n", "outside/canary.h": "int CANARY;\n",
    "outside/canary.txt": "CANARY\n", "outside/canary.png": "CANARY\n",
    "outside/canary.xcconfig": "CANARY_NAME = CANARY\nPRODUCT_NAME = CANARY\n",
    "outside/canary.plist":
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key><string>CANARY</string></dict></plist>",
    "outside/en.lproj/canary.strings": "\"CANARY\" = \"CANARY\";\n",
    "outside/Library/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Library", products: [.library(name: "Canary", targets: ["Canary"])], targets: [.target(name: "Canary")])
    """,
    // A package beside the project may be used; one that is hidden may not.
    "outside/Library/Sources/Canary/Canary.swift": "import UIKit\npublic let library = 1\n",
    "home/.hidden/Package.swift": """
    let package = Package(name: "CANARY", products: [.library(name: "Canary", targets: ["Canary"])], targets: [.target(name: "Canary")])
    """,
    "home/.hidden/Sources/Canary/Canary.swift": "import UIKit\npublic let CANARY = 1\n",
    "outside/Playground/Package.swift": """
    import AppleProductTypes
    let package = Package(name: "CANARY", products: [.iOSApplication(name: "CANARY", targets: ["A"])], targets: [.executableTarget(name: "A")])
    """,
    "outside/Neighbor.xcodeproj/project.pbxproj": """
    { objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); }; G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = canary.swift; sourceTree = "<group>"; }; B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };
    T = {isa = PBXNativeTarget; name = CANARY; productType = "com.apple.product-type.application"; buildPhases = (S); }; }; rootObject = P; }
    """,
    "outside/git/HEAD": "ref: refs/heads/CANARY\n", "outside/git/config": "[core]\n\tfsmonitor = CANARY\n",
    "outside/git/worktrees/x/HEAD": "ref: refs/heads/CANARY\n", "outside/hooks/post-checkout": "CANARY\n",
  ]

  // MARK: Expansion

  /// Makes a project. Returns the path that the tool is given.
  func expand(_ project: HostileProject) throws -> String {
    var (start, texts, others): (String, [String: [UInt8]], [HostileProject.Line]) = (root, [:], [])
    for line in project.allLines {
      let expanded = text.expand(line.argument)
      let argument = String(decoding: expanded, as: UTF8.self)
      switch line.word {
      case "file": texts[line.argument] = text.expand(line.text[line.text.indices])
      case "put":
        let parts = line.argument.split(separator: ": ", maxSplits: 1)
        let mark = "/*\(parts[0])*/"
        let files = texts.filter { $0.value.contains(mark) }.keys
        precondition(files.count == 1, "\(project.name): \(files.count) files have the mark \(parts[0])")
        let new = text.expand(String(parts[1]) + " ") + Array(mark.utf8)
        for file in files { texts[file] = texts[file]?.replacing(mark, with: new) }
      case "replace":
        let parts = line.argument.split(separator: ": ", maxSplits: 1)
        guard let range = parts[1].firstRange(of: " => ") else { preconditionFailure(line.argument) }
        let (old, new) = (parts[1][..<range.lowerBound], parts[1][range.upperBound...])
        guard let before = texts[String(parts[0])], before.contains(String(old)) else {
          preconditionFailure("\(project.name): there is no \(old) in \(parts[0])")
        }
        texts[String(parts[0])] = before.replacing(String(old), with: text.expand(String(new)))
      case "remove":
        for file in texts.keys where file == argument || file.hasPrefix(argument + "/") { texts[file] = nil }
      case "open": start = argument
      case "says", "needs", "is": break
      default: others.append(line)
      }
    }
    for (name, bytes) in texts { try write(bytes, at: text.expand(name)) }
    for line in others { try make(line) }
    return start
  }

  private func make(_ line: HostileProject.Line) throws {
    switch line.word {
    case "link":
      guard let range = line.argument.firstRange(of: " -> ") else { preconditionFailure(line.argument) }
      let target = text.expand(String(line.argument[range.upperBound...]))
      try at(text.expand(String(line.argument[..<range.lowerBound]))) { path in
        target.withCString { symlink($0, path) }
      }
    case "folder": try at(text.expand(line.argument)) { mkdir($0, 0o777) }
    case "fifo": try at(text.expand(line.argument)) { mkfifo($0, 0o666) }
    case "socket": try at(text.expand(line.argument)) { mknod($0, S_IFSOCK | 0o666, 0) }
    case "sparse":
      let parts = line.argument.split(separator: " ")
      try write([], at: text.expand(String(parts[0])))
      try at(text.expand(String(parts[0]))) { truncate($0, Int(parts[1]) ?? 0) }
    case "many":
      let parts = line.argument.split(separator: " ", maxSplits: 1)
      for number in 0..<(Int(parts[0]) ?? 0) {
        let name = String(parts[1]).replacing("№", with: "\(number)")
        try write([], at: text.expand(name))
      }
    default: preconditionFailure("hostile projects have no lines “\(line.word)”")
    }
  }

  private func write(_ bytes: [UInt8], at path: [UInt8]) throws {
    try at(path) { path in
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard file >= 0 else { return file }
      defer { close(file) }
      return Foundation.write(file, bytes, bytes.count) == bytes.count ? 0 : -1
    }
  }

  /// Makes something at a path in the project, and the folders around it. Paths may be longer than the
  /// system's longest.
  private func at(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) throws {
    let absolute = path.first == UInt8(ascii: "/") ? path : Array((root + "/").utf8) + path
    for index in absolute.indices.dropFirst() where absolute[index] == UInt8(ascii: "/") {
      absolute[..<index].withCString { _ = mkdir($0, 0o755) }
    }
    guard absolute.withCString(body) == 0 else {
      throw ProjectError("\(String(decoding: path, as: UTF8.self)): \(String(cString: strerror(errno)))")
    }
  }

  // MARK: What is there

  /// A line for each thing in the folder, outside of the cache: its path, mode, size, time and target or
  /// bytes.
  func listing() -> [String] {
    var (lines, open): ([String], [String]) = ([], [place])
    while let folder = open.popLast() {
      let names = FileManager.default.enumeratedNames(folder)
      for name in names {
        let path = folder + "/" + name
        guard path != cache else { continue }
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        // The cache itself is made in a folder of the person's.
        let isChanging = path == home + "/.cache"
        var line = "\(path) \(status.st_mode) \(status.st_size)"
        if !isChanging { line += " \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)" }
        if status.st_mode & S_IFMT == S_IFDIR { open.append(path) }
        if status.st_mode & S_IFMT == S_IFREG, !path.hasPrefix(root) {
          line += " " + String(decoding: FileAccess.bytes(path) ?? [], as: UTF8.self)
        }
        lines.append(isChanging ? path : line)
      }
    }
    return lines.sorted()
  }

  /// The files in the cache that have a canary's words, and the links that lead out.
  func leaks() -> [String] {
    var (leaks, open): ([String], [String]) = ([], [cache])
    while let folder = open.popLast() {
      for name in FileManager.default.enumeratedNames(folder) {
        let path = folder + "/" + name
        switch FileAccess.kind(path) {
        case S_IFDIR: open.append(path)
        case S_IFREG:
          if (FileAccess.bytes(path) ?? []).contains(Self.canary) { leaks.append(path) }
        case S_IFLNK:
          let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
          let real = FileAccess.real(path) ?? XcodeProjects.path(target, from: folder)
          if !real.isInside(root), !real.isInside(cache) { leaks.append("\(path) -> \(target)") }
        default: leaks.append(path)
        }
      }
    }
    return leaks
  }
}

extension Sequence<UInt8> {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let all = map { CChar(bitPattern: $0) } + [0]
    return all.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}

extension FileManager {
  /// All names in a folder.
  fileprivate func enumeratedNames(_ folder: String) -> [String] {
    (try? contentsOfDirectory(atPath: folder)) ?? []
  }
}
