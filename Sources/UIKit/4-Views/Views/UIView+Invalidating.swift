/// A kind of update that a change of a property schedules in a view.
public struct UIViewInvalidation: Sendable {
  fileprivate let invalidate: @Sendable @MainActor (UIView) -> Void

  /// The view is drawn anew.
  public static let display = UIViewInvalidation { $0.setNeedsDisplay() }
  /// The view's subviews are laid out anew.
  public static let layout = UIViewInvalidation { $0.setNeedsLayout() }
  /// The view's constraints are updated.
  public static let constraints = UIViewInvalidation { $0.setNeedsUpdateConstraints() }
  /// The view's size of its content is requested anew.
  public static let intrinsicContentSize = UIViewInvalidation { $0.invalidateIntrinsicContentSize() }
  /// The configuration of a cell, a header or a button is updated.
  public static let configuration = UIViewInvalidation {
    ($0 as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
  }
}

/// A view with a configuration that follows its state: a cell, a header or a button.
@MainActor protocol ConfigurationUpdating: UIView {
  /// Schedules an update of the configuration before the view is shown next.
  func setNeedsUpdateConfiguration()
}

extension UIView {
  /// Makes the view that has a property draw, lay out or measure itself anew when the property changes:
  ///
  /// ```swift
  /// final class Ring: UIView {
  ///   @Invalidating(.display, .intrinsicContentSize) var thickness: CGFloat = 12
  /// }
  /// ```
  @propertyWrapper public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let kinds: [UIViewInvalidation]

    /// Makes the property with its first value and what a change requests.
    public init(wrappedValue: Value, _ kinds: UIViewInvalidation...) {
      value = wrappedValue
      self.kinds = kinds
    }

    /// Nothing: only the property of a view can invalidate it.
    @available(*, unavailable, message: "only the property of a view can invalidate it")
    public var wrappedValue: Value {
      get { fatalError() }
      set { fatalError() }
    }

    /// The value of the property of a view.
    @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner,
      wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Invalidating<Value>>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        for kind in view[keyPath: storage].kinds { kind.invalidate(view) }
      }
    }
  }
}
