import Foundation

/// The blocks of a text in Markdown, as CommonMark has them: paragraphs, headers, lists, quotations, code and
/// lines.
///
/// Reads line by line, as CommonMark's own description does: a line goes on with the containers that are
/// open, opens others, and its rest belongs to the innermost. A line costs what it is long, and no more than
/// ``maximumDepth`` steps.
struct MarkdownBlocks {
  /// The text of a block, and the blocks that it lies in, the innermost first.
  struct Block: Equatable {
    var text: String
    var intent: PresentationIntent
    /// Whether the text is code, whose characters mean themselves.
    var isLiteral = false
  }

  /// A quotation or an item of a list that lines may go on with.
  struct Container {
    /// The blocks that it makes, the innermost first.
    var intents: [PresentationIntent.IntentType]
    /// The item; nil for a quotation.
    var item: Item?
  }

  /// An item of a list.
  struct Item {
    /// The mark of its list, which its next item has, too.
    var mark: UInt8
    var ordinal: Int
    /// The number of spaces that a line begins with which goes on with the item; nil when it has ended.
    var width: Int?
    /// Whether it has no block yet.
    var isEmpty = true
  }

  /// The block of text that the last line was in.
  enum Leaf {
    case none
    case paragraph([UInt8])
    /// Lines of code, and empty lines that belong to it where more of it follows.
    case indentedCode([UInt8], blanks: [UInt8])
    case fencedCode(Fence, [UInt8])
  }

  /// The mark before and behind lines of code.
  struct Fence {
    var mark: UInt8
    var count: Int
    var indent: Int
    var language: String
  }

  /// The greatest number of quotations and lists in each other. The marks of those that lie deeper are text.
  static let maximumDepth = 100
  /// The greatest number of characters of a link's label, as CommonMark has it.
  static let maximumLabelLength = 999

  private(set) var blocks: [Block] = []
  /// The addresses that are defined for links, by their labels in lower case.
  var definitions: [String: String] = [:]
  var containers: [Container] = []
  /// The places of quotations in ``containers``.
  var quotations: [Int] = []
  var leaf = Leaf.none
  private var identity = 0

  /// Finds the blocks of a text.
  init(_ text: String) {
    var source: [UInt8] = []
    source.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x09: source.append(contentsOf: [0x20, 0x20, 0x20, 0x20])
      case 0x0A:
        if source.last == 0x0D { source.removeLast() }
        read(&source)
      default: source.append(byte)
      }
    }
    read(&source)
    closeLeaf()
  }

  /// Reads a line, and empties it.
  private mutating func read(_ line: inout [UInt8]) {
    var line = MarkdownLine(taking: &line)
    read(line: &line)
  }

  // MARK: Blocks

  /// Makes a block's intent.
  mutating func block(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    identity += 1
    return PresentationIntent.IntentType(kind: kind, identity: identity)
  }

  /// Adds a block of text in the containers.
  mutating func add(_ text: some Sequence<UInt8>, _ kind: PresentationIntent.Kind, isLiteral: Bool = false) {
    if !containers.isEmpty { containers[containers.count - 1].item?.isEmpty = false }
    let intent = PresentationIntent(types: [block(kind)] + containers.reversed().flatMap(\.intents))
    blocks.append(
      Block(text: String(decoding: Array(text), as: UTF8.self), intent: intent, isLiteral: isLiteral))
  }

  /// Ends the block of text that the last line was in.
  mutating func closeLeaf() {
    defer { leaf = .none }
    switch leaf {
    case .none: break
    case .paragraph(let text): add(text.droppingLast { $0 == 0x20 }, .paragraph)
    case .indentedCode(let text, _): add(text, .codeBlock(languageHint: nil), isLiteral: true)
    case .fencedCode(let fence, let text):
      add(text, .codeBlock(languageHint: fence.language.isEmpty ? nil : fence.language), isLiteral: true)
    }
  }

  /// Ends the containers from a place on.
  mutating func close(from count: Int) {
    guard containers.count > count else { return }
    closeLeaf()
    containers.removeSubrange(count...)
    while let last = quotations.last, last >= count { quotations.removeLast() }
  }

  /// Opens a container in the innermost.
  mutating func open(_ intents: [PresentationIntent.IntentType], item: Item? = nil) {
    if !containers.isEmpty { containers[containers.count - 1].item?.isEmpty = false }
    if item == nil { quotations.append(containers.count) }
    containers.append(Container(intents: intents, item: item))
  }
}

extension RandomAccessCollection {
  /// The elements up to the last that does not fulfil a condition.
  func droppingLast(while condition: (Element) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, condition(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
