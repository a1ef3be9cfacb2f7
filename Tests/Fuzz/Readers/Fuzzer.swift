import Foundation

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "html"

/// Called by libFuzzer with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  switch target {
  case "html": fuzzHTML(String(decoding: data, as: UTF8.self))
  case "markdown": fuzzMarkdown(String(decoding: data, as: UTF8.self))
  case "detectors": fuzzDetectors(String(decoding: data, as: UTF8.self))
  case "wire": fuzzWire(data)
  case "recordings": fuzzRecording(data)
  case "lists": fuzzList(data)
  case "pictures": fuzzPicture(data)
  case "strings": fuzzStrings(data)
  case "formats": fuzzFormats(String(decoding: data, as: UTF8.self))
  case "fonts": fuzzFont(data)
  default: fatalError("there is no target \(target)")
  }
  return 0
}

/// Reads HTML: the text is not longer than what was written and the markers and ends of lines of its tags.
private func fuzzHTML(_ text: String) {
  let reader = HTMLReader(text)
  let length = reader.runs.reduce(0) { $0 + $1.text.utf8.count }
  precondition(length <= 16 * text.utf8.count)
  precondition(reader.styles.count <= text.utf8.count + 1)
  for run in reader.runs {
    let style = reader.styles[run.style]
    precondition(!run.text.isEmpty && style.size.isFinite && style.size <= HTMLStyle.maximumSize)
    precondition(
      style.marginTop.isFinite && style.marginBottom.isFinite && style.lists.count <= HTMLReader.maximumDepth)
  }
}

/// Reads Markdown: the text is not longer than what was written with each tab as four spaces.
private func fuzzMarkdown(_ text: String) {
  let document = MarkdownBlocks(text)
  var length = 0
  for block in document.blocks {
    precondition(block.intent.components.count <= 2 * MarkdownBlocks.maximumDepth + 1)
    length += block.text.utf8.count
    guard !block.isLiteral else { continue }
    let pieces = MarkdownInlines.pieces(
      of: block.text, keepsWhitespace: false, definitions: document.definitions, baseURL: nil)
    // A reference is longer than the character that it names, but for a few of a letter and a mark.
    precondition(pieces.reduce(0) { $0 + $1.text.utf8.count } <= block.text.utf8.count)
  }
  precondition(length <= 4 * text.utf8.count + 4)
  _ = MarkdownInlines.pieces(of: text, keepsWhitespace: true, baseURL: nil)
}

/// Finds data in text: what is found lies in the text, in order.
private func fuzzDetectors(_ text: String) {
  let length = text.utf16.count
  let detector = try! NSDataDetector(types: (1 << 4) | (1 << 6) | (1 << 11))
  var end = 0
  for result in detector.matches(in: text, range: NSRange(location: 0, length: length)) {
    precondition(result.range.location >= end && result.range.length > 0)
    end = result.range.location + result.range.length
  }
  precondition(end <= length)
}

/// Reads a message from a page, and any JSON.
private func fuzzWire(_ data: Data) {
  _ = try? ClientMessage.decode(data)
  if let value = try? JSONValue(json: data) { precondition(try! JSONValue(json: value.text) == value) }
}

/// Reads a recording whose lines have the checks that they need.
private func fuzzRecording(_ data: Data) {
  _ = try? RecordedRun(data)
  var (file, check) = (Data(), UInt64(0))
  for line in data.split(separator: UInt8(ascii: "\n")) {
    guard case .object(var fields)? = try? RecordedValue(json: Data(line)) else { continue }
    fields["check"] = nil
    check = RecordingCoder.digest(RecordedValue.object(fields).json, after: check)
    fields["check"] = .string(RecordingCoder.text(check))
    file += RecordedValue.object(fields).json + [UInt8(ascii: "\n")]
  }
  guard let run = try? RecordedRun(file) else { return }
  for count in 0...run.actions.count { _ = try? run.beginning(count) }
}

/// Counts the objects of a binary property list. Foundation's own reader is not fed: what it does is not ours
/// to mend.
private func fuzzList(_ data: Data) {
  precondition(PropertyListReader.objectCount(of: data) <= PropertyListReader.maximumObjects)
}

/// Reads a picture, of which small ones are decoded.
private func fuzzPicture(_ data: Data) {
  guard let image = try? CGImage(data: data) else { return }
  precondition(image.withPixels { $0.count } == image.bytesPerRow * image.height)
}

/// Reads tables of strings, as each kind of file, and puts values into what they have.
private func fuzzStrings(_ data: Data) {
  var table = StringTable()
  // Foundation's own reader of binary lists is not fed: what it does is not ours to mend.
  if !data.starts(with: Data("bplist".utf8)) {
    try? table.add(strings: data)
    try? table.add(plurals: data)
  }
  try? table.add(catalog: data, language: "en")
  for entry in table.entries.values {
    let format = entry.format([.integer(2), .string("a"), .number(0.5)], language: "ru")
    precondition(format.utf8.count <= (StringFormat.maximumVariables + 1) * (data.count + 8))
  }
}

/// Reads formats: of texts, into which values are put where they fit, and of constraints.
private func fuzzFormats(_ text: String) {
  let values: [[LocalizationArgument]] = [
    [], [.string("a")], [.integer(-1), .number(0.5)], [.unsigned(7), .string("b")],
  ]
  for arguments in values { _ = StringFormat.text(text, arguments, locale: nil) }
  do {
    let format = try VisualFormatParser.parse(text)
    precondition(format.spaces.count == format.items.count - 1)
  } catch {
    precondition((0...text.count).contains(error.position))
    precondition(!error.description.isEmpty)
  }
}

/// Reads the measures of a font.
private func fuzzFont(_ data: Data) {
  guard let tables = try? OpenTypeTables(data, file: "a.ttf"),
    let measures = try? tables.measures(file: "a.ttf")
  else { return }
  precondition(
    [
      measures.ascender, measures.descender, measures.lineGap, measures.capHeight, measures.xHeight,
      measures.underlinePosition, measures.underlineThickness, measures.strikePosition,
      measures.strikeThickness,
      measures.pictureStretch,
    ].allSatisfy(\.isFinite))
}
