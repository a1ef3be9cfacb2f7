import CoreGraphics

/// The way in which the arrow of an edit menu points. Menus here have none: it says on which side of its
/// target the menu lies. The raw values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Above the target where there is room, else below it.
  case automatic = 0
  /// Below the target.
  case up = 1
  /// Above the target.
  case down = 2
  /// As ``automatic``.
  case left = 3
  /// As ``automatic``.
  case right = 4
}

/// The place and the name of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The name of the configuration; made up where none was given.
  public let identifier: AnyHashable
  /// The point that the menu is for, in the points of the interaction's view.
  public let sourcePoint: CGPoint
  /// The side of its target on which the menu lies; automatic by default.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration for a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Adds an app's animations to those of an edit menu that comes or goes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Runs changes as part of the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the menu's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// The source of an edit menu's elements and place; notified of its coming and going. Every method has a
/// default.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; by default one of the suggested elements, which are the commands of editing that the
  /// responder chain carries out. Nil shows the suggested ones, too.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the box that the menu keeps clear of, in the view's points; by default the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The suggested elements.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows an edit menu: a bar of commands beside a place in a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The source of the menu; not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  private weak var bar: EditMenuBar?
  private var configuration: UIEditMenuConfiguration?

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the menu of a configuration, in place of the one that is shown. Nothing is shown where it has no
  /// elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, view.window != nil else { return }
    let suggested = EditCommands.suggested(for: view)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    let bar = EditMenuBar(
      menu, in: view, target: targetRect(of: configuration), direction: configuration.preferredArrowDirection)
    guard !bar.isEmpty else { return }
    self.bar = bar
    self.configuration = configuration
    bar.willClose = { [weak self] animator in
      guard let self else { return }
      self.bar = nil
      self.configuration = nil
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    let animator = MenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    bar.open(animator)
  }

  private func targetRect(of configuration: UIEditMenuConfiguration) -> CGRect {
    let own = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return own.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : own
  }

  /// Dismisses the menu.
  open func dismissMenu() {
    bar?.close()
  }

  /// Shows the elements of the menu as they are now.
  open func reloadVisibleMenu() {
    guard let configuration, bar != nil else { return }
    presentEditMenu(with: configuration)
  }

  /// Moves the menu to where its target is now.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration, let bar else { return }
    let target = targetRect(of: configuration)
    UIView.changeAppearance(animated: animated) { bar.move(to: target) }
  }

  /// The place of the menu's target in a view's points, or the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}
