import CoreGraphics

/// The arrangement of a sheet in its window.
enum SheetArrangement {
  /// It covers the window, and what is behind leaves.
  case fullScreen
  /// It covers the window.
  case wholeWindow
  /// It is attached to the bottom edge.
  case bottom
  /// A high card in the middle.
  case page
  /// A smaller card in the middle.
  case form
  /// A card beside what it came from.
  case popover

  /// The sheet's box in its container.
  @MainActor func frame(
    in bounds: CGRect, safeArea: UIEdgeInsets, of controller: UISheetPresentationController
  ) -> CGRect {
    let preferredSize = controller.presentedViewController.preferredContentSize
    switch self {
    case .fullScreen, .wholeWindow:
      return bounds
    case .bottom:
      let height = min(controller.presentDetent?.height ?? bounds.height, bounds.height)
      let follows = controller.widthFollowsPreferredContentSizeWhenEdgeAttached && preferredSize.width > 0
      let width = follows ? min(preferredSize.width, bounds.width) : bounds.width
      return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
    case .page:
      return centered(
        CGSize(width: PresentationMetrics.pageSheetWidth, height: bounds.height), in: bounds, safeArea)
    case .form, .popover:
      let size =
        preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : PresentationMetrics.formSheet
      return centered(size, in: bounds, safeArea)
    }
  }

  @MainActor private func centered(_ size: CGSize, in bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect {
    let room = bounds.inset(by: safeArea).insetBy(
      dx: PresentationMetrics.roomAroundSheet, dy: PresentationMetrics.roomAroundSheet)
    let width = max(min(size.width, room.width), 0)
    let height = max(min(size.height, room.height), 0)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
  }
}

extension PresentationMetrics {
  /// Returns the y position of the top of the highest sheet in a narrow window.
  static func sheetTop(below safeArea: UIEdgeInsets) -> CGFloat {
    max(safeArea.top, leastStatusBar) + sheetTopGap
  }
}
