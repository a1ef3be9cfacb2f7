import UIKit

extension PlasticView {
  /// Reaches from the left to the right edge of `view`, less the insets.
  public func fillHorizontally(_ view: PlasticView, insets: EdgeInsets = .zero) {
    left = view.left + insets.left
    right = view.right - insets.right
  }

  /// Reaches from the top to the bottom edge of `view`, less the insets.
  public func fillVertically(_ view: PlasticView, insets: EdgeInsets = .zero) {
    top = view.top + insets.top
    bottom = view.bottom - insets.bottom
  }

  /// Fills the rectangle between four anchors, less the insets.
  public func fill(
    top: Anchor, left: Anchor, bottom: Anchor, right: Anchor, insets: EdgeInsets = .zero
  ) {
    self.left = left + insets.left
    self.right = right - insets.right
    self.top = top + insets.top
    self.bottom = bottom - insets.bottom
  }

  /// Fills `view`, less the insets.
  public func fill(_ view: PlasticView, insets: EdgeInsets = .zero) {
    fill(top: view.top, left: view.left, bottom: view.bottom, right: view.right, insets: insets)
  }

  /// Becomes the largest rectangle of an aspect ratio, width over height, that fits between four anchors
  /// less the insets, and lies in the middle there.
  public func fit(
    top: Anchor, left: Anchor, bottom: Anchor, right: Anchor, aspectRatio: CGFloat = 1,
    insets: EdgeInsets = .zero
  ) {
    fill(top: top, left: left, bottom: bottom, right: right, insets: insets)
    let (width, height) = (frame.width, frame.height)
    if width / height < aspectRatio {
      centerBetween(top: top + insets.top, bottom: bottom - insets.bottom)
      self.height = .fixed(width / aspectRatio)
    } else {
      centerBetween(left: left + insets.left, right: right - insets.right)
      self.width = .fixed(height * aspectRatio)
    }
  }

  /// Becomes the largest rectangle of an aspect ratio, width over height, that fits into `view` less the
  /// insets, and lies in the middle there.
  public func fit(_ view: PlasticView, aspectRatio: CGFloat = 1, insets: EdgeInsets = .zero) {
    fit(
      top: view.top, left: view.left, bottom: view.bottom, right: view.right, aspectRatio: aspectRatio,
      insets: insets)
  }

  /// Centers the view between two anchors.
  public func centerBetween(left: Anchor, right: Anchor) {
    centerX = left + .fixed((right.coordinate - left.coordinate) / 2)
  }

  /// Centers the view between two anchors.
  public func centerBetween(top: Anchor, bottom: Anchor) {
    centerY = top + .fixed((bottom.coordinate - top.coordinate) / 2)
  }

  /// Centers the view in `view`.
  public func center(_ view: PlasticView) {
    centerX = view.centerX
    centerY = view.centerY
  }

  /// Places the view along the left edge of `view`, from top to bottom, less the insets. The width is free.
  public func coverLeft(_ view: PlasticView, insets: EdgeInsets = .zero) {
    left = view.left + insets.left
    fillVertically(view, insets: insets)
  }

  /// Places the view along the right edge of `view`, from top to bottom, less the insets. The width is free.
  public func coverRight(_ view: PlasticView, insets: EdgeInsets = .zero) {
    right = view.right - insets.right
    fillVertically(view, insets: insets)
  }

  /// Places the view along the top edge of `view`, from left to right, less the insets. The height is free.
  public func asHeader(_ view: PlasticView, insets: EdgeInsets = .zero) {
    fillHorizontally(view, insets: insets)
    top = view.top + insets.top
  }

  /// Places the view along the bottom edge of `view`, from left to right, less the insets. The height is free
  /// and grows upward.
  public func asFooter(_ view: PlasticView, insets: EdgeInsets = .zero) {
    fillHorizontally(view, insets: insets)
    bottom = view.bottom - insets.bottom
  }
}
