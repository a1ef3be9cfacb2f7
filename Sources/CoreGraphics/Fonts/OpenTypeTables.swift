/// The few numbers that we read from a font file ourselves: those Pango does not hand out unrounded.
struct OpenTypeTables {
  private let data: Data
  private var offsets: [String: Int] = [:]

  /// Reads the list of tables. Throws when the file is no font or ends early.
  init(url: URL) throws(FontError) {
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw .unreadable(file: url.path, reason: "it cannot be opened")
    }
    try self.init(data, file: url.path)
  }

  /// Reads the list of tables of a file's bytes. Throws when they are no font or end early.
  init(_ data: Data, file: String) throws(FontError) {
    self.data = data
    var start = 0
    if text(at: 0) == "ttcf" { start = number(at: 12, bytes: 4) ?? 0 }
    guard let count = number(at: start + 4, bytes: 2), count > 0 else {
      throw .unreadable(file: file, reason: "it has no OpenType tables")
    }
    for index in 0..<count {
      let entry = start + 12 + index * 16
      guard let tag = text(at: entry), let offset = number(at: entry + 8, bytes: 4) else {
        throw .unreadable(file: file, reason: "its list of tables is cut off")
      }
      offsets[tag] = offset
    }
  }

  /// The face's measures as fractions of its size. Throws when a table is missing.
  func measures(file: String) throws(FontError) -> FontFace.Measures {
    guard let unitsPerEm = unsigned("head", 18), unitsPerEm > 0, let ascender = signed("hhea", 4),
      let descender = signed("hhea", 6), let lineGap = signed("hhea", 8)
    else { throw .unreadable(file: file, reason: "it lacks the head or hhea table") }
    func em(_ value: Int) -> CGFloat { CGFloat(value) / CGFloat(unitsPerEm) }
    let hasHeights = (unsigned("OS/2", 0) ?? 0) >= 2
    let capHeight = hasHeights ? signed("OS/2", 88) ?? 0 : 0
    let xHeight = hasHeights ? signed("OS/2", 86) ?? 0 : 0
    let thickness = signed("post", 10) ?? 0
    let strikeThickness = signed("OS/2", 26) ?? 0
    let xPart = xHeight > 0 ? em(xHeight) : 0.5
    return FontFace.Measures(
      ascender: em(ascender), descender: em(descender), lineGap: em(lineGap),
      capHeight: capHeight > 0 ? em(capHeight) : 0.7, xHeight: xPart,
      // Both are of the line's middle; OpenType gives the strike's top.
      underlinePosition: em(signed("post", 8) ?? -unitsPerEm / 10),
      underlineThickness: thickness > 0 ? em(thickness) : 0.05,
      strikePosition: signed("OS/2", 28).map { em($0 - strikeThickness / 2) } ?? xPart / 2,
      strikeThickness: strikeThickness > 0 ? em(strikeThickness) : 0.05,
      pictureStretch: pictureStretch(unitsPerEm: unitsPerEm))
  }

  /// The width of the first strike's pictures over the width that the outlines' table gives; 1 for a font
  /// without pictures.
  private func pictureStretch(unitsPerEm: Int) -> CGFloat {
    guard let strikes = offsets["CBLC"], let width = number(at: strikes + 26, bytes: 1),
      let pixelsPerEm = number(at: strikes + 52, bytes: 1), let advance = unsigned("hhea", 10), width > 0,
      pixelsPerEm > 0, advance > 0
    else { return 1 }
    return CGFloat(width) / CGFloat(pixelsPerEm) * CGFloat(unitsPerEm) / CGFloat(advance)
  }

  private func unsigned(_ table: String, _ offset: Int) -> Int? {
    offsets[table].flatMap { number(at: $0 + offset, bytes: 2) }
  }

  private func signed(_ table: String, _ offset: Int) -> Int? {
    unsigned(table, offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= data.count else { return nil }
    return data[(data.startIndex + offset)..<(data.startIndex + offset + count)].reduce(0) {
      $0 << 8 | Int($1)
    }
  }

  private func text(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= data.count else { return nil }
    return String(decoding: data[(data.startIndex + offset)..<(data.startIndex + offset + 4)], as: UTF8.self)
  }
}
