import UIKit

/// A button behind a row of a ``Table`` that a person swipes aside.
public struct TableSwipeAction {
  /// The title; nil for none.
  public var title: String?
  /// The image above the title; nil for none.
  public var image: UIImage?
  /// The button's color; nil for red where the action is destructive, gray otherwise.
  public var backgroundColor: UIColor?
  /// Whether the action takes the row away.
  public var isDestructive: Bool
  /// The closure that is called when a person chose the action, usually to dispatch something.
  public var handler: () -> Void

  /// Makes an action.
  public init(
    title: String?, image: UIImage? = nil, backgroundColor: UIColor? = nil, isDestructive: Bool = false,
    handler: @escaping () -> Void
  ) {
    self.title = title
    self.image = image
    self.backgroundColor = backgroundColor
    self.isDestructive = isDestructive
    self.handler = handler
  }
}

extension UISwipeActionsConfiguration {
  /// A configuration of a row's actions. A full swipe runs the first one only where it is destructive.
  convenience init(_ actions: [TableSwipeAction]) {
    self.init(
      actions: actions.map { action in
        let button = UIContextualAction(
          style: action.isDestructive ? .destructive : .normal, title: action.title
        ) { _, _, completion in
          // The row goes back first: the handler may take it away.
          completion(true)
          action.handler()
        }
        button.image = action.image
        if let color = action.backgroundColor { button.backgroundColor = color }
        return button
      })
    performsFirstActionWithFullSwipe = actions.first?.isDestructive ?? false
  }
}
