import MarkupReading

/// An element of one of Xcode's XML files, without the places of its parts.
///
/// The reading is `MarkupReader`'s: what is not well-formed is an error, nothing is expanded, and size and
/// nesting are bounded.
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

  private static let limits: MarkupReader.Limits = {
    var limits = MarkupReader.Limits()
    limits.bytes = FormatError.maximumSize
    limits.depth = FormatError.maximumDepth
    limits.elements = 1_000_000
    return limits
  }()

  /// Reads a file of one element.
  package static func read(_ text: String) throws(FormatError) -> XMLElement {
    let language = MarkupLanguage(prefixes: [], exampleElement: "plist")
    let result = MarkupReader.read(
      withoutProlog(Array(text.utf8)), path: "", language: language, limits: limits)
    guard let root = result.root else {
      let diagnostic = result.diagnostics.first
      throw FormatError(diagnostic?.message ?? "expected an element", line: diagnostic?.location.line ?? 1)
    }
    return XMLElement(root)
  }

  private init(_ element: MarkupElement) {
    name = element.name
    for attribute in element.attributes { attributes[attribute.qualifiedName] = attribute.value.text }
    for node in element.children {
      switch node {
      case .element(let child): children.append(XMLElement(child))
      case .text(let text): self.text += text.text
      }
    }
  }

  /// Puts blanks in the place of the XML declaration, whose encoding the text has no more, and of a document
  /// type that only names a file, as property lists have one.
  private static func withoutProlog(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var place = 0
    func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }
    while place < bytes.count {
      if bytes[place] == 32 || (9...13).contains(bytes[place]) {
        place += 1
      } else if has("<!--") {
        place += 4
        while place < bytes.count, !has("-->") { place += 1 }
        place = min(place + 3, bytes.count)
      } else if has("<?") || has("<!DOCTYPE") {
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return bytes }
        // What declares entities is for the reader to refuse.
        if bytes[place..<end].contains(UInt8(ascii: "[")) { return bytes }
        for index in place...end where bytes[index] != 0x0A { bytes[index] = 0x20 }
        place = end + 1
      } else {
        return bytes
      }
    }
    return bytes
  }
}
