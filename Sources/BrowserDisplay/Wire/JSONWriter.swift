import Foundation

/// Writes compact JSON into bytes. The caller keeps brackets balanced; commas are seen to here.
struct JSONWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Removes what was written, and keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }
  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Writes a member's name; its value comes next.
  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    var value = value
    value.withUTF8 { utf8 in
      // What needs no escape is copied as it is.
      var (from, index) = (0, 0)
      while index < utf8.count {
        let byte = utf8[index]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(contentsOf: utf8[from..<index])
          escape(byte)
          from = index + 1
        }
        index += 1
      }
      bytes.append(contentsOf: utf8[from...])
    }
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case 0..<0x20:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(Self.digits[Int(byte >> 4)])
      bytes.append(Self.digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }

  /// Writes a name of the messages' own.
  mutating func name(_ name: some WireConstants<String>) { string(name.rawValue) }

  /// Writes a member's name of the messages' own; its value comes next.
  mutating func key(_ name: some WireConstants<String>) { key(name.rawValue) }

  mutating func integer(_ value: Int) {
    separate()
    digits(of: value)
  }

  private mutating func digits(of value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Writes a number with at most three decimals. What is not a number counts as 0.
  mutating func number(_ value: CGFloat) {
    separate()
    let isWhole = abs(value) < 1e9 && value == value.rounded()
    if isWhole { digits(of: Int(value)) } else { bytes.append(contentsOf: Self.decimal(value).utf8) }
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Adds values that another writer wrote.
  mutating func append(_ written: some Collection<UInt8>) {
    guard !written.isEmpty else { return }
    separate()
    bytes.append(contentsOf: written)
  }

  /// A number as CSS and JSON read it, with at most three decimals: finer than any pixel.
  static func decimal(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(1000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
