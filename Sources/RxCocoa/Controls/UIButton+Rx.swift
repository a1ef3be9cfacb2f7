@MainActor extension Reactive where Base: UIButton {
  /// The taps on the button.
  @preconcurrency public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// The title for a state.
  @preconcurrency public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }
  /// The attributed title for a state.
  @preconcurrency public func attributedTitle(for controlState: UIControl.State = []) -> Binder<
    NSAttributedString?
  > {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }
  /// The image for a state.
  @preconcurrency public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }
  /// The background image for a state.
  @preconcurrency public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: controlState) }
  }
}
