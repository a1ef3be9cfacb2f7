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
    LayerBench.run { bench in
      let (replicator, dot) = replicator(4)
      bench.root.addSublayer(replicator)
      bench.commit()
      #expect(copies(replicator).count == 3 && replicator.sublayers?.count == 1)
      #expect(
        replicator.ownSublayers.map { $0.convert(CGPoint.zero, to: replicator).x } == [20, 40, 60])
      dot.backgroundColor = .black
      bench.commit()
      #expect(copies(replicator).allSatisfy { $0.backgroundColor == .black })
      replicator.instanceCount = 2
      bench.commit()
      #expect(copies(replicator).count == 1)
      for count in [0, -5] {
        replicator.instanceCount = count
        bench.commit()
        #expect(copies(replicator).isEmpty)
      }
    }
  }

  @Test func aTurnWithoutChangesSendsNothing() {
    LayerBench.run { bench in
      let (replicator, _) = replicator(50)
      let other = CALayer()
      bench.root.addSublayer(replicator)
      bench.root.addSublayer(other)
      bench.commit()
      bench.commit()
      #expect(bench.changes.isEmpty)
      other.opacity = 0.5
      bench.commit()
      #expect(bench.changes.filter { if case .set = $0 { true } else { false } }.count == 1)
    }
  }

  @Test func colorsGoOnFromCopyToCopy() {
    LayerBench.run { bench in
      let (replicator, dot) = replicator(3)
      replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      replicator.instanceRedOffset = -0.5
      replicator.instanceAlphaOffset = -0.25
      bench.root.addSublayer(replicator)
      bench.commit()
      let colors = copies(replicator).compactMap(\.backgroundColor)
      #expect(colors.map(\.red) == [1, 0.5, 0] && colors.map(\.green) == [0.5, 0.5, 0.5])
      #expect(replicator.ownSublayers.map(\.opacity) == [1, 0.75, 0.5])
      // The originals show in the copies only, and are followed all the same.
      for color in [CGColor.black, .white] {
        dot.backgroundColor = color
        bench.commit()
        #expect(copies(replicator)[0].backgroundColor?.red == (color == .black ? 0 : 1))
      }
      replicator.instanceColor = .white
      bench.commit()
      #expect(copies(replicator).count == 2)
    }
  }

  @Test func animationsRunLaterInEachCopy() {
    LayerBench.run { bench in
      let (replicator, dot) = replicator(3)
      replicator.instanceDelay = 0.5
      bench.root.addSublayer(replicator)
      bench.commit()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1.0)
      dot.add(fade, forKey: "fade")
      bench.commit()
      bench.advance(0.75)
      let shown = copies(replicator).compactMap { $0.presentation()?.opacity }
      #expect(abs(shown[0] - 0.25) < 0.01 && shown[1] == 1)
      bench.advance(0.5)
      // The original's has ended; the copies' go on.
      #expect(dot.animationKeys() == nil)
      #expect(abs((copies(replicator)[1].presentation()?.opacity ?? 9) - 0.25) < 0.01)
    }
  }

  @Test func replicatorsLieInReplicators() {
    LayerBench.run { bench in
      let (inner, dot) = replicator(3)
      let outer = CAReplicatorLayer()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.addSublayer(inner)
      outer.instanceCount = 2
      bench.root.addSublayer(outer)
      bench.commit()
      @MainActor func count(_ layer: CALayer) -> Int {
        (layer.backgroundColor == nil ? 0 : 1)
          + (layer.drawingOrder + layer.ownSublayers).reduce(0) { $0 + count($1) }
      }
      #expect(count(outer) == 6)
      dot.isHidden = true
      bench.commit()
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
    LayerBench.run { bench in
      weak var gone: CAReplicatorLayer?
      do {
        let (replicator, _) = replicator(3)
        gone = replicator
        bench.root.addSublayer(replicator)
        bench.commit()
        replicator.removeFromSuperlayer()
        bench.commit()
      }
      #expect(gone == nil)
    }
  }
}
