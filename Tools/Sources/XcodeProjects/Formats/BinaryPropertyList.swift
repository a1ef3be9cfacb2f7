import Foundation

/// Reads binary property lists: objects by number, with a table of their places at the end.
///
/// An object that is in several others is read for each of them; how many are read in all is bounded, as is
/// how deep they lie in each other.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var table = 0
  private var left = BinaryPropertyList.maximumCount

  /// The greatest number of objects that are read.
  private static let maximumCount = 1 << 20

  /// Reads a file.
  static func read(_ bytes: [UInt8]) throws(FormatError) -> PropertyValue {
    var reader = BinaryPropertyList(bytes: bytes)
    return try reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ message: String, at place: Int = 0) -> FormatError {
    FormatError("binary property list, byte \(place): \(message)", at: 0, of: bytes)
  }

  private mutating func document() throws(FormatError) -> PropertyValue {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw error("expected at least 40 bytes") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = try number(trailer + 8, 8)
    let top = try number(trailer + 16, 8)
    table = try number(trailer + 24, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count, top < count,
      table >= 8, table + count * offsetSize <= trailer
    else { throw error("the trailer names places that are not there", at: trailer) }
    return try object(top, depth: 0)
  }

  /// Reads a number of some bytes, the highest first.
  private func number(_ place: Int, _ size: Int) throws(FormatError) -> Int {
    guard place >= 0, place + size <= bytes.count else {
      throw error("expected \(size) bytes, found the end of the file", at: place)
    }
    var value: UInt64 = 0
    for byte in bytes[place..<(place + size)] { value = value << 8 | UInt64(byte) }
    guard value <= UInt64(Int32.max) else { throw error("a number is too large", at: place) }
    return Int(value)
  }

  private mutating func object(_ index: Int, depth: Int) throws(FormatError) -> PropertyValue {
    guard depth < FormatError.maximumDepth else { throw error("too many values in each other") }
    guard index < count else { throw error("there is no object \(index)") }
    left -= 1
    guard left > 0 else { throw error("too many values") }
    let place = try number(table + index * offsetSize, offsetSize)
    guard place < table else { throw error("an object lies behind the others", at: place) }
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
    switch kind {
    case 0:
      guard low == 8 || low == 9 else { throw error("expected a value", at: place) }
      return .boolean(low == 9)
    case 1: return .number("\(try integer(place + 1, 1 << low))")
    case 2: return .number("\(try real(place + 1, 1 << low))")
    case 3:
      let seconds = try real(place + 1, 8)
      guard abs(seconds) < 1e11 else { throw error("a date is out of range", at: place) }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return .date(date.formatted(.iso8601))
    case 4:
      let (start, count) = try extent(place, low)
      return .data(Array(try slice(start, count)))
    case 5:
      let (start, count) = try extent(place, low)
      return .string(String(decoding: try slice(start, count), as: UTF8.self))
    case 6:
      let (start, count) = try extent(place, low)
      let units = Array(try slice(start, 2 * count))
      return .string(
        String(
          decoding: stride(from: 0, to: units.count, by: 2).map {
            UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
          }, as: UTF16.self))
    case 8: return .number("\(try integer(place + 1, low + 1))")
    case 10, 11, 12:
      let (start, count) = try extent(place, low)
      var elements: [PropertyValue] = []
      for index in try references(start, count) { elements.append(try object(index, depth: depth + 1)) }
      return .array(elements)
    case 13:
      let (start, count) = try extent(place, low)
      let keys = try references(start, count)
      let values = try references(start + count * referenceSize, count)
      var entries: [String: PropertyValue] = [:]
      for (key, value) in zip(keys, values) {
        guard let name = try object(key, depth: depth + 1).text else {
          throw error("a key is no text", at: place)
        }
        entries[name] = try object(value, depth: depth + 1)
      }
      return .dictionary(entries)
    default: throw error("unknown kind of value \(kind)", at: place)
    }
  }

  /// Returns where an object's contents begin, and how many there are.
  private func extent(_ place: Int, _ low: Int) throws(FormatError) -> (start: Int, count: Int) {
    guard low == 15 else { return (place + 1, low) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else {
      throw error("expected a count", at: place + 1)
    }
    let size = 1 << Int(bytes[place + 1] & 15)
    return (place + 2 + size, try number(place + 2, size))
  }

  private func slice(_ start: Int, _ count: Int) throws(FormatError) -> ArraySlice<UInt8> {
    guard start + count <= bytes.count else {
      throw error("expected \(count) bytes, found the end of the file", at: start)
    }
    return bytes[start..<(start + count)]
  }

  private func references(_ start: Int, _ count: Int) throws(FormatError) -> [Int] {
    _ = try slice(start, count * referenceSize)
    var references: [Int] = []
    for index in 0..<count {
      references.append(try number(start + index * referenceSize, referenceSize))
    }
    return references
  }

  private func integer(_ place: Int, _ size: Int) throws(FormatError) -> Int64 {
    guard size <= 16 else { throw error("a number is too large", at: place) }
    var value: UInt64 = 0
    // One of 16 bytes has its sign in the first half.
    for byte in try slice(place, size).suffix(8) { value = value << 8 | UInt64(byte) }
    return Int64(bitPattern: value)
  }

  private func real(_ place: Int, _ size: Int) throws(FormatError) -> Double {
    guard size == 4 || size == 8 else { throw error("a number has \(size) bytes", at: place) }
    var bits: UInt64 = 0
    for byte in try slice(place, size) { bits = bits << 8 | UInt64(byte) }
    return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }
}
