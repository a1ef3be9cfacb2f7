/// The places of the parts of a start tag that is known to be well-formed.
struct StartTag {
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }
  var name: Range<Int>
  var attributes: [Attribute] = []

  /// Reads the tag that begins at `start`, with `<`, and ends before `end`.
  init(_ bytes: [UInt8], start: Int, end: Int) {
    let end = min(end, bytes.count)
    var index = start + 1
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    func endOfName(from index: Int) -> Int {
      var index = index
      while index < end, !isSpace(bytes[index]), !"=/>".utf8.contains(bytes[index]) { index += 1 }
      return index
    }
    name = index..<endOfName(from: index)
    index = name.upperBound
    while index < end {
      while index < end, isSpace(bytes[index]) { index += 1 }
      guard index < end, !"/>".utf8.contains(bytes[index]) else { break }
      let name = index..<endOfName(from: index)
      index = name.upperBound
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") { index += 1 }
      guard index < end else { break }
      let quote = bytes[index]
      index += 1
      let value = index
      while index < end, bytes[index] != quote { index += 1 }
      attributes.append(Attribute(name: name, value: value..<index))
      index += 1
    }
  }
}
