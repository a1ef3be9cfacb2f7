import QuartzCore

/// Shows what stands in place of the keyboard and above it: the first responder's input view and accessory view, and the
/// simulated keyboard. Notifies of its frame and moves the keyboard guides.
@MainActor final class InputViewPresenter {
  static let shared = InputViewPresenter()

  /// The duration of the movement of the input views, in seconds.
  static let duration: TimeInterval = 0.25

  private var host: InputHostView?
  /// The height in points that is covered at the bottom of the screen.
  private(set) var coveredHeight: CGFloat = 0

  /// The frame of what is covered, in the screen's points; empty for nothing.
  var coveredFrame: CGRect { frame(height: coveredHeight) }

  /// Follows a change of what takes the keyboard, or of its views.
  func follow(_ responder: UIResponder?) {
    let views = InputViews(of: responder)
    let window =
      views.isEmpty ? nil : responder.flatMap(InputViewPresenter.window) ?? UIApplication.shared.keyWindow
    let oldHost = host
    if let window, !views.isEmpty {
      if let oldHost, oldHost.superview === window, oldHost.views == views {
        window.bringSubviewToFront(oldHost)
      } else {
        let new = InputHostView(
          views, width: window.bounds.width, safeArea: window.screen.options.safeArea.bottom)
        new.frame.origin.y = window.bounds.height - (oldHost?.superview === window ? new.frame.height : 0)
        window.addSubview(new)
        host = new
      }
    } else {
      host = nil
    }
    let old = oldHost === host ? nil : oldHost
    move(to: host?.frame.height ?? 0, removing: old)
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

  private static func window(of responder: UIResponder) -> UIWindow? {
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
@MainActor struct InputViews: Equatable {
  /// The view in place of the keyboard.
  var input: UIView?
  /// The view above it.
  var accessory: UIView?
  /// The simulated keyboard's height, in points.
  var keyboardHeight: CGFloat = 0

  var isEmpty: Bool { input == nil && accessory == nil && keyboardHeight == 0 }

  /// The nearest ones in the chain that begins at a responder.
  init(of responder: UIResponder?) {
    let isEdited = responder?.textAccess == .editing
    var next = responder
    while let responder = next {
      let (owner, accessoryOwner): ((any ViewOwner)?, (any ViewOwner)?) = (
        responder.inputViewController, responder.inputAccessoryViewController
      )
      input = input ?? responder.inputView ?? owner?.view
      accessory = accessory ?? responder.inputAccessoryView ?? accessoryOwner?.view
      next = responder.next
    }
    if input == nil, isEdited { keyboardHeight = SimulatedKeyboard.height }
  }
}

/// The view at the bottom of the window that holds an input view and an accessory view.
@MainActor final class InputHostView: UIView {
  let views: InputViews

  /// Makes a host as high as its views need in a window of a width, with the safe area at the window's bottom.
  init(_ views: InputViews, width: CGFloat, safeArea: CGFloat) {
    self.views = views
    super.init(frame: .zero)
    let accessoryHeight = views.accessory.map { InputHostView.height(of: $0, width: width) } ?? 0
    let inputHeight =
      views.input.map { InputHostView.height(of: $0, width: width) + safeArea } ?? views.keyboardHeight
    let rest = inputHeight > 0 ? inputHeight : safeArea
    frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight + rest)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    add(
      backdrop, y: inputHeight > 0 ? 0 : accessoryHeight,
      height: frame.height - (inputHeight > 0 ? 0 : accessoryHeight))
    if let accessory = views.accessory { add(accessory, y: 0, height: accessoryHeight) }
    if let input = views.input { add(input, y: accessoryHeight, height: inputHeight - safeArea) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ view: UIView, y: CGFloat, height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = .flexibleWidth
    view.frame = CGRect(x: 0, y: y, width: frame.width, height: height)
    addSubview(view)
  }

  /// The height that a view has, or fits where it has none.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let fits = (view as? UIInputView)?.allowsSelfSizing ?? false
    if view.bounds.height > 0, !fits { return view.bounds.height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : view.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
