import Foundation

/// A line of a text in Markdown, and the place up to which it has been read.
struct MarkdownLine {
  let bytes: [UInt8]
  /// The place of the next byte.
  private(set) var place = 0
  /// The place of the first byte from ``place`` on that is no space.
  private(set) var content = 0
  /// By marks of thematic breaks, the place behind the last byte that is neither the mark nor a space.
  private var ends: [UInt8: Int] = [:]

  /// Takes over bytes, of which none are left.
  init(taking bytes: inout [UInt8]) {
    self.bytes = bytes
    bytes.removeAll(keepingCapacity: true)
    findContent()
  }

  /// The number of spaces before the content.
  var indent: Int { content - place }
  /// Whether there are spaces only.
  var isBlank: Bool { content == bytes.count }
  /// The first byte of the content.
  var first: UInt8? { content < bytes.count ? bytes[content] : nil }
  /// The rest, with its spaces.
  var rest: ArraySlice<UInt8> { bytes[place...] }
  /// The rest without the spaces before it.
  var text: ArraySlice<UInt8> { bytes[content...] }

  /// Goes on by a number of bytes, or to the end.
  mutating func skip(_ count: Int) {
    place = min(place + count, bytes.count)
    if place > content { findContent() }
  }

  /// Goes on to the content.
  mutating func skipSpaces() { place = content }

  private mutating func findContent() {
    content = place
    while content < bytes.count, bytes[content] == 0x20 { content += 1 }
  }

  /// The number of equal bytes that the content begins with.
  var run: Int { run(at: content) }

  private func run(at start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end - start
  }

  // MARK: Marks

  /// Whether the content is a thematic break: three marks or more, and spaces.
  mutating func isThematicBreak() -> Bool {
    guard let first, first.isOne(of: "*-_") else { return false }
    // Found once for all containers that the line opens.
    let end = ends[first] ?? bytes.droppingLast { $0 == first || $0 == 0x20 }.endIndex
    ends[first] = end
    return end <= content && text.count { $0 == first } >= 3
  }

  /// Whether the content underlines the lines above, which makes them a header, and of which level.
  var underlinedLevel: Int? {
    guard let first, first.isOne(of: "=-"), text[(content + run)...].allSatisfy({ $0 == 0x20 }) else {
      return nil
    }
    return first == UInt8(ascii: "=") ? 1 : 2
  }

  /// The level and the text of a header.
  var header: (level: Int, text: ArraySlice<UInt8>)? {
    guard first == UInt8(ascii: "#"), run <= 6 else { return nil }
    let start = content + run
    guard start == bytes.count || bytes[start] == 0x20 else { return nil }
    var text = bytes[start...].droppingLast { $0 == 0x20 }
    let unmarked = text.droppingLast { $0 == UInt8(ascii: "#") }
    if unmarked.last ?? 0x20 == 0x20 { text = unmarked.droppingLast { $0 == 0x20 } }
    return (run, text.drop { $0 == 0x20 })
  }

  /// The fence of code that the content is.
  var fence: MarkdownBlocks.Fence? {
    guard let first, first.isOne(of: "`~"), run >= 3 else { return nil }
    let info = bytes[(content + run)...]
    if first == UInt8(ascii: "`"), info.contains(first) { return nil }
    let language = info.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    return MarkdownBlocks.Fence(
      mark: first, count: run, indent: indent, language: String(decoding: language, as: UTF8.self))
  }

  /// Whether the content ends code that a fence began.
  func closes(_ fence: MarkdownBlocks.Fence) -> Bool {
    first == fence.mark && indent < 4 && run >= fence.count
      && bytes[(content + run)...].allSatisfy { $0 == 0x20 }
  }

  /// The mark with which an item of a list begins.
  var listMark: ListMark? {
    guard let first else { return nil }
    var mark = ListMark(character: first)
    var end = content
    if first.isOne(of: "-+*") {
      end += 1
    } else {
      while end < bytes.count, end - content < 10, bytes[end].isASCIIDigit { end += 1 }
      guard (1...9).contains(end - content), end < bytes.count, bytes[end].isOne(of: ".)") else { return nil }
      mark.character = bytes[end]
      mark.number = bytes[content..<end].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      end += 1
    }
    let spaces = bytes[end...].prefix(6).prefix { $0 == 0x20 }.count
    guard spaces > 0 || end == bytes.count else { return nil }
    mark.isEmpty = bytes[end...].allSatisfy { $0 == 0x20 }
    // Code begins behind one space.
    mark.width = end - place + (mark.isEmpty || spaces > 4 ? 1 : spaces)
    return mark
  }

  /// The mark with which an item of a list begins.
  struct ListMark {
    /// The bullet, or what follows the number.
    var character: UInt8
    /// The number; nil for a bullet.
    var number: Int?
    /// The number of bytes to the item's text.
    var width = 0
    /// Whether nothing follows.
    var isEmpty = false
  }

  // MARK: Definitions

  /// The label and the address that the content defines for links.
  var definition: (label: String, address: String)? {
    guard first == UInt8(ascii: "[") else { return nil }
    let label = bytes[(content + 1)...].prefix(4 * MarkdownBlocks.maximumLabelLength).prefix {
      !$0.isOne(of: "[]")
    }
    guard !label.isEmpty, label.endIndex + 1 < bytes.count, bytes[label.endIndex] == UInt8(ascii: "]"),
      bytes[label.endIndex + 1] == UInt8(ascii: ":")
    else { return nil }
    var rest = bytes[(label.endIndex + 2)...].drop { $0 == 0x20 }.droppingLast { $0 == 0x20 }
    if rest.first == UInt8(ascii: "<") { rest = rest.dropFirst() }
    let address = rest.prefix { $0 != 0x20 && !$0.isOne(of: "<>") }
    guard !address.isEmpty else { return nil }
    rest = rest[address.endIndex...]
    if rest.first == UInt8(ascii: ">") { rest = rest.dropFirst() }
    if let next = rest.first {
      let title = rest.drop { $0 == 0x20 }
      guard next == 0x20, title.count > 1, title.first!.isOne(of: "\"'("), title.last!.isOne(of: "\"')")
      else {
        return nil
      }
    }
    return (
      String(decoding: label, as: UTF8.self).lowercased(), String(decoding: address, as: UTF8.self)
    )
  }
}
