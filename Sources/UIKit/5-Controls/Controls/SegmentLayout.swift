import CoreGraphics

/// The widths of a control's segments.
struct SegmentLayout {
  /// Widths that were set; 0 where none was.
  var fixed: [CGFloat]
  /// The widths of the contents with room beside them.
  var natural: [CGFloat]
  /// Whether segments share room by their contents, not equally.
  var isApportioned: Bool

  /// The widths that fill a width: in whole points, what is left over going to the last that has none of its
  /// own.
  func widths(filling width: CGFloat) -> [CGFloat] {
    var widths = fixed
    let free = fixed.indices.filter { fixed[$0] <= 0 }
    guard let last = free.last else { return widths }
    let room = max(width - fixed.reduce(0) { $0 + max($1, 0) }, 0)
    let whole = free.reduce(0) { $0 + natural[$1] }
    var left = room
    for index in free where index != last {
      let share = isApportioned && whole > 0 ? natural[index] / whole : 1 / CGFloat(free.count)
      widths[index] = (room * share).rounded(.down)
      left -= widths[index]
    }
    widths[last] = max(left, 0)
    return widths
  }

  /// The width at which every segment shows all of its content.
  var naturalWidth: CGFloat {
    let widest = natural.enumerated().filter { fixed[$0.offset] <= 0 }.map(\.element).max() ?? 0
    return fixed.indices.reduce(0) { sum, index in
      sum + (fixed[index] > 0 ? fixed[index] : (isApportioned ? natural[index] : widest).rounded(.up))
    }
  }
}
