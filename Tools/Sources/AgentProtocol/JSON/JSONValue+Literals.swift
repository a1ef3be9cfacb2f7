extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByFloatLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  package init(floatLiteral value: Double) { self = .number(value) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// The fields of an object; nil for anything else.
  package var object: [String: JSONValue]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// True or false; nil for anything else.
  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The value as one line of JSON.
  package var line: String { String(decoding: text, as: UTF8.self) }
}
