// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

extension _UnavailableNames where Self: UIApplication {
  @available(*, unavailable, message: "there is no home screen; offer the actions in the app")
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "override preferredStatusBarStyle of the view controller")
  public var statusBarStyle: UIStatusBarStyle {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "override supportedInterfaceOrientations of the view controller")
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    fatalError()
  }
  @available(*, unavailable, message: "the app has one scene, which is always shown as it is")
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { fatalError() }
  @available(*, unavailable, message: "there is no remote control; use UIKeyCommand")
  public func beginReceivingRemoteControlEvents() { fatalError() }
  @available(*, unavailable, message: "there is no remote control")
  public func endReceivingRemoteControlEvents() { fatalError() }
  @available(*, unavailable, message: "set isUserInteractionEnabled of the view to false")
  public func beginIgnoringInteractionEvents() { fatalError() }
  @available(*, unavailable, message: "set isUserInteractionEnabled of the view to true")
  public func endIgnoringInteractionEvents() { fatalError() }
  @available(*, unavailable, message: "ask isUserInteractionEnabled of the view")
  public var isIgnoringInteractionEvents: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIScene {
  @available(*, unavailable, message: "the app has one scene")
  public var activationConditions: Any {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use title")
  public var subtitle: String {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIScene.ConnectionOptions {
  @available(*, unavailable, message: "there is no notification center")
  public var notificationResponse: Any? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "there is no home screen")
  public var shortcutItem: UIApplicationShortcutItem? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIWindowScene {
  @available(*, unavailable, message: "the display decides on the size; start the app with --size")
  public func requestGeometryUpdate(_ geometryPreferences: Any, errorHandler: ((any Error) -> Void)? = nil) {
    fatalError()
  }
}

extension _UnavailableNames where Self: UIDevice {
  @available(*, unavailable, message: "read batteryLevel with a Timer")
  public static var batteryLevelDidChangeNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "read batteryState with a Timer")
  public static var batteryStateDidChangeNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "there is no proximity sensor")
  public static var proximityStateDidChangeNotification: NSNotification.Name {
    get { fatalError() }
    set { fatalError() }
  }
}

extension _UnavailableNames where Self == UIAccessibilityTraits {
  @available(*, unavailable, message: "use .button, .header, .image, .selected, .adjustable or .link")
  public static var toggleButton: UIAccessibilityTraits {
    get { fatalError() }
    set { fatalError() }
  }
  @available(*, unavailable, message: "use .button, .header, .image, .selected, .adjustable or .link")
  public static var supportsZoom: UIAccessibilityTraits {
    get { fatalError() }
    set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIView {
  @available(*, unavailable, message: "use accessibilityLabel")
  public var accessibilityUserInputLabels: [String]! {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "put the views into the order in which they are to be read")
  public var shouldGroupAccessibilityChildren: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "put the views into the order in which they are to be read")
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "mark headings with the trait .header")
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "use accessibilityTraits")
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "the page scrolls by itself")
  public func accessibilityScroll(_ direction: Any) -> Bool { fatalError() }
  @available(*, unavailable, message: "use a UIKeyCommand")
  public func accessibilityPerformMagicTap() -> Bool { fatalError() }
  @available(*, unavailable, message: "screen readers do not say where they are")
  public func accessibilityElementDidBecomeFocused() { fatalError() }
  @available(*, unavailable, message: "screen readers do not say where they are")
  public func accessibilityElementDidLoseFocus() { fatalError() }
  @available(*, unavailable, message: "screen readers do not say where they are")
  public func accessibilityElementIsFocused() -> Bool { fatalError() }
}

extension _UnavailableNames where Self: UIViewController {
  @available(*, unavailable, message: "the focus returns by itself")
  public var restoresFocusAfterTransition: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "displays show no status bar")
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "call endEditing(_:)")
  public var disablesAutomaticKeyboardDismissal: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set contentInsetAdjustmentBehavior of the scroll view")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "call target(forAction:withSender:)")
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    fatalError()
  }
  @available(*, unavailable, message: "call setNeedsUpdateOfSupportedInterfaceOrientations()")
  public static func attemptRotationToDeviceOrientation() { fatalError() }
  @available(*, unavailable, message: "there are no app extensions")
  public var extensionContext: Any? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "there are no gestures of the system at the edges")
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { fatalError() }
  @available(*, unavailable, message: "there is no home indicator")
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
  @available(*, unavailable, message: "the Tab key moves between controls by itself")
  public var focusGroupIdentifier: String? {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UINavigationController {
  @available(
    *, unavailable,
    message: "call setNavigationBarHidden(_:animated:) when keyboardWillShowNotification is posted"
  )
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UINavigationBar {
  @available(*, unavailable, message: "set titlePositionAdjustment of standardAppearance")
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    fatalError()
  }
}

extension _UnavailableNames where Self: UIBarButtonItem {
  @available(*, unavailable, message: "set customView to a UIButton")
  public var changesSelectionAsPrimaryAction: Bool {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  @available(*, unavailable, message: "set customView to a UIButton")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { fatalError() }
  @available(*, unavailable, message: "set setBackIndicatorImage(_:transitionMaskImage:) of the appearance")
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { fatalError() }
  @available(*, unavailable, message: "set titlePositionAdjustment of the appearance of buttons")
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    fatalError()
  }
  @available(*, unavailable, message: "set customView to a UIButton")
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    fatalError()
  }
  @available(*, unavailable, message: "set backButtonAppearance of the appearance")
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    fatalError()
  }
}

extension _UnavailableNames where Self: UIToolbar {
  @available(*, unavailable, message: "set backgroundImage of standardAppearance")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { fatalError() }
  @available(*, unavailable, message: "set shadowImage of standardAppearance")
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    fatalError()
  }
}

extension _UnavailableNames where Self: UITabBarItem {
  @available(*, unavailable, message: "set badgeTextAttributes of the appearance")
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { fatalError() }
  @available(*, unavailable, message: "use badgeTextAttributes of the appearance")
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    fatalError()
  }
}

extension _UnavailableNames where Self: UISearchBar {
  @available(*, unavailable, message: "set leftView of searchTextField")
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { fatalError() }
  @available(*, unavailable, message: "set inputAccessoryView")
  public var inputAssistantItem: UITextInputAssistantItem {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UIPresentationController {
  @available(*, unavailable, message: "set traitOverrides of the presented view controller")
  public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

extension _UnavailableNames where Self: UISheetPresentationController {
  @available(*, unavailable, message: "sheets come from the bottom")
  public var sourceView: UIView? {
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
}

extension _UnavailableNames where Self: CAAnimation {
  @available(*, unavailable, message: "displays run animations at their own rate")
  public var preferredFrameRateRange: CAFrameRateRange {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}
