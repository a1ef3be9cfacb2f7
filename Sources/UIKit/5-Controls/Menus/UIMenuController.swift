import CoreGraphics

/// A command of an app's own in the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The command's title.
  open var title: String
  /// The method to call on the first object in the responder chain that has it.
  open var action: Selector

  /// Makes a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu of before iOS 16, of which there is one: the commands of editing that the responder chain
/// carries out, and ``menuItems``.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The side on which the menu lies. The raw values are UIKit's.
  public nonisolated enum ArrowDirection: Int, Sendable {
    /// Above the target where there is room, else below it.
    case `default` = 0
    /// Below the target.
    case up = 1
    /// Above the target.
    case down = 2
    /// As ``default``.
    case left = 3
    /// As ``default``.
    case right = 4
  }

  /// The menu.
  public static let shared = UIMenuController()

  /// The commands that come after those of editing; nil, the default, for none.
  open var menuItems: [UIMenuItem]?
  /// The side on which the menu lies; by default above the target where there is room.
  open var arrowDirection = ArrowDirection.default
  private var target: (view: WeakView, rect: CGRect)?
  private weak var bar: EditMenuBar?

  private struct WeakView {
    weak var view: UIView?
  }

  /// Whether the menu is shown.
  open var isMenuVisible: Bool { bar.map { !$0.isClosing } ?? false }

  /// The menu's box in its window; zero while it is not shown.
  open var menuFrame: CGRect { isMenuVisible ? bar?.frame ?? .zero : .zero }

  /// Shows the menu beside a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = (WeakView(view: targetView), targetRect)
    show(animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { hide(animated: true) }

  /// Hides the menu that a view shows.
  open func hideMenu(from targetView: UIView) {
    if target?.view.view === targetView { hide(animated: true) }
  }

  /// Sets the rectangle at which the menu is shown, under the name of before iOS 13.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (WeakView(view: targetView), targetRect)
  }

  /// Shows the menu or takes it away, under the name of before iOS 13.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(animated: animated) } else { hide(animated: animated) }
  }

  /// Shows the commands as they are now.
  open func update() {
    if isMenuVisible { show(animated: false) }
  }

  private func show(animated: Bool) {
    guard let target, let view = target.view.view, view.window != nil else { return }
    bar?.close(animated: false)
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    let bar = EditMenuBar(
      UIMenu(children: EditCommands.suggested(for: view) + own), in: view, target: target.rect,
      direction: direction)
    guard !bar.isEmpty else { return }
    self.bar = bar
    post(UIMenuController.willShowMenuNotification)
    bar.willClose = { [weak self] _ in self?.post(UIMenuController.willHideMenuNotification) }
    bar.didClose = { [weak self] in self?.post(UIMenuController.didHideMenuNotification) }
    let animator = MenuAnimator(preview: nil)
    animator.addCompletion { [weak self] in self?.post(UIMenuController.didShowMenuNotification) }
    bar.open(animator)
    post(UIMenuController.menuFrameDidChangeNotification)
  }

  private func hide(animated: Bool) {
    bar?.close(animated: animated)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification =
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification =
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification =
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu went.
  public nonisolated static let didHideMenuNotification =
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu's box changed.
  public nonisolated static let menuFrameDidChangeNotification =
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}
