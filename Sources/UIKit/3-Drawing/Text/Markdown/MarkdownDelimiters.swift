/// The kinds of emphasis that an item of text lies in, as numbers of emphases of each, or the change of these
/// numbers.
struct EmphasisDepth {
  var emphasized = 0
  var strong = 0
  var strikethrough = 0

  mutating func add(_ other: EmphasisDepth) {
    emphasized += other.emphasized
    strong += other.strong
    strikethrough += other.strikethrough
  }

  /// The intent of text at this depth.
  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if emphasized > 0 { intent.insert(.emphasized) }
    if strong > 0 { intent.insert(.stronglyEmphasized) }
    if strikethrough > 0 { intent.insert(.strikethrough) }
    return intent
  }
}

/// The delimiters of emphasis that have not been paired, as a list in which those that are paired or passed
/// over are taken out: CommonMark's delimiter stack.
struct MarkdownDelimiters {
  /// A run of characters that may begin or end an emphasis.
  struct Delimiter {
    var character: Unicode.Scalar
    /// The number of characters that are not paired yet.
    var count: Int
    /// The number of characters that were written.
    var length: Int
    var opens: Bool
    var closes: Bool
    /// The place of the item that has its text.
    var item: Int
    /// The neighbors in the list.
    var previous: Int?
    var next: Int?
  }

  /// The properties of a closing delimiter that decide which openers it may be paired with.
  private struct Ending: Hashable {
    var character: Unicode.Scalar
    var opens: Bool
    var length: Int

    init(_ delimiter: Delimiter) {
      character = delimiter.character
      opens = delimiter.opens
      length = delimiter.character == "~" ? delimiter.count : delimiter.length % 3
    }
  }

  private var delimiters: [Delimiter] = []
  /// The last one in the list; nil for none.
  private(set) var last: Int?

  /// Adds a delimiter at the end.
  mutating func append(_ delimiter: Delimiter) {
    var delimiter = delimiter
    delimiter.previous = last
    if let last { delimiters[last].next = delimiters.count }
    last = delimiters.count
    delimiters.append(delimiter)
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (delimiters[index].previous, delimiters[index].next)
    if let previous { delimiters[previous].next = next }
    if let next { delimiters[next].previous = previous } else { last = previous }
  }

  /// Pairs the delimiters behind one, or all, and takes them out. What is left of them stays as text.
  mutating func pair(above bottom: Int? = nil, in items: inout [MarkdownInlines.Item]) {
    let bottom = bottom ?? -1
    // By kinds of ends, the delimiters up to which there is nothing that they may be paired with.
    var bottoms: [Ending: Int] = [:]
    var closing = first(above: bottom)
    while let index = closing {
      let end = delimiters[index]
      closing = end.next
      guard end.closes, end.count > 0 else { continue }
      let limit = bottoms[Ending(end)] ?? bottom
      var opening = end.previous
      while let place = opening, place > limit, !matches(delimiters[place], end) {
        opening = delimiters[place].previous
      }
      guard let place = opening, place > limit else {
        bottoms[Ending(end)] = end.previous ?? -1
        if !end.opens { remove(index) }
        continue
      }
      // What was not closed inside cannot be closed outside.
      while let between = delimiters[index].previous, between != place { remove(between) }
      pair(place, index, in: &items)
      if delimiters[place].count == 0 { remove(place) }
      if delimiters[index].count == 0 { remove(index) } else { closing = index }
    }
    while let last, last > bottom { remove(last) }
  }

  private func first(above bottom: Int) -> Int? {
    var first: Int?
    var place = last
    while let index = place, index > bottom {
      first = index
      place = delimiters[index].previous
    }
    return first
  }

  private mutating func pair(_ opening: Int, _ closing: Int, in items: inout [MarkdownInlines.Item]) {
    let (begin, end) = (delimiters[opening], delimiters[closing])
    let used = end.character == "~" ? end.count : begin.count >= 2 && end.count >= 2 ? 2 : 1
    let kind: WritableKeyPath<EmphasisDepth, Int> =
      end.character == "~" ? \.strikethrough : used == 2 ? \.strong : \.emphasized
    items[begin.item + 1].emphasis[keyPath: kind] += 1
    items[end.item].emphasis[keyPath: kind] -= 1
    for index in [opening, closing] {
      delimiters[index].count -= used
      items[delimiters[index].item].text.removeLast(used)
    }
  }

  private func matches(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
    guard opening.character == closing.character, opening.opens, opening.count > 0 else { return false }
    if opening.character == "~" { return opening.count == closing.count && opening.count <= 2 }
    let isBoth = opening.closes || closing.opens
    return !isBoth || (opening.length + closing.length) % 3 != 0
      || opening.length % 3 == 0 && closing.length % 3 == 0
  }
}

extension MarkdownInlines {
  /// Adds a run of characters that may begin or end an emphasis.
  mutating func delimiter() {
    let (character, length) = (text[place], run(at: place))
    let (before, after) = (scalar(at: place - 1), scalar(at: place + length))
    let isLeft = !after.isSpace && (!after.isMark || before.isSpace || before.isMark)
    let isRight = !before.isSpace && (!before.isMark || after.isSpace || after.isMark)
    var (opens, closes) = (isLeft, isRight)
    if character == "_" {
      opens = isLeft && (!isRight || before.isMark)
      closes = isRight && (!isLeft || after.isMark)
    }
    if character == "~", length > 2 { (opens, closes) = (false, false) }
    var item = Item()
    item.text.append(contentsOf: text[place..<(place + length)])
    delimiters.append(
      MarkdownDelimiters.Delimiter(
        character: character, count: length, length: length, opens: opens, closes: closes, item: items.count))
    items.append(item)
    place += length
  }
}
