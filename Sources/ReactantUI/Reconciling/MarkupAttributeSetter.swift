import ReactantUIMarkup
import UIKit

/// The ways to one attribute of views of one class. `AttributeSetters.swift`, which is generated from the
/// tables of the language, has one for each attribute.
@MainActor struct MarkupAttributeSetter {
  /// Sets a value that was parsed as the attribute's type.
  let set: (UIView, Value, UIControl.State, ValueResolver) -> Void
  /// Copies the attribute of the second view to the first one.
  let copy: (UIView, UIView, UIControl.State) -> Void
  /// Reads what a view has.
  let get: (UIView, UIControl.State) -> Any?

  /// Makes a setter for a class of views; on views of other classes it does nothing.
  init<V, T>(
    _ type: V.Type, get: @escaping @MainActor (V, UIControl.State) -> T,
    copy: @escaping @MainActor (V, V, UIControl.State) -> Void,
    set: @escaping @MainActor (V, Value, UIControl.State, ValueResolver) -> Void
  ) {
    self.set = { view, value, state, resolver in
      guard let view = view as? V else { return }
      set(view, value, state, resolver)
    }
    self.copy = { view, other, state in
      guard let view = view as? V, let other = other as? V else { return }
      copy(view, other, state)
    }
    self.get = { view, state in (view as? V).map { get($0, state) } }
  }
}

extension UIControl.State {
  /// Makes states of their names in XML; `normal` and unknown ones add nothing.
  init(names: some Sequence<String>) {
    self = []
    for name in names {
      switch name {
      case "highlighted": insert(.highlighted)
      case "disabled": insert(.disabled)
      case "selected": insert(.selected)
      case "focused": insert(.focused)
      default: break
      }
    }
  }
}
