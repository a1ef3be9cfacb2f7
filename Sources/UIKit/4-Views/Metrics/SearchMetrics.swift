import CoreGraphics

/// The numbers of search bars, those of iOS 13 to 18. Lengths are points, durations seconds.
struct SearchMetrics: Sendable {
  /// The line with the field: of a bar that stands alone, and of one below a navigation bar's title.
  let rowHeight: CGFloat = 56
  let hostedRowHeight: CGFloat = 52
  /// Above the field in a bar below a title.
  let hostedTop: CGFloat = 1
  let fieldHeight: CGFloat = 36
  let fieldRadius: CGFloat = 10
  /// Between the bar's edges and the field, where the bar stands alone.
  let margin: CGFloat = 8
  /// Between the field and the button that ends the search.
  let cancelGap: CGFloat = 10
  /// The heights that the line with the scopes and the line with a prompt add.
  let scopeHeight: CGFloat = 44
  let promptHeight: CGFloat = 20
  let promptSize: CGFloat = 13
  let textSize: CGFloat = 17
  /// The magnifying glass: the room it takes, how far that is from the field's edge, and the size of the
  /// symbol.
  let iconRoom = CGSize(width: 28, height: 20)
  let iconInset: CGFloat = 2
  let iconSize: CGFloat = 16
  /// Between the field's edge and its text where no view lies there.
  let textInset: CGFloat = 8
  /// The duration of the animations that begin and end a search.
  let duration: TimeInterval = 0.3
}
