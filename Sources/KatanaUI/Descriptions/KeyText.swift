import Foundation
import Synchronization

/// The texts of keys: that of a case is its name, with its values.
///
/// Making such a text costs more than laying out a view by it. Keys of plain bits, as cases are, are
/// therefore looked up by their bits.
enum KeyText {
  private struct Bits: Hashable {
    let type: UInt64
    let low: UInt64
    let high: UInt64

    static func == (lhs: Bits, rhs: Bits) -> Bool {
      lhs.low == rhs.low && lhs.high == rhs.high && lhs.type == rhs.type
    }

    func hash(into hasher: inout Hasher) {
      // One word hashes faster than three; keys differ in their low bits.
      hasher.combine(low ^ (high &* 0x9E37_79B9_7F4A_7C15) ^ type)
    }
  }

  /// The number of texts kept; the keys of a large board with a case for each square fit.
  private static let capacity = 4096
  private static let texts = Mutex<[Bits: String]>([:])

  static func of<K>(_ key: K) -> String {
    if K.self == String.self { return key as! String }
    guard _isPOD(K.self), MemoryLayout<K>.size <= 16 else { return "\(key)" }
    var words: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &words) { words in
      withUnsafeBytes(of: key) { words.copyMemory(from: $0) }
    }
    // Padding among the bits can only make the same key be looked up under several entries.
    let type = UInt64(UInt(bitPattern: ObjectIdentifier(K.self)))
    let bits = Bits(type: type, low: words.0, high: words.1)
    if let text = texts.withLock({ $0[bits] }) { return text }
    let text = "\(key)"
    texts.withLock { texts in
      if texts.count >= capacity { texts.removeAll(keepingCapacity: true) }
      texts[bits] = text
    }
    return text
  }
}
