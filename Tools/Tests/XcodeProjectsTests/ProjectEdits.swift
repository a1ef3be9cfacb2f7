import Foundation

@testable import XcodeProjects

/// A generator of numbers that gives the same ones for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Random edits of a copy of a project, as a person, a merge or a full disk makes them.
struct ProjectEdits {
  /// What the reader has to say about an edit.
  enum Expectation: Equatable {
    /// Anything or nothing.
    case anything
    /// An error that names a file.
    case error(String)
    /// Words about a file that is gone, where it is a source that the project lists.
    case gone(String)
  }

  let folder: String
  private var generator: SeededGenerator
  /// The edits that were made, in words.
  private(set) var log: [String] = []

  init(folder: String, seed: UInt64) {
    self.folder = folder
    generator = SeededGenerator(seed: seed)
  }

  /// Makes an edit.
  mutating func edit() -> Expectation {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return renameFile()
    case 1: return deleteFile()
    case 2: addFile()
    case 3: return cutProject()
    case 4: return addConflict()
    case 5: changeLine()
    case 6: moveIdentifiers()
    case 7: changeSetting()
    case 8: removeTarget()
    case 9: changeText()
    case 10: flipBytes()
    case 11: replaceByFolder()
    case 12: addLoop()
    case 13: emptyFile()
    case 14: addGroup()
    default: changeEncoding()
    }
    return .anything
  }

  // MARK: Files

  private var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.map { "\(folder)/\($0)" }.filter { !FileAccess.isFolder($0) }.sorted()
  }

  /// The files that describe the project, the more often the more is read of them.
  private mutating func description() -> String? {
    let endings: Set = [
      "pbxproj", "xcworkspacedata", "xcscheme", "plist", "lock", "resolved", "storyboard", "xib", "xcconfig",
      "json", "strings", "stringsdict", "xcstrings", "xml", "podspec",
    ]
    let names: Set = ["Podfile", "Podfile.lock", "Package.swift"]
    let all = files.filter { endings.contains($0.fileExtension) || names.contains($0.fileName) }
    let projects = all.filter { $0.fileExtension == "pbxproj" }
    return Bool.random(using: &generator) && !projects.isEmpty
      ? projects.randomElement(using: &generator) : all.randomElement(using: &generator)
  }

  private mutating func project() -> String? {
    files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") && !$0.contains("/Pods/") }
      .randomElement(using: &generator)
  }

  private func bytes(_ path: String) -> [UInt8] { FileAccess.bytes(path) ?? [] }

  private func write(_ bytes: some Sequence<UInt8>, to path: String) {
    try? Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private mutating func change(
    _ path: String, _ words: String, _ body: (inout [String], inout SeededGenerator) -> Void
  ) {
    var lines = String(decoding: bytes(path), as: UTF8.self).components(separatedBy: "\n")
    body(&lines, &generator)
    write(lines.joined(separator: "\n").utf8, to: path)
    log.append("\(words) \(shown(path))")
  }

  private func shown(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }

  private mutating func renameFile() -> Expectation {
    guard let file = files.randomElement(using: &generator) else { return .anything }
    let name =
      ["Renamed.swift", "Ünïcode file.swift", "x", file.fileName + ".orig", "New.storyboard"]
      .randomElement(using: &generator) ?? "x"
    try? FileManager.default.moveItem(atPath: file, toPath: file.folder + "/" + name)
    log.append("rename \(shown(file)) to \(name)")
    return .gone(file)
  }

  private mutating func deleteFile() -> Expectation {
    guard var file = files.randomElement(using: &generator) else { return .anything }
    if Int.random(in: 0..<4, using: &generator) == 0, file.folder != folder { file = file.folder }
    try? FileManager.default.removeItem(atPath: file)
    log.append("delete \(shown(file))")
    return .gone(file)
  }

  private mutating func addFile() {
    guard let file = files.randomElement(using: &generator) else { return }
    let copy = file.folder + "/Copy of " + file.fileName
    try? FileManager.default.copyItem(atPath: file, toPath: copy)
    log.append("copy \(shown(file))")
  }

  private mutating func emptyFile() {
    guard let file = description() else { return }
    write(Bool.random(using: &generator) ? [] : Array("\n".utf8), to: file)
    log.append("empty \(shown(file))")
  }

  private mutating func replaceByFolder() {
    guard let file = description() ?? files.first else { return }
    try? FileManager.default.removeItem(atPath: file)
    try? FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    log.append("replace \(shown(file)) by a folder")
  }

  /// A link to a folder around it, as tools leave them.
  private mutating func addLoop() {
    guard let file = files.randomElement(using: &generator) else { return }
    try? FileManager.default.createSymbolicLink(
      atPath: file.folder + "/Loop", withDestinationPath: Bool.random(using: &generator) ? "." : folder)
    log.append("add a link to a folder around it beside \(shown(file))")
  }

  // MARK: Texts

  private mutating func cutProject() -> Expectation {
    guard let file = project() else { return .anything }
    let bytes = bytes(file)
    // Behind the last brace is nothing that matters.
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    guard end > 40 else { return .anything }
    let count = Int.random(in: 20..<end, using: &generator)
    write(bytes.prefix(count), to: file)
    log.append("cut \(shown(file)) after \(count) bytes")
    return .error("project.pbxproj")
  }

  private mutating func addConflict() -> Expectation {
    guard let file = description() else { return .anything }
    change(file, "add a conflict to") { lines, generator in
      let start = Int.random(in: 0..<max(1, lines.count), using: &generator)
      let end = min(lines.count, start + Int.random(in: 0..<6, using: &generator))
      let own = Array(lines[start..<end])
      lines.replaceSubrange(
        start..<end, with: ["<<<<<<< HEAD"] + own + ["======="] + own.reversed() + [">>>>>>> feature/x"])
    }
    return .anything
  }

  private mutating func changeLine() {
    guard let file = description() else { return }
    change(file, "change lines of") { lines, generator in
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let (one, other) = (
          Int.random(in: 0..<lines.count, using: &generator),
          Int.random(in: 0..<lines.count, using: &generator)
        )
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where lines.count > 1: lines.remove(at: one)
        case 1: lines.insert(lines[other], at: one)
        case 2: lines.swapAt(one, other)
        default: lines[one] = String(lines[one].dropLast(Int.random(in: 0..<6, using: &generator)))
        }
      }
    }
  }

  private mutating func changeText() {
    guard let file = description() else { return }
    let words = [
      "", " ", "\"", "'", "{", "}", "(", ")", "<", ">", ";", "=", "$(PRODUCT_NAME)", "\\", "/*", "//", "🍐",
      "../..", "-1", "99999999999999999999",
    ]
    change(file, "put a word into") { lines, generator in
      let line = Int.random(in: 0..<lines.count, using: &generator)
      let place = Int.random(in: 0...lines[line].count, using: &generator)
      let index = lines[line].index(lines[line].startIndex, offsetBy: place)
      lines[line].insert(contentsOf: words.randomElement(using: &generator) ?? "", at: index)
    }
  }

  private mutating func flipBytes() {
    guard let file = description() else { return }
    var bytes = bytes(file)
    guard !bytes.isEmpty else { return }
    for _ in 0...Int.random(in: 0..<8, using: &generator) {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    write(bytes, to: file)
    log.append("change bytes of \(shown(file))")
  }

  private mutating func changeEncoding() {
    guard let file = description() else { return }
    let text = String(decoding: bytes(file), as: UTF8.self)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: write([0xEF, 0xBB, 0xBF] + Array(text.utf8), to: file)
    case 1: write(text.replacing("\n", with: "\r\n").utf8, to: file)
    default: write(text.data(using: .utf16) ?? Data(), to: file)
    }
    log.append("change the encoding of \(shown(file))")
  }

  // MARK: Projects

  /// Puts identifiers in the places of others: groups contain themselves, targets need each other, files are
  /// groups.
  private mutating func moveIdentifiers() {
    guard let file = project() else { return }
    let pattern = /[0-9A-F]{24}/
    change(file, "move identifiers of") { lines, generator in
      let known = lines.flatMap { $0.matches(of: pattern).map { String($0.output) } }
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        let places = lines.indices.filter { lines[$0].contains(pattern) }
        guard let place = places.randomElement(using: &generator),
          let new = known.randomElement(using: &generator)
        else {
          return
        }
        lines[place] = lines[place].replacing(pattern, maxReplacements: 1) { _ in new }
      }
    }
  }

  private mutating func changeSetting() {
    guard let file = project() else { return }
    let settings = [
      "PRODUCT_NAME = \"$(PRODUCT_NAME)\";", "PRODUCT_NAME = \"$(TARGET_NAME:lower:$(PRODUCT_NAME))\";",
      "PRODUCT_NAME = \"\";",
      "PRODUCT_MODULE_NAME = \"1 2/3\";", "SWIFT_VERSION = abc;", "SWIFT_VERSION = 3.0;",
      "INFOPLIST_FILE = /dev/null;",
      "INFOPLIST_FILE = \"$(SRCROOT)/Nowhere.plist\";", "SWIFT_OBJC_BRIDGING_HEADER = Nowhere.h;",
      "SDKROOT = macosx;",
      "OTHER_SWIFT_FLAGS = \"-D -D -DX\";", "SUPPORTED_PLATFORMS = (watchos, appletvos);",
      "HEADER_SEARCH_PATHS = \"/**\";",
      "A = \"$(B)\"; B = \"$(A)$(A)\"; PRODUCT_NAME = \"$(A)\";",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", \"A B\");",
    ]
    change(file, "change a setting of") { lines, generator in
      let places = lines.indices.filter { lines[$0].contains("buildSettings = {") }
      guard let place = places.randomElement(using: &generator) else { return }
      lines.insert(settings.randomElement(using: &generator) ?? "", at: place + 1)
    }
  }

  private mutating func removeTarget() {
    guard let file = project() else { return }
    change(file, "remove a part from") { lines, generator in
      // An object from its first line to the brace that ends it, or one of a list's elements.
      let objects = lines.indices.filter {
        lines[$0].hasPrefix("\t\t") && !lines[$0].hasPrefix("\t\t\t") && lines[$0].hasSuffix("= {")
      }
      let elements = lines.indices.filter { lines[$0].hasPrefix("\t\t\t\t") && lines[$0].hasSuffix("*/,") }
      if Bool.random(using: &generator), let start = objects.randomElement(using: &generator),
        let end = lines[start...].firstIndex(of: "\t\t};")
      {
        lines.removeSubrange(start...end)
      } else if let element = elements.randomElement(using: &generator) {
        lines.remove(at: element)
      }
    }
  }

  private mutating func addGroup() {
    guard let file = project() else { return }
    change(file, "add a group to") { lines, generator in
      let places = lines.indices.filter { lines[$0].contains("children = (") }
      guard let place = places.randomElement(using: &generator),
        let start = lines.firstIndex(where: { $0.contains("objects = {") })
      else { return }
      let path = ["Group", "", "../..", "/", ".", "a/b/../c"].randomElement(using: &generator) ?? ""
      lines.insert("\t\t\t\tFEEDFACEFEEDFACEFEEDFACE /* Group */,", at: place + 1)
      lines.insert(
        "\t\tFEEDFACEFEEDFACEFEEDFACE = {isa = PBXGroup; children = (FEEDFACEFEEDFACEFEEDFACE); path = \"\(path)\"; sourceTree = \"<group>\"; };",
        at: start + 1)
    }
  }
}
