import CoreGraphics

extension UITableView {
  /// The style of a table's sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section shows.
    case plain
    /// Sections in groups from edge to edge.
    case grouped
    /// Sections in groups with round corners, away from the edges.
    case insetGrouped
  }

  /// The position of a row after the table was scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as can be to where it was.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The animation with which rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide in from the right, or out to it.
    case right = 1
    /// They slide in from the left, or out to it.
    case left = 2
    /// They slide in from above, or out upwards.
    case top = 3
    /// They slide in from below, or out downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// They slide behind their neighbors.
    case middle = 6
    /// The table's own choice, which is a fade.
    case automatic = 100
  }

  /// Whether rows follow when the size that their content requires changes by itself.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows keep their heights until they are reloaded or reconfigured.
    case disabled
    /// Rows follow when the cell's configuration changes or its `invalidateIntrinsicContentSize()` is called.
    case enabled
    /// Rows follow also when constraints change in the content.
    case enabledIncludingConstraints
  }

  /// The reference from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The inset that the table would have by itself.
    case fromAutomaticInsets
  }

  /// Methods of a delegate that have an effect also where they are not implemented.
  struct OptionalMethods: OptionSet {
    let rawValue: UInt8
    static let rowHeights = OptionalMethods(rawValue: 1)
    static let headerViews = OptionalMethods(rawValue: 2)
    static let footerViews = OptionalMethods(rawValue: 4)
    static let rowEstimates = OptionalMethods(rawValue: 8)
    static let headerHeights = OptionalMethods(rawValue: 16)
    static let footerHeights = OptionalMethods(rawValue: 32)
  }
}

extension UITableViewCell {
  /// The arrangement for which a cell is laid out.
  public enum CellStyle: Int, Sendable {
    /// A picture and one text.
    case `default`
    /// A text where lines begin and a gray one where they end.
    case value1
    /// A small colored text beside another one.
    case value2
    /// A text above a smaller one.
    case subtitle
  }

  /// The accessory at a cell's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row leads elsewhere.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A mark: the row is chosen.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The way a cell shows that it is pressed or selected. Since iOS 7 all colors are the same gray.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray
    case `default`
  }

  /// The effect of editing on a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// An older style; shown as single lines.
    case singleLineEtched
  }

  /// The way a cell shows that it has a remote control's focus; stored only, there is none here.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }
}
