import CoreGraphics

/// The place of a popover beside its source.
struct PopoverPlacement: Equatable {
  /// The numbers of popovers, those of iOS 13 to 18, in points.
  static let corner: CGFloat = 13
  static let arrow = CGSize(width: 37, height: 13)

  /// The box of the popover, without the arrow.
  var frame: CGRect
  /// The side that the arrow points to; empty for no arrow.
  var direction: UIPopoverArrowDirection
  /// The point of the arrow.
  var tip: CGPoint

  /// Places a popover of a size beside a source: at the first side where it fits, else where there is most
  /// room.
  init(
    _ size: CGSize, beside source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool = false, arrow: CGSize = PopoverPlacement.arrow
  ) {
    let depth = arrow.height
    let rooms: [(UIPopoverArrowDirection, CGSize)] = [
      (.up, CGSize(width: room.width, height: room.maxY - source.maxY - depth)),
      (.down, CGSize(width: room.width, height: source.minY - depth - room.minY)),
      (.left, CGSize(width: room.maxX - source.maxX - depth, height: room.height)),
      (.right, CGSize(width: source.minX - depth - room.minX, height: room.height)),
    ].filter { permitted.contains($0.0) }
    let fitting = rooms.first { size.width <= $0.1.width && size.height <= $0.1.height }
    let largest = rooms.max { $0.1.area(for: size) < $1.1.area(for: size) }
    guard let (side, free) = fitting ?? largest else {
      let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, size)
      frame.keep(in: room)
      (direction, tip) = ([], CGPoint(x: source.midX, y: source.midY))
      return
    }
    // A popover that may cover its source keeps its size, and covers as much as it must.
    let limit = mayOverlap ? room.size : free
    let size = CGSize(
      width: max(min(size.width, limit.width), 0), height: max(min(size.height, limit.height), 0))
    switch side {
    case .up: frame = CGRect(x: source.midX - size.width / 2, y: source.maxY + depth, size)
    case .down: frame = CGRect(x: source.midX - size.width / 2, y: source.minY - depth - size.height, size)
    case .left: frame = CGRect(x: source.maxX + depth, y: source.midY - size.height / 2, size)
    default: frame = CGRect(x: source.minX - depth - size.width, y: source.midY - size.height / 2, size)
    }
    frame.keep(in: room)
    direction = side
    // The arrow stays off the round corners.
    let margin = PopoverPlacement.corner + arrow.width / 2
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + margin < high - margin ? min(max(value, low + margin), high - margin) : (low + high) / 2
    }
    switch side {
    case .up: tip = CGPoint(x: along(source.midX, frame.minX, frame.maxX), y: frame.minY - depth)
    case .down: tip = CGPoint(x: along(source.midX, frame.minX, frame.maxX), y: frame.maxY + depth)
    case .left: tip = CGPoint(x: frame.minX - depth, y: along(source.midY, frame.minY, frame.maxY))
    default: tip = CGPoint(x: frame.maxX + depth, y: along(source.midY, frame.minY, frame.maxY))
    }
  }
}

extension CGSize {
  /// Returns the area of the part of a size that fits in this size.
  fileprivate func area(for size: CGSize) -> CGFloat {
    max(min(width, size.width), 0) * max(min(height, size.height), 0)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  /// Moves it into a room.
  fileprivate mutating func keep(in room: CGRect) {
    origin.x = max(min(minX, room.maxX - width), room.minX)
    origin.y = max(min(minY, room.maxY - height), room.minY)
  }
}
