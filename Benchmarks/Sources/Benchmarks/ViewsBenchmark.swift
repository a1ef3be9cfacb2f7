import KiwiRival
import UIKit

/// Trees of views made by hand: what a row costs to make and to remove, whatever their number, what a cell
/// costs whose constraints find its height, and what a view weighs.
enum ViewsBenchmark {
  @MainActor static func run() -> [BenchmarkResult] {
    manyRows() + [weight()]
  }

  @MainActor static func runFeed() -> [BenchmarkResult] { [feed()] }

  // MARK: Rows

  private struct Times {
    var make: Duration
    var replace: Duration
    var swap: Duration
    var remove: Duration
  }

  /// The cost of a row among few, beside that of a row among many.
  @MainActor private static func manyRows() -> [BenchmarkResult] {
    func byRow(_ count: Int) -> [KeyPath<Times, Duration>: Duration] {
      let all = (0..<5).map { _ in times(count) }
      let works: [KeyPath<Times, Duration>] = [\.make, \.replace, \.swap, \.remove]
      return Dictionary(
        uniqueKeysWithValues: works.map { work in (work, median(all.map { $0[keyPath: work] }) / count) })
    }
    let few = byRow(100)
    return [1_000, 10_000, 20_000].flatMap { count in
      let many = byRow(count)
      let number = count == 1_000 ? "1,000" : count == 10_000 ? "10,000" : "20,000"
      return [("make", \Times.make), ("replace", \.replace), ("swap two of", \.swap), ("remove", \.remove)]
        .map {
          name, work in
          BenchmarkResult(
            "\(name) \(number) rows of a label and two buttons, by row", beside: "of 100 rows",
            PairedMeasurement.Result(ours: many[work]!, rival: few[work]!), atMost: 1.5)
        }
    }
  }

  @MainActor private static func times(_ count: Int) -> Times {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 800))
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 30 * count))
    window.addSubview(list)
    func time(_ work: () -> Void) -> Duration { ContinuousClock().measure(work) }
    func make() { for index in 0..<count { list.addSubview(row(index)) } }
    func remove() { for view in list.subviews { view.removeFromSuperview() } }
    return Times(
      make: time { make() },
      replace: time {
        remove()
        make()
      },
      swap: time { list.exchangeSubview(at: 1, withSubviewAt: count - 2) }, remove: time { remove() })
  }

  @MainActor private static func row(_ index: Int) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 30 * index, width: 900, height: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    label.text = "Row \(index)"
    row.addSubview(label)
    for (place, title) in ["Select", "Remove"].enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 500 + 200 * place, y: 0, width: 200, height: 30)
      button.setTitle(title, for: .normal)
      row.addSubview(button)
    }
    return row
  }

  // MARK: Cells

  /// Cells of 17 views and 40 constraints, two of whose labels wrap: made, asked for their height, laid out.
  @MainActor private static func feed() -> BenchmarkResult {
    let times = PairedMeasurement(rounds: 15, repetitions: 10).run(
      ours: {
        let cell = FeedPost()
        cell.constrain()
        let size = cell.systemLayoutSizeFitting(
          CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        cell.frame = CGRect(origin: .zero, size: size)
        cell.layoutIfNeeded()
      },
      rival: {
        let cell = FeedPost()
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: cell.place(width: 375))
      })
    return BenchmarkResult(
      "a feed cell of 17 views and 40 constraints", beside: "placed by hand", times, atMost: 2.5)
  }

  // MARK: Weight

  /// Returns the heap memory of one plain view.
  @MainActor private static func weight() -> BenchmarkResult {
    let count = 10_000
    let before = kiwi_rival_heap()
    let views = (0..<count).map { UIView(frame: CGRect(x: 0, y: $0, width: 10, height: 10)) }
    return withExtendedLifetime(views) {
      BenchmarkResult("a view: memory", Int(kiwi_rival_heap() - before) / count, unit: "bytes", under: 2_000)
    }
  }
}

/// A post in a feed, laid out by constraints or by hand to the same frames.
@MainActor private final class FeedPost: UIView {
  private let (avatar, quote, bar) = (UIImageView(), UIView(), UIView())
  private let (name, time, text, quoted) = (UILabel(), UILabel(), UILabel(), UILabel())
  private let icons = (0..<4).map { _ in UIImageView() }
  private let counts = (0..<4).map { _ in UILabel() }

  init() {
    super.init(frame: .zero)
    (name.text, time.text) = ("Somebody", "3 h")
    text.text = "The quick brown fox jumps over the lazy dog, and then again, because once is not enough."
    quoted.text = "Somebody said something that is long enough to need two lines at this width."
    (text.numberOfLines, quoted.numberOfLines) = (0, 0)
    for (index, label) in counts.enumerated() { label.text = "\(index * 7)" }
    for view in [avatar, name, time, text, quote, bar] { addSubview(view) }
    quote.addSubview(quoted)
    for (icon, count) in zip(icons, counts) {
      bar.addSubview(icon)
      bar.addSubview(count)
    }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Posts are not archived.") }

  func constrain() {
    for view in [avatar, name, time, text, quote, bar, quoted] + icons + counts {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    var constraints = [
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: time.trailingAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      quote.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      quote.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      quote.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      quoted.leadingAnchor.constraint(equalTo: quote.leadingAnchor, constant: 8),
      quoted.trailingAnchor.constraint(equalTo: quote.trailingAnchor, constant: -8),
      quoted.topAnchor.constraint(equalTo: quote.topAnchor, constant: 8),
      quoted.bottomAnchor.constraint(equalTo: quote.bottomAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      bar.topAnchor.constraint(equalTo: quote.bottomAnchor, constant: 8),
      bar.heightAnchor.constraint(equalToConstant: 24),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ]
    var edge = bar.leadingAnchor
    for (icon, count) in zip(icons, counts) {
      constraints += [
        icon.leadingAnchor.constraint(equalTo: edge, constant: 8),
        icon.widthAnchor.constraint(equalToConstant: 16),
        icon.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        count.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
      ]
      edge = count.trailingAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Places the same views by their own sizes. Returns the height.
  func place(width: CGFloat) -> CGFloat {
    avatar.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
    let inner = width - 72
    let timeSize = time.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    let nameSize = name.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    name.frame = CGRect(origin: CGPoint(x: 60, y: 12), size: nameSize)
    time.frame = CGRect(origin: CGPoint(x: width - 12 - timeSize.width, y: 12), size: timeSize)
    let textSize = text.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    text.frame = CGRect(x: 60, y: name.frame.maxY + 4, width: inner, height: textSize.height)
    let quotedSize = quoted.sizeThatFits(CGSize(width: inner - 16, height: .greatestFiniteMagnitude))
    quote.frame = CGRect(x: 60, y: text.frame.maxY + 8, width: inner, height: quotedSize.height + 16)
    quoted.frame = CGRect(x: 8, y: 8, width: inner - 16, height: quotedSize.height)
    bar.frame = CGRect(x: 60, y: quote.frame.maxY + 8, width: inner, height: 24)
    var x: CGFloat = 0
    for (icon, count) in zip(icons, counts) {
      icon.frame = CGRect(x: x + 8, y: 4, width: 16, height: 16)
      let size = count.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      count.frame = CGRect(x: x + 28, y: (24 - size.height) / 2, width: size.width, height: size.height)
      x = count.frame.maxX
    }
    return bar.frame.maxY + 12
  }
}
