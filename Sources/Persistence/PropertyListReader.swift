import Foundation

/// Reads property lists of files that may be damaged.
///
/// A binary list may name one object in many places, and Foundation makes each of them anew: lists in lists,
/// each named twice by the one around it, are a few hundred bytes and never end. So the objects are counted
/// before.
package enum PropertyListReader {
  /// The greatest number of objects, each counted as often as it is named.
  package static let maximumObjects = 1_000_000
  /// The greatest number of objects in each other, as Foundation has it.
  static let maximumDepth = 512

  /// The error of a list with too many objects.
  package struct TooManyObjectsError: Error {}

  /// Reads a list. Throws an error for data that is none, or has too many objects.
  package static func read(_ data: Data) throws -> Any {
    guard objectCount(of: data) < maximumObjects else { throw TooManyObjectsError() }
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// The number of objects of a binary list, at most the greatest; 0 for data that is none.
  package static func objectCount(of data: Data) -> Int {
    guard var list = BinaryList(data) else { return 0 }
    return list.count(of: list.top, depth: 0)
  }

  /// The objects of a binary list and what they name.
  private struct BinaryList {
    let top: Int
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let table: Int
    /// The numbers of objects in those that were counted; the maximum for one that is being counted, which
    /// holds itself.
    private var counts: [Int: Int] = [:]

    /// Reads the list's end; nil for data of another kind, and for a damaged list, which Foundation refuses.
    init?(_ data: Data) {
      guard data.starts(with: Array("bplist0".utf8)), data.count >= 40 else { return nil }
      let bytes = Array(data)
      self.bytes = bytes
      let trailer = bytes.count - 32
      let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
      (self.offsetSize, self.referenceSize) = (offsetSize, referenceSize)
      func number(_ place: Int) -> Int? {
        let value = bytes[place..<place + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(bytes.count) ? Int(value) : nil
      }
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        let objectCount = number(trailer + 8), let top = number(trailer + 16),
        let table = number(trailer + 24)
      else { return nil }
      (self.objectCount, self.top, self.table) = (objectCount, top, table)
    }

    private func number(at place: Int, size: Int) -> Int? {
      guard place >= 0, place <= bytes.count - size else { return nil }
      return Int(exactly: bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// The number of an object and of those in it, or the maximum.
    mutating func count(of object: Int, depth: Int) -> Int {
      if let known = counts[object] { return known }
      guard depth <= maximumDepth else { return maximumObjects }
      guard object < objectCount, let start = number(at: table + object * offsetSize, size: offsetSize),
        let marker = number(at: start, size: 1)
      else { return 1 }
      let kind = marker >> 4
      guard kind == 0xA || kind == 0xC || kind == 0xD else { return 1 }
      counts[object] = maximumObjects
      var (length, references) = (marker & 0xF, start + 1)
      if length == 0xF {
        let size = 1 << ((number(at: references, size: 1) ?? 0) & 0xF)
        guard size <= 8, let long = number(at: references + 1, size: size) else { return 1 }
        (length, references) = (long, references + 1 + size)
      }
      guard length <= bytes.count else { return 1 }
      var count = 1
      for index in 0..<(kind == 0xD ? 2 * length : length) where count < maximumObjects {
        guard let inner = number(at: references + index * referenceSize, size: referenceSize) else { break }
        count += self.count(of: inner, depth: depth + 1)
      }
      counts[object] = min(count, maximumObjects)
      return counts[object]!
    }
  }
}
