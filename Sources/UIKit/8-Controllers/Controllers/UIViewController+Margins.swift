import CoreGraphics

extension UIViewController {
  /// The least margins of the controller's view, in points: none above and below; at the sides 16 in a narrow
  /// window and 20 from 414 points on.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
    let isRoomy = traitCollection.horizontalSizeClass == .regular || width >= 414
    let side: CGFloat = isRoomy ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
