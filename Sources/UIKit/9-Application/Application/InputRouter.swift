import DisplayProtocol
import QuartzCore

/// The entry point for input from the display: the input becomes events, and its turn is finished before the
/// next.
@MainActor final class InputRouter: InputReceiver {
  private unowned let application: UIApplication
  private let touches = TouchDispatcher()
  /// The navigation trail to the present screen, where one is recorded.
  var trail: NavigationTrail?
  /// The screens through which the person can go back and forward.
  var history: NavigationHistory?

  init(application: UIApplication) {
    self.application = application
    application.keyboardMenus = KeyboardMenus()
  }

  /// Cancels every touch that is down.
  func cancelTouches() {
    touches.cancelAll(in: application)
  }

  func receive(_ input: Input) {
    UIScreen.main.host.beginTurn()
    trail?.willReceive(input, viewOf: view)
    switch input {
    case .pointer(let pointer):
      touches.dispatch(pointer, to: application)
    case .key(let key) where key.key == "Escape" && key.phase == .down && Drag.cancelCurrent():
      break
    case .key(let key):
      let event = UIPressesEvent()
      event.timestamp = CACurrentMediaTime()
      event.modifierFlags = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
      let phase: UIPress.Phase = key.phase == .up ? .ended : key.isRepeat ? .changed : .began
      event.allPresses = [UIPress(phase: phase, key: UIKey(key), timestamp: event.timestamp)]
      event.focusedView = key.focus.flatMap(view)
      event.isForEditor = key.focus != .root
      application.sendEvent(event)
    case .activate(let layer):
      activate(layer)
    case .edit(let layer, let edit):
      apply(edit, in: layer)
    case .scroll(let location, let distance):
      scroll(at: location, by: distance)
    case .magnify(let location, let factor):
      magnify(at: location, by: factor)
    case .scrolled(let scroll):
      UIScrollView.shown(by: scroll.layer)?.follow(scroll)
    case .filesChosen(let request, let files):
      FileChoices.shared.receive(files, for: request)
    case .shared(let number, let isCompleted):
      ShareActivity.answers.receive(isCompleted, for: number)
    case .fileDrag(let drag):
      FileDrag.handle(drag, in: application)
    case .resize(let size, let scale):
      UIScreen.main.update(size: size, scale: scale)
    case .navigate(let step):
      history?.go(step)
    case .open(let url):
      application.receive(url)
    case .appearance(let appearance):
      UIScreen.main.update(appearance: appearance)
    case .accessibility(let settings):
      UIScreen.main.update(accessibility: settings)
    case .isActive(let active):
      if active { application.becomeActive() } else { application.enterBackground() }
    case .close:
      application.terminate()
    }
    UIScreen.main.finishTurn()
  }

  /// Moves the content under a wheel.
  private func scroll(at location: CGPoint, by distance: CGVector) {
    guard distance.dx.isFinite, distance.dy.isFinite else { return }
    application.view(at: location)?.view.scrollByWheel(distance)
  }

  /// Scales the content under a trackpad's pinch.
  private func magnify(at location: CGPoint, by factor: CGFloat) {
    guard let (view, point) = application.view(at: location) else { return }
    view.magnify(by: factor, at: point)
  }

  /// Sends an edit to the view whose text it is; without that view it is discarded.
  private func apply(_ edit: TextEdit, in layer: LayerID) {
    for window in application.windowsFrontToBack {
      guard let owner = window.editedView(shownBy: layer) else { continue }
      trail?.willEdit(owner)
      owner.editing.apply(edit, isUsable: owner.isReachable)
      trail?.didEdit(owner)
      return
    }
  }

  private func activate(_ layer: LayerID) {
    if let pressed = view(shownBy: layer) {
      KeyboardFocus.pressed = pressed
      if !pressed.activate() { tap(pressed) }
      KeyboardFocus.pressed = nil
    } else if let element = element(shownBy: layer), !element.accessibilityActivate() {
      tap(element)
    }
  }

  /// Taps an object at its activation point, for a person who does not touch it and whose press it does not
  /// handle itself: gestures receive it as of a finger.
  private func tap(_ object: UIResponder) {
    guard !object.accessibilityTraits.isDisjoint(with: [.button, .link]) else { return }
    let point = object.accessibilityActivationPoint
    for phase in [PointerInput.Phase.down, .up] {
      touches.dispatch(
        PointerInput(
          phase: phase, pointerID: -2, kind: .touch, location: point, timestamp: CACurrentMediaTime()),
        to: application)
    }
  }

  /// The accessibility element that a layer stands for.
  private func element(shownBy layer: LayerID) -> UIAccessibilityElement? {
    for window in application.windowsFrontToBack {
      guard let element = window.element(shownBy: layer) else { continue }
      return element.containerView?.isReachable == true ? element : nil
    }
    return nil
  }

  /// The view that a layer shows, where a person could use it.
  private func view(shownBy layer: LayerID) -> UIView? {
    for window in application.windowsFrontToBack {
      guard let view = window.view(shownBy: layer) else { continue }
      return view.isReachable ? view : nil
    }
    return nil
  }
}

extension UIView {
  /// The view whose layer has that name in the scene.
  fileprivate func view(shownBy id: LayerID) -> UIView? {
    guard let view = layer.layerInScene(named: id)?.layerOwner as? UIView else { return nil }
    return view.isDescendant(of: self) ? view : nil
  }

  /// The accessibility element, of the view or of one in it, that a layer of that name stands for.
  fileprivate func element(shownBy id: LayerID) -> UIAccessibilityElement? {
    if let element = accessibilityElement(shownBy: id) { return element }
    for view in subviews {
      if let found = view.element(shownBy: id) { return found }
    }
    return nil
  }

  /// The view whose text lies in the layer of that name.
  fileprivate func editedView(shownBy id: LayerID) -> (any TextEditingOwner)? {
    var next = layer.layerInScene(named: id)
    while let layer = next {
      if let view = layer.layerOwner as? UIView, let owner = view as? any TextEditingOwner,
        owner.textLayer.id == id
      {
        return view.isDescendant(of: self) ? owner : nil
      }
      next = layer.superlayer
    }
    return nil
  }

  /// Whether a person could use the view: it is shown, and neither it nor one around it refuses touches.
  fileprivate var isReachable: Bool {
    var next: UIView? = self
    while let view = next {
      if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }
}
