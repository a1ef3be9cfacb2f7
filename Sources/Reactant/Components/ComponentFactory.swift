import ObjectFactory
import UIKit

/// Creates a component by its class's `init()`, for classes that are known only as type parameters.
///
/// ``ControllerBase`` makes its root view by it, and tables make their cells. On Apple platforms every
/// class's `init()` can be called through the Objective-C runtime. Here the call goes through the slot that
/// the base class gave `init()` in the class's table of methods, so that subclasses need no
/// `required init()`.
///
/// That holds for classes that derive from ``ViewBase``, ``ControlBase``, ``ButtonBase`` or ``TextField``,
/// and have an `init()` of their own or inherit it. Other views are made by the `init()` of `UIView`, which
/// calls `init(frame:)`.
@preconcurrency @MainActor public func makeComponent<C: UIView & Component>(_ type: C.Type = C.self) -> C {
  let view: UIView
  if let type = type as? ViewBase<C.StateType, C.ActionType>.Type {
    view = makeViewBase(type)
  } else if let type = type as? ControlBase<C.StateType, C.ActionType>.Type {
    view = makeControlBase(type)
  } else if let type = type as? TextField.Type {
    view = makeTextField(type)
  } else if let type = type as? any LegacyButtonComponent.Type {
    view = type.makeInstance()
  } else {
    guard let made = makeObject(of: type) as? UIView else { fatalError("\(type) is not a view.") }
    view = made
  }
  guard let component = view as? C else { fatalError("init() of \(type) made a \(Swift.type(of: view)).") }
  return component
}

// Each shape stands for any subclass of a base class, whose `init()` it overrides in place. The optimizer
// would bind the call to the shape itself, and has to keep away.

class ViewBaseShape<STATE, ACTION>: ViewBase<STATE, ACTION> {
  required override init() { super.init() }
}
private final class ViewBaseShapeSubclass<STATE, ACTION>: ViewBaseShape<STATE, ACTION> {}

@MainActor @inline(never) @_optimize(none) @_semantics("optimize.sil.specialize.generic.never")
private func makeViewBase<STATE, ACTION>(_ type: ViewBase<STATE, ACTION>.Type) -> UIView {
  unsafeBitCast(type, to: ViewBaseShape<STATE, ACTION>.Type.self).init()
}

class ControlBaseShape<STATE, ACTION>: ControlBase<STATE, ACTION> {
  required override init() { super.init() }
}
private final class ControlBaseShapeSubclass<STATE, ACTION>: ControlBaseShape<STATE, ACTION> {}

@MainActor @inline(never) @_optimize(none) @_semantics("optimize.sil.specialize.generic.never")
private func makeControlBase<STATE, ACTION>(_ type: ControlBase<STATE, ACTION>.Type) -> UIView {
  unsafeBitCast(type, to: ControlBaseShape<STATE, ACTION>.Type.self).init()
}

class TextFieldShape: TextField {
  required override init() { super.init() }
}
private final class TextFieldShapeSubclass: TextFieldShape {}

@MainActor @inline(never) @_optimize(none)
private func makeTextField(_ type: TextField.Type) -> UIView {
  unsafeBitCast(type, to: TextFieldShape.Type.self).init()
}

/// A ``ButtonBase``, whose deprecation keeps it from being named where it is not deprecated.
@MainActor protocol LegacyButtonComponent: UIView {
  static func makeInstance() -> UIView
}

@available(*, deprecated)
class ButtonBaseShape<STATE, ACTION>: ButtonBase<STATE, ACTION> {
  required override init() { super.init() }
}
@available(*, deprecated)
private final class ButtonBaseShapeSubclass<STATE, ACTION>: ButtonBaseShape<STATE, ACTION> {}

@available(*, deprecated)
extension ButtonBase: LegacyButtonComponent {
  static func makeInstance() -> UIView { makeButtonBase(self) }
}

@available(*, deprecated)
@MainActor @inline(never) @_optimize(none) @_semantics("optimize.sil.specialize.generic.never")
private func makeButtonBase<STATE, ACTION>(_ type: ButtonBase<STATE, ACTION>.Type) -> UIView {
  unsafeBitCast(type, to: ButtonBaseShape<STATE, ACTION>.Type.self).init()
}
