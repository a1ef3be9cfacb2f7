import DisplayProtocol
import Foundation
import Testing

@testable import QuartzCore

@MainActor struct ReplicatorTests {
  private func replicator(_ count: Int) -> (CAReplicatorLayer, CALayer) {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    return (replicator, dot)
  }

  private func copies(_ replicator: CAReplicatorLayer) -> [CALayer] {
    replicator.ownSublayers.compactMap { $0.sublayers?.first }
  }

  @Test func showsItsSublayersAsOftenAsItSays() {
    LayerFixture.run { fixture in
      let (replicator, dot) = replicator(4)
      fixture.root.addSublayer(replicator)
      fixture.commit()
      #expect(copies(replicator).count == 3 && replicator.sublayers?.count == 1)
      #expect(
        replicator.ownSublayers.map { $0.convert(CGPoint.zero, to: replicator).x } == [20, 40, 60])
      dot.backgroundColor = .black
      fixture.commit()
      #expect(copies(replicator).allSatisfy { $0.backgroundColor == .black })
      replicator.instanceCount = 2
      fixture.commit()
      #expect(copies(replicator).count == 1)
      for count in [0, -5] {
        replicator.instanceCount = count
        fixture.commit()
        #expect(copies(replicator).isEmpty)
      }
    }
  }

  @Test func aTurnWithoutChangesSendsNothing() {
    LayerFixture.run { fixture in
      let (replicator, _) = replicator(50)
      let other = CALayer()
      fixture.root.addSublayer(replicator)
      fixture.root.addSublayer(other)
      fixture.commit()
      fixture.commit()
      #expect(fixture.changes.isEmpty)
      other.opacity = 0.5
      fixture.commit()
      #expect(fixture.changes.filter { if case .set = $0 { true } else { false } }.count == 1)
    }
  }

  @Test func colorsGoOnFromCopyToCopy() {
    LayerFixture.run { fixture in
      let (replicator, dot) = replicator(3)
      replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      replicator.instanceRedOffset = -0.5
      replicator.instanceAlphaOffset = -0.25
      fixture.root.addSublayer(replicator)
      fixture.commit()
      let colors = copies(replicator).compactMap(\.backgroundColor)
      #expect(colors.map(\.red) == [1, 0.5, 0] && colors.map(\.green) == [0.5, 0.5, 0.5])
      #expect(replicator.ownSublayers.map(\.opacity) == [1, 0.75, 0.5])
      // The originals show in the copies only, and are followed all the same.
      for color in [CGColor.black, .white] {
        dot.backgroundColor = color
        fixture.commit()
        #expect(copies(replicator)[0].backgroundColor?.red == (color == .black ? 0 : 1))
      }
      replicator.instanceColor = .white
      fixture.commit()
      #expect(copies(replicator).count == 2)
    }
  }

  @Test func animationsRunLaterInEachCopy() {
    LayerFixture.run { fixture in
      let (replicator, dot) = replicator(3)
      replicator.instanceDelay = 0.5
      fixture.root.addSublayer(replicator)
      fixture.commit()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1.0)
      dot.add(fade, forKey: "fade")
      fixture.commit()
      fixture.advance(0.75)
      let shown = copies(replicator).compactMap { $0.presentation()?.opacity }
      #expect(abs(shown[0] - 0.25) < 0.01 && shown[1] == 1)
      fixture.advance(0.5)
      // The original's has ended; the copies' go on.
      #expect(dot.animationKeys() == nil)
      #expect(abs((copies(replicator)[1].presentation()?.opacity ?? 9) - 0.25) < 0.01)
    }
  }

  @Test func replicatorsLieInReplicators() {
    LayerFixture.run { fixture in
      let (inner, dot) = replicator(3)
      let outer = CAReplicatorLayer()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.addSublayer(inner)
      outer.instanceCount = 2
      fixture.root.addSublayer(outer)
      fixture.commit()
      @MainActor func count(_ layer: CALayer) -> Int {
        (layer.backgroundColor == nil ? 0 : 1)
          + (layer.drawingOrder + layer.ownSublayers).reduce(0) { $0 + count($1) }
      }
      #expect(count(outer) == 6)
      dot.isHidden = true
      fixture.commit()
      #expect(copies(inner).allSatisfy { $0.isHidden })
    }
  }

  @Test func isDrawnWithItsCopies() throws {
    let (replicator, _) = replicator(2)
    let context = try CGContext(width: 100, height: 100, scale: 1)
    replicator.render(in: context)
    let image = try #require(context.makeImage())
    #expect(image.color(x: 5, y: 5).red == 1 && image.color(x: 25, y: 5).red == 1)
    #expect(image.color(x: 15, y: 5).alpha == 0)
  }

  @Test func goesWithItsCopies() {
    LayerFixture.run { fixture in
      weak var gone: CAReplicatorLayer?
      do {
        let (replicator, _) = replicator(3)
        gone = replicator
        fixture.root.addSublayer(replicator)
        fixture.commit()
        replicator.removeFromSuperlayer()
        fixture.commit()
      }
      #expect(gone == nil)
    }
  }
}
