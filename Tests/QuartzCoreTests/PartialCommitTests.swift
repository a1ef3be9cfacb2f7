import DisplayProtocol
import Testing

@testable import QuartzCore

/// Frames with many new layers, which are committed in parts while the rest is laid out.
@MainActor struct PartialCommitTests {
  /// Makes rows due for layout, and does something when one is laid out.
  private final class List: CALayerDelegate {
    var didLayOut: (CALayer) -> Void = { _ in }

    func layoutSublayers(of layer: CALayer) { didLayOut(layer) }

    func row(_ number: Int) -> CALayer {
      let row = CALayer()
      row.delegate = self
      row.frame = CGRect(x: 0, y: 30 * number, width: 300, height: 30)
      row.addSublayer(CALayer())
      row.setNeedsLayout()
      return row
    }
  }

  private let display = RecordingDisplay()
  private let root = CALayer()
  private let parent = CALayer()
  private let list = List()
  private let host: LayerHost
  private let count = 3 * PartialCommits.layersInPart + 20

  init() {
    host = LayerHost(root: root)
    host.onCommit = display.show
    host.commitsPartialFrames = true
    root.addSublayer(parent)
    host.finishTurn()
  }

  /// Ends the turn, and checks what came of it.
  private func expectFrame(ofParts parts: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let before = display.commits.count
    host.finishTurn()
    let frame = display.commits[before...]
    #expect(
      frame.map(\.endsFrame) == [Bool](repeating: false, count: parts) + [true],
      sourceLocation: sourceLocation)
    #expect(display.commits.map(\.number) == Array(1...display.commits.count), sourceLocation: sourceLocation)
    let isSame = display.scene.drawn(from: .root) == root.drawn
    #expect(isSame, sourceLocation: sourceLocation)
    #expect(display.scene.count == root.countInTree, sourceLocation: sourceLocation)
    // A second turn has nothing left to do.
    host.finishTurn()
    #expect(display.commits.count == before + parts + 1, sourceLocation: sourceLocation)
  }

  @Test func aLongListComesInParts() {
    for number in 0..<count { parent.addSublayer(list.row(number)) }
    expectFrame(ofParts: 3)
    let parts = display.commits.suffix(4).dropLast()
    for part in parts {
      let inserts = part.changes.filter { if case .insert(_, parent.id, nil) = $0 { true } else { false } }
      #expect(inserts.count == PartialCommits.layersInPart)
    }
  }

  @Test func displaysThatTakeNoPartsGetNone() {
    host.commitsPartialFrames = false
    for number in 0..<count { parent.addSublayer(list.row(number)) }
    expectFrame(ofParts: 0)
  }

  @Test func aShortListComesAtOnce() {
    for number in 0..<(2 * PartialCommits.layersInPart - 1) { parent.addSublayer(list.row(number)) }
    expectFrame(ofParts: 0)
  }

  @Test func newLayersReplaceOldOnesWhichGoAtTheEnd() {
    let old = (0..<count).map(list.row)
    parent.sublayers = old
    host.finishTurn()
    parent.sublayers = (0..<count).map(list.row)
    expectFrame(ofParts: 3)
    let last = display.commits.last
    #expect(last?.changes.filter { if case .remove = $0 { true } else { false } }.count == count)
  }

  @Test func layersAmongOthersAreCommittedAtTheEnd() {
    let (first, last) = (CALayer(), CALayer())
    parent.sublayers = [first] + (0..<count).map(list.row) + [last]
    expectFrame(ofParts: 3)
    parent.sublayers = [first] + (0..<count).map(list.row) + [last]
    expectFrame(ofParts: 0)
  }

  @Test func whatALaterLayoutChangesInAnEarlierLayerIsCommitted() {
    let rows = (0..<count).map(list.row)
    list.didLayOut = { row in
      guard row === rows[count - 1] else { return }
      rows[0].frame.origin.x = 7
      rows[1].removeFromSuperlayer()
      rows[2].sublayers?[0].addSublayer(rows[3])
      rows[4].setNeedsLayout()
      parent.insertSublayer(rows[5], above: rows[9])
      rows[6].zPosition = 3
      rows[7].isHidden = true
    }
    for row in rows { parent.addSublayer(row) }
    expectFrame(ofParts: 3)
    // What nobody has seen yet has nowhere to move from, though it was committed.
    #expect(rows[0].isInScene && rows[0].presentation()?.frame.origin.x == 7)
    let animates = display.commits.contains { commit in
      commit.changes.contains { if case .animate = $0 { true } else { false } }
    }
    #expect(!animates)
    rows[0].frame.origin.x = 8
    host.finishTurn()
    let last = display.commits.last?.changes ?? []
    #expect(last.contains { if case .animate(rows[0].id, _, _) = $0 { true } else { false } })
  }

  @Test func drawingsMayChangeTheList() {
    final class Canvas: CALayer {
      var body: () -> Void = {}
      override func draw(in ctx: CGContext) { body() }
    }
    let rows = (0..<count).map(list.row)
    let canvas = Canvas()
    canvas.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    canvas.body = {
      rows[0].removeFromSuperlayer()
      rows[1].addSublayer(rows[2])
    }
    canvas.setNeedsDisplay()
    rows[PartialCommits.layersInPart + 5].addSublayer(canvas)
    for row in rows { parent.addSublayer(row) }
    expectFrame(ofParts: 3)
    rows[PartialCommits.layersInPart + 5].removeFromSuperlayer()
    for row in rows { row.removeFromSuperlayer() }
    canvas.body = { parent.removeFromSuperlayer() }
    canvas.setNeedsDisplay()
    let new = (0..<count).map(list.row)
    new[PartialCommits.layersInPart + 5].addSublayer(canvas)
    for row in new { parent.addSublayer(row) }
    expectFrame(ofParts: 1)
    #expect(root.countInTree == 1)
  }

  @Test func layersThatWereMovedBeforeTheirPartWait() {
    let rows = (0..<count).map(list.row)
    list.didLayOut = { row in
      if row === rows[count / 2] { rows[count / 2 - 1].removeFromSuperlayer() }
    }
    for row in rows { parent.addSublayer(row) }
    expectFrame(ofParts: 1)
  }

  @Test func whatShowsOrActsBeforeTheFrameEndsWaits() {
    let rows = (0..<count).map(list.row)
    rows[PartialCommits.layersInPart + 3].mask = CALayer()
    for row in rows { parent.addSublayer(row) }
    host.finishTurn()
    #expect(display.commits.map(\.endsFrame) == [true, false, true])
    #expect(display.scene.count == root.countInTree + 1)
    #expect(display.scene.children(of: parent.id) == rows.map(\.id))
  }

  @Test func aListInALayerThatIsNewComesAtOnce() {
    let other = CALayer()
    other.setNeedsLayout()
    for number in 0..<count { other.addSublayer(list.row(number)) }
    root.addSublayer(other)
    expectFrame(ofParts: 0)
  }

  @Test func allOfAListMayGoWhileItIsLaidOut() {
    let rows = (0..<count).map(list.row)
    list.didLayOut = { row in
      if row === rows[count - 1] { parent.removeFromSuperlayer() }
    }
    for row in rows { parent.addSublayer(row) }
    expectFrame(ofParts: 3)
    #expect(root.countInTree == 1)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func aRandomWalkEndsAsTheFinalTreeDrawnAfresh(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<12 {
      list.didLayOut = { row in
        guard Int.random(in: 0..<60, using: &random) == 0, let all = parent.sublayers else { return }
        let other = all.randomElement(using: &random)!
        switch Int.random(in: 0..<5, using: &random) {
        case 0: other.removeFromSuperlayer()
        case 1: parent.insertSublayer(other, below: all.randomElement(using: &random))
        case 2: other.frame.size.height += 1
        case 3: if other !== row { row.addSublayer(other) }
        default: other.setNeedsLayout()
        }
      }
      for layer in parent.sublayers ?? [] where Int.random(in: 0..<3, using: &random) == 0 {
        layer.removeFromSuperlayer()
      }
      let rows = (0..<Int.random(in: 0..<600, using: &random)).map(list.row)
      let isAtEnd = Int.random(in: 0..<4, using: &random) > 0
      for row in rows { parent.insertSublayer(row, at: isAtEnd ? 100_000 : 0) }
      host.finishTurn()
      #expect(display.commits.last?.endsFrame == true)
      let isSame = display.scene.drawn(from: .root) == root.drawn
      #expect(isSame)
      #expect(display.scene.count == root.countInTree)
    }
  }
}
