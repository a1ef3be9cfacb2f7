import CoreGraphics
import Foundation

/// Returns the transform that does what one does and then what the other does.
public func + (lhs: CGAffineTransform, rhs: CGAffineTransform) -> CGAffineTransform {
  lhs.concatenating(rhs)
}

/// Returns a rotation by an angle in degrees, clockwise on the screen.
public func rotate(degrees: CGFloat) -> CGAffineTransform {
  rotate(degrees * .pi / 180)
}

/// Returns a rotation by an angle in radians, clockwise on the screen; none by default.
public func rotate(_ radians: CGFloat = 0) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: radians)
}

/// Returns a translation by points; none by default.
public func translate(x: CGFloat = 0, y: CGFloat = 0) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

/// Returns a scaling by factors; none by default.
public func scale(x: CGFloat = 1, y: CGFloat = 1) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

postfix operator %

/// Returns a hundredth of a number: `35%` is 0.35.
public postfix func % (percent: CGFloat) -> CGFloat {
  percent / 100
}
