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
}
