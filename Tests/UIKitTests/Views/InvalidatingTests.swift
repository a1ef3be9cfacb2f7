import Testing

@testable import UIKit

@MainActor struct InvalidatingTests {
  private final class Ring: UIView {
    @Invalidating(.layout) var inset: CGFloat = 4
    @Invalidating(.intrinsicContentSize) var side: CGFloat = 10
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  }

  @Test func aChangeLaysOutAndMeasuresAnew() {
    let ring = Ring()
    ring.layoutIfNeeded()
    let before = ring.layouts
    ring.inset = 4
    ring.layoutIfNeeded()
    #expect(ring.layouts == before)
    ring.inset = 5
    ring.layoutIfNeeded()
    #expect(ring.layouts == before + 1)
    let stack = UIStackView(arrangedSubviews: [ring])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 10)
    ring.side = 30
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 30)
  }
}
