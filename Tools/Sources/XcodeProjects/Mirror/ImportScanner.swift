import Foundation

/// Finds the modules that a Swift file imports, without parsing it.
package enum ImportScanner {
  /// An import.
  package struct Import: Hashable, Sendable {
    /// The module's name.
    package var module: String
    /// The line, from 1; that of the person's own file where a translated text says which it is.
    package var line: Int
  }

  private static let modifiers: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Returns the number that a `#sourceLocation` gives the next line.
  private static func startOfOriginal(_ line: Substring.UTF8View) -> Int? {
    guard line.drop(while: { $0 == 32 || $0 == 9 }).starts(with: "#sourceLocation(file: \"".utf8),
      let comma = line.lastIndex(of: UInt8(ascii: ",")), line[comma...].starts(with: ", line: ".utf8)
    else { return nil }
    let digits = line[comma...].dropFirst(8).prefix { (48...57).contains($0) }
    return digits.count < 10 ? Int(Substring(digits)) : nil
  }

  /// The imports of a text, in their order, without those that are for other platforms.
  package static func imports(in text: String) -> [Import] { imports(in: text, on: .device) }

  /// Whether a line that the compiler may read on a platform has one of some words.
  static func reads(_ words: [String], in text: String, on platform: CodePlatform) -> Bool {
    guard words.contains(where: { contains($0, in: text) }) else { return false }
    var conditions = ConditionStack(platform)
    return text.utf8.split(separator: 10).contains { line in
      if line.first(where: { $0 != 32 && $0 != 9 }) == UInt8(ascii: "#") { conditions.read(Substring(line)) }
      return conditions.isActive && words.contains { contains($0, in: String(Substring(line))) }
    }
  }

  static func imports(in text: String, on platform: CodePlatform) -> [Import] {
    guard contains("import", in: text) else { return [] }
    var imports: [Import] = []
    var isComment = false
    var conditions = ConditionStack(platform)
    var number = 0
    // Lines as bytes: most have no import, and are not looked at any closer.
    for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 10 }) {
      number += 1
      let first = line.first { $0 != 32 && $0 != 9 }
      let mayImport = first.map { isFirst[Int($0)] } ?? false
      if first == UInt8(ascii: "#"), let own = startOfOriginal(line) {
        number = own - 1
        continue
      }
      if first == UInt8(ascii: "#"), !isComment { conditions.read(Substring(line)) }
      guard isComment || mayImport || first == UInt8(ascii: "/") else { continue }
      if isComment {
        if line.contains("*/") { isComment = false }
        continue
      }
      if line.contains("/*"), !line.contains("*/") {
        isComment = true
        continue
      }
      guard line.contains("import"), conditions.isActive else { continue }
      for statement in Substring(line).split(separator: ";") {
        if let module = module(of: statement) { imports.append(Import(module: module, line: number)) }
      }
    }
    return imports
  }

  /// Whether a byte may begin a line with an import: `import`, its modifiers and attributes.
  private static let isFirst: [Bool] = (0..<256).map { "@ipf".utf8.contains(UInt8($0)) }

  /// Whether a text has another one in it.
  static func contains(_ part: String, in text: String) -> Bool {
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, let start = text.baseAddress else { return part.isEmpty }
        var place = 0
        while place + part.count <= text.count {
          let rest = text.count - part.count - place + 1
          guard let found = memchr(start + place, Int32(first), rest) else { return false }
          if memcmp(found, part.baseAddress!, part.count) == 0 { return true }
          place = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
        }
        return false
      }
    }
  }

  private static func module(of statement: Substring) -> String? {
    var words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })[...]
    while let word = words.first,
      word.hasPrefix("@") || modifiers.contains(word) || word == "#sourceLocation(file:"
    { words = words.dropFirst() }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
    let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a file asks whether it can import a module, so that it does without.
  package static func asks(for module: String, in text: String) -> Bool {
    contains("canImport(\(module))", in: text) || contains("canImport(\(module).", in: text)
  }
}
