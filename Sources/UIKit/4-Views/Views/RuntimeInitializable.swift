import CoreGraphics
import ObjectiveCRuntime

/// Lets views be made of a class that a type parameter names, as in `class Screen<V: UIView>` with `V()`.
///
/// Swift calls an initializer through a type parameter only where it is `required`, which Apple's compiler
/// waives for classes of Objective-C. UIKit cannot require one: app code does not declare it. So this
/// protocol, which `UIView` adopts, has the initializers again, for such calls alone: they go through the
/// slot that the initializer has in the class's table of methods, and so reach the class's own. Where the
/// class itself is named, the class's initializers are called.
///
/// A class that has initializers of its own, and neither inherits nor overrides the one that is called, stops
/// the program, which names class and initializer. On iOS that is so too, but for an `init()` without
/// `override`: Objective-C finds it by its name. Write `override init(frame:)` for classes that are made in
/// this way.
///
/// - Important: A type parameter is what it is at compile time. `type.init()` of a *variable*
///   `type: UIView.Type` makes a `UIView`, whatever the variable holds: use a closure that makes the view.
///   Controllers and cells, of which apps keep classes in variables, do not adopt the protocol, so that the
///   compiler refuses such a call.
public protocol RuntimeInitializable {}

extension UIView: RuntimeInitializable {}

extension RuntimeInitializable where Self: UIView {
  /// Makes a view by the `init()` of its class.
  @_disfavoredOverload @preconcurrency @MainActor public init() {
    self = UIView.makeView(of: Self.self) as! Self
  }

  /// Makes a view by the `init(frame:)` of its class.
  @_disfavoredOverload @preconcurrency @MainActor public init(frame: CGRect) {
    self = AnyViewShape.make(Self.self, frame: frame) as! Self
  }
}

/// Stands for any class of views whose `init(frame:)` is not `required`.
class AnyViewShape: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view of a class that is known only at run time. The optimizer, which would bind the call to the
  /// shape, has to keep away.
  @inline(never) @_optimize(none)
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type as AnyClass, to: AnyViewShape.Type.self).init(frame: frame)
  }
}

private final class AnyViewShapeSubclass: AnyViewShape {}

extension ObjectiveCMembers {
  /// Makes a view of a class that a variable holds, by the `init(frame:)` of that class. Written by Shoji's
  /// tool in the place of `type.init(frame: frame)`.
  @preconcurrency @MainActor public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    AnyViewShape.make(type, frame: frame) as! View
  }

  /// Makes a view of a class that a variable may hold, by the `init(frame:)` of that class.
  @_disfavoredOverload @preconcurrency @MainActor public static func make<View: UIView>(
    _ type: View.Type?, frame: CGRect
  )
    -> View?
  {
    type.map { AnyViewShape.make($0, frame: frame) as! View }
  }
}
