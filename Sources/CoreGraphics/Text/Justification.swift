/// Widens the spaces of a line so that it fills its room.
struct Justification {
  let shaper: TextShaper

  /// The line's runs, cut into words with the extra width between them; nil for a line of one word.
  func stretched(_ line: SetLine, by extra: CGFloat) -> [TypesetRun]? {
    let text = line.paragraph.text[line.bytes].trimmed(atEnd: true)
    let words = words(of: text)
    guard words.count > 1 else { return nil }
    var runs: [TypesetRun] = []
    var x: CGFloat = 0
    for word in words {
      let shape = shaper.shape(word.spans, isRightToLeft: false)
      runs += shape.runs.map { run in
        var run = run
        run.x += x
        return run
      }
      x += shape.width + shape.hangingWidth + extra / CGFloat(words.count - 1)
    }
    return runs
  }

  /// The words, each with the spaces behind it.
  private func words(of text: SpanText) -> [SpanText] {
    var words: [SpanText] = []
    var (start, offset) = (0, 0)
    var wasSpace = false
    for character in text.spans.lazy.flatMap(\.text) {
      if wasSpace, !character.isWhitespace {
        words.append(text[start..<offset])
        start = offset
      }
      wasSpace = character.isWhitespace
      offset += character.utf8.count
    }
    words.append(text[start..<offset])
    return words
  }
}
