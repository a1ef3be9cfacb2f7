import QuartzCore

/// An object that observes the touches of a view and of all views in it, and calls its targets when they make
/// a gesture. Behaves as UIKit's does.
///
/// Subclasses override the touch methods and set ``state``. Once it is `.ended`, `.cancelled` or `.failed`
/// the recognizer gets no more touches; when all that it followed are lifted, ``reset()`` is called and it is
/// `.possible` again.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, GestureHandling {
  /// The values that were associated with the object, released when it is deallocated.
  nonisolated(unsafe) final var associations: AssociationTable?

  /// The progress of a gesture. The raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// It went on.
    case changed = 2
    /// It is complete; for gestures that do not last, they were recognized.
    case ended = 3
    /// It was cancelled.
    case cancelled = 4
    /// The touches make another gesture.
    case failed = 5
    /// Another name of `ended`, for gestures that do not last.
    public static let recognized = State.ended
  }

  /// Makes a recognizer that calls a method of `target`, which is not kept alive, whenever its state changes
  /// to began, changed, ended or cancelled.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Makes a recognizer of what Interface Builder's coder says; one without a target of other coders.
  public init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(self, UIGestureRecognizer.self)
  }

  /// Called after the recognizer was loaded from a document of Interface Builder. The default does nothing.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the recognizer, which nothing here does.
  open func prepareForInterfaceBuilder() {}

  /// Whether it follows a finger that has rested before it moves, which a display that scrolls by itself must
  /// then leave to the app.
  var needsRestingTouch: Bool { false }

  /// Whether it is made by two fingers, which a display that scrolls by itself must leave to the app.
  var needsTwoFingers: Bool { false }

  // MARK: Targets and actions

  var handlers = GestureHandlers()

  /// Calls a method of `target` too, which is not kept alive. The same target and action are called once.
  open func addTarget(_ target: Any, action: Selector) {
    handlers.add(target, action)
  }

  /// Stops calling a method of `target`. No target means every target; no action, every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.remove(target, action)
  }

  // MARK: What it is like

  /// The progress of the gesture. Subclasses set it: from `.possible` to `.began`, `.ended` or `.failed`,
  /// from `.began` and `.changed` to `.changed`, `.ended` or `.cancelled`. A gesture that waits for another
  /// to fail stays `.possible` for the time being.
  open var state: State {
    get { isNotifying ? settled : requests.last ?? settled }
    set { request(newValue) }
  }
  /// The state that the arbiter has granted.
  var settled = State.possible
  /// The states requested since then, in order.
  var requests: [State] = []
  /// Whether its handlers are being called; they see the state they are called for.
  var isNotifying = false

  /// The view whose touches are watched; set by `addGestureRecognizer(_:)`.
  open var view: UIView? { attachedView }
  /// The view, which retains the gesture.
  final weak var attachedView: UIView?

  /// Whether it gets touches; true by default. A gesture under way is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// The delegate that takes part in deciding whether the gesture begins and which others may continue.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the views lose their touches once the gesture is recognized; true by default.
  open var cancelsTouchesInView = true

  /// Whether the views are notified of touches only when they do not make this gesture; false by default.
  open var delaysTouchesBegan = false

  /// Whether the views are notified of lifted fingers only when they do not make this gesture; true by
  /// default.
  open var delaysTouchesEnded = true

  /// The types of touches that are accepted: numbers of `UITouch.TouchType`. All by default.
  open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }

  /// Whether all touches must be of the kind of the first; true by default.
  open var requiresExclusiveTouchType = true

  /// A name to find it by in logs; nil by default.
  open var name: String?

  /// The keys that were held down at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Where the fingers are

  /// The touches since the last reset, also those that were lifted.
  var tracked: [UITouch] = []
  /// The touches that are down.
  var touchesDown: [UITouch] { tracked.filter { !$0.isOver } }
  /// The middle of the fingers, in the window's coordinates.
  var center = CGPoint.zero

  /// The touches that make the gesture, where it says how many there are and where.
  var measuredTouches: [UITouch] { touchesDown }

  /// The number of touches that currently make the gesture.
  open var numberOfTouches: Int { measuredTouches.count }

  /// The middle of the fingers in a view's coordinates, or the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(center, from: nil) ?? center
  }

  /// Returns the location of a touch, in a view's coordinates or the window's. The index is below
  /// `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    measuredTouches[touchIndex].location(in: view)
  }

  // MARK: Other gestures

  var requirements: [WeakGesture] = []

  /// Makes this gesture wait until another one of the same touches has failed. When that is recognized, this
  /// one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.gesture == nil }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  /// Whether this gesture, once recognized, makes another one of the same touches fail; true by default. For
  /// subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, once recognized, makes this one fail; true by default. For subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits until another has failed; false by default. For subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits until this one has failed; false by default. For subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Decides between gestures of one view that are recognized at the same moment: the higher comes first.
  var precedence: Int { 0 }

  // MARK: For subclasses

  /// Fingers came down. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches are cancelled. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the recognizer before the next gesture. Call `super`.
  open func reset() {}

  /// Called when the gesture has failed, whoever decided that, while fingers may still be down.
  func didFail() {}

  /// Ignores a touch: the recognizer receives no further events of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.gestureRecognizers?.removeAll { $0 === self }
    tracked.removeAll { $0 === touch }
  }

  /// Whether a press of a mouse's secondary button, or any other press, counts; the latter alone as a rule.
  func acceptsPress(isSecondary: Bool) -> Bool { !isSecondary }

  /// The buttons of a mouse that are held down; none for fingers.
  open var buttonMask: UIEvent.ButtonMask { touchesDown.first?.buttonMask ?? [] }

  /// Whether a new touch is received; by default the delegate's decision.
  func shouldReceive(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether a touch that has begun is not yet delivered to views.
  var holdsTouchesBegan: Bool { delaysTouchesBegan }

  // MARK: Time

  private var alarm: Alarm?

  /// Does something later unless the gesture is reset or another alarm is set before.
  func setAlarm(after seconds: TimeInterval, _ work: @escaping (Self) -> Void) {
    alarm?.cancel()
    alarm = SystemClock.current.after(seconds) { [weak self] in
      // It is of the class on which it was set.
      if let self { work(unsafeDowncast(self, to: Self.self)) }
    }
  }

  /// Calls the alarm off.
  func cancelAlarm() {
    alarm?.cancel()
    alarm = nil
  }
}

/// A gesture that is not kept alive.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}

extension UIGestureRecognizer: AssociationOwner {}
