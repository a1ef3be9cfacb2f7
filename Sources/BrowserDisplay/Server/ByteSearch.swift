import Foundation

/// Bytes in which the C library searches: a loop over them takes a debug build, whose every start makes the
/// page, many times as long.
struct ByteSearch {
  private let bytes: UnsafeRawBufferPointer

  /// Looks through bytes while a body runs.
  static func within<Result>(_ bytes: [UInt8], _ body: (ByteSearch) -> Result) -> Result {
    bytes.withUnsafeBytes { body(ByteSearch(bytes: $0)) }
  }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// Returns the place of a byte at `start` or behind it; the end where there is none.
  func firstIndex(of byte: UInt8, from start: Int) -> Int {
    guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
      return count
    }
    return UnsafeRawPointer(found) - base
  }

  /// The text between two places.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// Whether a text stands at a place, before another one.
  func isText(_ text: StaticString, at start: Int, before end: Int) -> Bool {
    end - start >= text.utf8CodeUnitCount
      && memcmp(bytes.baseAddress! + start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Appends what lies between two places to other bytes.
  func append(from start: Int, to end: Int, onto result: inout [UInt8]) {
    result.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }
}
