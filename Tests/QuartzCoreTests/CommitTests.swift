import DisplayProtocol
import Testing

@testable import QuartzCore

/// What a tree of layers sends, and whether a display that follows it shows the same tree.
@MainActor struct CommitTests {
  let root = CALayer()
  let host: LayerHost
  let display = RecordingDisplay()

  init() {
    host = LayerHost(root: root)
    host.onCommit = { [display] in display.show($0) }
    host.finishTurn()
    display.commits = []
  }

  @Test func aTurnThatChangesNothingCommitsNothing() {
    let layer = CALayer()
    root.addSublayer(layer)
    host.finishTurn()
    host.finishTurn()
    layer.opacity = 1
    host.finishTurn()
    #expect(display.commits.count == 1)
  }

  @Test func oneRowOfAThousandThatChangesIsAllThatIsSent() {
    let rows = (0..<1_000).map { _ in CALayer() }
    for row in rows { root.addSublayer(row) }
    host.finishTurn()
    for row in [rows[0], rows[500], rows[999]] {
      display.commits = []
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      row.opacity = 0.5
      CATransaction.commit()
      host.finishTurn()
      #expect(display.commits.map(\.changes.count) == [1])
    }
  }

  @Test func commitsAreNumberedWithoutGaps() {
    for index in 1...3 {
      root.opacity = Float(index) / 4
      host.finishTurn()
    }
    #expect(display.commits.map(\.number) == [2, 3, 4])
  }

  @Test func whatIsReleasedAfterTheCommitIsFreedOnceItWasPassedOn() {
    final class Part {}
    var part: Part? = Part()
    weak let watched = part
    host.beginTurn()
    host.releaseAfterCommit(part!)
    part = nil
    var wasThere = false
    host.onCommit = { _ in wasThere = watched != nil }
    root.opacity = 0.5
    host.finishTurn()
    #expect(wasThere && watched == nil)
    // Without a commit it goes at the end of the turn.
    part = Part()
    weak let other = part
    host.beginTurn()
    host.releaseAfterCommit(part!)
    part = nil
    #expect(other != nil)
    host.finishTurn()
    #expect(other == nil)
    // Where no turn has begun, it is not kept.
    part = Part()
    weak let free = part
    host.releaseAfterCommit(part!)
    part = nil
    #expect(free == nil)
  }

