/// An expression of a manifest: a call, a text, a list, a name. What else Swift may have there is read as a
/// name.
indirect enum ManifestCall: Sendable, Equatable {
  struct Argument: Sendable, Equatable {
    var label: String?
    var value: ManifestCall
  }

  case string(String, rangeEnd: String?)
  case list([ManifestCall])
  case call(String, [Argument])

  /// The name of a call or a value, without what stands before its last dot.
  var name: String {
    if case .call(let name, _) = self { name } else { "" }
  }

  var arguments: [Argument] {
    if case .call(_, let arguments) = self { arguments } else { [] }
  }

  subscript(label: String) -> ManifestCall? { arguments.first { $0.label == label }?.value }

  /// The first argument.
  var first: ManifestCall? { arguments.first?.value }

  var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  var rangeEnd: String? {
    if case .string(_, let end) = self { end } else { nil }
  }

  var elements: [ManifestCall] {
    if case .list(let elements) = self { elements } else { [] }
  }

  var strings: [String] { elements.compactMap(\.string) }
  var calls: [ManifestCall] { elements.filter { $0.string == nil } }

  /// Whether its names, packages and targets are all written out: none is computed, joined of others or named
  /// elsewhere.
  var isPlain: Bool {
    switch self {
    case .string: return true
    case .list(let elements): return elements.allSatisfy(\.isPlain)
    case .call(let name, let arguments):
      return (!name.isEmpty || !arguments.isEmpty)
        && arguments.allSatisfy { argument in
          switch argument.label {
          case "name", "path", "url", "package": argument.value.string != nil
          case "dependencies", "targets", "products", "plugins", "exclude", "sources", "resources":
            argument.value.isPlainList
          default: argument.value.isPlain
          }
        }
    }
  }

  private var isPlainList: Bool {
    guard case .list(let elements) = self else { return false }
    return elements.allSatisfy { $0.isPlain && ($0.string != nil || !$0.arguments.isEmpty) }
  }
}

/// Reads the description of a package out of a manifest's text, without running it.
struct ManifestReader {
  private let bytes: [UInt8]
  private var place = 0

  /// The call of `Package(…)` in a manifest.
  ///
  /// - Throws: An error for a manifest without one, and for one that cannot be read.
  static func package(in text: String) throws(FormatError) -> ManifestCall {
    var reader = ManifestReader(bytes: Array(text.utf8))
    while reader.place < reader.bytes.count {
      reader.skipBlanks()
      let start = reader.place
      let name = reader.word()
      if name == "Package" {
        reader.skipBlanks()
        if reader.peek == UInt8(ascii: "(") {
          reader.place += 1
          return .call(name, try reader.arguments(depth: 0, end: UInt8(ascii: ")")))
        }
      } else if reader.peek == UInt8(ascii: "\"") {
        _ = try reader.text()
      }
      if reader.place == start { reader.place += 1 }
    }
    throw FormatError("expected a call of Package", at: 0, of: reader.bytes)
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func error(_ message: String) -> FormatError { FormatError(message, at: place, of: bytes) }

  private mutating func skipBlanks() {
    while let byte = peek {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte == 32 || (9...13).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while let byte = peek, byte != 10 {
          _ = byte
          place += 1
        }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        place += 2
        while place < bytes.count,
          bytes[place] != UInt8(ascii: "/") || bytes[place - 1] != UInt8(ascii: "*")
        { place += 1 }
        place = min(place + 1, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    let start = place
    while let byte = peek {
      switch byte {
      case 48...57, 65...90, 97...122, 128...255, UInt8(ascii: "_"): place += 1
      default: return String(decoding: bytes[start..<place], as: UTF8.self)
      }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads a text; nil for one into which a value is put.
  private mutating func text() throws(FormatError) -> String? {
    let start = place
    place += 1
    var text: [UInt8] = []
    var isComputed = false
    while let byte = peek, byte != 10 {
      place += 1
      if byte == UInt8(ascii: "\"") { return isComputed ? nil : String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let next = peek {
        if next == UInt8(ascii: "(") { isComputed = true }
        place += 1
        text.append(next == UInt8(ascii: "n") ? 10 : next == UInt8(ascii: "t") ? 9 : next)
      } else {
        text.append(byte)
      }
    }
    place = start
    throw error("this text has no closing quote")
  }

  /// Reads arguments or elements up to a bracket.
  private mutating func arguments(depth: Int, end: UInt8) throws(FormatError) -> [ManifestCall.Argument] {
    guard depth < FormatError.maximumDepth else { throw error("too many values in each other") }
    var arguments: [ManifestCall.Argument] = []
    while true {
      skipBlanks()
      guard let byte = peek else { throw error("expected a closing bracket, found the end of the file") }
      if byte == end {
        place += 1
        return arguments
      }
      if byte == UInt8(ascii: ",") {
        place += 1
        continue
      }
      let start = place
      let label = word()
      skipBlanks()
      if !label.isEmpty, peek == UInt8(ascii: ":") {
        place += 1
        arguments.append(.init(label: label, value: try value(depth: depth + 1)))
      } else {
        place = start
        arguments.append(.init(label: nil, value: try value(depth: depth + 1)))
      }
    }
  }

  private mutating func value(depth: Int) throws(FormatError) -> ManifestCall {
    skipBlanks()
    let start = place
    switch peek {
    case UInt8(ascii: "\""):
      guard let low = try text() else { return .call("", []) }
      skipBlanks()
      // A range of versions: "1.0.0"..<"2.0.0".
      guard bytes[place...].starts(with: Array("..".utf8)) else { return .string(low, rangeEnd: nil) }
      while let byte = peek, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "<") {
        _ = byte
        place += 1
      }
      skipBlanks()
      return .string(low, rangeEnd: peek == UInt8(ascii: "\"") ? try text() : nil)
    case UInt8(ascii: "["):
      place += 1
      return .list(try arguments(depth: depth, end: UInt8(ascii: "]")).map(\.value))
    case UInt8(ascii: "("):
      place += 1
      return .call("", try arguments(depth: depth, end: UInt8(ascii: ")")))
    default: break
    }
    // A name with dots, and calls of it.
    var name = ""
    while let byte = peek {
      if byte == UInt8(ascii: ".") {
        place += 1
        skipBlanks()
      }
      let part = word()
      if part.isEmpty { break }
      name = part
      if peek != UInt8(ascii: ".") { break }
    }
    let afterName = place
    skipBlanks()
    if peek == UInt8(ascii: "("), !name.isEmpty {
      place += 1
      return .call(name, try arguments(depth: depth, end: UInt8(ascii: ")")))
    }
    place = max(afterName, start)
    if place == start { place += 1 }
    return .call(name, [])
  }
}
