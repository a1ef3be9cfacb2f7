import UIKit

/// A component that reacts to the selection of the row it is in.
///
/// Rows of components that do not conform show UIKit's own selection; those of components that conform leave
/// it to the component.
@preconcurrency @MainActor public protocol TableViewCell {
  /// The selection style of UIKit's cell; `.default` by default.
  var selectionStyle: UITableViewCell.SelectionStyle { get }
  /// The focus style of UIKit's cell; `.default` by default.
  var focusStyle: UITableViewCell.FocusStyle { get }

  /// Shows whether the row is selected. Does nothing by default.
  func setSelected(_ selected: Bool, animated: Bool)
  /// Shows whether the row is pressed. Does nothing by default.
  func setHighlighted(_ highlighted: Bool, animated: Bool)
}

extension TableViewCell {
  /// The default one.
  public var selectionStyle: UITableViewCell.SelectionStyle { .default }
  /// The default one.
  public var focusStyle: UITableViewCell.FocusStyle { .default }
  /// Does nothing.
  public func setSelected(_ selected: Bool, animated: Bool) {}
  /// Does nothing.
  public func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}
