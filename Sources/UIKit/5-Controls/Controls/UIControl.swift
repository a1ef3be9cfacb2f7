import DisplayProtocol
import ObjectiveCRuntime

/// A view that a person operates: it follows one finger and sends events. The order of the
/// events is UIKit's.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Makes a control with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(self, UIControl.self)
  }

  /// Makes a control with an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used; true by default. A control that cannot lets no touch through.
  open var isEnabled: Bool {
    get { !flags.contains(.disabled) }
    set {
      ObjectiveCMembers.willChange(self, "isEnabled")
      defer { ObjectiveCMembers.didChange(self, "isEnabled") }
      guard setFlag(.disabled, !newValue) else { return }
      if !newValue, isTracking { cancelTouch(with: nil) }
      stateDidChange()
    }
  }

  /// Whether the control is the chosen one; false by default.
  open var isSelected: Bool {
    get { flags.contains(.selected) }
    set {
      ObjectiveCMembers.willChange(self, "isSelected")
      if setFlag(.selected, newValue) { stateDidChange() }
      ObjectiveCMembers.didChange(self, "isSelected")
    }
  }

  /// Whether the control shows that a finger is on it; set while it follows one that is inside.
  open var isHighlighted: Bool {
    get { flags.contains(.highlighted) }
    set {
      ObjectiveCMembers.willChange(self, "isHighlighted")
      if setFlag(.highlighted, newValue) { stateDidChange() }
      ObjectiveCMembers.didChange(self, "isHighlighted")
    }
  }

  /// The properties above, as the control has them; a subclass may answer otherwise.
  private final var flags: State = []

  /// Sets or clears a flag. Returns whether it was otherwise.
  private final func setFlag(_ flag: State, _ isSet: Bool) -> Bool {
    guard flags.contains(flag) != isSet else { return false }
    flags.formSymmetricDifference(flag)
    return true
  }

  /// The current state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when `state` changed.
  func stateDidChange() {
    setNeedsSemantics()
    setNeedsLayout()
  }

  /// The vertical alignment of the content; centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content; centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  // MARK: Menu

  /// Whether a tap opens the control's menu, in place of its events; false by default. The menu is that of
  /// ``contextMenuInteraction``.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { setNeedsSemantics() } }
  }

  /// Whether a long press or a mouse's secondary button opens the control's menu; false by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { enableContextMenu(newValue) }
  }

  /// The interaction that opens the control's menu; nil while ``isContextMenuInteractionEnabled`` is false.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// The object that elements of the menu are given as their sender.
  var menuSender: AnyObject { self }

  /// Returns the menu to open; nil, the default, for none. Override it in controls of your own.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called before the menu opens. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu closes. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The control's menu is about to open.
  func menuWillOpen() {
    isHighlighted = true
    send(.menuActionTriggered, with: nil)
  }

  /// The control's menu is about to close.
  func menuWillClose() { isHighlighted = false }

  /// An element of the control's menu was chosen.
  func menuWillChoose(_ leaf: any UIMenuLeaf, in menu: UIMenu) {}

  // MARK: Following a finger

  /// Whether the control follows a finger.
  open private(set) var isTracking = false
  /// Whether the finger that the control follows is inside.
  open private(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  /// The distance outside of the bounds within which a touch that began inside still counts as inside, in
  /// points.
  static let slop: CGFloat = 70

  /// Begins to follow a finger. Returns whether to go on; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows the finger. Returns whether to go on; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted, or ``continueTracking(_:with:)`` ended it. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was cancelled. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInsideWhileTracking(touch, with: event)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      endTracking(touch, with: event)
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside, !wasInside { events.insert(.touchDragEnter) }
    if wasInside, !isTouchInside { events.insert(.touchDragExit) }
    send(events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let endedInside = isInsideWhileTracking(touch, with: event)
    stopTracking()
    endTracking(touch, with: event)
    if endedInside { willSendTapEvents() }
    send(endedInside ? eventsOfTap : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(with: event)
  }

  /// Whether a gesture that touched the control may be recognized: not a single tap that a view around the
  /// control watches for, since the control takes it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Called before the events of a tap are sent.
  func willSendTapEvents() {}

  /// The events of a touch that is lifted inside.
  var eventsOfTap: Event { .touchUpInside }

  /// Whether every drag that begins in the control is its own, so that nothing around it scrolls; not as a
  /// rule.
  var keepsDrags: Bool { false }

  private func cancelTouch(with event: UIEvent?) {
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    // A control whose menu opened under the finger shows that it is pressed until the menu closes.
    isHighlighted = contextMenuInteraction?.overlay != nil
  }

  private func isInsideWhileTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    return point(inside: location, with: event)
      || bounds.insetBy(dx: -UIControl.slop, dy: -UIControl.slop).contains(location)
  }

  // MARK: Targets and actions

  private var handlers = ControlHandlers()

  /// Calls a method of `target`, which is not kept alive, when one of the events happens. The same target and
  /// action are called once an event, however often they are added. No target means the first object in the
  /// responder chain that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, for: controlEvents)
    setNeedsSemantics()
  }

  /// Stops calling a target's method for the events. No target means every target; no action, every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.removeTarget(target, action, for: controlEvents)
    setNeedsSemantics()
  }

  /// Runs an action when one of the events happens. An action with the same identifier is replaced for these
  /// events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
    setNeedsSemantics()
  }

  /// Stops running an action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of a name for the events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    setNeedsSemantics()
  }

  /// Enumerates the actions and targets with the events they are called for, in the order in which they were
  /// added. Setting `stop` ends it.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop {
      switch handler.call {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let selector): iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  /// The objects whose methods are called, those that can be hashed, as `NSObject`s can.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.all.compactMap { handler in
        if case .target(let target, _) = handler.call { target.object as? AnyHashable } else { nil }
      })
  }

  /// The events that something is called for.
  open var allControlEvents: Event { handlers.events }

  /// The names of a target's methods that are called for an event, or nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { ClassObject.receiver($0) }
    let names = handlers.handlers(for: controlEvent).compactMap { handler -> String? in
      guard case .target(let known, let selector) = handler.call, known.object === object else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls everything that was added for any of the events, each once, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Does what the control is for, as a tap does: sends `.primaryActionTriggered`.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Calls a method of `target`, or of the first object in the responder chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      _ = action.call(on: ClassObject.receiver(target), sender: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let candidate = responder {
      if action.call(on: candidate, sender: self, event: event) { return }
      responder = candidate.next
    }
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  private func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers.handlers(for: events) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .target(let target, let selector):
        if !target.isGone { sendAction(selector, to: target.object, for: event) }
      }
    }
  }

  // MARK: Keyboard and screen readers

  /// Does what a tap does: sends `.touchDown`, then `.touchUpInside` and `.primaryActionTriggered`. Answers
  /// whether the control can be used.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if showsMenuAsPrimaryAction, contextMenuInteraction?.openByKeyboard() == true { return true }
    send(.touchDown, with: nil)
    willSendTapEvents()
    send(eventsOfTap.union(.primaryActionTriggered), with: nil)
    return true
  }

  /// Whether taps do something.
  private var respondsToTaps: Bool {
    !handlers.events.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  /// Whether the keyboard can reach the control; plain controls when taps do something, or their value goes
  /// up and down.
  var isKeyboardFocusable: Bool { respondsToTaps || accessibilityTraits.contains(.adjustable) }

  /// The look under a finger, where it does not depend on what the control does then.
  var pressedLook: PressedLook? { nil }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.pressedLook = isEnabled && isUserInteractionEnabled ? pressedLook : nil
    if semantics.role == .none, respondsToTaps { semantics.role = .button }
    semantics.isEnabled = semantics.isEnabled && isEnabled
    semantics.isSelected = semantics.isSelected || isSelected
    semantics.opensMenu = showsMenuAsPrimaryAction && contextMenuInteraction != nil
    semantics.isFocusable =
      semantics.isEnabled && isUserInteractionEnabled && (setResponseToUser ?? isKeyboardFocusable)
  }
}
