/// The thing that a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing, and no sign of it.
  case cancel = 0
  /// Nothing, though it could at another time.
  case forbidden = 1
  /// Copies the items.
  case copy = 2
  /// Moves the items; only where the drag allows it.
  case move = 3
}

/// The answer of a view over which something is dragged.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The thing that a drop would do.
  public let operation: UIDropOperation
  /// Whether the place of the drop matters exactly; false by default.
  open var isPrecise = false
  /// Whether previews keep their size over the view; false by default.
  open var prefersFullSizePreview = false

  /// Creates the answer that a drop would do something.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
