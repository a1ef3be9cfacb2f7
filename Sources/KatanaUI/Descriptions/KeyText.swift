import Foundation

/// The texts of keys: that of a case is its name, with its values.
///
/// Making such a text costs more than laying out a view by it. Keys of plain bits, as cases are, are
/// therefore looked up by their bits.
enum KeyText {
  private struct Bits: Hashable {
    let type: ObjectIdentifier
    let low: UInt64
    let high: UInt64
  }

  /// How many texts are kept; the keys of a large board with a case for each square fit.
  private static let capacity = 4096
  private static let lock = NSLock()
  nonisolated(unsafe) private static var texts: [Bits: String] = [:]

  static func of<K>(_ key: K) -> String {
    if let text = key as? String { return text }
    guard _isPOD(K.self), MemoryLayout<K>.size <= 16 else { return "\(key)" }
    var words: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &words) { words in
      withUnsafeBytes(of: key) { words.copyMemory(from: $0) }
    }
    // Padding among the bits can only make the same key be looked up under several entries.
    let bits = Bits(type: ObjectIdentifier(K.self), low: words.0, high: words.1)
    lock.lock()
    defer { lock.unlock() }
    if let text = texts[bits] { return text }
    let text = "\(key)"
    if texts.count >= capacity { texts.removeAll(keepingCapacity: true) }
    texts[bits] = text
    return text
  }
}
