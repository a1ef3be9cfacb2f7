import CoreGraphics

/// The name of a method, with the way to call it: what `#selector` gives where there is Objective-C. Write
/// `Selector("save", Editor.save)` for `#selector(save)`. Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name.
  public let name: String
  private let invoke: @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
  private let isMethod: @Sendable (_ target: AnyObject) -> Bool

  /// Names a method without knowing how to call it, for comparing and looking up.
  public init(_ name: String) {
    self.name = name
    invoke = { _, _, _ in false }
    isMethod = { _ in false }
  }

  /// Names a method that takes nothing.
  @preconcurrency public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.name = name
    isMethod = { $0 is Target }
    invoke = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Names a method that takes the sender. It is not called when the sender has another type.
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.name = name
    isMethod = { $0 is Target }
    invoke = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Names a method that takes and returns a Boolean, as `UIView.endEditing(_:)` does. It is called with `true`, as which
  /// Objective-C reads any sender.
  @preconcurrency public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Bool) -> Bool
  ) {
    self.name = name
    isMethod = { $0 is Target }
    invoke = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)(true)
      return true
    }
  }

  /// Names a method that takes the sender and the event.
  @preconcurrency public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.name = name
    isMethod = { $0 is Target }
    invoke = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls the method on `target`, and answers whether it could be called.
  @MainActor func call(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    invoke(target, sender, event)
  }

  /// Calls the method on `target` in the calling thread, whichever that is, as `performSelector(inBackground:with:)` does. Answers
  /// whether it could be called.
  nonisolated func callHere(on target: AnyObject, sender: Any?) -> Bool {
    typealias Call = @Sendable (AnyObject, Any?, UIEvent?) -> Bool
    return unsafeBitCast(invoke, to: Call.self)(target, sender, nil)
  }

  /// Whether `target` has the method.
  func isMethod(of target: AnyObject) -> Bool { isMethod(target) }

  /// Whether both have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The method's name.
  public var description: String { name }
}
