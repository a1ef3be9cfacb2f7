// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension _UnavailableNames where Self: CAPropertyAnimation {
  @available(
    *, unavailable,
    message: "animate transform.rotation, transform.scale and their like by key path"
  )
  public var valueFunction: CAValueFunction? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: CATransition {
  @available(*, unavailable, message: "transitions run from beginning to end")
  public var startProgress: Float {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "transitions run from beginning to end")
  public var endProgress: Float {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIScrollView {
  @available(*, unavailable, message: "the display scrolls by keys itself")
  public var allowsKeyboardScrolling: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UITableView {
  @available(*, unavailable, message: "arrow keys move between rows by themselves")
  public var allowsFocus: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "arrow keys move between rows by themselves")
  public var allowsFocusDuringEditing: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "arrow keys move between rows by themselves")
  public var remembersLastFocusedIndexPath: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use didSelectRowAt")
  public var selectionFollowsFocus: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use tableView(_:didSelectRowAt:)")
  public static var selectionDidChangeNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
}

extension _UnavailableNames where Self: UICollectionView {
  @available(*, unavailable, message: "use a UILongPressGestureRecognizer and moveItem(at:to:)")
  public var reorderingCadence: Any {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "call setCollectionViewLayout(_:animated:)")
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { fatalError() }
  @available(*, unavailable, message: "call setCollectionViewLayout(_:animated:)")
  public func finishInteractiveTransition() { fatalError() }
  @available(*, unavailable, message: "call setCollectionViewLayout(_:animated:)")
  public func cancelInteractiveTransition() { fatalError() }
  @available(*, unavailable, message: "arrow keys move between items by themselves")
  public var remembersLastFocusedIndexPath: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use didSelectItemAt")
  public var selectionFollowsFocus: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "arrow keys move between items by themselves")
  public var allowsFocus: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "call invalidateLayout()")
  public var selfSizingInvalidation: Any {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(
    *, unavailable,
    message:
      "UICollectionView.SelfSizingInvalidation is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias SelfSizingInvalidation = Never
}

extension _UnavailableNames where Self: UICollectionViewController {
  @available(*, unavailable, message: "push an ordinary view controller")
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UICollectionViewFlowLayout {
  @available(*, unavailable, message: "set sectionInset from safeAreaInsets")
  public var sectionInsetReference: Any {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UITextField {
  @available(*, unavailable, message: "set attributedText")
  public var allowsEditingTextAttributes: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UITextView {
  @available(*, unavailable, message: "set attributedText")
  public var allowsEditingTextAttributes: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use layoutManager")
  public var textLayoutManager: NSTextLayoutManager? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIFindInteraction {
  @available(*, unavailable, message: "set searchOptions before the bar is presented")
  public var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIFontDescriptor {
  @available(*, unavailable, message: "use UIFont(descriptor:size:).fontName")
  public var postscriptName: String {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "slant with .traitItalic")
  public var matrix: CGAffineTransform {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use UIFont.fontNames(forFamilyName:)")
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?)
    -> [UIFontDescriptor]
  { fatalError() }
  @available(*, unavailable, message: "use init(name:size:)")
  public func withFace(_ newFace: String) -> UIFontDescriptor { fatalError() }
  @available(*, unavailable, message: "slant with .traitItalic")
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { fatalError() }
}

extension _UnavailableNames where Self == UIFontDescriptor.AttributeName {
  @available(*, unavailable, message: "use .name")
  public static var face: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "use .name")
  public static var visibleName: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "slant with .traitItalic")
  public static var matrix: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "use .family")
  public static var characterSet: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "fonts fall back by themselves")
  public static var cascadeList: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "use .traitMonoSpace")
  public static var fixedAdvance: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(
    *, unavailable,
    message: "use UIFont.monospacedDigitSystemFont(ofSize:weight:) for digits of one width"
  )
  public static var featureSettings: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "use preferredFontDescriptor(withTextStyle:)")
  public static var textStyle: UIFontDescriptor.AttributeName {
    get { fatalError() }
    set { fatalError() }
  }
}

extension _UnavailableNames where Self == UIFontDescriptor.TraitKey {
  @available(*, unavailable, message: "use the trait .weight")
  public static var width: UIFontDescriptor.TraitKey {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "use the trait .symbolic with .traitItalic")
  public static var slant: UIFontDescriptor.TraitKey {
    get { fatalError() }
    set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIFontPickerViewController.Configuration {
  @available(*, unavailable, message: "families are listed whatever languages they have")
  public var filteredLanguagesPredicate: NSPredicate? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIView {
  @available(*, unavailable, message: "there is no motion sensor")
  public func addMotionEffect(_ effect: UIMotionEffect) { fatalError() }
  @available(*, unavailable, message: "there is no motion sensor")
  public func removeMotionEffect(_ effect: UIMotionEffect) { fatalError() }
  @available(*, unavailable, message: "there is no motion sensor")
  public var motionEffects: [UIMotionEffect] {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
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
