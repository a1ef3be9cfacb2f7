/// The text of a file, with the places of its lines.
public final class MarkupSource: Sendable {
  /// The path as it was given.
  public let path: String
  /// The text in UTF-8.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  /// Returns the place of a byte.
  package func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return SourceLocation(file: path, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Returns the text between two bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A decoded text and the place that it was read from.
public struct LocatedText: Sendable {
  /// The text, with its references and line ends resolved.
  public let text: String
  package let file: MarkupSource
  package let range: Range<Int>

  package init(text: String, file: MarkupSource, range: Range<Int>) {
    self.text = text
    self.file = file
    self.range = range
  }

  /// The place of the first letter.
  public var location: SourceLocation { file.location(at: range.lowerBound) }
  /// The place of the first letter.
  package var origin: Origin { Origin(location) }

  /// Returns the place of a letter, by its offset in UTF-8.
  public func location(at offset: Int) -> SourceLocation {
    var left = offset
    var position = range.lowerBound
    while left > 0, position < range.upperBound {
      let (length, produced) = unit(at: position)
      if produced > left { break }
      left -= produced
      position += length
    }
    return file.location(at: min(position, range.upperBound))
  }

  /// Returns a part of the text, by offsets in UTF-8, with its place.
  package func part(_ offsets: Range<Int>) -> LocatedText {
    let bytes = Array(text.utf8)
    return LocatedText(
      text: String(decoding: bytes[offsets.clamped(to: 0..<bytes.count)], as: UTF8.self), file: file,
      range: start(of: offsets.lowerBound)..<range.upperBound)
  }

  private func start(of offset: Int) -> Int {
    var left = offset
    var position = range.lowerBound
    while left > 0, position < range.upperBound {
      let (length, produced) = unit(at: position)
      left -= produced
      position += length
    }
    return min(position, range.upperBound)
  }

  /// Returns how many bytes of the file make how many bytes of the text.
  private func unit(at position: Int) -> (length: Int, produced: Int) {
    let bytes = file.bytes
    switch bytes[position] {
    case UInt8(ascii: "&"):
      var end = position + 1
      while end < range.upperBound, bytes[end] != UInt8(ascii: ";") { end += 1 }
      let length = min(end + 1, range.upperBound) - position
      guard position + 1 < range.upperBound, bytes[position + 1] == UInt8(ascii: "#") else {
        return (length, 1)
      }
      let digits = file.text(position + 2..<end)
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      let produced = number.flatMap(Unicode.Scalar.init).map { String($0).utf8.count } ?? 1
      return (length, produced)
    case UInt8(ascii: "\r")
    where position + 1 < range.upperBound && bytes[position + 1] == UInt8(ascii: "\n"):
      return (2, 1)
    default: return (1, 1)
    }
  }
}
