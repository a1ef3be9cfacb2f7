import DisplayProtocol
import Testing

@testable import QuartzCore

/// The place of a layer among its siblings, which it may change without leaving its superlayer.
@MainActor struct SublayerOrderTests {
  @Test func aLayerMovesBelowAndAboveItsSiblings() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    root.sublayers = layers
    func order() -> [Int] { root.children.map { layer in layers.firstIndex { $0 === layer }! } }

    root.insertSublayer(layers[0], below: layers[3])
    #expect(order() == [1, 2, 0, 3])
    root.insertSublayer(layers[3], below: layers[1])
    #expect(order() == [3, 1, 2, 0])
    root.insertSublayer(layers[3], above: layers[2])
    #expect(order() == [1, 2, 3, 0])
    root.insertSublayer(layers[0], above: layers[1])
    #expect(order() == [1, 0, 2, 3])
    root.insertSublayer(layers[2], at: 0)
    #expect(order() == [2, 1, 0, 3])
    root.addSublayer(layers[2])
    #expect(order() == [1, 0, 3, 2])
    root.insertSublayer(layers[1], at: 400)
    #expect(order() == [0, 3, 2, 1])
  }

  @Test func aLayerBesideNoSiblingComesInFrontOfAll() {
    let root = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    root.sublayers = layers
    root.insertSublayer(layers[0], below: nil)
    #expect(root.children.last === layers[0])
    root.insertSublayer(layers[1], above: CALayer())
    #expect(root.children.last === layers[1])
    root.insertSublayer(layers[2], below: layers[2])
    #expect(root.children.last === layers[2])
    #expect(root.children.count == 3)
  }

  @Test func aMaskThatIsAddedIsNoLongerTheMask() {
    let (root, mask, other) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(other)
    root.mask = mask
    root.insertSublayer(mask, below: other)
    #expect(root.mask == nil)
    #expect(root.children.map(ObjectIdentifier.init) == [ObjectIdentifier(mask), ObjectIdentifier(other)])
  }

  @Test func aMoveSendsTheOrderAndNothingElse() {
    LayerFixture.run { fixture in
      let layers = (0..<100).map { _ in CALayer() }
      for layer in layers { fixture.root.addSublayer(layer) }
      fixture.commit()
      fixture.root.insertSublayer(layers[98], below: layers[1])
      fixture.commit()
      #expect(fixture.changes.count == 1)
    }
  }
}
