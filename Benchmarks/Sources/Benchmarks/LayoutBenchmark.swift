import UIKit

/// Auto Layout from constraints to frames: a screen of labels in stacks, and one number changed in a large tree.
enum LayoutBenchmark {
  private static let rounds = 31

  @MainActor static func run() -> [Row] {
    [
      row("make and lay out 200 labels in nested stacks", under: 16_000, prepare: {}, work: { _ = labels() }),
      row(
        "lay out 200 labels in nested stacks at another width", under: 16_000, prepare: labels,
        work: { container in
          container.frame.size.width = container.frame.width == 800 ? 700 : 800
          container.layoutIfNeeded()
        }),
      row(
        "change one constant among 1,000 constraints, to frames", under: 2_000, prepare: { Tree(250) },
        work: { tree in tree.change(at: 100) }),
      row(
        "change one constant among 10,000 constraints, to frames", under: 2_000, prepare: { Tree(2_500) },
        work: { tree in tree.change(at: 1_000) }),
    ]
  }

  @MainActor private static func row<Subject>(
    _ name: String, under limit: Int, prepare: () -> Subject, work: (Subject) -> Void
  ) -> Row {
    let subject = prepare()
    var times: [Duration] = []
    for round in 0...rounds {
      let start = ContinuousClock.now
      work(subject)
      if round > 0 { times.append(ContinuousClock.now - start) }
    }
    return Row(name, Int(median(times) / .microseconds(1)), unit: "µs", under: limit)
  }

  /// Twenty rows of ten labels, stacked.
  @MainActor private static func labels() -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    for row in 0..<20 {
      let line = UIStackView()
      line.spacing = 8
      for place in 0..<10 {
        let label = UILabel()
        label.text = "Label \(row)·\(place)"
        line.addArrangedSubview(label)
      }
      column.addArrangedSubview(line)
    }
    container.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: container.topAnchor),
      column.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    return container
  }

  /// Views below each other, as high as a share of their width, so that changing one moves all that follow.
  @MainActor private final class Tree {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    private var insets: [NSLayoutConstraint] = []

    /// A tree of `4 * count` constraints.
    init(_ count: Int) {
      var above = container.topAnchor
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let inset = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: above, constant: 4), inset,
          view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
          view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.05),
        ])
        insets.append(inset)
        above = view.bottomAnchor
      }
      container.layoutIfNeeded()
    }

    func change(at index: Int) {
      insets[index].constant = insets[index].constant == 8 ? 20 : 8
      container.layoutIfNeeded()
    }
  }
}
