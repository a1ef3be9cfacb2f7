/// The characters that embed and isolate directions, whose nesting is bounded before Pango gets them:
/// FriBidi, which works out the levels of directions for it, reads a null pointer in some texts whose levels
/// go beyond 125.
struct DirectionControls {
  /// The most that may lie in each other. Each raises the level by 2 at most, so that none goes beyond 125.
  static let deepest = 60

  private enum Kind {
    case embedding, isolate, endOfEmbedding, endOfIsolate
  }

  private struct Opened {
    var isIsolate: Bool
    var isTooDeep: Bool
  }

  private var open: [Opened] = []
  /// The number of those open that are not too deep.
  private var depth = 0
  private var isolates = 0

  /// The same text, as long in bytes, in which those that are too deep, and what ends them, are characters of
  /// no width and no direction.
  static func limited(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0xE2) else { return text }
    var controls = DirectionControls()
    var limited = text
    var index = 0
    while index + 2 < text.count {
      guard text[index] == 0xE2 else {
        index += 1
        continue
      }
      if let kind = kind(text[index + 1], text[index + 2]), controls.isTooDeep(kind) {
        // A word joiner, as long.
        (limited[index + 1], limited[index + 2]) = (0x81, 0xA0)
      }
      index += 3
    }
    return limited
  }

  private static func kind(_ second: UInt8, _ third: UInt8) -> Kind? {
    switch (second, third) {
    case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): .embedding
    case (0x80, 0xAC): .endOfEmbedding
    case (0x81, 0xA6...0xA8): .isolate
    case (0x81, 0xA9): .endOfIsolate
    default: nil
    }
  }

  /// Follows a character. Answers whether it is too deep, or ends what is.
  private mutating func isTooDeep(_ kind: Kind) -> Bool {
    switch kind {
    case .embedding, .isolate:
      let isTooDeep = depth >= DirectionControls.deepest
      open.append(Opened(isIsolate: kind == .isolate, isTooDeep: isTooDeep))
      if !isTooDeep { depth += 1 }
      if kind == .isolate { isolates += 1 }
      return isTooDeep
    case .endOfEmbedding:
      guard let last = open.last, !last.isIsolate else { return false }
      return close()
    case .endOfIsolate:
      // It ends the embeddings within the isolate as well; without an isolate it ends nothing.
      guard isolates > 0 else { return false }
      while open.last?.isIsolate == false { close() }
      return close()
    }
  }

  /// Ends the innermost one. Answers whether it was too deep.
  @discardableResult private mutating func close() -> Bool {
    let last = open.removeLast()
    if !last.isTooDeep { depth -= 1 }
    if last.isIsolate { isolates -= 1 }
    return last.isTooDeep
  }
}
