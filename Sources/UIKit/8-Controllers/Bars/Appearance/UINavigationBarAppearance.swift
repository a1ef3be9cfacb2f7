import CoreGraphics

/// The appearance of a navigation bar: its background, its titles and its buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes an appearance with the system's usual background.
  public override init() {
    super.init()
    follow()
  }

  /// Makes an appearance with the background of another; of another navigation bar's, all of it.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    follow()
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance.copyValues(of: other.buttonAppearance)
    doneButtonAppearance.copyValues(of: other.doneButtonAppearance)
    backButtonAppearance.copyValues(of: other.backButtonAppearance)
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (
      other.backIndicatorImage, other.backIndicatorTransitionMaskImage
    )
  }

  /// Makes an appearance with the usual background. There are no archives of appearances here.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    follow()
  }

  private func follow() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.onChange = { [weak self] in self?.didChange() }
    }
  }

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  /// The attributes of the title; 17 points, semibold, where nothing else is said.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The attributes of the large title; 34 points, bold, where nothing else is said.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { didChange() }
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }

  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }

  /// The appearance of back buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }

  private func buttonsDidChange() {
    follow()
    didChange()
  }

  /// The sign before the title of a back button; nil, the default, for a chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// Kept for the app: the sign is not masked here.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Changes the sign before the title of a back button; nil goes back to the chevron.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
    didChange()
  }
}

/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// Makes an appearance with the system's usual background.
  public override init() {
    super.init()
    follow()
  }

  /// Makes an appearance with the background of another; of another toolbar's, all of it.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    follow()
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance.copyValues(of: other.buttonAppearance)
    doneButtonAppearance.copyValues(of: other.doneButtonAppearance)
  }

  /// Makes an appearance with the usual background. There are no archives of appearances here.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    follow()
  }

  private func follow() {
    for part in [buttonAppearance, doneButtonAppearance] {
      part.onChange = { [weak self] in self?.didChange() }
    }
  }

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }

  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }

  private func buttonsDidChange() {
    follow()
    didChange()
  }
}
