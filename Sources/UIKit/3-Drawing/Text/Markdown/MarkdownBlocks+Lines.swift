extension MarkdownBlocks {
  /// Reads a line: what it goes on with, what it opens, and what is left of it.
  mutating func read(line: inout MarkdownLine) {
    let matched = goOn(with: &line)
    if case .fencedCode(let fence, _) = leaf, matched == containers.count {
      return line.closes(fence) ? closeLeaf() : addCode(line.rest, after: fence.indent)
    }
    guard !line.isBlank else { return addBlank(line, matched) }
    var isOpening = false
    while let opened = openBlock(in: &line, matched, isOpening: isOpening) {
      guard opened == .container else { return }
      isOpening = true
    }
    addText(line, matched, isOpening: isOpening)
  }

  /// Goes past the marks of the containers that a line goes on with, and returns their number.
  private func goOn(with line: inout MarkdownLine) -> Int {
    var (place, quotation) = (0, 0)
    while place < containers.count {
      if line.isBlank {
        // Items go on with an empty line, quotations do not.
        return quotation < quotations.count ? quotations[quotation] : containers.count
      }
      if let item = containers[place].item {
        guard let width = item.width, line.indent >= width else { return place }
        line.skip(width)
      } else {
        guard line.indent < 4, line.first == UInt8(ascii: ">") else { return place }
        skipQuotationMark(&line)
        quotation += 1
      }
      place += 1
    }
    return place
  }

  private func skipQuotationMark(_ line: inout MarkdownLine) {
    line.skipSpaces()
    line.skip(1)
    if line.indent > 0 { line.skip(1) }
  }

  // MARK: Beginnings

  private enum Opened { case container, leaf }

  /// Opens the block that begins with the rest of a line; nil where none does.
  /// - Parameters:
  ///   - matched: The number of containers that the line goes on with.
  ///   - isOpening: Whether the line has opened containers already.
  private mutating func openBlock(
    in line: inout MarkdownLine, _ matched: Int, isOpening: Bool
  ) -> Opened? {
    let isBelowText = !isOpening && matched == containers.count
    let isInParagraph = if case .paragraph = leaf { true } else { false }
    guard line.indent < 4, let first = line.first else { return nil }
    func closeOthers() {
      if isOpening { return }
      if matched == containers.count { closeLeaf() } else { close(from: matched) }
    }
    if isBelowText, case .paragraph(let text) = leaf, let level = line.underlinedLevel {
      leaf = .none
      add(text.droppingLast { $0 == 0x20 }, .header(level: level))
      return .leaf
    }
    if let header = line.header {
      closeOthers()
      add(header.text, .header(level: header.level))
      return .leaf
    }
    if let fence = line.fence {
      closeOthers()
      leaf = .fencedCode(fence, [])
      return .leaf
    }
    if line.isThematicBreak() {
      closeOthers()
      add("\u{2E3B}".utf8, .thematicBreak, isLiteral: true)
      return .leaf
    }
    guard (isOpening ? containers.count : matched) < MarkdownBlocks.maximumDepth else { return nil }
    if first == UInt8(ascii: ">") {
      closeOthers()
      skipQuotationMark(&line)
      open([block(.blockQuote)])
      return .container
    }
    if let mark = line.listMark {
      // What might be a part of a sentence interrupts none.
      if isBelowText, isInParagraph, mark.isEmpty || mark.number ?? 1 != 1 { return nil }
      openItem(mark, isOpening ? containers.count : matched)
      line.skip(mark.width)
      return .container
    }
    return nil
  }

  private mutating func openItem(_ mark: MarkdownLine.ListMark, _ matched: Int) {
    let previous = matched < containers.count ? containers[matched] : nil
    close(from: matched)
    closeLeaf()
    let list: PresentationIntent.IntentType
    var ordinal = mark.number ?? 1
    if let previous, let item = previous.item, item.mark == mark.character {
      (list, ordinal) = (previous.intents[1], item.ordinal + 1)
    } else {
      list = block(mark.number == nil ? .unorderedList : .orderedList)
    }
    open(
      [block(.listItem(ordinal: ordinal)), list],
      item: Item(mark: mark.character, ordinal: ordinal, width: mark.width))
  }

  // MARK: Text

  private mutating func addBlank(_ line: MarkdownLine, _ matched: Int) {
    if matched < containers.count { return close(from: matched) }
    if case .indentedCode(let text, var blanks) = leaf {
      leaf = .none
      blanks += line.rest.dropFirst(4) + [0x0A]
      leaf = .indentedCode(text, blanks: blanks)
      return
    }
    let isEmpty = containers.last?.item?.isEmpty == true
    if case .none = leaf, isEmpty {
      // The line after the mark may be empty, the next one may not.
      containers[containers.count - 1].item?.width = nil
    }
    closeLeaf()
  }

  /// Adds a line of code, without up to so many spaces.
  private mutating func addCode(_ line: ArraySlice<UInt8>, after indent: Int) {
    guard case .fencedCode(let fence, var text) = leaf else { return }
    leaf = .none
    text += line.dropFirst(line.prefix(indent).prefix { $0 == 0x20 }.count) + [0x0A]
    leaf = .fencedCode(fence, text)
  }

  /// Adds the rest of a line to the block of text that it belongs to, or to a new one.
  private mutating func addText(_ line: MarkdownLine, _ matched: Int, isOpening: Bool) {
    // A line goes on with a paragraph directly below it, whatever containers that is in.
    if !isOpening, !line.isBlank, case .paragraph(var text) = leaf {
      leaf = .none
      text.append(0x0A)
      text += line.text
      leaf = .paragraph(text)
      return
    }
    if !isOpening { close(from: matched) }
    guard !line.isBlank else { return }
    if line.indent >= 4 {
      var text: [UInt8] = []
      if case .indentedCode(let known, let blanks) = leaf {
        leaf = .none
        text = known
        text += blanks
      }
      text += line.rest.dropFirst(4)
      text.append(0x0A)
      leaf = .indentedCode(text, blanks: [])
      return
    }
    closeLeaf()
    if let definition = line.definition {
      if definitions[definition.label] == nil { definitions[definition.label] = definition.address }
    } else {
      leaf = .paragraph(Array(line.text))
    }
  }
}
