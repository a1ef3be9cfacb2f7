import CoreGraphics

/// Adds an app's animations to those of a context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that the preview shows; nil for one of a view.
  var previewViewController: UIViewController? { get }
  /// Runs changes as part of the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the menu's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a preview that was tapped goes away. The raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It fades.
  case dismiss = 0
  /// It grows into what it shows.
  case pop = 1
}

/// Adds an app's animations to those of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes away; `.dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations and completions that an app adds to those of a menu.
@MainActor final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: (any ViewOwner)?) {
    previewViewController = preview as? UIViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func runAnimations() {
    for animation in exchange(&animations, with: []) { animation() }
  }

  func finish() {
    for completion in exchange(&completions, with: []) { completion() }
  }
}
