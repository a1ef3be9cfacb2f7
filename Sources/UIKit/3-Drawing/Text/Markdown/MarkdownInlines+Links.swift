import Foundation

extension MarkdownInlines {
  /// A bracket that may begin a link or a picture.
  struct Bracket {
    /// The place of the item that has its text.
    var item: Int
    /// The place of the text behind it.
    var start: Int
    var isPicture: Bool
    /// The last delimiter before it.
    var delimiter: Int?
    /// Whether there are others in it.
    var hasInner = false
  }

  mutating func openBracket(isPicture: Bool) {
    let length = isPicture ? 2 : 1
    if !brackets.isEmpty { brackets[brackets.count - 1].hasInner = true }
    brackets.append(
      Bracket(item: items.count, start: place + length, isPicture: isPicture, delimiter: delimiters.last))
    var item = Item()
    item.text.append(contentsOf: text[place..<(place + length)])
    items.append(item)
    place += length
  }

  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return append("]".unicodeScalars) }
    // A link holds no other.
    let isActive = bracket.isPicture || brackets.count >= inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    guard isActive, let target = target(of: bracket) else { return append("]".unicodeScalars) }
    place = target.end
    delimiters.pair(above: bracket.delimiter, in: &items)
    // What follows is none of the link's.
    items[items.count - 1].isPlain = false
    links.append((bracket.item + 1..<items.count, url(target.address)))
    items[bracket.item].text.removeAll()
    if !bracket.isPicture { inactiveBrackets = brackets.count }
  }

  /// The address that follows a closing bracket, or that its label names, and where it ends.
  private func target(of bracket: Bracket) -> (address: String, end: Int)? {
    if let target = inlineTarget(after: place + 1) { return target }
    guard !definitions.isEmpty else { return nil }
    if scalar(at: place + 1) == "[" {
      var end = place + 2
      while end < text.count, text[end] != "]", text[end] != "[" { end += 1 }
      if scalar(at: end) == "]", end > place + 2 {
        return definition(place + 2..<end).map { ($0, end + 1) }
      }
      if scalar(at: end) == "]" { return definition(of: bracket).map { ($0, end + 1) } }
    }
    return definition(of: bracket).map { ($0, place + 1) }
  }

  private func definition(of bracket: Bracket) -> String? {
    bracket.hasInner ? nil : definition(bracket.start..<place)
  }

  private func definition(_ label: Range<Int>) -> String? {
    label.count > MarkdownBlocks.maximumLabelLength ? nil : definitions[string(label).lowercased()]
  }

  // MARK: Addresses in parentheses

  /// The greatest number of parentheses in each other in an address, as CommonMark's programs have it.
  private static let maximumParentheses = 32

  private func inlineTarget(after start: Int) -> (address: String, end: Int)? {
    guard scalar(at: start) == "(" else { return nil }
    let first = spaces(from: start + 1)
    guard
      let (address, end) = scalar(at: first) == "<" ? quotedAddress(from: first) : plainAddress(from: first)
    else { return nil }
    var last = spaces(from: end)
    if last > end, let title = title(from: last) { last = spaces(from: title) }
    guard last < text.count, text[last] == ")" else { return nil }
    return (address, last + 1)
  }

  private func spaces(from start: Int) -> Int {
    var end = start
    while end < text.count, text[end].isSpace { end += 1 }
    return end
  }

  private func quotedAddress(from start: Int) -> (String, Int)? {
    var end = start + 1
    while end < text.count, text[end] != ">", text[end] != "<", text[end] != "\n" { end += 1 }
    return scalar(at: end) == ">" ? (unescaped(start + 1..<end), end + 1) : nil
  }

  private func plainAddress(from start: Int) -> (String, Int)? {
    var (end, depth) = (start, 0)
    while end < text.count, !text[end].isSpace {
      switch text[end] {
      case "\\": end += end + 1 < text.count && !text[end + 1].isSpace ? 1 : 0
      case "(":
        depth += 1
        if depth > MarkdownInlines.maximumParentheses { return nil }
      case ")":
        if depth == 0 { return (unescaped(start..<end), end) }
        depth -= 1
      default: break
      }
      end += 1
    }
    return depth == 0 ? (unescaped(start..<end), end) : nil
  }

  /// The place behind a title.
  private func title(from start: Int) -> Int? {
    let end: Unicode.Scalar
    switch scalar(at: start) {
    case "\"": end = "\""
    case "'": end = "'"
    case "(": end = ")"
    default: return nil
    }
    var place = start + 1
    while place < text.count {
      if text[place] == end { return place + 1 }
      if end == ")", text[place] == "(" { return nil }
      place += text[place] == "\\" ? 2 : 1
    }
    return nil
  }

  /// A part of the text without the signs that make marks mean themselves.
  private func unescaped(_ range: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    var place = range.lowerBound
    while place < range.upperBound {
      if text[place] == "\\", place + 1 < range.upperBound, text[place + 1].isASCII, text[place + 1].isMark {
        place += 1
      }
      result.append(text[place])
      place += 1
    }
    return String(result)
  }
}
