import ShojiTestSupport
import Testing

@testable import UIKit

/// Sizes that constraints leave a view: found in the engine of its tree, without a trace.
@MainActor @Suite("Fitting sizes") struct FittingTests {
  /// A cell of two wrapped labels and a fixed picture.
  @MainActor private final class Cell: UIView {
    let (title, detail, picture) = (UILabel(), UILabel(), UIView())
    var constraintCount = 0
    var layouts = 0

    init(_ text: String) {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      (title.text, detail.text) = ("Title", text)
      (title.numberOfLines, detail.numberOfLines) = (0, 0)
      for view in [title, detail, picture] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let constraints = [
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        picture.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
      ]
      constraintCount = constraints.count
      NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    func fit(_ width: CGFloat) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }

    /// The frames of the cell and what lies in it.
    var frames: [CGRect] { [frame] + subviews.map(\.frame) }
  }

  private static let long = String(repeating: "a word after another ", count: 8)

  /// What a cell that was never asked before answers and shows.
  private func fresh(_ text: String, _ width: CGFloat) -> (size: CGSize, frames: [CGRect]) {
    let cell = Cell(text)
    let size = cell.fit(width)
    let other = Cell(text)
    other.frame = CGRect(origin: .zero, size: size)
    other.layoutIfNeeded()
    return (size, other.frames)
  }

  @Test("A cell that is made, fitted and laid out has each constraint translated once; used again, none")
  func translations() {
    LayoutEngine.translationCount = 0
    let cell = Cell(FittingTests.long)
    cell.frame.size = cell.fit(375)
    cell.layoutIfNeeded()
    #expect(LayoutEngine.translationCount == cell.constraintCount)
    cell.detail.text = "short"
    let height = cell.frame.height
    cell.frame.size = cell.fit(375)
    cell.layoutIfNeeded()
    #expect(LayoutEngine.translationCount == cell.constraintCount)
    #expect(cell.frame.height < height && cell.detail.frame.maxY <= cell.frame.height - 8)
  }

