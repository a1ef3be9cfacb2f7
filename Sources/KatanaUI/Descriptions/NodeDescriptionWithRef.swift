/// A function that is given a reference to a native view.
public typealias RefCallbackClosure<Ref: NativeViewRef> = (_ ref: Ref) -> Void

/// A function that is given a reference to a native view, whatever its type.
public typealias AnyRefCallbackClosure = (_ anyRef: Any) -> Void

/// Props that request a reference to the native view, whatever its type.
public protocol AnyNodeDescriptionWithRefProps: AnyNodeDescriptionProps {
  /// Called with the reference whenever props were applied.
  var anyRefCallback: AnyRefCallbackClosure? { get }
}

/// Props that request a reference to the native view. Write `==` without the callback.
public protocol NodeDescriptionWithRefProps: NodeDescriptionProps,
  AnyNodeDescriptionWithRefProps
{
  /// The reference.
  associatedtype RefType: NativeViewRef

  /// Called with the reference when the view is made, before `didMount`, and whenever props were applied.
  var refCallback: RefCallbackClosure<RefType>? { get }
}

extension NodeDescriptionWithRefProps {
  /// The callback, for a reference of its own type.
  public var anyRefCallback: AnyRefCallbackClosure? {
    guard let refCallback else { return nil }
    return { ref in
      guard let ref = ref as? RefType else {
        preconditionFailure("A \(RefType.self) was asked for, but the native view gives a \(type(of: ref)).")
      }
      refCallback(ref)
    }
  }
}

/// A description whose native view can be referred to from outside.
@preconcurrency @MainActor public protocol NodeDescriptionWithRef: NodeDescription
where NativeView: NativeViewWithRef, PropsType: NodeDescriptionWithRefProps {}

/// A native view that can be referred to, whatever its type.
@preconcurrency @MainActor public protocol AnyPlatformNativeViewWithRef {
  /// A reference to the view.
  var anyRef: Any { get }
}

/// A native view that can be referred to.
@preconcurrency @MainActor
public protocol NativeViewWithRef: PlatformNativeView,
  AnyPlatformNativeViewWithRef
{
  /// The reference.
  associatedtype RefType: NativeViewRef

  /// A reference to the view.
  var ref: RefType { get }
}

extension NativeViewWithRef {
  /// A reference to the view.
  public var anyRef: Any { ref }
}

/// A value that reaches a native view without keeping it.
@preconcurrency @MainActor public protocol NativeViewRef {
  /// The native view.
  associatedtype NativeViewType: PlatformNativeView

  /// Refers to a view.
  init(nativeView: NativeViewType)

  /// Whether the view is still there.
  var isValid: Bool { get }
}
