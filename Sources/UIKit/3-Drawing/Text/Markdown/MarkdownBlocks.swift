import Foundation

/// The blocks of a text in Markdown, as CommonMark has them: paragraphs, headers, lists, quotations, code and lines.
struct MarkdownBlocks {
  /// The text of a block, and the blocks that it lies in, the innermost first.
  struct Block: Equatable {
    var text: String
    var intent: PresentationIntent
    /// Whether the text is code, whose characters mean themselves.
    var isLiteral = false
  }

  private(set) var blocks: [Block] = []
  /// The addresses that are defined for links, by their labels in lower case.
  private(set) var definitions: [String: String] = [:]
  private var identity = 0

  /// Finds the blocks of a text.
  init(_ text: String) {
    let lines = text.replacing("\r\n", with: "\n").replacing("\t", with: "    ")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    parse(lines, in: [])
  }

  private mutating func block(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    identity += 1
    return PresentationIntent.IntentType(kind: kind, identity: identity)
  }

  private mutating func add(
    _ text: String, _ kind: PresentationIntent.Kind, in outer: [PresentationIntent.IntentType],
    isLiteral: Bool = false
  ) {
    let intent = PresentationIntent(types: [block(kind)] + outer)
    blocks.append(Block(text: text, intent: intent, isLiteral: isLiteral))
  }

  // MARK: Lines

