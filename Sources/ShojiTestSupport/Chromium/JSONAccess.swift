import ImageDisplay

/// Short ways into an answer of the browser's.
extension JSONValue {
  /// The member of an object; nil where there is none.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The string, if it is one.
  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The number, if it is one.
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}

extension Optional<String> {
  /// The string as JSON, or null.
  var json: JSONValue { map { .string($0) } ?? .null }
}
