import UIKit

/// A component that reacts to the selection of the collection's cell that it is in.
@preconcurrency @MainActor public protocol CollectionViewCell {
  /// Shows whether the item is selected. Does nothing by default.
  func setSelected(_ selected: Bool)
  /// Shows whether the item is pressed. Does nothing by default.
  func setHighlighted(_ highlighted: Bool)
}

extension CollectionViewCell {
  /// Does nothing.
  public func setSelected(_ selected: Bool) {}
  /// Does nothing.
  public func setHighlighted(_ highlighted: Bool) {}
}
