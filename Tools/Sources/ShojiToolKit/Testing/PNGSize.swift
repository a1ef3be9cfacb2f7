import Foundation

/// The size of a PNG picture, which its header has.
struct PNGSize: Equatable {
  let width: Int
  let height: Int

  /// Reads a header; nil where there is none.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[..<4] == [0x89, 0x50, 0x4E, 0x47],
      bytes[12..<16] == [0x49, 0x48, 0x44, 0x52]
    else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
  }
}
