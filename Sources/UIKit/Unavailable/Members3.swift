// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension _UnavailableNames where Self: UIView {
  @available(*, unavailable, message: "use the options .repeat and .autoreverse")
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { fatalError() }
  @available(*, unavailable, message: "there is no motion sensor")
  public func addMotionEffect(_ effect: UIMotionEffect) { fatalError() }
  @available(*, unavailable, message: "there is no motion sensor")
  public func removeMotionEffect(_ effect: UIMotionEffect) { fatalError() }
  @available(*, unavailable, message: "there is no motion sensor")
  public var motionEffects: [UIMotionEffect] {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use stateRestorationActivity(for:) of the scene delegate")
  public var restorationIdentifier: String? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use stateRestorationActivity(for:) of the scene delegate")
  public func encodeRestorableState(with coder: NSCoder) { fatalError() }
  @available(*, unavailable, message: "use stateRestorationActivity(for:) of the scene delegate")
  public func decodeRestorableState(with coder: NSCoder) { fatalError() }
  @available(*, unavailable, message: "the Tab key moves between controls by itself")
  public var canBecomeFocused: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use isFirstResponder")
  public var isFocused: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "the Tab key moves between controls by itself")
  public var focusGroupIdentifier: String? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "text styles grow with the size of text")
  public var largeContentTitle: String? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "text styles grow with the size of text")
  public var largeContentImage: UIImage? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "text styles grow with the size of text")
  public var showsLargeContentViewer: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set traitOverrides.preferredContentSizeCategory")
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set traitOverrides.preferredContentSizeCategory")
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "displays do not invert colors")
  public var accessibilityIgnoresInvertColors: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self == UIView.AnimationOptions {
  @available(*, unavailable, message: "displays run animations at their own rate")
  public static var preferredFramesPerSecond60: UIView.AnimationOptions {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "displays run animations at their own rate")
  public static var preferredFramesPerSecond30: UIView.AnimationOptions {
    get { fatalError() }
    set { fatalError() }
  }
}

extension _UnavailableNames where Self: UILabel {
  @available(*, unavailable, message: "set numberOfLines to 0")
  public var showsExpansionTextWhenTruncated: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIVibrancyEffect {
  @available(*, unavailable, message: "use init(blurEffect:)")
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { fatalError() }
}

extension _UnavailableNames where Self: UITrackingLayoutGuide {
  @available(*, unavailable, message: "activate the constraints when the keyboard notifications are posted")
  public func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { fatalError() }
  @available(*, unavailable, message: "activate the constraints when the keyboard notifications are posted")
  public func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) { fatalError() }
}

extension _UnavailableNames where Self: UIKeyboardLayoutGuide {
  @available(*, unavailable, message: "set keyboardDismissMode of the scroll view")
  public var keyboardDismissPadding: CGFloat {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIScreen {
  @available(*, unavailable, message: "the display decides on its brightness")
  public var brightness: CGFloat {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "call snapshotView(afterScreenUpdates:) of the window")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { fatalError() }
  @available(*, unavailable, message: "there is one screen")
  public static var didConnectNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "there is one screen")
  public static var didDisconnectNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "the display decides on its brightness")
  public static var brightnessDidChangeNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
}
