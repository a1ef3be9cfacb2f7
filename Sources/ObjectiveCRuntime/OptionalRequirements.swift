extension ObjectiveCMembers {
  /// Whether an object has the method of an optional requirement. Written by Shoji's tool where a protocol is
  /// `@objc`.
  public static func implements(_ object: AnyObject, _ name: String) -> Bool {
    entry(named: name, of: object) != nil
  }

  /// The default of an optional requirement, which nothing calls.
  public static func unimplemented(_ object: AnyObject, _ name: String) -> Never {
    fatalError(
      "\(Swift.type(of: object)) does not implement the optional method \(name). Call it with a question mark."
    )
  }

  /// Returns the value of an optional property, nil where the object lacks it. Written by Shoji's tool where
  /// a protocol is `@objc`. Stops the program where the object has another type under the name.
  public static func optionalValue<Value>(_ object: AnyObject, _ name: String) -> Value? {
    let call = Selector(name).call(on: object, anywhere: [])
    guard case .done(let value?) = call else { return nil }
    if let cast = Argument.cast(value, to: Value.self) { return cast }
    guard (value as? any OptionalBox)?.isNil != true else { return nil }
    fatalError(
      "\(name) of \(Swift.type(of: object)) is a \(Swift.type(of: value)), where a \(Value.self) is required."
    )
  }
}
