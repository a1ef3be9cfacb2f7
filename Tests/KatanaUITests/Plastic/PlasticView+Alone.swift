import UIKit

@testable import KatanaUI

extension PlasticView {
  /// Makes a view that belongs to no layout.
  convenience init(
    key: String, frame: CGRect, multiplier: CGFloat, parent: PlasticView? = nil, offset: CGPoint = .zero,
    isFixed: Bool = false
  ) {
    let memory = PlasticBoxes(count: 1)
    memory.boxes.initialize(to: PlasticBox(frame: frame, parent: parent?.box, offset: offset))
    self.init(key: key, box: memory.boxes, in: memory, multiplier: multiplier, isFixed: isFixed)
  }
}