  @Test func aNewLayerIsSentOnceWithWhatDiffersFromAPlainOne() {
    let layer = CALayer()
    layer.backgroundColor = .white
    root.addSublayer(layer)
    host.finishTurn()
    #expect(
      display.lastChanges == [
        .insert(layer.id, into: .root, before: nil), .set(layer.id, .backgroundColor(.white)),
      ])
  }

  @Test func aLayerIsFoundByItsNameWhileItIsInTheScene() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    root.addSublayer(outer)
    #expect(host.layer(named: inner.id) == nil)
    host.finishTurn()
    let name = inner.id
    #expect(host.layer(named: .root) === root && host.layer(named: name) === inner)
    #expect(outer.layerInScene(named: name) === inner)
    root.addSublayer(inner)
    host.finishTurn()
    #expect(host.layer(named: name) === inner)
    outer.removeFromSuperlayer()
    inner.removeFromSuperlayer()
    host.finishTurn()
    #expect(host.layer(named: name) == nil && host.layer(named: inner.id) == nil)
    root.addSublayer(inner)
    host.finishTurn()
    #expect(host.layer(named: inner.id) === inner && host.layer(named: name) == nil)
  }

  @Test func oneChangedPropertySendsOneChange() {
    let layers = (0..<100).map { _ in CALayer() }
    layers.forEach(root.addSublayer)
    host.finishTurn()
    CATransaction.setDisableActions(true)
    layers[42].cornerRadius = 4
    layers[42].cornerRadius = 8
    host.finishTurn()
    #expect(display.lastChanges == [.set(layers[42].id, .corners(Corners(radius: 8)))])
  }

  @Test func movingOneOfManyToTheFrontSendsOneInsert() {
    let layers = (0..<100).map { _ in CALayer() }
    layers.forEach(root.addSublayer)
    host.finishTurn()
    root.addSublayer(layers[0])
    host.finishTurn()
    #expect(display.lastChanges == [.insert(layers[0].id, into: .root, before: nil)])
  }

  @Test func removingALayerSendsOneRemovalHoweverMuchIsInIt() {
    let layer = CALayer()
    for _ in 0..<10 { layer.addSublayer(CALayer()) }
    root.addSublayer(layer)
    host.finishTurn()
    let id = layer.id
    layer.removeFromSuperlayer()
    host.finishTurn()
    #expect(display.lastChanges == [.remove(id)])
    #expect(display.scene.count == 1)
  }

  @Test func aLayerThatComesBackInTheSameTurnMovesAndKeepsItsName() {
    let (a, b) = (CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    let inner = CALayer()
    a.addSublayer(inner)
    host.finishTurn()
    inner.removeFromSuperlayer()
    inner.opacity = 0.5
    b.addSublayer(inner)
    host.finishTurn()
    #expect(
      display.lastChanges == [
        .insert(inner.id, into: b.id, before: nil), .set(inner.id, .opacity(0.5)),
      ])
  }

  @Test func aLayerThatLeavesARemovedOneStays() {
    let (a, b, inner) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(inner)
    host.finishTurn()
    a.removeFromSuperlayer()
    b.addSublayer(inner)
    host.finishTurn()
    #expect(display.scene.drawn(from: .root) == root.drawn)
    #expect(display.scene.count == 3)
  }

  @Test func parentAndChildCanChangePlaces() {
    let (outer, inner) = (CALayer(), CALayer())
    root.addSublayer(outer)
    outer.addSublayer(inner)
    host.finishTurn()
    inner.removeFromSuperlayer()
    outer.removeFromSuperlayer()
    inner.addSublayer(outer)
    root.addSublayer(inner)
    host.finishTurn()
    #expect(display.scene.drawn(from: .root) == root.drawn)
  }

  @Test func aBlurIsSentOnceLimitedToWhatDisplaysTake() {
    let layer = CALayer()
    layer.isStill = true
    root.addSublayer(layer)
    host.finishTurn()
    layer.backgroundBlur = BackgroundBlur(radius: .infinity, saturation: .nan)
    host.finishTurn()
    let limited = BackgroundBlur(radius: BackgroundBlur.greatestRadius, saturation: 1)
    #expect(display.lastChanges == [.set(layer.id, .backgroundBlur(limited))])
    let count = display.commits.count
    layer.backgroundBlur = BackgroundBlur(radius: 8)
    layer.backgroundBlur = BackgroundBlur(radius: 8)
    host.finishTurn()
    host.finishTurn()
    #expect(display.commits.count == count + 1)
    layer.backgroundBlur = BackgroundBlur()
    host.finishTurn()
    #expect(display.scene[layer.id]?.properties.backgroundBlur == BackgroundBlur())
  }

  @Test func higherLayersAreSentInFront() {
    let (a, b) = (CALayer(), CALayer())
    a.zPosition = 1
    root.addSublayer(a)
    root.addSublayer(b)
    host.finishTurn()
    #expect(display.scene[.root]?.children == [b.id, a.id])
    a.zPosition = 0
    host.finishTurn()
    #expect(display.scene[.root]?.children == [a.id, b.id])
  }

  @Test func aRemovedLayerIsReleased() {
    weak var released: CALayer?
    do {
      let layer = CALayer()
      released = layer
      root.addSublayer(layer)
      host.finishTurn()
      layer.removeFromSuperlayer()
    }
    host.finishTurn()
    #expect(released == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func aRandomWalkEndsAsTheFinalTreeDrawnAfresh(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var layers = [root]
    var apart: [CALayer] = []
    for step in 0..<400 {
      let layer = layers.randomElement(using: &random)!
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let new = CALayer()
        layers.append(new)
        layer.insertSublayer(new, at: UInt32.random(in: 0...8, using: &random))
      case 2:
        guard layer !== root else { break }
        layer.removeFromSuperlayer()
        apart.append(layer)
      case 3, 4:
        let other = (layers + apart).randomElement(using: &random)!
        guard other !== root, !layer.isInside(other) else { break }
        layer.insertSublayer(other, at: UInt32.random(in: 0...8, using: &random))
      case 5: layer.frame = CGRect(x: step, y: 0, width: 10, height: 10)
      case 6: layer.backgroundColor = CGColor(gray: CGFloat(step) / 400, alpha: 1)
      case 7: layer.backgroundBlur = BackgroundBlur(radius: CGFloat(step % 3), saturation: 1.8)
      default: layer.zPosition = CGFloat(Int.random(in: 0...2, using: &random))
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        host.finishTurn()
        let isSame = display.scene.drawn(from: .root) == root.drawn
        try #require(isSame, "step \(step)")
      }
    }
    host.finishTurn()
    let isSame = display.scene.drawn(from: .root) == root.drawn
    #expect(isSame)
    #expect(display.scene.count == root.countInTree)
  }
}

/// Follows commits as a display does.
@MainActor final class RecordingDisplay {
  var commits: [SceneCommit] = []
  var scene = Scene()
  var lastChanges: [SceneChange] { commits.last?.changes ?? [] }

  func show(_ commit: SceneCommit) {
    commits.append(commit)
    do { try scene.apply(commit.changes) } catch { Issue.record("\(error)") }
  }
}

/// A tree of layers as it is drawn: what is compared.
struct Drawn: Equatable {
  var id: LayerID
  var properties: LayerProperties
  var children: [Drawn]
}

extension Scene {
  func drawn(from id: LayerID) -> Drawn {
    let node = self[id]!
    return Drawn(id: id, properties: node.properties, children: node.children.map(drawn(from:)))
  }
}

extension CALayer {
  var drawn: Drawn {
    var properties = LayerProperties()
    forEachUnusualProperty { properties.set($0) }
    let order = children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    return Drawn(id: id, properties: properties, children: order.map(\.element.drawn))
  }

  var countInTree: Int { 1 + children.reduce(0) { $0 + $1.countInTree } }

  func isInside(_ other: CALayer) -> Bool {
    self === other || superlayer?.isInside(other) == true
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
