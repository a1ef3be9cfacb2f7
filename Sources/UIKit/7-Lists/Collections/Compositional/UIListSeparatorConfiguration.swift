import CoreGraphics

/// The lines above and below an item of a list.
public struct UIListSeparatorConfiguration: Sendable {
  /// Whether a line shows.
  public nonisolated enum Visibility: Int, Sendable {
    /// As the list's appearance has it.
    case automatic
    case visible
    case hidden
  }

  /// The list appearance that the configuration began with.
  public let listAppearance: UICollectionLayoutListConfiguration.Appearance

  /// Makes the lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    self.listAppearance = listAppearance
  }

  /// The insets that begin a line with the text of its cell.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether the line above shows; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below shows; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above; with the text by default.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the line below; with the text by default.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the lines; that of separators by default.
  public var color: UIColor = .separator
  /// The color of the lines between selected items where several may be; that of `color` by default.
  public var multipleSelectionColor: UIColor = .separator
}

extension UIListSeparatorConfiguration: Equatable {
  /// Whether the lines are alike.
  public nonisolated static func == (a: Self, b: Self) -> Bool {
    a.listAppearance == b.listAppearance && a.topSeparatorVisibility == b.topSeparatorVisibility
      && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility
      && a.topSeparatorInsets == b.topSeparatorInsets
      && a.bottomSeparatorInsets == b.bottomSeparatorInsets && a.color == b.color
      && a.multipleSelectionColor == b.multipleSelectionColor
  }
}
