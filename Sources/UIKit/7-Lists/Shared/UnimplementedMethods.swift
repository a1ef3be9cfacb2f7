/// The optional methods that a delegate does not implement, as far as they were called: the default
/// implementations note it here, so that no method is called again a hundred thousand times.
@MainActor final class UnimplementedMethods<Methods: OptionSet> where Methods.Element == Methods {
  private var methods: Methods = []
  private var probed: Methods = []

  /// Records a method that the delegate does not implement.
  func insert(_ method: Methods) { methods.insert(method) }

  /// Whether the delegate is known not to implement a method.
  func contains(_ method: Methods) -> Bool { methods.contains(method) }

  /// Records that a method is about to be called to find out. Returns whether that is the first time.
  func probe(_ method: Methods) -> Bool { probed.insert(method).inserted }

  /// Discards what is known, when there may be another delegate.
  func removeAll() { (methods, probed) = ([], []) }
}
