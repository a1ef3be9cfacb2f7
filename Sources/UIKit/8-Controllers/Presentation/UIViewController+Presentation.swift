import Diagnostics
import QuartzCore

/// The work of presenting and dismissing.
extension UIViewController {
  // MARK: Styles

  /// The style with `automatic` decided.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
  }

  /// The controller that shows this one: where it is not presented yet, one that is made now and kept for the
  /// presentation to come.
  var currentPresentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parent { return parent.currentPresentationController }
    guard viewIfLoaded?.window == nil else { return nil }
    let controller = makePresentationController(presenting: nil, source: self)
    presentation.prepare(controller)
    return controller
  }

  func discardUnusedPresentationController() {
    if presentation.presenter == nil { presentation.prepare(nil) }
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = ownPresentationController(presenting: presenting) { return own }
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none:
      return FullScreenPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  // MARK: Presenting

  func startPresenting(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: new.resolvedPresentationStyle)
    if let old = presenter.presentation.presented, old.isBeingDismissed {
      old.presentation.controller?.transition?.finish()
    }
    presenter.presentation.controller?.transition?.finish()
    checkIsPresentable(new)
    if let reason = presenter.reasonNotToPresent(new) {
      Log.controllers.warning("\(describe(self)) cannot present \(describe(new)): \(reason)")
      return
    }
    // A custom presentation controller is requested with the presenter, so one made before does not count.
    if new.resolvedPresentationStyle == .custom { new.presentation.prepare(nil) }
    let controller =
      new.presentation.controller ?? new.makePresentationController(presenting: presenter, source: self)
    controller.presenting = presenter
    new.presentation.begin(controller, by: presenter)
    presenter.presentation.present(new)
    PresentationTransition.present(
      controller, by: presenter, source: self, animated: animated, completion: completion)
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var next = self
    while let outer = next.parent {
      if style.isInContext && next.definesPresentationContext { return next }
      next = outer
    }
    return next
  }

  /// Raises an exception for a controller that no other can present.
  private func checkIsPresentable(_ new: UIViewController) {
    func check(_ condition: Bool, _ reason: @autoclosure () -> String) {
      ExceptionName.invalidArgument.raise(unless: condition, reason())
    }
    check(
      new !== self,
      "Application tried to present modally a view controller on itself. Presenting controller is \(describe(self))."
    )
    if let other = new.presentation.presenter, !new.isBeingDismissed {
      check(
        false,
        """
        Application tried to present modally a view controller \(describe(new)) that is already being presented by \
        \(describe(other)).
        """)
    }
    if let parent = new.parent {
      check(
        false,
        """
        Application tried to present modally a view controller \(describe(new)) that has a parent view controller \
        \(describe(parent)).
        """)
    }
  }

  /// The greatest number of controllers that present each other. Each takes a part of the stack where they do
  /// so without an animation.
  static let mostPresented = 100

  /// The controller around this one that lies in no other.
  private var outermost: UIViewController {
    var outer = self
    while let next = outer.parent { outer = next }
    return outer
  }

  private func reasonNotToPresent(_ new: UIViewController) -> String? {
    if let present = presentation.presented {
      return
        "\(describe(self)) already presents \(describe(present)). Dismiss that first, or present from it."
    }
    var presenting: [UIViewController] = []
    while let next = (presenting.last ?? self).outermost.presentation.presenter { presenting.append(next) }
    if presenting.count >= Self.mostPresented {
      let path = ([self] + presenting).prefix(3).reversed().map(describe).joined(separator: " → ")
      return
        "\(presenting.count) controllers present each other already: … → \(path). Does each present another one?"
    }
    if new.viewIfLoaded?.window != nil { return "its view is in a window already." }
    if viewIfLoaded?.window == nil {
      return "the view of \(describe(self)) is in no window. Present in viewDidAppear(_:) or later."
    }
    return nil
  }

  private func describe(_ controller: UIViewController) -> String {
    let name = controller.title.map { " “\($0)”" } ?? ""
    return "<\(type(of: controller))\(name)>"
  }

  // MARK: Dismissing

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    var owner: UIViewController? = self
    while let candidate = owner, candidate.presentation.presented == nil { owner = candidate.parent }
    guard let presenter = owner ?? presentingViewController, let first = presenter.presentation.presented
    else {
      completion?()
      return
    }
    var chain = [first]
    while let next = chain.last?.presentation.presented { chain.append(next) }
    for member in chain { member.presentation.controller?.transition?.finish() }
    // What ended just now may have dismissed it all, or presented more.
    chain = chain.filter { $0.presentation.presenter != nil }
    guard presenter.presentation.presented === chain.first, !chain.isEmpty else {
      completion?()
      return
    }
    PresentationTransition.dismiss(chain, by: presenter, animated: animated, completion: completion)
  }

  /// Dismisses what the controller presents without animation, as when its window shows another controller.
  func dropPresented() {
    guard presentation.presented != nil else { return }
    startDismissing(animated: false, completion: nil)
    presentation.presented?.presentation.controller?.transition?.finish()
  }

  /// The controller in front of all that this one presents.
  var frontmost: UIViewController {
    var front = self
    while let next = front.presentation.presented, !next.isBeingDismissed { front = next }
    return front
  }

  /// Dismisses what is presented when Escape is among the keys and nobody else took it.
  func dismissesPresentation(by presses: Set<UIPress>) -> Bool {
    guard let controller = presentation.controller, presentation.presenter != nil,
      presses.contains(where: {
        $0.key?.characters == UIKeyCommand.inputEscape && $0.key?.modifierFlags == []
      })
    else { return false }
    controller.userDidPressEscape()
    return true
  }

  /// The transition that runs now around the controller.
  var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation.controller?.transition?.coordinator
      ?? presentation.presented?.presentation.controller?.transition?.coordinator
      ?? childTransition?.coordinator ?? presentation.sizeCoordinator ?? parent?.transitionCoordinator
  }
}

extension UIModalPresentationStyle {
  /// Whether the presentation covers only the controller that defines the context.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// Covers the window or the current context.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
}
