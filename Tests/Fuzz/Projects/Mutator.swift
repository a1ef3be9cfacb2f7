@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

/// Called by libFuzzer for each new input: half of them are changed as bytes, the others by the grammar that
/// all files of projects have in common, which is tokens, texts in quotes, and brackets.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
  // The generator of projects reads bytes as choices.
  guard seed & 1 == 0, isText else { return mutateBytes(data, size, maximum) }
  var mutator = GrammarMutator(
    tokens: Token.all(in: Array(UnsafeBufferPointer(start: data, count: size))), seed: UInt64(seed))
  for _ in 0...Int(seed >> 1 & 3) { mutator.change() }
  let result = mutator.tokens.flatMap(\.bytes).prefix(maximum)
  for (index, byte) in result.enumerated() { data[index] = byte }
  return result.count
}

/// A piece of a text.
private struct Token {
  enum Kind { case blank, word, text, open, close, sign }

  var kind: Kind
  var bytes: [UInt8]

  static func all(in bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    func kind(_ byte: UInt8) -> Kind {
      switch byte {
      case 0...32: .blank
      case 48...57, 65...90, 97...122, 128...255, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "-"), UInt8(ascii: "$"):
        .word
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): .open
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): .close
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .text
      default: .sign
      }
    }
    while place < bytes.count {
      let start = place
      let found = kind(bytes[place])
      place += 1
      switch found {
      case .blank, .word: while place < bytes.count, kind(bytes[place]) == found { place += 1 }
      case .text:
        while place < bytes.count, bytes[place] != bytes[start] {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, bytes.count)
      default: break
      }
      tokens.append(Token(kind: found, bytes: Array(bytes[start..<place])))
    }
    return tokens
  }
}

private struct GrammarMutator {
  var tokens: [Token]
  private var state: UInt64

  init(tokens: [Token], seed: UInt64) { (self.tokens, state) = (tokens, seed | 1) }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit > 0 ? Int(state >> 33) % limit : 0
  }

  mutating func change() {
    switch number(below: 8) {
    case 0, 1, 2: rename()
    case 3: copyGroup()
    case 4: removeGroup()
    case 5: nestGroup()
    case 6: swapNames()
    default: repeatGroup()
    }
  }

  private mutating func place(of kinds: Set<Token.Kind>) -> Int? {
    let places = tokens.indices.filter { kinds.contains(tokens[$0].kind) }
    return places.isEmpty ? nil : places[number(below: places.count)]
  }

  /// Puts a hostile name or a known key in the place of a name, in quotes where it had them.
  private mutating func rename() {
    guard let place = place(of: [.word, .text]) else { return }
    let isKey = number(below: 3) == 0
    let words = isKey ? HostileWords.keys : HostileWords.all
    let word = words[number(below: words.count)]
    let quote = tokens[place].kind == .text ? [tokens[place].bytes[0]] : isKey ? [] : [UInt8(ascii: "\"")]
    let escaped = word.utf8.flatMap { [$0] == quote || $0 == 92 ? [92, $0] : [$0] }
    tokens[place] = Token(kind: .text, bytes: quote + (quote.isEmpty ? Array(word.utf8) : escaped) + quote)
  }

  /// The tokens from a bracket to the one that closes it.
  private mutating func group() -> Range<Int>? {
    guard let start = place(of: [.open]) else { return nil }
    var level = 0
    for place in start..<tokens.count {
      if tokens[place].kind == .open { level += 1 }
      if tokens[place].kind == .close { level -= 1 }
      if level == 0 { return start..<(place + 1) }
    }
    return nil
  }

  private mutating func copyGroup() {
    guard let from = group(), from.count < 400, let to = place(of: [.blank, .sign, .open]) else { return }
    tokens.insert(contentsOf: tokens[from], at: to + 1)
  }

  private mutating func removeGroup() {
    guard let range = group() else { return }
    tokens.removeSubrange(range)
  }

  /// Puts a group's contents into another pair of its brackets.
  private mutating func nestGroup() {
    guard let range = group() else { return }
    let (open, close) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    for _ in 0...number(below: 4) {
      tokens.insert(close, at: range.upperBound - 1)
      tokens.insert(open, at: range.lowerBound)
    }
  }

  /// Exchanges two names: groups get into themselves, targets need each other.
  private mutating func swapNames() {
    guard let one = place(of: [.word]), let other = place(of: [.word]) else { return }
    tokens.swapAt(one, other)
  }

  private mutating func repeatGroup() {
    guard let range = group(), range.count < 40 else { return }
    let group = Array(tokens[range])
    for _ in 0...number(below: 8) { tokens.insert(contentsOf: group, at: range.upperBound) }
  }
}
