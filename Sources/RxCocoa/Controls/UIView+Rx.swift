@MainActor extension Reactive where Base: UIView {
  /// The background color.
  @preconcurrency public var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }
  /// Whether the view is hidden.
  @preconcurrency public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
  /// The opacity, from 0 to 1.
  @preconcurrency public var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }
  /// The tint color.
  @preconcurrency public var tintColor: Binder<UIColor?> { Binder(base) { $0.tintColor = $1 } }
  /// Whether the view receives touches.
  @preconcurrency public var isUserInteractionEnabled: Binder<Bool> {
    Binder(base) { $0.isUserInteractionEnabled = $1 }
  }
  /// The frame in the superview's points.
  @preconcurrency public var frame: Binder<CGRect> { Binder(base) { $0.frame = $1 } }
  /// The bounds in the view's own points.
  @preconcurrency public var bounds: Binder<CGRect> { Binder(base) { $0.bounds = $1 } }
  /// The center in the superview's points.
  @preconcurrency public var center: Binder<CGPoint> { Binder(base) { $0.center = $1 } }
  /// The transform.
  @preconcurrency public var transform: Binder<CGAffineTransform> { Binder(base) { $0.transform = $1 } }
}

@MainActor extension Reactive where Base: UILabel {
  /// The text.
  @preconcurrency public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
  /// The attributed text.
  @preconcurrency public var attributedText: Binder<NSAttributedString?> {
    Binder(base) { $0.attributedText = $1 }
  }
  /// The color of the text.
  @preconcurrency public var textColor: Binder<UIColor?> { Binder(base) { $0.textColor = $1 } }
  /// The font.
  @preconcurrency public var font: Binder<UIFont?> { Binder(base) { $0.font = $1 } }
}

@MainActor extension Reactive where Base: UIImageView {
  /// The image.
  @preconcurrency public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}

@MainActor extension Reactive where Base: UIActivityIndicatorView {
  /// Whether the indicator is animating.
  @preconcurrency public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

@MainActor extension Reactive where Base: UIProgressView {
  /// The progress, from 0 to 1.
  @preconcurrency public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }
}

@MainActor extension Reactive where Base: UIViewController {
  /// The title.
  @preconcurrency public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

@MainActor extension Reactive where Base: UINavigationItem {
  /// The title.
  @preconcurrency public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

@MainActor extension Reactive where Base: UIBarItem {
  /// Whether the item can be used.
  @preconcurrency public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  /// The title.
  @preconcurrency public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
  /// The image.
  @preconcurrency public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}
