// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension _UnavailableNames where Self: UIPercentDrivenInteractiveTransition {
  @available(*, unavailable, message: "set completionCurve")
  public var timingCurve: (any UITimingCurveProvider)? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIButton {
  @available(*, unavailable, message: "set subtitle of the configuration")
  public var subtitleLabel: UILabel? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set tintColor, and a UIKeyCommand for Return")
  public var role: Any {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use UIHoverGestureRecognizer")
  public var isPointerInteractionEnabled: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(
    *, unavailable,
    message: "UIButton.Role is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias Role = Never
}

extension _UnavailableNames where Self: UIStepper {
  @available(*, unavailable, message: "make the stepper of two UIButtons")
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  @available(*, unavailable, message: "make the stepper of two UIButtons")
  public func backgroundImage(for state: UIControl.State) -> UIImage? { fatalError() }
}

extension _UnavailableNames where Self: UISegmentedControl {
  @available(*, unavailable, message: "set backgroundColor and selectedSegmentTintColor")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { fatalError() }
  @available(*, unavailable, message: "set backgroundColor and selectedSegmentTintColor")
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    fatalError()
  }
  @available(*, unavailable, message: "set backgroundColor and selectedSegmentTintColor")
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { fatalError() }
  @available(
    *, unavailable,
    message: "UISegmentedControl.Segment is absent here; docs/what-is-there.md lists what there is"
  )
  public typealias Segment = Never
}

extension _UnavailableNames where Self: UIPageControl {
  @available(*, unavailable, message: "use .valueChanged")
  public var interactionState: Any {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIColor {
  @available(
    *, unavailable,
    message: "show a UIImageView with resizableImage(withCapInsets:resizingMode:) and .tile"
  )
  public init(patternImage image: UIImage) { fatalError() }
}

extension _UnavailableNames where Self: UIImage {
  @available(*, unavailable, message: "use animatedImageNamed(_:duration:)")
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? { fatalError() }
  @available(*, unavailable, message: "draw resizableImage(withCapInsets:resizingMode:) with .tile")
  public func drawAsPattern(in rect: CGRect) { fatalError() }
  @available(*, unavailable, message: "name the picture in an asset catalog, with its dark form")
  public var imageAsset: UIImageAsset? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set alignmentRectInsets")
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { fatalError() }
  @available(*, unavailable, message: "use jpegData(compressionQuality:)")
  public func heicData() -> Data? { fatalError() }
}

extension _UnavailableNames where Self: UIResponder {
  @available(*, unavailable, message: "there is no remote control; use UIKeyCommand")
  public func remoteControlReceived(with event: UIEvent?) { fatalError() }
  @available(*, unavailable, message: "set inputAccessoryView")
  public var inputAssistantItem: UITextInputAssistantItem {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use Locale.current")
  public var textInputMode: UITextInputMode? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set userActivity of the scene")
  public var userActivity: NSUserActivity? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "override paste(_:) and canPerformAction(_:withSender:)")
  public var pasteConfiguration: Any? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "offer the actions in a menu")
  public var activityItemsConfiguration: Any? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UITouch {
  @available(*, unavailable, message: "there is no pencil")
  public var altitudeAngle: CGFloat {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "there is no pencil")
  public func azimuthAngle(in view: UIView?) -> CGFloat { fatalError() }
  @available(*, unavailable, message: "there is no pencil")
  public func azimuthUnitVector(in view: UIView?) -> CGVector { fatalError() }
}

extension _UnavailableNames where Self: UIPasteboard {
  @available(*, unavailable, message: "use items")
  public var itemProviders: [NSItemProvider] {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: CALayer {
  @available(*, unavailable, message: "turn the layer about its middle with transform")
  public var anchorPointZ: CGFloat {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "hide the layer when it is turned away")
  public var isDoubleSided: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set transform to a flip")
  public var isGeometryFlipped: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set the transform of each sublayer")
  public var sublayerTransform: CATransform3D {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "pictures are drawn smoothly")
  public var minificationFilter: CALayerContentsFilter {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "opacity is always that of the group")
  public var allowsGroupOpacity: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "draw with a blend mode in draw(in:)")
  public var compositingFilter: Any? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use UIVisualEffectView")
  public var filters: [Any]? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use UIVisualEffectView")
  public var backgroundFilters: [Any]? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set beginTime of the animation")
  public var beginTime: CFTimeInterval {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set duration of the animation")
  public var duration: CFTimeInterval {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "pause animations with UIViewPropertyAnimator")
  public var speed: Float {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "pause animations with UIViewPropertyAnimator")
  public var timeOffset: CFTimeInterval {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set repeatCount of the animation")
  public var repeatCount: Float {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set repeatDuration of the animation")
  public var repeatDuration: CFTimeInterval {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set autoreverses of the animation")
  public var autoreverses: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set fillMode of the animation")
  public var fillMode: CAMediaTimingFillMode {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: CAAnimation {
  @available(*, unavailable, message: "displays run animations at their own rate")
  public var preferredFrameRateRange: CAFrameRateRange {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

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
  @available(*, unavailable, message: "updates are committed at once")
  public var hasUncommittedUpdates: Bool {
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
  @available(*, unavailable, message: "set allowsSelection")
  public var allowsSelectionDuringEditing: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set allowsMultipleSelection")
  public var allowsMultipleSelectionDuringEditing: Bool {
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
  @available(*, unavailable, message: "use init(frame:textContainer:)")
  public init(usingTextLayoutManager: Bool) { fatalError() }
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
  @available(*, unavailable, message: "search with range(of:) and set selectedRange")
  public var findInteraction: UIFindInteraction? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "search with range(of:) and set selectedRange")
  public var isFindInteractionEnabled: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UISearchTextField {
  @available(*, unavailable, message: "show what is searched for in scope buttons")
  public var tokens: [UISearchToken] {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "show what is searched for in scope buttons")
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) { fatalError() }
  @available(*, unavailable, message: "show what is searched for in scope buttons")
  public func removeToken(at tokenIndex: Int) { fatalError() }
  @available(*, unavailable, message: "show what is searched for in scope buttons")
  public var tokenBackgroundColor: UIColor! {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "show suggestions in searchResultsController")
  public var searchSuggestions: [Any]? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: NSParagraphStyle {
  @available(*, unavailable, message: "set the markers in the text with tab stops")
  public var textLists: [NSTextList] {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}
