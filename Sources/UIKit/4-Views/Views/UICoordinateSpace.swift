import CoreGraphics

/// A space of points that others can be converted to: a view's or a screen's.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The space's own box, in its points.
  var bounds: CGRect { get }
  /// Converts a point of this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The way from this space to the screen's.
  fileprivate var transformToScreen: CGAffineTransform {
    guard let view = self as? UIView else { return .identity }
    let toWindow = view.transformToWindow
    return view.window.map { toWindow.concatenating($0.transformToSuperview) } ?? toWindow
  }

  fileprivate func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
    transformToScreen.concatenating(space.transformToScreen.inverted())
  }

  /// Converts a point of this space to another.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  {
    point.applying(transform(to: coordinateSpace))
  }

  /// Converts a point of another space to this one.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  {
    point.applying(coordinateSpace.transform(to: self))
  }

  /// Converts a rectangle of this space to another.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace)
    -> CGRect
  {
    rect.applying(transform(to: coordinateSpace))
  }

  /// Converts a rectangle of another space to this one.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace)
    -> CGRect
  {
    rect.applying(coordinateSpace.transform(to: self))
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen's space, which turns with the interface.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's space, which does not turn with the interface; displays do not turn, so it is the same.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// A space as large as the screen was.
final class PastCoordinateSpace: UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}
