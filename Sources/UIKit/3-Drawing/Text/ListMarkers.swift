import CoreGraphics

/// The markers of the paragraphs of a text that are items of lists (`NSParagraphStyle.textLists`), counted on
/// from paragraph to paragraph.
///
/// A marker is drawn before its paragraph and is no part of the text, as UIKit's text views draw it. Where
/// the paragraph's style has no indents, text begins 36 points further in with every level and its marker 11
/// points further in than the level around it, as in text that iOS reads from HTML.
struct ListMarkers {
  /// The lists that the last paragraph was in, from the outermost, each with the number of its last item.
  private var lists: [(list: NSTextList, number: Int)] = []
  private var isAtStart = true

  /// The distance from level to level, in points.
  private static let step: CGFloat = 36
  /// The distance from a level's edge to its marker, in points.
  private static let markerIndent: CGFloat = 11

  /// Cuts a stretch of text with one paragraph style where its paragraphs have different markers.
  mutating func pieces(of text: String, style: NSParagraphStyle?) -> [(text: String, format: TextParagraph)] {
    let format = style?.paragraph ?? TextParagraph()
    let textLists = style?.textLists ?? []
    guard !textLists.isEmpty || !lists.isEmpty else {
      isAtStart = text.unicodeScalars.last.map(ListMarkers.endsParagraph) ?? isAtStart
      return [(text, format)]
    }
    var pieces: [(String, TextParagraph)] = []
    for paragraph in ListMarkers.paragraphs(of: text) {
      var own = format
      if isAtStart {
        mark(&own, paragraph, in: textLists)
      } else {
        ListMarkers.indent(&own, level: textLists.count)
      }
      pieces.append((paragraph, own))
      isAtStart = paragraph.unicodeScalars.last.map(ListMarkers.endsParagraph) ?? false
    }
    return pieces
  }

  /// Sets the next paragraph's marker, and counts it.
  private mutating func mark(_ format: inout TextParagraph, _ text: String, in textLists: [NSTextList]) {
    let kept = zip(lists, textLists).prefix { $0.list === $1 }.count
    lists.removeSubrange(kept...)
    for list in textLists.dropFirst(kept) { lists.append((list, list.startingItemNumber - 1)) }
    // An item of an inner list is none of the outer one's.
    guard !lists.isEmpty else { return }
    lists[lists.count - 1].number += 1
    let (list, number) = lists[lists.count - 1]
    var marker = list.marker(forItemNumber: number)
    var level = lists.count - 1
    var inner = list
    while level > 0, inner.listOptions.contains(.prependEnclosingMarker) {
      level -= 1
      inner = lists[level].list
      marker = inner.marker(forItemNumber: max(lists[level].number, inner.startingItemNumber)) + marker
    }
    let hasIndents = format.firstLineHeadIndent != 0 || format.headIndent != 0
    ListMarkers.indent(&format, level: lists.count)
    // Text that iOS read from HTML has its markers in it.
    guard !text.drop(while: { $0 == "\t" }).hasPrefix(marker + "\t") else {
      if !hasIndents { format.firstLineHeadIndent = 0 }
      return
    }
    let own = format.firstLineHeadIndent
    guard hasIndents else {
      format.marker = TextMarker(
        marker, indent: CGFloat(lists.count - 1) * ListMarkers.step + ListMarkers.markerIndent)
      return
    }
    // A first line that hangs out begins with the marker, and the text stands below the other lines'.
    let indent = format.headIndent > own ? own : max(own - ListMarkers.step + ListMarkers.markerIndent, 0)
    format.firstLineHeadIndent = max(own, format.headIndent)
    format.marker = TextMarker(marker, indent: indent)
  }

  /// Sets the indents of a list paragraph's level where it has none.
  private static func indent(_ format: inout TextParagraph, level: Int) {
    guard format.firstLineHeadIndent == 0, format.headIndent == 0 else { return }
    format.firstLineHeadIndent = CGFloat(level) * step
    format.headIndent = format.firstLineHeadIndent
  }

  private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2029}": true
    default: false
    }
  }

  /// The paragraphs, each with the break at its end.
  private static func paragraphs(of text: String) -> [String] {
    var paragraphs = [""]
    for character in text {
      paragraphs[paragraphs.count - 1].append(character)
      if character.unicodeScalars.contains(where: endsParagraph) { paragraphs.append("") }
    }
    if paragraphs.last == "" { paragraphs.removeLast() }
    return paragraphs
  }
}
