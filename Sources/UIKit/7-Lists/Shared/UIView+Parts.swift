import QuartzCore

extension UIView {
  /// Gives a part of a cell its frame. One that has not been shown yet is there from the beginning, with all
  /// that lies in it, also where the cell is laid out in an animation.
  func placePart(_ new: CGRect) {
    guard UIView.isAnimating, !layer.isShown else {
      if frame != new { frame = new }
      return
    }
    UIView.performWithoutAnimation {
      if frame != new { frame = new }
      layoutIfNeeded()
    }
  }
}
