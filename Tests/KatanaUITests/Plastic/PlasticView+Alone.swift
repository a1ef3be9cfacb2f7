import UIKit

@testable import KatanaUI

extension PlasticView {
  /// Makes a view that belongs to no layout.
  convenience init(
    key: String, frame: CGRect, multiplier: CGFloat, parent: PlasticView? = nil, offset: CGPoint = .zero,
    isFixed: Bool = false
  ) {
    self.init(key: key, multiplier: multiplier, isFixed: isFixed)
    start(at: frame, in: parent, offset: offset)
  }
}
