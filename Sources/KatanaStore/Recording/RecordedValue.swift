import Foundation

/// A value of a recording: what JSON can represent.
enum RecordedValue: Equatable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([RecordedValue])
  case object([String: RecordedValue])

  /// Reads JSON. Numbers keep their digits.
  init(json: Data) throws {
    self.init(try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed))
  }

  /// Creates a value from what `JSONSerialization` has read.
  init(_ value: Any) {
    switch value {
    case let number as NSNumber where String(cString: number.objCType) == "c": self = .bool(number.boolValue)
    case let number as NSNumber: self = .number(number.stringValue)
    case let string as String: self = .string(string)
    case let array as [Any]: self = .array(array.map { RecordedValue($0) })
    case let object as [String: Any]: self = .object(object.mapValues { RecordedValue($0) })
    default: self = .null
    }
  }

  /// The value as JSON, with the keys of objects in order.
  var json: Data {
    var text = Data()
    write(to: &text)
    return text
  }

  private func write(to text: inout Data) {
    switch self {
    case .null: text += Data("null".utf8)
    case .bool(let value): text += Data((value ? "true" : "false").utf8)
    case .number(let digits): text += Data(digits.utf8)
    case .string(let string): text += Self.quoted(string)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let values):
      text.append(UInt8(ascii: "{"))
      for (index, key) in values.keys.sorted().enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text += Self.quoted(key)
        text.append(UInt8(ascii: ":"))
        values[key]!.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func quoted(_ string: String) -> Data {
    (try? JSONEncoder().encode(string)) ?? Data("\"\"".utf8)
  }

  subscript(key: String) -> RecordedValue? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var number: Double? {
    if case .number(let digits) = self { Double(digits) } else { nil }
  }

  var array: [RecordedValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}

extension RecordedValue: CustomStringConvertible {
  /// The value in few words, for messages.
  var description: String {
    let text = String(decoding: json, as: UTF8.self)
    return text.count <= 80 ? text : text.prefix(77) + "…"
  }
}
