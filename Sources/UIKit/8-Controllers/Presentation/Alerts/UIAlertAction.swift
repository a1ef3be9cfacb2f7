import CoreGraphics

/// A button of an alert or action sheet, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The meaning of an action.
  public nonisolated enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// Leaving everything as it is; Escape chooses it. An alert has one at most.
    case cancel = 1
    /// A destructive action; shown in red.
    case destructive = 2
  }

  /// Makes an action.
  /// - Parameters:
  ///   - title: What the button says.
  ///   - style: What choosing it means.
  ///   - handler: Called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the button.
  public let title: String?
  /// The meaning of the action.
  public let style: Style
  /// Whether it can be chosen; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// Called when the button must follow a change.
  var onChange: (() -> Void)?

  func run() {
    handler?(self)
  }
}
