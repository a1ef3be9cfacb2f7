import ShojiTestSupport
import Testing

@testable import UIKit

/// That layout costs what changed, and not what exists.
@MainActor @Suite("The work of layout") struct LayoutWorkTests {
  /// Counts what it is asked for.
  @MainActor private final class Counted: UIView {
    static var layouts = 0
    static var measurements = 0
    var content = CGSize(width: 40, height: 20) {
      didSet { invalidateIntrinsicContentSize() }
    }

    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      Counted.measurements += 1
      return content
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      Counted.layouts += 1
    }

    static func take() -> [Int] {
      defer { (layouts, measurements) = (0, 0) }
      return [layouts, measurements]
    }
  }

  /// Counts how often its safe area is asked for, as a view in it does that follows a new frame.
  private final class Surroundings: UIView {
    var count = 0

    override var safeAreaInsets: UIEdgeInsets {
      count += 1
      return super.safeAreaInsets
    }
  }

  @Test func aFrameThatAViewHasAlreadyIsNotFollowed() {
    let (superview, view) = (Surroundings(), UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
    superview.addSubview(view)
    superview.count = 0
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(superview.count == 0)
    view.frame.origin.x = 2
    #expect(superview.count == 1)
    view.frame.size.width = 31
    #expect(superview.count == 2)
  }

  /// A list of cells, each with three views and twelve constraints of its own.
  private func list(_ count: Int) -> (LayoutRig, [(cell: Counted, inset: NSLayoutConstraint)]) {
    let rig = LayoutRig(320, 480)
    var cells: [(cell: Counted, inset: NSLayoutConstraint)] = []
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let (cell, picture, title, detail) = (Counted(), Counted(), Counted(), Counted())
      rig.container.addSubview(cell)
      for view in [picture, title, detail] { cell.addSubview(view) }
      let inset = picture.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 8)
      constraints += [
        cell.topAnchor.constraint(equalTo: cells.last?.cell.bottomAnchor ?? rig.container.topAnchor),
        cell.leftAnchor.constraint(equalTo: rig.container.leftAnchor),
        cell.rightAnchor.constraint(equalTo: rig.container.rightAnchor), inset,
        picture.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        title.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        title.rightAnchor.constraint(lessThanOrEqualTo: cell.rightAnchor, constant: -8),
        detail.leftAnchor.constraint(equalTo: title.leftAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.rightAnchor.constraint(lessThanOrEqualTo: cell.rightAnchor, constant: -8),
        cell.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
        cell.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
      ]
      cells.append((cell, inset))
    }
    rig.lay(constraints)
    _ = Counted.take()
    return (rig, cells)
  }

  @Test("A constant moves what hangs on it: one cell is laid out, nothing is measured", arguments: [10, 100])
  func constant(count: Int) {
    let (rig, cells) = list(count)
    cells[3].inset.constant = 20
    rig.container.layoutIfNeeded()
    #expect(Counted.take() == [1, 0])
    #expect(cells[3].cell.subviews[1].frame.minX == 68 && cells[4].cell.subviews[1].frame.minX == 56)
  }

  @Test("A content that grows is measured once, and moves the cells below without laying them out")
  func content() {
    let (rig, cells) = list(50)
    let title = cells[10].cell.subviews[1] as! Counted
    title.content.height = 35
    rig.container.layoutIfNeeded()
    #expect(Counted.take() == [2, 1])
    let below = cells[11].cell.frame.minY
    #expect(below == 675)
  }

  @Test("New constraints in one cell leave the others alone")
  func newConstraints() {
    let (rig, cells) = list(50)
    let cell = cells[20].cell
    rig.lay([cell.subviews[2].widthAnchor.constraint(equalToConstant: 90)])
    #expect(Counted.take()[1] == 0)
    #expect(cell.subviews[2].frame.width == 90)
  }

  @Test("Views that follow their frames, and that no constraint names, cost nothing")
  func untouchedViews() {
    let rig = LayoutRig(320, 480)
    for index in 0..<50 {
      rig.container.addSubview(UIView(frame: CGRect(x: index, y: 0, width: 5, height: 5)))
    }
    rig.container.layoutIfNeeded()
    #expect(rig.container.autoLayout.engine == nil)
    let box = Box(10, 10)
    rig.container.addSubview(box)
    rig.lay([box.leftAnchor.constraint(equalTo: rig.container.leftAnchor)])
    #expect(rig.container.subviews.filter { $0.autoLayout.record != nil } == [box])
  }

  @Test("A layout that changes nothing asks for nothing")
  func nothingToDo() {
    let (rig, cells) = list(20)
    cells[0].inset.constant = 20
    cells[0].inset.constant = 8
    rig.container.layoutIfNeeded()
    rig.container.setNeedsLayout()
    rig.container.layoutIfNeeded()
    #expect(Counted.take()[1] == 0)
    let root = rig.container
    #expect(
      !root.layer.layoutIsDue && root.autoLayout.due.isEmpty && root.autoLayout.engine?.isDirty == false)
  }

  @Test("A list of cells takes time in proportion to its length")
  func proportional() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in processorTime { _ = list(count) } }.min()!
    }
    _ = time(20)
    let (small, large) = (time(50), time(400))
    #expect(large / small < 16, "\(small) for 50 cells, \(large) for 400")
  }

  // MARK: Activating

  /// Counts how often layout is requested of it.
  private final class Requested: UIView {
    var requests = 0
    override func setNeedsLayout() {
      super.setNeedsLayout()
      requests += 1
    }
  }

  @Test("Constraints that are activated together request layout of the view that holds them once")
  func activatingTogether() {
    let (root, view) = (Requested(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    root.requests = 0
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(root.requests == 1)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 92, height: 100))
  }

  @Test(
    "Constraints of several views are ordered by their activation, whether that was together or long apart")
  func orderOfActivation() {
    let views = (0..<3).map { _ in UIView() }
    var made: [NSLayoutConstraint] = []
    func activate(_ count: Int) {
      for index in 0..<count {
        let constraint = views[index % 3].widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        made.append(constraint)
      }
    }
    func ordered(_ lists: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
      var batch = ConstraintBatch()
      for list in lists { batch.append(list[...]) }
      return batch.inOrderOfActivation.compactMap { $0?.object }
    }
    activate(6)
    #expect(ordered(made) == made)
    #expect(ordered([made[3]], [made[1], made[5]]) == [made[1], made[3], made[5]])
    #expect(ordered([made[0], made[3]], [], [made[1], made[4]]) == [0, 1, 3, 4].map { made[$0] })
    activate(100)
    #expect(ordered([made[105]], [made[0]]) == [made[0], made[105]])
    #expect(ordered().isEmpty)
  }

  /// Text whose baselines are counted.
  private final class Text: UIView, BaselineProviding {
    var searches = 0
    var height: CGFloat = 20 {
      didSet { invalidateIntrinsicContentSize() }
    }
    var baselineFont: UIFont? { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: height) }
    func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline? { .bottom }
    func baselines(width: CGFloat?) -> (first: LayoutBaseline, last: LayoutBaseline)? {
      searches += 1
      let baseline = LayoutBaseline(shareOfHeight: 0, offset: height / 2)
      return (baseline, baseline)
    }
  }

  @Test("Baselines are found once for the content that they are of, and again for another one")
  func baselines() {
    let (root, text, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Text(), UIView())
    for view in [text, other] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.searches == 1 && other.frame.minY == 10)
    text.height = 60
    root.layoutIfNeeded()
    #expect(other.frame.minY == 30)
  }
}
