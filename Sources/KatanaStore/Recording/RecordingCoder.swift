import Foundation

/// The coding of states and actions in recordings.
enum RecordingCoder {
  /// Encodes a value, with the keys of objects in order.
  static func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }

  /// Decodes a value.
  static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: data)
  }

  /// A hash of contents: FNV-1a of 64 bits, going on from another one.
  static func digest(_ data: Data, after digest: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    data.reduce(digest) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// A digest as it is written.
  static func text(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
