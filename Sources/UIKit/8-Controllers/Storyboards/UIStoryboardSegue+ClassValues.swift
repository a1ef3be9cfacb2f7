import ObjectiveCRuntime

extension ObjectiveCMembers {
  /// Makes a segue of a class that a variable holds, by the `init(identifier:source:destination:)` of that
  /// class. Written by Shoji's tool in the place of `type.init(identifier: …)`.
  @preconcurrency @MainActor public static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Segue {
    AnySegueShape.make(type, identifier, source, destination) as! Segue
  }
}

extension AnySegueShape {
  /// Makes a segue of a class that is known only at run time. The optimizer, which would bind the call to the
  /// shape, has to keep away.
  @inline(never) @_optimize(none)
  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type as AnyClass, to: AnySegueShape.Type.self)
      .init(identifier: identifier, source: source, destination: destination)
  }
}