  private mutating func parse(_ lines: [String], in outer: [PresentationIntent.IntentType]) {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let content = line.drop { $0 == " " }
      let indent = line.count - content.count
      if content.isEmpty {
        index += 1
      } else if indent >= 4 {
        index = indentedCode(lines, from: index, in: outer)
      } else if let fence = content.prefixMatch(of: /(`{3,}|~{3,})\s*([^`\s]*)[^`]*/),
        content.wholeMatch(of: /(`{3,}|~{3,})[^`]*/) != nil
      {
        index = fencedCode(lines, from: index, fence: String(fence.1), language: String(fence.2), in: outer)
      } else if let header = content.wholeMatch(of: /(#{1,6})(?:[ ]+(.*?))?(?:[ ]+#+)?[ ]*/) {
        add(String(header.2 ?? ""), .header(level: header.1.count), in: outer)
        index += 1
      } else if Self.isThematicBreak(content) {
        add("\u{2E3B}", .thematicBreak, in: outer, isLiteral: true)
        index += 1
      } else if content.hasPrefix(">") {
        index = quotation(lines, from: index, in: outer)
      } else if ListMark(line) != nil {
        index = list(lines, from: index, in: outer)
      } else if define(String(content)) {
        index += 1
      } else {
        index = paragraph(lines, from: index, in: outer)
      }
    }
  }

  private static func isThematicBreak(_ line: Substring) -> Bool {
    let marks = line.filter { $0 != " " }
    return marks.count >= 3 && Set(marks).count == 1 && "*-_".contains(marks.first ?? " ")
  }

  /// Whether a line makes a header of the lines above it.
  private static func isUnderline(_ line: String) -> Bool {
    let marks = line.trimmingCharacters(in: .whitespaces)
    return !marks.isEmpty && (marks.allSatisfy { $0 == "=" } || marks.allSatisfy { $0 == "-" })
  }

  private mutating func define(_ line: String) -> Bool {
    guard let match = line.wholeMatch(of: /\[([^\[\]]+)\]:\s*<?([^\s<>]+)>?(?:\s+["'(].*["')])?\s*/) else {
      return false
    }
    let label = match.1.lowercased()
    if definitions[label] == nil { definitions[label] = String(match.2) }
    return true
  }

  // MARK: Blocks

  private mutating func paragraph(
    _ lines: [String], from start: Int, in outer: [PresentationIntent.IntentType]
  ) -> Int {
    var (index, text) = (start, [String]())
    while index < lines.count {
      let content = String(lines[index].drop { $0 == " " })
      if index > start {
        if Self.isUnderline(content) {
          add(text.joined(separator: "\n"), .header(level: content.hasPrefix("=") ? 1 : 2), in: outer)
          return index + 1
        }
        if content.isEmpty || Self.interruptsParagraph(lines[index]) { break }
      }
      text.append(content)
      index += 1
    }
    let last = text.count - 1
    text[last] = String(text[last].reversed().drop { $0 == " " }.reversed())
    add(text.joined(separator: "\n"), .paragraph, in: outer)
    return index
  }

  private static func interruptsParagraph(_ line: String) -> Bool {
    let content = line.drop { $0 == " " }
    guard line.count - content.count < 4 else { return false }
    if content.hasPrefix(">") || content.hasPrefix("```") || content.hasPrefix("~~~") { return true }
    if content.prefixMatch(of: /#{1,6}(?: |$)/) != nil || isThematicBreak(content) { return true }
    guard let mark = ListMark(line) else { return false }
    return mark.number.map { $0 == 1 } ?? true
  }

  private mutating func indentedCode(
    _ lines: [String], from start: Int, in outer: [PresentationIntent.IntentType]
  ) -> Int {
    var end = start
    while end < lines.count, lines[end].hasPrefix("    ") || lines[end].allSatisfy({ $0 == " " }) { end += 1 }
    while lines[end - 1].allSatisfy({ $0 == " " }) { end -= 1 }
    let text = lines[start..<end].map { String($0.dropFirst(4)) + "\n" }.joined()
    add(text, .codeBlock(languageHint: nil), in: outer, isLiteral: true)
    return end
  }

  private mutating func fencedCode(
    _ lines: [String], from start: Int, fence: String, language: String,
    in outer: [PresentationIntent.IntentType]
  ) -> Int {
    let indent = lines[start].prefix { $0 == " " }.count
    let rest = lines.dropFirst(start + 1)
    let end =
      rest.firstIndex { line in
        let marks = line.trimmingCharacters(in: .whitespaces)
        return marks.count >= fence.count && marks.allSatisfy { $0 == fence.first }
      } ?? lines.count
    let text = lines[(start + 1)..<end].map { line in
      String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count))) + "\n"
    }
    add(
      text.joined(), .codeBlock(languageHint: language.isEmpty ? nil : language), in: outer, isLiteral: true)
    return end + 1
  }

  private mutating func quotation(
    _ lines: [String], from start: Int, in outer: [PresentationIntent.IntentType]
  ) -> Int {
    var (index, inner) = (start, [String]())
    while index < lines.count {
      let content = lines[index].drop { $0 == " " }
      if content.hasPrefix(">") {
        let rest = content.dropFirst()
        inner.append(String(rest.hasPrefix(" ") ? rest.dropFirst() : rest))
      } else if content.isEmpty || Self.interruptsParagraph(lines[index]) {
        break
      } else {
        inner.append(String(content))
      }
      index += 1
    }
    parse(inner, in: [block(.blockQuote)] + outer)
    return index
  }

  private mutating func list(
    _ lines: [String], from start: Int, in outer: [PresentationIntent.IntentType]
  ) -> Int {
    guard let first = ListMark(lines[start]) else { return start + 1 }
    let list = block(first.number == nil ? .unorderedList : .orderedList)
    var (index, ordinal) = (start, first.number ?? 1)
    while index < lines.count, let mark = ListMark(lines[index]), mark.character == first.character,
      !Self.isThematicBreak(lines[index].drop { $0 == " " })
    {
      var inner = [String(lines[index].dropFirst(mark.width))]
      index += 1
      while index < lines.count {
        let line = lines[index]
        let isBlank = line.allSatisfy { $0 == " " }
        let indent = line.prefix { $0 == " " }.count
        // A line without indent goes on with a paragraph only directly below it.
        let isLazy = !(inner.last ?? "").isEmpty && !Self.interruptsParagraph(line) && ListMark(line) == nil
        guard isBlank || indent >= mark.width || isLazy else { break }
        inner.append(isBlank ? "" : String(line.dropFirst(min(indent, mark.width))))
        index += 1
      }
      parse(inner, in: [block(.listItem(ordinal: ordinal)), list] + outer)
      ordinal += 1
    }
    return index
  }
}

/// The mark with which an item of a list begins.
private struct ListMark {
  /// The bullet, or what follows the number.
  var character: Character
  /// The number; nil for a bullet.
  var number: Int?
  /// The number of characters to the item's text.
  var width: Int

  init?(_ line: String) {
    guard let match = line.prefixMatch(of: /( {0,3})(?:([-+*])|(\d{1,9})([.)]))( {1,4}(?! )|(?= {5})| *$)/)
    else { return nil }
    character = (match.2 ?? match.4)?.first ?? "-"
    number = match.3.flatMap { Int($0) }
    width = match.0.count + (match.5.isEmpty ? 1 : 0)
  }
}
