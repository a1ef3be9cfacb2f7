/// Reads property lists in the style of NeXTSTEP, in which Xcode writes `project.pbxproj` and `.strings`
/// files.
///
/// The reading takes linear time, and nesting is bounded.
package struct OldStylePropertyList {
  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a list of one value.
  package static func read(_ text: String) throws(FormatError) -> PropertyValue {
    var reader = OldStylePropertyList(Array(text.utf8))
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.place == reader.bytes.count else { throw reader.error("expected the end of the file") }
    return value
  }

  /// Reads a table of strings: the entries of a dictionary without braces around them.
  package static func readStrings(_ text: String) throws(FormatError) -> [String: PropertyValue] {
    var reader = OldStylePropertyList(Array(text.utf8))
    try reader.skipBlanks()
    if reader.peek == UInt8(ascii: "{") { return try read(text).entries }
    let entries = try reader.entries(depth: 0, end: nil)
    return entries
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func error(_ message: String) -> FormatError { FormatError(message, at: place, of: bytes) }

  private mutating func skipBlanks() throws(FormatError) {
    while let byte = peek {
      if byte == 32 || (9...13).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
        while let byte = peek, byte != 10, byte != 13 { _ = byte; place += 1 }
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        let start = place
        place += 2
        while place + 1 < bytes.count,
          bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
        {
          place += 1
        }
        guard place + 1 < bytes.count else {
          place = start
          throw error("this comment has no end")
        }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(FormatError) -> PropertyValue {
    guard depth < FormatError.maximumDepth else { throw error("too many values in each other") }
    try skipBlanks()
    switch peek {
    case UInt8(ascii: "{"):
      place += 1
      return .dictionary(try entries(depth: depth, end: UInt8(ascii: "}")))
    case UInt8(ascii: "("):
      place += 1
      return .array(try elements(depth: depth))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .string(try string())
    }
  }

  private mutating func entries(depth: Int, end: UInt8?) throws(FormatError) -> [String: PropertyValue] {
    var entries: [String: PropertyValue] = [:]
    while true {
      try skipBlanks()
      guard let byte = peek else {
        if end == nil { return entries }
        throw error("expected a key or “}”, found the end of the file")
      }
      if byte == end {
        place += 1
        return entries
      }
      let key = try string()
      try skipBlanks()
      if peek == UInt8(ascii: "=") {
        place += 1
        entries[key] = try value(depth: depth + 1)
        try skipBlanks()
      } else {
        // In tables of strings a key by itself is its own text.
        entries[key] = .string(key)
      }
      if peek == UInt8(ascii: ";") {
        place += 1
      } else if end == nil || peek != end {
        throw error("expected “;” after the value of “\(key.prefix(80))”")
      }
    }
  }

  private mutating func elements(depth: Int) throws(FormatError) -> [PropertyValue] {
    var elements: [PropertyValue] = []
    while true {
      try skipBlanks()
      guard let byte = peek else { throw error("expected a value or “)”, found the end of the file") }
      if byte == UInt8(ascii: ")") {
        place += 1
        return elements
      }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if peek == UInt8(ascii: ",") {
        place += 1
      } else if peek != UInt8(ascii: ")") {
        throw error("expected “,” or “)”")
      }
    }
  }

  private mutating func data() throws(FormatError) -> [UInt8] {
    place += 1
    var (data, high): ([UInt8], UInt8?) = ([], nil)
    while let byte = peek {
      place += 1
      if byte == UInt8(ascii: ">") { return data }
      if byte == 32 || (9...13).contains(byte) { continue }
      guard let digit = OldStylePropertyList.hexDigit(byte) else {
        throw error("expected a hexadecimal digit")
      }
      if let first = high {
        data.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    throw error("these data have no end")
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// Whether a byte may stand in a string without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 128...255: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private mutating func string() throws(FormatError) -> String {
    guard let first = peek else { throw error("expected a text, found the end of the file") }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      let start = place
      while let byte = peek, OldStylePropertyList.isPlain(byte) { place += 1 }
      guard place > start else { throw error("expected a text") }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      place += 1
      if byte == first { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    place = start
    throw error("this text has no closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = peek else { return }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units = [hexUnit()]
      // A character beyond the first plane is written as two.
      if (0xD800..<0xDC00).contains(units[0]), place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
        bytes[place + 1] | 32 == UInt8(ascii: "u")
      {
        place += 2
        units.append(hexUnit())
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    case 48...55:
      var code = UInt32(byte - 48)
      for _ in 0..<2 {
        guard let digit = peek, (48...55).contains(digit) else { break }
        code = code * 8 + UInt32(digit - 48)
        place += 1
      }
      text += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
    default: text.append(byte)
    }
  }

  private mutating func hexUnit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = OldStylePropertyList.hexDigit(byte) else { break }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }
}
