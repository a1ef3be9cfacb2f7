import DisplayProtocol
import Foundation
import Testing

@testable import QuartzCore

@MainActor struct EmitterTests {
  private func picture() -> CGImage {
    let context = try! CGContext(width: 4, height: 4, scale: 1)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return context.makeImage()!
  }

  private func cell(rate: Float = 10, lifetime: Float = 1) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = picture()
    (cell.birthRate, cell.lifetime, cell.velocity) = (rate, lifetime, 100)
    return cell
  }

  /// The layers of the particles.
  private func particles(_ emitter: CAEmitterLayer) -> [CALayer] {
    emitter.ownSublayers.flatMap { $0.sublayers ?? [] }
  }

  /// The particles that are seen, by what shows of them now.
  private func seen(_ emitter: CAEmitterLayer) -> [CALayer] {
    particles(emitter).compactMap { $0.presentation() }.filter { $0.opacity > 0 }
  }

  @Test func beginsAsCoreAnimations() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(emitter.birthRate == 1 && emitter.lifetime == 1 && emitter.velocity == 1 && emitter.seed == 0)
    #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered && emitter.emitterCells == nil)
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(cell.color == .white && cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func asManyAreSeenAsRateAndLifetimeSay() {
    LayerFixture.run { fixture in
      let emitter = CAEmitterLayer()
      emitter.emitterCells = [cell(rate: 10, lifetime: 1)]
      fixture.root.addSublayer(emitter)
      fixture.advance(0.56)
      #expect(seen(emitter).count == 5)
      fixture.advance(2)
      #expect((9...11).contains(seen(emitter).count))
      #expect(emitter.sublayers == nil)
      // Nothing is sent while particles only move.
      fixture.clock.advance(0.001)
      fixture.commit()
      #expect(fixture.changes.isEmpty)
      emitter.birthRate = 0
      fixture.advance(1.3)
      #expect(particles(emitter).isEmpty)
      emitter.birthRate = 1
      fixture.advance(0.35)
      #expect((3...4).contains(seen(emitter).count))
    }
  }

  @Test func aParticleFallsByItsAcceleration() throws {
    try LayerFixture.run { fixture in
      let emitter = CAEmitterLayer()
      let drop = cell(rate: 1, lifetime: 4)
      drop.yAcceleration = 50
      drop.alphaSpeed = -0.5
      emitter.emitterPosition = CGPoint(x: 10, y: 20)
      emitter.emitterCells = [drop]
      fixture.root.addSublayer(emitter)
      fixture.advance(2)
      let shown = try #require(seen(emitter).max { $0.position.x < $1.position.x })
      #expect(abs(shown.position.x - 110) < 0.5 && abs(shown.position.y - 45) < 0.5)
      #expect(abs(shown.opacity - 0.5) < 0.01)
    }
  }

  @Test func theSameSeedGivesTheSameParticles() {
    func places(seed: UInt32) -> [CGPoint] {
      var places: [CGPoint] = []
      LayerFixture.run { fixture in
        let emitter = CAEmitterLayer()
        let wide = cell()
        wide.emissionRange = .pi * 2
        wide.velocityRange = 50
        emitter.emitterShape = .circle
        emitter.emitterSize = CGSize(width: 30, height: 0)
        emitter.seed = seed
        emitter.emitterCells = [wide]
        fixture.root.addSublayer(emitter)
        fixture.advance(0.85)
        places = seen(emitter).map(\.position)
      }
      return places
    }
    #expect(places(seed: 3).count == 8 && places(seed: 3) == places(seed: 3))
    #expect(places(seed: 3) != places(seed: 4))
  }

  @Test func shapesSayWhereAndAwayFromWhat() throws {
    let emitter = CAEmitterLayer()
    emitter.emitterSize = CGSize(width: 40, height: 20)
    emitter.emitterPosition = CGPoint(x: 100, y: 100)
    var random = ParticleRandom(seed: 1)
    emitter.emitterShape = .line
    for _ in 0..<50 {
      let place = emitter.birthplace(&random)
      #expect(place.point.y == 100 && abs(place.point.x - 100) <= 20 && place.normal == -.pi / 2)
    }
    emitter.emitterShape = .rectangle
    emitter.emitterMode = .outline
    for _ in 0..<50 {
      let place = emitter.birthplace(&random)
      let (dx, dy) = (abs(place.point.x - 100), abs(place.point.y - 100))
      #expect(abs(dx - 20) < 1e-9 && dy <= 10.001 || abs(dy - 10) < 1e-9 && dx <= 20.001)
    }
    emitter.emitterShape = .circle
    for _ in 0..<50 {
      let place = emitter.birthplace(&random)
      #expect(abs(hypot(place.point.x - 100, place.point.y - 100) - 40) < 1e-9)
      #expect(abs(cos(try #require(place.normal)) * 40 - (place.point.x - 100)) < 1e-9)
    }
  }

  @Test func particlesEmitOthers() {
    LayerFixture.run { fixture in
      let emitter = CAEmitterLayer()
      let rocket = CAEmitterCell()
      (rocket.birthRate, rocket.lifetime, rocket.velocity) = (1, 1, 100)
      rocket.emitterCells = [cell(rate: 10, lifetime: 0.5)]
      emitter.emitterCells = [rocket]
      fixture.root.addSublayer(emitter)
      fixture.advance(1.6)
      let places = seen(emitter).map(\.position.x)
      #expect(!places.isEmpty && places.allSatisfy { $0 > 0 })
    }
  }

  @Test func oddNumbersBearNothing() {
    LayerFixture.run { fixture in
      let emitter = CAEmitterLayer()
      let cells = [
        cell(rate: .nan), cell(rate: .infinity), cell(rate: -3), cell(lifetime: 0), cell(lifetime: .nan),
      ]
      let far = cell()
      far.velocity = 1e9
      let disabled = cell()
      disabled.isEnabled = false
      emitter.emitterCells = cells + [far, disabled]
      fixture.root.addSublayer(emitter)
      fixture.advance(0.5)
      #expect(emitter.particleCount == 0)
      emitter.emitterCells = [cell(rate: 1e9, lifetime: 100)]
      fixture.advance(0.2)
      #expect(emitter.particleCount == CAEmitterLayer.mostParticles)
    }
  }

  @Test func stopsWhereItIsNotShown() {
    LayerFixture.run { fixture in
      weak var gone: CAEmitterLayer?
      do {
        let emitter = CAEmitterLayer()
        gone = emitter
        emitter.emitterCells = [cell()]
        fixture.root.addSublayer(emitter)
        fixture.advance(0.5)
        emitter.removeFromSuperlayer()
        fixture.commit()
        #expect(emitter.particleCount == 0)
      }
      #expect(gone == nil)
    }
  }

  @Test func picturesAreMultipliedByColors() {
    var tints = TintedImages()
    let white = picture()
    #expect(tints.image(white, times: [1, 1, 1]) === white)
    let red = tints.image(white, times: [1, 0, 0])
    #expect(tints.image(white, times: [0.99, 0.01, 0]) === red)
    #expect(red.color(x: 1, y: 1) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
