/// The build settings of a target: layers that are written over each other, and the values of variables in
/// them.
package struct BuildSettings: Sendable, Equatable {
  /// The environment that conditions in brackets ask for.
  package struct Environment: Sendable, Equatable {
    /// The configuration's name, such as `Debug`.
    package var configuration: String
    /// The name of the platform's kit: apps here are what a simulator would run.
    package var sdk = "iphonesimulator"
    /// The processor.
    package var architecture = "x86_64"

    package init(configuration: String) { self.configuration = configuration }
  }

  /// Settings as they are written, without those whose conditions do not hold; the outermost layer first.
  private var layers: [[String: String]] = []
  private let environment: Environment

  package init(_ environment: Environment) { self.environment = environment }

  /// Lays settings over those there are. Keys may have conditions in brackets.
  package mutating func add(_ settings: [String: String]) {
    var layer: [String: String] = [:]
    // A key with conditions goes before one without, more of them before fewer.
    let sorted = settings.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
    for (key, value) in sorted {
      guard let name = self.name(of: key) else { continue }
      layer[name] = value
    }
    layers.append(layer)
  }

  /// The name of a key whose conditions hold.
  private func name(of key: String) -> String? {
    guard let bracket = key.firstIndex(of: "[") else { return key }
    for condition in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let pattern = String(parts[1])
      let value: String
      switch parts[0].trimmingBlanks() {
      case "sdk": value = environment.sdk
      case "arch": value = environment.architecture
      case "config": value = environment.configuration
      case "variant": value = "normal"
      default: return nil
      }
      guard BuildSettings.matches(value, pattern.trimmingBlanks()) else { return nil }
    }
    return key[..<bracket].trimmingBlanks()
  }

  /// Whether a text fits a pattern with at most one star at its end or beginning.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    if pattern == "*" { return true }
    if pattern.hasSuffix("*") { return text.hasPrefix(pattern.dropLast()) }
    if pattern.hasPrefix("*") { return text.hasSuffix(pattern.dropFirst()) }
    return text == pattern
  }

  /// The names of all settings.
  package var names: Set<String> { Set(layers.flatMap(\.keys)) }

  /// The value of a setting with the values of variables in it; an empty text where there is none.
  package subscript(name: String) -> String {
    var evaluation = Evaluation(layers: layers)
    return evaluation.value(of: name, below: layers.count)
  }

  /// A text with the values of variables in it.
  package func expand(_ text: String) -> String {
    var evaluation = Evaluation(layers: layers)
    return evaluation.expand(text, of: "", below: layers.count)
  }

  /// The words of a setting, as a shell would separate them.
  package func list(_ name: String) -> [String] { BuildSettings.words(self[name]) }

  /// Whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

  /// Separates words at blanks, which quotes and backslashes protect.
  package static func words(_ text: String) -> [String] {
    var (words, word, isWord): ([String], [UInt8], Bool) = ([], [], false)
    var (quote, escapes): (UInt8?, Bool) = (nil, false)
    func end() {
      if isWord { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
      isWord = false
    }
    for byte in text.utf8 {
      if escapes {
        word.append(byte)
        isWord = true
        escapes = false
      } else if byte == UInt8(ascii: "\\") {
        escapes = true
      } else if let open = quote {
        if byte == open { quote = nil } else { word.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        isWord = true
      } else if byte == 32 || (9...13).contains(byte) {
        end()
      } else {
        word.append(byte)
        isWord = true
      }
    }
    end()
    return words
  }
}

/// The evaluation of one value, which ends however variables name each other: each value of a layer is made
/// once, and one that is being made is empty.
private struct Evaluation {
  static let maximumDepth = 32
  static let maximumLength = 1 << 16

  private struct Key: Hashable {
    var name: String
    var top: Int
  }

  let layers: [[String: String]]
  private var known: [Key: String] = [:]
  private var depth = 0
  private var length = 0

  init(layers: [[String: String]]) { self.layers = layers }

  /// The value of a setting in the layers below a number.
  mutating func value(of name: String, below top: Int) -> String {
    guard let index = layers.indices.prefix(top).last(where: { layers[$0][name] != nil }) else { return "" }
    let key = Key(name: name, top: index)
    if let value = known[key] { return value }
    guard depth < Evaluation.maximumDepth else { return "" }
    depth += 1
    defer { depth -= 1 }
    known[key] = ""
    let value = expand(layers[index][name] ?? "", of: name, below: index)
    known[key] = value
    return value
  }

  /// Replaces variables. `$(inherited)` is what the layers below have.
  mutating func expand(_ text: String, of name: String, below index: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var place = 0
    while place < bytes.count {
      guard length < Evaluation.maximumLength else { break }
      let byte = bytes[place]
      guard byte == UInt8(ascii: "$"), place + 1 < bytes.count,
        let close = Evaluation.close[bytes[place + 1]],
        let end = Evaluation.end(in: bytes, from: place + 2, open: bytes[place + 1], close: close)
      else {
        // All up to the next variable at once.
        let next = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "$")) ?? bytes.count
        result += bytes[place..<next]
        length += next - place
        place = next
        continue
      }
      let inner = String(decoding: bytes[(place + 2)..<end], as: UTF8.self)
      let value = variable(inner, of: name, below: index)
      result += Array(value.utf8)
      // Also an empty value costs something.
      length += value.utf8.count + 1
      place = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let close: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private static func end(in bytes: [UInt8], from start: Int, open: UInt8, close: UInt8) -> Int? {
    // A variable's name is short; one without an end must not cost the rest of the file again and again.
    var level = 0
    for place in start..<min(bytes.count, start + 1_024) {
      if bytes[place] == open { level += 1 }
      guard bytes[place] == close else { continue }
      if level == 0 { return place }
      level -= 1
    }
    return nil
  }

  private mutating func variable(_ inner: String, of name: String, below index: Int) -> String {
    guard depth < Evaluation.maximumDepth else { return "" }
    depth += 1
    defer { depth -= 1 }
    let expanded = inner.utf8.contains(UInt8(ascii: "$")) ? expand(inner, of: name, below: index) : inner
    let parts = expanded.split(separator: ":", omittingEmptySubsequences: false)
    let variable = String(parts[0])
    var value: String
    if variable == "inherited" || variable == name {
      value = self.value(of: name, below: index)
    } else {
      value = self.value(of: variable, below: layers.count)
    }
    for modifier in parts.dropFirst() { value = Evaluation.apply(String(modifier), to: value) }
    return value
  }

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return value.replacingForeign(with: "-") { $0 == "-" || $0 == "." }
    case "identifier", "c99extidentifier":
      let name = value.replacingForeign(with: "_") { $0 == "_" }
      return name.first?.isNumber == true ? "_" + name : name
    case "quote": return value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value
    case "file": return value.split(separator: "/").last.map(String.init) ?? value
    case "dir":
      guard let slash = value.lastIndex(of: "/") else { return "./" }
      return String(value[...slash])
    case "base":
      let file = value.split(separator: "/").last.map(String.init) ?? value
      guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
      return String(file[..<dot])
    case "suffix":
      let file = value.split(separator: "/").last.map(String.init) ?? value
      guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return "" }
      return String(file[dot...])
    case "standardizepath": return standardizedPath(value)
    default:
      if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
      return value
    }
  }
}

extension String {
  fileprivate func replacingForeign(with other: Character, _ also: (Character) -> Bool) -> String {
    String(
      map {
        ($0.isASCII && ($0.isLetter || $0.isNumber)) || also($0) || ($0.isLetter && other == "_") ? $0 : other
      })
  }
}
