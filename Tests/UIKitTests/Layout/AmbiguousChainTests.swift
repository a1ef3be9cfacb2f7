import Testing

@testable import UIKit

/// Views under one another that nothing holds at the top: the first lies at 0, as on iOS, where the
/// constraints come in the order of the views.
@MainActor @Suite(.serialized) struct AmbiguousChainTests {
  /// Three labels with spacings of 8 between them, and nothing that ties them to the container; `mention`
  /// makes the constraints between one and the next.
  private func tops(_ mention: (UIView, UIView) -> NSLayoutConstraint) -> [CGFloat] {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let labels = (0..<3).map { _ in
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate(zip(labels, labels.dropFirst()).map(mention))
    container.layoutIfNeeded()
    let height = labels[0].frame.height
    #expect(height > 10)
    for (one, next) in zip(labels, labels.dropFirst()) {
      #expect(next.frame.minY == one.frame.maxY + 8 && next.frame.height == height)
    }
    return labels.map(\.frame.minY)
  }

  @Test("The first of a plain chain lies at 0")
  func plain() {
    let tops = tops({ $1.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) })
    #expect(tops[0] == 0)
  }

  @Test("The first lies at 0 too when each view is tied to the one below it")
  func mirrored() {
    let tops = tops({ $0.bottomAnchor.constraint(equalTo: $1.topAnchor, constant: -8) })
    #expect(tops[0] == 0)
  }
}
