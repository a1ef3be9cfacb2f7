import DisplayDriver

extension Optional<String> {
  /// The string as JSON, or null.
  var json: JSONValue { map { .string($0) } ?? .null }
}
