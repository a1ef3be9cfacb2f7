import CoreGraphics

/// The axis along which items, groups or sections follow each other, with how it sees sizes and rectangles.
enum LayoutAxis: Hashable {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
  func position(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    (self == .horizontal ? insets.leading : insets.top).soundDistance
  }
  func after(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    (self == .horizontal ? insets.trailing : insets.bottom).soundDistance
  }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGSize {
  /// The room that insets leave; never negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: (width - insets.leading.soundDistance - insets.trailing.soundDistance).soundLength,
      height: (height - insets.top.soundDistance - insets.bottom.soundDistance).soundLength)
  }
}

extension CGRect {
  /// The rectangle inside insets, read from the left; never of negative size.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading.soundDistance, y: minY + insets.top.soundDistance),
      size: size.inset(by: insets))
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets without those along measured dimensions, which count for nothing there.
  func ignoring(_ axes: MeasuredAxes) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: axes.contains(.height) ? 0 : top, leading: axes.contains(.width) ? 0 : leading,
      bottom: axes.contains(.height) ? 0 : bottom, trailing: axes.contains(.width) ? 0 : trailing)
  }
}
