/// The methods of Objective-C's root class that apps override and that Foundation's `NSObject` lacks here.
/// The runtime has them as methods of a protocol, which calls an object's own ones by name.
enum RootMethods {
  static func areOverridden(by member: Member) -> Bool {
    member.kind == .method && names[member.name]?.contains(member.labels) ?? false
  }

  private static let names: [String: [[String?]]] = [
    "observeValue": [["forKeyPath", "of", "change", "context"]],
    "value": [["forKey"], ["forUndefinedKey"]],
    "setValue": [[nil, "forKey"], [nil, "forUndefinedKey"]],
    "setNilValueForKey": [[nil]],
    "keyPathsForValuesAffectingValue": [["forKey"]],
    "automaticallyNotifiesObservers": [["forKey"]],
  ]
}
