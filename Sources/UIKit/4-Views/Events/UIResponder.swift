import DisplayProtocol
import QuartzCore

/// An object that can handle events: views, view controllers, windows and the application. What it does not
/// handle goes on to `next`, as in UIKit.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The values that were associated with the object, released when it is deallocated.
  nonisolated(unsafe) final var associations: AssociationTable?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle; nil by default.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may take the keyboard; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give the keyboard away; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go to this responder first.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  // MARK: Files of Interface Builder

  /// Called before Interface Builder shows a view, which nothing here does, nor an app that runs on iOS.
  open func prepareForInterfaceBuilder() {}

  /// Called after an object was loaded from a document of Interface Builder, when all objects of the document
  /// are connected. The default does nothing.
  open func awakeFromNib() {}

  /// Returns the name of the class with its module, such as `App.NoteCell`.
  nonisolated open class func description() -> String { qualifiedName(of: self) }

  // MARK: Properties

  /// Updates what a view, or a view controller, shows of the app's data, before it is laid out: colors,
  /// texts, visibility. Observable objects that it reads are tracked: a change of one calls it again. The
  /// default does nothing.
  open func updateProperties() {}

  /// Schedules ``updateProperties()`` of a view or a view controller before its next layout, which takes
  /// place in this turn.
  open func setNeedsUpdateProperties() {
    propertiesAreDue = true
    propertiesDidBecomeDue()
  }

  /// Calls ``updateProperties()`` now where it is due.
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  /// Whether ``updateProperties()`` is due, as it is at first.
  final var propertiesAreDue = true
  /// Called when ``updateProperties()`` became due.
  func propertiesDidBecomeDue() {}

  /// Becomes first responder, if this responder can and the present one resigns. Returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIApplication.shared.firstResponder,
      !InputViewPresenter.shared.handOver({ present.resignFirstResponder() })
    {
      return false
    }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Resigns as first responder. Returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  /// Resigns as first responder without asking a delegate.
  func resignFirstResponderUnasked() -> Bool { resignFirstResponder() }

  /// A view to show in place of the keyboard; nil by default.
  open var inputView: UIView? { nil }
  /// A view to show above the keyboard; nil by default.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view to show in place of the keyboard; nil by default. ``inputView`` goes before
  /// it.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view to show above the keyboard; nil by default. ``inputAccessoryView`` goes
  /// before it.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Shows ``inputView`` and ``inputAccessoryView`` anew after they changed, where the responder is the
  /// first.
  open func reloadInputViews() {
    if isFirstResponder { InputViewPresenter.shared.follow(self) }
  }

  // MARK: Events

  /// Fingers came down. The default passes it on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default passes it on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default passes it on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches are cancelled. The default passes it on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys went down. The default passes it on to `next`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys repeat. The default passes it on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys came up. The default passes it on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The presses are cancelled. The default passes it on to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// A movement of the device began. The default passes it on to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A movement of the device ended. The default passes it on to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion of the device is cancelled. The default passes it on to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A mouse's secondary button went down in a view, at a point of its window. The default passes it on to
  /// `next`.
  func secondaryPressBegan(in view: UIView, at location: CGPoint) {
    next?.secondaryPressBegan(in: view, at: location)
  }

  /// Whether the keyboard's text goes to the responder; to none by default.
  var textAccess: TextAccess { .none }

  // MARK: Commands

  /// The keys that do something while the responder is in the chain that starts at the first responder; none
  /// by default. For a key that is listed ``pressesBegan(_:with:)`` is not called.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder carries an action out now; by default, whether it has the method. Every responder
  /// has the methods of editing (`copy(_:)` and its like), and by default carries none of them out.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !Selector.editActions.contains(action) && action.isMethod(of: self)
  }

  /// The first responder in the chain, from here on, that carries an action out now.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Updates a command before it is shown in a menu: its title, picture, attributes and state. Called on the
  /// object that carries it out. The default does nothing.
  open func validate(_ command: UICommand) {}

  /// Adds to the menu that editing shows and takes from it, for this responder and those before it in the
  /// chain. Call `super`. The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Editing

  /// Removes what is selected, and keeps it to be pasted. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Keeps what is selected, to be pasted. The default does nothing.
  open func copy(_ sender: Any?) {}
  /// Pastes what was copied. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects what lies at the caret. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Removes what is selected. The default does nothing.
  open func delete(_ sender: Any?) {}

  /// The manager that records how to undo the user's actions here; by default the next responder's, finally
  /// the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Accessibility

  /// The accessibility properties that were set on the object; nil until one is.
  private var ownAccessibility: AccessibilityFacts?
  private var accessibility: AccessibilityFacts { ownAccessibility ?? .none }
  private var madeAccessibility: AccessibilityFacts {
    if let ownAccessibility { return ownAccessibility }
    let facts = AccessibilityFacts()
    ownAccessibility = facts
    return facts
  }

  /// Whether screen readers stop at the object.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// Whether screen readers stop at objects of this class where nothing was said.
  var isAccessibilityElementByDefault: Bool { false }

  /// The label that a screen reader speaks; nil uses what the object shows.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { setAccessibility(\.label, newValue) }
  }

  /// The object's value as a screen reader says it.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { setAccessibility(\.value, newValue) }
  }

  /// The effect of using the object, as a screen reader speaks it.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { setAccessibility(\.hint, newValue) }
  }

  /// A name that only tests see.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// The accessibility traits of the object, where they differ from its class's.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { setAccessibility(\.traits, newValue) }
  }

  /// Whether screen readers pass by what is in the object; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { setAccessibility(\.hidesElements, newValue) }
  }

  /// The language of what a screen reader says of the object, such as `de-DE`; nil, the default, for the
  /// app's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { setAccessibility(\.language, newValue) }
  }

  /// The object's rectangle on the screen, in points; a view's own by default.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { madeAccessibility.frame = newValue }
  }

  /// The point on the screen where the object is tapped for a person who does not touch it; its middle by
  /// default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibility.activationPoint = newValue }
  }

  /// The accessibility elements of the object, beside the views in it: its ``UIAccessibilityElement``s, in
  /// their order.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set {
      let old = exchange(&madeAccessibility.elements, with: newValue)
      accessibilityElementsDidChange(from: old)
    }
  }

  /// The label that a screen reader speaks, with attributes; those are kept for the app, displays speak the
  /// text.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(\.attributedLabel, accessibilityLabel) }
    set {
      madeAccessibility.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }

  /// The object's value as a screen reader says it, with attributes; those are kept for the app.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(\.attributedValue, accessibilityValue) }
    set {
      madeAccessibility.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }

  /// The effect of using the object, as a screen reader speaks it, with attributes; those are kept for the
  /// app.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(\.attributedHint, accessibilityHint) }
    set {
      madeAccessibility.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }

  private func attributed(
    _ path: KeyPath<AccessibilityFacts, NSAttributedString?>, _ plain: String?
  ) -> NSAttributedString? {
    guard let plain else { return nil }
    if let set = accessibility[keyPath: path], set.string.hasSameBytes(as: plain) { return set }
    return NSAttributedString(string: plain)
  }

  /// The outline of the object on the screen, in points, in place of ``accessibilityFrame``; screen readers
  /// get the box around it. Nil, the default, for none.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set {
      madeAccessibility.path = newValue
      if let newValue { accessibilityFrame = newValue.bounds }
    }
  }

  /// Whether the keyboard stops at the object; by default where its traits say that it can be used.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility.respondsToUser ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
    }
    set { setAccessibility(\.respondsToUser, newValue) }
  }

  /// Whether ``accessibilityRespondsToUserInteraction`` was set.
  final var setResponseToUser: Bool? { accessibility.respondsToUser }

  /// The number of accessibility elements; by default that of ``accessibilityElements``. Override it with its
  /// siblings to make elements when they are requested, which is when the view comes into a window and when
  /// `UIAccessibility` posts that the layout or the screen changed.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element of a position; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the position of an accessibility element; `NSNotFound` where it is none of the object's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// Closes what is open, for Escape where nothing nearer to the focus took it. Returns whether it did; the
  /// default does nothing and answers false.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Further actions of the object; nil by default. The keyboard's menu key, or Shift and F10, opens a menu
  /// of them.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.actions }
    set {
      madeAccessibility.actions = newValue
      accessibilityDidChange()
    }
  }

  /// Whether screen readers pass by everything that lies beside the object, in the same superview; false by
  /// default. What a view controller presents is so by itself, and keeps the pointer and the keyboard out of
  /// what lies behind as well.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set {
      guard accessibility.isModal != newValue else { return }
      madeAccessibility.isModal = newValue
      accessibilityModalityDidChange()
    }
  }

  /// Moves the object's value up, for the arrow keys, where its traits have `adjustable`. The default does
  /// nothing.
  open func accessibilityIncrement() {}

  /// Moves the object's value down, for the arrow keys, where its traits have `adjustable`. The default does
  /// nothing.
  open func accessibilityDecrement() {}

  /// Does what a press on the object does. The default does nothing and answers false.
  open func accessibilityActivate() -> Bool { false }

  /// The rectangle on the screen that was set; nil where none was.
  final var givenAccessibilityFrame: CGRect? { accessibility.frame }

  // Always inlined: for the compiler a path that it sees is the property itself.
  private func setAccessibility<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<AccessibilityFacts, Value>, _ value: Value
  ) {
    guard accessibility[keyPath: path] != value else { return }
    madeAccessibility[keyPath: path] = value
    accessibilityDidChange()
  }

  // MARK: State

  /// The name under which the state of a view controller or a view is saved and restored, as before there
  /// were scenes; nil, the default, for none. A view controller's parents need one too.
  open var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, Self.restorationKey) as? String }
    set {
      objc_setAssociatedObject(self, Self.restorationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
  private static let restorationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Writes what is to be restored at the next launch. The default writes nothing.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what ``encodeRestorableState(with:)`` wrote. The default does nothing.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when the whole app was restored. The default does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: Activities

  /// Updates an activity before it is saved, where its `needsSave` is set. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Takes over the state of an activity that the app calls it with. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The user activity of the responder; nil by default. The innermost one on screen is saved with the scene,
  /// unless the scene or its delegate has one.
  open var userActivity: NSUserActivity? {
    get { Self.activities[self] }
    set { Self.activities[self] = newValue }
  }
  private static let activities = AssociatedProperty<NSUserActivity>()

  /// The language of what is typed here.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Called when other elements were listed.
  func accessibilityElementsDidChange(from old: [Any]?) {}

  /// Whether a view that shows in the object, which is a view, is modal.
  final var hasModalSubview: Bool {
    get { ownAccessibility?.hasModalSubview ?? false }
    set { madeAccessibility.hasModalSubview = newValue }
  }

  /// Called when the object began or ceased to be modal.
  func accessibilityModalityDidChange() {}

  /// Called when any of these changed.
  func accessibilityDidChange() {}

  /// Fills in what was said for screen readers and tests.
  func describeAccessibility(_ semantics: inout Semantics) {
    ownAccessibility?.describe(&semantics)
  }
}

extension UIResponder: AssociationOwner {}
