import UIKit

/// Auto Layout from constraints to frames: a screen of labels in stacks, and one number changed in a large
/// tree.
enum LayoutBenchmark {
  private static let rounds = 31

  @MainActor static func run() -> [BenchmarkResult] {
    let (container, small, large) = (labels(), Tree(250), Tree(2_500))
    let width = time {
      container.frame.size.width = container.frame.width == 800 ? 700 : 800
      container.layoutIfNeeded()
    }
    // All views below the one that changed move.
    let moved = time { large.change(at: 1_000) } / 1_500
    let movedInSmall = time { small.change(at: 100) } / 150
    return [
      BenchmarkResult(
        "make and lay out 200 labels in nested stacks", time { _ = labels() }, under: .milliseconds(16)),
      BenchmarkResult(
        "lay out 200 labels in nested stacks at another width", width, under: .milliseconds(16)),
      BenchmarkResult(
        "change one constant among 1,000 constraints, to frames", movedInSmall * 150, under: .milliseconds(2)),
      BenchmarkResult(
        "change one constant among 10,000 constraints, to frames, by view that moves",
        beside: "among 1,000", PairedMeasurement.Result(ours: moved, rival: movedInSmall), atMost: 1.5),
      BenchmarkResult(
        "one constraint more or less among 10,000, to frames", beside: "the tree made and laid out",
        PairedMeasurement.Result(ours: time { large.toggle() }, rival: time(rounds: 3) { _ = Tree(2_500) })),
    ]
  }

  @MainActor private static func time(rounds: Int = rounds, _ work: () -> Void) -> Duration {
    median(
      (0...rounds).map { _ in
        let start = ContinuousClock.now
        work()
        return ContinuousClock.now - start
      })
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
    private lazy var limit = container.subviews[1_000].widthAnchor.constraint(
      lessThanOrEqualToConstant: 5_000)

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

    /// Adds a constraint, or removes it again.
    func toggle() {
      limit.isActive.toggle()
      container.layoutIfNeeded()
    }

    func change(at index: Int) {
      insets[index].constant = insets[index].constant == 8 ? 20 : 8
      container.layoutIfNeeded()
    }
  }
}
