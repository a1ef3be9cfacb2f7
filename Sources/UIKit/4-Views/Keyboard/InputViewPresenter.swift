import QuartzCore

/// Shows what stands in place of the keyboard and above it: the first responder's input view and accessory
/// view, and the simulated keyboard. Notifies of its frame and moves the keyboard guides.
@MainActor final class InputViewPresenter {
  static let shared = InputViewPresenter()

  /// The duration of the movement of the input views, in seconds.
  static let duration: TimeInterval = 0.25

  private var host: InputHostView?
  /// The height in points that is covered at the bottom of the screen.
  private(set) var coveredHeight: CGFloat = 0

  /// The frame of what is covered, in the screen's points; empty for nothing.
  var coveredFrame: CGRect { frame(height: coveredHeight) }

  private var isHandingOver = false

  /// Moves the first responder's keyboard to another one, which is followed next, so that the views both have
  /// stay where they are.
  func handOver(_ resign: () -> Bool) -> Bool {
    isHandingOver = true
    defer { isHandingOver = false }
    return resign()
  }

  /// Follows a change of the first responder. One that lies in the shown views leaves the keyboard to whoever
  /// has these views shown, so that a message's text view does not close the bar that it lies in.
  func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
    guard !isHandingOver else { return }
    if new == nil, let host, let view = old as? UIView, view.isDescendant(of: host),
      let owner = host.views.owner, owner !== view, window(of: owner) != nil, owner.becomeFirstResponder()
    {
      return
    }
    follow(new)
  }

  /// Closes the views that a responder has shown, when it has left its window.
  func ownerDidLeave(_ owner: UIResponder) {
    guard let host, host.views.owner === owner, let editor = UIApplication.shared.firstResponder as? UIView,
      editor.isDescendant(of: host)
    else { return }
    _ = editor.resignFirstResponderUnasked()
  }

  /// Follows a change of what takes the keyboard, or of its views.
  func follow(_ responder: UIResponder?) {
    let views = InputViews(of: responder)
    let window =
      views.isEmpty ? nil : responder.flatMap { self.window(of: $0) } ?? UIApplication.shared.keyWindow
    let oldHost = host
    if let window, !views.isEmpty {
      if let oldHost, oldHost.superview === window, oldHost.views.canBecome(views) {
        UIView.performWithoutAnimation {
          oldHost.show(views)
          oldHost.layoutIfNeeded()
        }
        window.bringSubviewToFront(oldHost)
      } else {
        let new = InputHostView(
          views, width: window.bounds.width, safeArea: window.screen.options.safeArea.bottom)
        // The views rise as they are: what they hold is placed before the movement.
        UIView.performWithoutAnimation {
          new.frame.origin.y = window.bounds.height - (oldHost?.superview === window ? new.frame.height : 0)
          window.addSubview(new)
          new.layoutIfNeeded()
        }
        host = new
      }
    } else {
      host = nil
    }
    let old = oldHost === host ? nil : oldHost
    move(to: host?.frame.height ?? 0, removing: old)
  }

  /// Follows a change of the height of the views in the host.
  fileprivate func heightDidChange(of changed: InputHostView) {
    guard changed === host else { return }
    changed.show(changed.views)
    move(to: changed.frame.height, removing: nil)
  }

  /// Moves the host, the guides and what depends on them to a new height, between the notifications of it.
  private func move(to height: CGFloat, removing old: InputHostView?) {
    let (before, after) = (coveredHeight, height)
    guard before != after else {
      old?.removeFromSuperview()
      return
    }
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(
        cgRect: frame(height: before, of: max(before, after))),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(height: after, of: max(before, after))),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: InputViewPresenter.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: facts)
    }
    coveredHeight = after
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(after > 0 ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    let host = host
    if host?.superview == nil && old?.superview == nil {
      updateGuides()
    } else {
      UIView.animate(withDuration: InputViewPresenter.duration) { [self] in
        if let host, let window = host.superview {
          host.frame.origin.y = window.bounds.height - host.frame.height
        }
        if let old, let window = old.superview, host == nil { old.frame.origin.y = window.bounds.height }
        updateGuides()
      } completion: { _ in
        old?.removeFromSuperview()
      }
    }
    post(after > 0 ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    post(UIResponder.keyboardDidChangeFrameNotification)
  }

  /// Moves the guides of all windows, with what is constrained to them.
  private func updateGuides() {
    for window in UIApplication.shared.windows {
      var isChanged = false
      window.forEachInTree { view in
        guard let guide = view.autoLayout.insetGuides.keyboard else { return }
        isChanged = guide.update() || isChanged
      }
      if isChanged { window.layoutIfNeeded() }
    }
  }

  private func frame(height: CGFloat, of whole: CGFloat? = nil) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: whole ?? height)
  }

  private func window(of responder: UIResponder) -> UIWindow? {
    var next: UIResponder? = responder
    while let responder = next {
      if let view = responder as? UIView { return view.window }
      if let owner = responder as? any ViewOwner { return owner.viewIfLoaded?.window }
      next = responder.next
    }
    return nil
  }
}

