import CoreGraphics

/// A measure of a view or guide in the engine: one of the four numbers of its alignment rectangle.
enum LayoutMeasure: Int, CaseIterable {
  case x, y, width, height

  var isSize: Bool { self == .width || self == .height }

  static func origin(on axis: NSLayoutConstraint.Axis) -> LayoutMeasure { axis == .horizontal ? .x : .y }
  static func size(on axis: NSLayoutConstraint.Axis) -> LayoutMeasure {
    axis == .horizontal ? .width : .height
  }

  func value(in rect: CGRect) -> CGFloat {
    switch self {
    case .x: rect.origin.x
    case .y: rect.origin.y
    case .width: rect.size.width
    case .height: rect.size.height
    }
  }
}
