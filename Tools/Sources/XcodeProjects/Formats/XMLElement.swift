/// An element of an XML file: as much of XML as Xcode's files use.
///
/// The reading takes linear time, and nesting is bounded. Comments, processing instructions and declarations
/// are left out.
package struct XMLElement: Sendable, Equatable {
  /// The name.
  package var name: String
  /// The attributes.
  package var attributes: [String: String] = [:]
  /// The elements in it.
  package var children: [XMLElement] = []
  /// The text in it, without that of its children.
  package var text = ""

  /// The children of a name.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// Reads a file of one element.
  package static func read(_ text: String) throws(FormatError) -> XMLElement {
    var reader = XMLReader(Array(text.utf8))
    return try reader.document()
  }
}

/// The reader of a file.
private struct XMLReader {
  let bytes: [UInt8]
  var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  func error(_ message: String) -> FormatError { FormatError(message, at: place, of: bytes) }

  func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  mutating func skip(to end: StaticString) throws(FormatError) {
    let start = place
    while place < bytes.count {
      if has(end) {
        place += end.utf8CodeUnitCount
        return
      }
      place += 1
    }
    place = start
    throw error("expected “\(end)” somewhere behind this")
  }

  mutating func document() throws(FormatError) -> XMLElement {
    // The elements that are open, the outermost first.
    var open: [XMLElement] = []
    var texts: [[UInt8]] = []
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        if texts.isEmpty { place += 1 } else { texts[texts.count - 1].append(contentsOf: try character()) }
        continue
      }
      if has("<!--") {
        try skip(to: "-->")
      } else if has("<![CDATA[") {
        place += 9
        let start = place
        try skip(to: "]]>")
        if !texts.isEmpty { texts[texts.count - 1] += bytes[start..<(place - 3)] }
      } else if has("<?") {
        try skip(to: "?>")
      } else if has("<!") {
        try skip(to: ">")
      } else if has("</") {
        place += 2
        let name = try name()
        skipBlanks()
        guard peek == UInt8(ascii: ">") else { throw error("expected “>”") }
        place += 1
        guard var element = open.popLast(), element.name == name else {
          throw error("“</\(name.prefix(80))>” ends no open element")
        }
        element.text = String(decoding: texts.removeLast(), as: UTF8.self)
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      } else {
        place += 1
        var element = XMLElement(name: try name())
        let isEmpty = try attributes(of: &element)
        if !isEmpty {
          guard open.count < FormatError.maximumDepth else { throw error("too many elements in each other") }
          open.append(element)
          texts.append([])
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    throw error("expected an element with its end")
  }

  mutating func skipBlanks() {
    while let byte = peek, byte == 32 || (9...13).contains(byte) { place += 1 }
  }

  mutating func name() throws(FormatError) -> String {
    let start = place
    while let byte = peek, !(byte <= 32 || "<>/=\"'&".utf8.contains(byte)) { place += 1 }
    guard place > start else { throw error("expected a name") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads the attributes and the tag's end; whether the element is empty.
  mutating func attributes(of element: inout XMLElement) throws(FormatError) -> Bool {
    while true {
      skipBlanks()
      if has("/>") {
        place += 2
        return true
      }
      if peek == UInt8(ascii: ">") {
        place += 1
        return false
      }
      let key = try name()
      skipBlanks()
      guard peek == UInt8(ascii: "=") else { throw error("expected “=” after “\(key.prefix(80))”") }
      place += 1
      skipBlanks()
      guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw error("expected a quoted value of “\(key.prefix(80))”")
      }
      place += 1
      var value: [UInt8] = []
      while let byte = peek, byte != quote { value.append(contentsOf: try character()); _ = byte }
      guard peek == quote else { throw error("the value of “\(key.prefix(80))” has no closing quote") }
      place += 1
      element.attributes[key] = String(decoding: value, as: UTF8.self)
    }
  }

  /// Reads a byte of text, or a reference to a character.
  mutating func character() throws(FormatError) -> [UInt8] {
    let byte = bytes[place]
    place += 1
    guard byte == UInt8(ascii: "&") else { return [byte] }
    let limit = min(bytes.count, place + 12)
    guard let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ";")) else { return [byte] }
    let name = String(decoding: bytes[place..<end], as: UTF8.self)
    let text: String? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: XMLReader.scalar(name).map { String(Character($0)) }
      }
    guard let text else { return [byte] }
    place = end + 1
    return Array(text.utf8)
  }

  static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init)
  }
}
