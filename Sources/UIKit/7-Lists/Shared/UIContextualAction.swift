import CoreGraphics

/// A button behind a row that a person swipes aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action, as its color shows it.
  public enum Style: Int, Sendable {
    /// An ordinary action; gray.
    case normal
    /// Removes the row; red.
    case destructive
  }

  /// The closure called when a person chose the action, with the view of its button and a closure to be
  /// called when it is done: the row then goes back.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The kind of the action, as its color shows it.
  public let style: Style
  /// The handler called when the user has chosen the action.
  public let handler: Handler
  /// The words on the button; nil for none.
  open var title: String?
  /// The picture above the words; nil, the default, for none.
  open var image: UIImage?
  /// The button's color; nil, the default, is red or gray, as the style says.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?
}

/// The buttons behind a row, the first one outermost.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the first one outermost.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over most of the row does what the first action does; true by default.
  open var performsFirstActionWithFullSwipe = true
}
