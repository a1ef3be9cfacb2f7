import Foundation

/// A button at the end of a row that is swiped aside, as tables had before ``UIContextualAction``. Return
/// them from ``UITableViewDelegate/tableView(_:editActionsForRowAt:)``.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
  /// The kind of an action, as its color shows it.
  public nonisolated enum Style: Int, Sendable {
    /// Removes the row, or the like; red.
    case `default` = 0
    /// An ordinary action; gray.
    case normal = 1
    /// Removes the row; red.
    public static var destructive: Style { .default }
  }

  /// Makes an action. The handler is given the action and the row.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Makes a red action without words that does nothing.
  public required override init() {
    super.init()
  }

  /// The kind of the action.
  open private(set) var style = Style.default
  /// The words on the button.
  open var title: String?
  /// The button's color; nil, the default, is red or gray, as the style says.
  open var backgroundColor: UIColor?
  /// The effect behind the words. Kept for the app: the button shows ``backgroundColor``.
  open var backgroundEffect: UIVisualEffect?
  private(set) var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  /// Returns an action of the same kind, words, color and handler.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated {
      let copy = type(of: self).init()
      (copy.style, copy.title, copy.handler) = (style, title, handler)
      (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
      result = copy
    }
    return result
  }
}
