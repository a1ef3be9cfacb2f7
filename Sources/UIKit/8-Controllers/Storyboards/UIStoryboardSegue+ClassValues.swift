import ObjectiveCRuntime

extension ObjectiveCMembers {
  /// Makes a segue of a class that a variable holds, by the `init(identifier:source:destination:)` of that
  /// class. Written by Shoji's tool in the place of `type.init(identifier: …)`.
  @preconcurrency @MainActor public static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Segue {
    UIStoryboardSegue.make(type, identifier: identifier, source: source, destination: destination) as! Segue
  }
}