  @Test("Fitted again and again, at any width and with any text, a cell answers as a new one does")
  func history() {
    var random = SeededGenerator(seed: 11)
    let rig = LayoutRig(800, 800)
    let cell = Cell("one")
    rig.container.addSubview(cell)
    for _ in 0..<40 {
      let width = CGFloat(Int.random(in: 80...500, using: &random))
      let text = String(repeating: "word ", count: Int.random(in: 1...40, using: &random))
      cell.detail.text = text
      let expected = fresh(text, width)
      #expect(cell.fit(width) == expected.size)
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        // Laid out at another size, which was not fitted.
        cell.frame.size = CGSize(width: width + 30, height: 300)
        rig.container.layoutIfNeeded()
        cell.frame.size = CGSize(width: width + 60, height: 320)
        rig.container.layoutIfNeeded()
        #expect(cell.title.frame.maxX == width + 52)
      case 1: rig.container.layoutIfNeeded()
      case 2: _ = cell.fit(width + 7)
      default: break
      }
      cell.frame = CGRect(origin: .zero, size: expected.size)
      rig.container.layoutIfNeeded()
      #expect(cell.frames == expected.frames)
    }
  }

  @Test("Fitting changes nothing that shows, and has nothing laid out")
  func noTrace() {
    let rig = LayoutRig(800, 800)
    let cell = Cell(FittingTests.long)
    cell.frame.size = CGSize(width: 300, height: 200)
    rig.container.addSubview(cell)
    rig.container.layoutIfNeeded()
    let (frames, layouts) = (cell.frames, cell.layouts)
    for width in [100, 300, 500] as [CGFloat] { _ = cell.fit(width) }
    #expect(!cell.layer.layoutIsDue)
    rig.container.layoutIfNeeded()
    #expect(cell.frames == frames && cell.layouts == layouts)
    _ = cell.fit(120)
    #expect(cell.detail.frame == frames[2])
    cell.setNeedsLayout()
    rig.container.layoutIfNeeded()
    #expect(cell.frames == frames)
  }

  @Test("Many cells of one list are fitted before any is laid out")
  func manyAtOnce() {
    let rig = LayoutRig(400, 4000)
    let texts = (1...80).map { String(repeating: "word ", count: $0 % 23 + 1) }
    let cells = texts.map { Cell($0) }
    for cell in cells { rig.container.addSubview(cell) }
    LayoutEngine.translationCount = 0
    for cell in cells { cell.frame.size = cell.fit(375) }
    rig.container.layoutIfNeeded()
    #expect(LayoutEngine.translationCount == 80 * cells[0].constraintCount)
    for (cell, text) in zip(cells, texts) { #expect(cell.frames == fresh(text, 375).frames) }
  }

  @Test("A cell that takes the size it was fitted to is not solved again")
  func frameAsFitted() throws {
    let cell = Cell(FittingTests.long)
    cell.frame.size = cell.fit(375)
    let solver = try #require(cell.autoLayout.engine?.solver)
    let built = solver.buildCount
    cell.layoutIfNeeded()
    #expect(solver.buildCount == built && !solver.needsSolving)
    #expect(cell.frames == fresh(FittingTests.long, 375).frames)
    let said = loggedMessages {
      cell.picture.heightAnchor.constraint(equalToConstant: 60).isActive = true
      cell.layoutIfNeeded()
    }
    #expect(said.count == 1)
  }

  @Test("What changes in a cell that took its fitted size is laid out as in one that was never fitted")
  func changesAfterFitting() {
    var random = SeededGenerator(seed: 12)
    for round in 0..<48 {
      let text = String(repeating: "word ", count: Int.random(in: 1...40, using: &random))
      let new = String(repeating: "other ", count: Int.random(in: 1...40, using: &random))
      let (cell, other) = (Cell(text), Cell(text))
      cell.frame.size = cell.fit(CGFloat(Int.random(in: 80...500, using: &random)))
      other.frame.size = cell.frame.size
      for one in [cell, other] {
        if round.isMultiple(of: 2) { one.layoutIfNeeded() }
        switch round % 8 {
        case 0, 1: one.detail.text = new
        case 2: one.title.text = new
        case 3: one.picture.constraints[0].constant = 63
        case 4: one.frame.size.height += 33
        case 5: one.frame.size.width += 41
        case 6: one.detail.numberOfLines = 1
        default: one.title.removeFromSuperview()
        }
        one.layoutIfNeeded()
      }
      #expect(cell.frames == other.frames, "round \(round)")
    }
  }

  @Test("A label that outlives its tree, and one that goes before it, are let go without a trace")
  func ownersThatGoFirst() {
    let rig = LayoutRig(800, 800)
    weak var gone: UILabel?
    var kept: UILabel?
    do {
      let cell = Cell(FittingTests.long)
      rig.container.addSubview(cell)
      cell.frame.size = cell.fit(200)
      rig.container.layoutIfNeeded()
      gone = cell.title
      cell.title.removeFromSuperview()
      kept = cell.detail
      cell.removeFromSuperview()
      cell.frame.size = cell.fit(300)
    }
    rig.container.layoutIfNeeded()
    #expect(gone == nil)
    kept?.text = "short"
    #expect(kept?.superview == nil && kept?.constraints.isEmpty == true)
    kept?.layoutIfNeeded()
  }

  @Test("A frame that is too small for what is required neither spoils the size nor is told twice")
  func conflictWithFrame() {
    let cell = Cell("one")
    let tall = cell.picture.heightAnchor.constraint(equalToConstant: 140)
    cell.picture.constraints.forEach { if $0.firstAttribute == .height { $0.isActive = false } }
    tall.isActive = true
    cell.frame.size.height = 44
    let rig = LayoutRig(800, 800)
    rig.container.addSubview(cell)
    let said = loggedMessages { rig.container.layoutIfNeeded() }
    #expect(said.count == 1)
    let more = loggedMessages {
      #expect(cell.fit(300).height == 156)
      rig.container.layoutIfNeeded()
      #expect(cell.frame.height == 44)
      #expect(cell.fit(300).height == 156)
    }
    #expect(more.isEmpty)
    cell.frame.size.height = 156
    let rest = loggedMessages { rig.container.layoutIfNeeded() }
    #expect(rest.isEmpty && cell.picture.frame.height == 140)
  }

  @Test("A target that what is required excludes is told nobody, and gives nothing up for good")
  func conflictWithTarget() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate(
      inner.pinned(to: outer) + [inner.widthAnchor.constraint(equalToConstant: 300)])
    let said = loggedMessages {
      outer.layoutIfNeeded()
      let size = outer.systemLayoutSizeFitting(
        CGSize(width: 200, height: 60), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required)
      #expect(size == CGSize(width: 200, height: 60))
      outer.layoutIfNeeded()
    }
    #expect(said.isEmpty && inner.frame == outer.bounds)
    inner.layoutIfNeeded()
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 300, height: 0))
  }

  @Test("Constraints from outside take no part: to the view, to what lies in it, to sizes in it")
  func outside() {
    for kind in 0..<4 {
      let rig = LayoutRig(800, 800)
      let (cell, other) = (Cell(FittingTests.long), UIView())
      other.translatesAutoresizingMaskIntoConstraints = false
      rig.container.addSubview(cell)
      rig.container.addSubview(other)
      let constraint =
        switch kind {
        case 0: other.topAnchor.constraint(equalTo: cell.bottomAnchor)
        case 1: other.widthAnchor.constraint(equalTo: cell.detail.widthAnchor)
        case 2: other.leftAnchor.constraint(equalTo: cell.title.leftAnchor)
        default: other.heightAnchor.constraint(equalTo: cell.heightAnchor)
        }
      rig.lay([
        constraint, other.heightAnchor.constraint(equalToConstant: 33).at(900),
        other.widthAnchor.constraint(equalToConstant: 22).at(900),
        other.bottomAnchor.constraint(equalTo: rig.container.bottomAnchor),
      ])
      #expect(cell.fit(300) == fresh(FittingTests.long, 300).size)
      rig.container.layoutIfNeeded()
      #expect(cell.frame.size == CGSize(width: 320, height: 200))
    }
  }

  @Test("A size that is fitted inside of another's solution, and a view in one that is fitted")
  func reentrant() {
    /// Asks its content's constraints for its own content's size.
    @MainActor final class Host: UIView {
      let cell = Cell(FittingTests.long)
      override var intrinsicContentSize: CGSize { cell.fit(240) }
    }
    let host = Host()
    host.addSubview(host.cell)
    let rig = LayoutRig(800, 800, host)
    rig.lay([
      host.topAnchor.constraint(equalTo: rig.container.topAnchor),
      host.leftAnchor.constraint(equalTo: rig.container.leftAnchor),
    ])
    #expect(host.frame.size == fresh(FittingTests.long, 240).size)
    let (outer, inner) = (UIView(), Cell(FittingTests.long))
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalTo: inner.title.widthAnchor),
      outer.heightAnchor.constraint(equalToConstant: 5),
    ])
    let size = outer.systemLayoutSizeFitting(.zero)
    #expect(inner.fit(200) == fresh(FittingTests.long, 200).size)
    #expect(outer.systemLayoutSizeFitting(.zero) == size)
    #expect(size == CGSize(width: 320 - 64, height: 5))
  }

  @Test("Targets that are no lengths count as none", arguments: [-5, .nan, .infinity, 1e300, -1e300])
  func targets(length: CGFloat) {
    let cell = Cell("one")
    let smallest = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let said = loggedMessages {
      let size = cell.systemLayoutSizeFitting(CGSize(width: length, height: length))
      #expect(size == smallest)
      cell.layoutIfNeeded()
    }
    #expect(said.isEmpty && cell.picture.frame == CGRect(x: 8, y: 8, width: 40, height: 40))
  }

  @Test("A cell that was fitted and leaves its tree is let go, and answers in the next one")
  func lifetime() {
    weak var gone: Cell?
    let rig = LayoutRig(800, 800)
    do {
      let cell = Cell(FittingTests.long)
      gone = cell
      rig.container.addSubview(cell)
      let size = cell.fit(200)
      cell.removeFromSuperview()
      #expect(cell.fit(200) == size)
      rig.container.addSubview(cell)
      #expect(cell.fit(200) == size)
      cell.removeFromSuperview()
    }
    rig.container.layoutIfNeeded()
    #expect(gone == nil)
  }
}
