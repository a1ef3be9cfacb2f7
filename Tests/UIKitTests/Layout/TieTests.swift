import Testing

@testable import UIKit

/// Equal priorities that cannot all hold: the order of first mention decides (2.12).
@MainActor @Suite("Ties") struct TieTests {
  private let texts = ["Ein erster Text", "Ein zweiter", "Und ein dritter"]

  private func label(_ text: String, wraps: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = wraps ? 0 : 1
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Labels in a row between both edges, 20 in, with gaps of 24.
  private func row(_ labels: [UILabel], width: CGFloat = 393, isReversed: Bool = false) {
    let rig = LayoutRig(width)
    var constraints: [NSLayoutConstraint] = []
    for (index, label) in labels.enumerated() {
      rig.container.addSubview(label)
      constraints.append(
        index == 0
          ? label.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor, constant: 20)
          : label.leadingAnchor.constraint(equalTo: labels[index - 1].trailingAnchor, constant: 24))
    }
    constraints.append(
      labels.last!.trailingAnchor.constraint(equalTo: rig.container.trailingAnchor, constant: -20))
    rig.lay(isReversed ? constraints.reversed() : constraints)
  }

  /// Which labels are wider than their text.
  private func stretched(_ labels: [UILabel]) -> [Int] {
    labels.indices.filter { labels[$0].frame.width > labels[$0].intrinsicContentSize.width + 1 }
  }

  @Test("With too much room the first-mentioned label is stretched")
  func surplus() {
    for count in [2, 3] {
      let labels = texts.prefix(count).map { label($0, wraps: false) }
      row(labels, width: 500)
      #expect(stretched(labels) == [0])
    }
    let labels = texts.prefix(2).map { label($0, wraps: false) }
    row(labels, isReversed: true)
    #expect(stretched(labels) == [1])
  }

  @Test("The order of subviews does not matter")
  func subviewOrder() {
    let (a, b) = (Box(50, 20), Box(80, 20))
    let rig = LayoutRig(300, 100, b, a)
    rig.lay([
      a.leadingAnchor.constraint(equalTo: rig.container.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: rig.container.trailingAnchor),
    ])
    #expect(isClose(a.frame, x: 0, width: 212))
  }

  @Test("With too little room the first-mentioned label keeps its size")
  func shortage() {
    let labels = texts.prefix(2).map { label($0, wraps: false) }
    let natural = labels.map(\.intrinsicContentSize.width)
    row(labels, width: 64 + natural[0] + natural[1] - 30)
    #expect(abs(labels[0].frame.width - natural[0]) <= 0.5)
    #expect(abs(labels[1].frame.width - (natural[1] - 30)) <= 0.5)
  }

  @Test(
    "Of labels that wrap, the last-mentioned is stretched, whatever else is in the row",
    arguments: [
      ([true, true], 1), ([true, false], 0), ([true, true, false], 1), ([true, true, true], 2),
      ([false, true, false], 1), ([false, false], 0),
    ] as [([Bool], Int)])
  func wrappingLabels(wraps: [Bool], winner: Int) {
    let labels = zip(texts, wraps).map { label($0, wraps: $1) }
    row(labels, width: 520)
    #expect(stretched(labels) == [winner])
  }

  @Test("Downwards the first-mentioned grows, also of labels that wrap", arguments: [true, false])
  func downwards(wraps: Bool) {
    let labels = texts.map { label($0, wraps: wraps) }
    let rig = LayoutRig(300, 400, labels[0], labels[1], labels[2])
    let c = rig.container
    var constraints = [labels[0].topAnchor.constraint(equalTo: c.topAnchor)]
    for index in 1..<3 {
      constraints.append(labels[index].topAnchor.constraint(equalTo: labels[index - 1].bottomAnchor))
    }
    constraints.append(labels[2].bottomAnchor.constraint(equalTo: c.bottomAnchor))
    for label in labels {
      constraints.append(label.leadingAnchor.constraint(equalTo: c.leadingAnchor))
      constraints.append(label.trailingAnchor.constraint(equalTo: c.trailingAnchor))
    }
    rig.lay(constraints)
    let line = labels[1].frame.height
    #expect(labels[2].frame.height == line && abs(labels[0].frame.height - (400 - 2 * line)) <= 0.5)
  }

  @Test("Content outranks an equal wish of the app, and the first of two equal wishes wins")
  func equalWishes() {
    let (a, b) = (Box(50, 20), UIView())
    let rig = LayoutRig(300, 100, a, b)
    rig.lay([
      a.widthAnchor.constraint(equalToConstant: 90).at(250),
      b.widthAnchor.constraint(equalToConstant: 70).at(500),
      b.widthAnchor.constraint(equalToConstant: 30).at(500),
    ])
    #expect(a.frame.width == 50 && b.frame.width == 70)
  }

  @Test("The answer depends on the constraints that are active, not on how they came to be")
  func historyDoesNotMatter() {
    let (a, b) = (Box(50, 20), Box(80, 20))
    let rig = LayoutRig(300, 100, a, b)
    let c = rig.container
    let constraints = [
      a.leadingAnchor.constraint(equalTo: c.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: c.trailingAnchor),
    ]
    rig.lay(constraints.reversed())
    #expect(isClose(a.frame, x: 0, width: 50))
    NSLayoutConstraint.deactivate(constraints)
    rig.lay(constraints)
    #expect(isClose(a.frame, x: 0, width: 212))
    for width in [100, 400, 300] {
      c.frame.size.width = CGFloat(width)
      c.layoutIfNeeded()
    }
    #expect(isClose(a.frame, x: 0, width: 212))
  }
}