/// The views that a first responder has shown at the bottom of the window.
@MainActor struct InputViews {
  /// The view in place of the keyboard.
  var input: UIView?
  /// The view above it.
  var accessory: UIView?
  /// The simulated keyboard's height, in points.
  var keyboardHeight: CGFloat = 0
  /// The responder whose views they are: the accessory view's, or else the input view's.
  weak var owner: UIResponder?

  var isEmpty: Bool { input == nil && accessory == nil && keyboardHeight == 0 }

  /// The nearest ones in the chain that begins at a responder.
  init(of responder: UIResponder?) {
    let isEdited = responder?.textAccess == .editing
    var next = responder
    var inputOwner: UIResponder?
    while let responder = next {
      let (inputController, accessoryController): ((any ViewOwner)?, (any ViewOwner)?) = (
        responder.inputViewController, responder.inputAccessoryViewController
      )
      if input == nil, let view = responder.inputView ?? inputController?.view {
        (input, inputOwner) = (view, responder)
      }
      if accessory == nil, let view = responder.inputAccessoryView ?? accessoryController?.view {
        (accessory, owner) = (view, responder)
      }
      next = responder.next
    }
    owner = owner ?? inputOwner
    if input == nil, isEdited { keyboardHeight = SimulatedKeyboard.height }
  }

  /// Whether a host of these views can go on with others: they are the same, or the accessory view is, which
  /// may hold the first responder and so stays where it is.
  func canBecome(_ others: InputViews) -> Bool {
    accessory === others.accessory
      && (accessory != nil || input === others.input && keyboardHeight == others.keyboardHeight)
  }
}

/// The view at the bottom of the window that holds an input view and an accessory view.
@MainActor final class InputHostView: UIView {
  private(set) var views: InputViews
  private let safeArea: CGFloat
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

  /// Makes a host as high as its views need in a window of a width, with the safe area at the window's
  /// bottom.
  init(_ views: InputViews, width: CGFloat, safeArea: CGFloat) {
    (self.views, self.safeArea) = (views, safeArea)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(backdrop)
    show(views)
  }

  required init?(coder: NSCoder) { nil }

  /// The next responder: the one that has the views in the host shown, as on iOS.
  override var next: UIResponder? {
    guard let owner = views.owner, (owner as? UIView)?.isDescendant(of: self) != true else {
      return super.next
    }
    return owner
  }

  /// Shows views, and becomes as high as they need. The bottom edge is moved by who shows the host.
  func show(_ new: InputViews) {
    if views.input !== new.input, views.input?.superview === self { views.input?.removeFromSuperview() }
    views = new
    let accessoryHeight = new.accessory.map(height) ?? 0
    let inputHeight = new.input.map { height(of: $0) + safeArea } ?? new.keyboardHeight
    frame.size.height = accessoryHeight + (inputHeight > 0 ? inputHeight : safeArea)
    let top = inputHeight > 0 ? 0 : accessoryHeight
    place(backdrop, y: top, height: bounds.height - top)
    if let accessory = new.accessory { place(accessory, y: 0, height: accessoryHeight) }
    if let input = new.input { place(input, y: accessoryHeight, height: inputHeight - safeArea) }
  }

  private func place(_ view: UIView, y: CGFloat, height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = view.autoresizingMask.intersection(.flexibleHeight).union(.flexibleWidth)
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if view.superview !== self { addSubview(view) }
  }

  override func contentDidChange(of view: UIView) {
    super.contentDidChange(of: view)
    if isSelfSizing(view) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isHigher = [views.accessory, views.input].contains { view in
      guard let view, isSelfSizing(view) else { return false }
      return abs(height(of: view) - view.bounds.height) > 0.01
    }
    if isHigher { InputViewPresenter.shared.heightDidChange(of: self) }
  }

  /// Whether a view is as high as its constraints make it: an input view that says so, or one with a flexible
  /// height.
  private func isSelfSizing(_ view: UIView) -> Bool {
    (view as? UIInputView)?.allowsSelfSizing ?? false || view.autoresizingMask.contains(.flexibleHeight)
  }

  /// The height that a view has, or fits where it has none or is self-sizing.
  private func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0, !isSelfSizing(view) { return view.bounds.height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0
      ? fitting.height : view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
  }
}
