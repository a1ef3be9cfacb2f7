import Diagnostics
import DisplayProtocol

/// A layer from which particles come: pictures that are born on a shape, move, turn, grow and fade, and die.
///
/// Particles are layers whose lives are described to the display once, as animations, so that nothing is sent
/// while they move. The same ``seed`` gives the same particles. They begin when the layer comes onto a
/// screen. At most 2,000 live at a time; those beyond are not born.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The most particles that live at a time.
  static let mostParticles = 2_000
  /// Seconds for which births are worked out together.
  static let step: TimeInterval = 0.1
  /// The depth to which particles may emit others.
  static let deepestEmission = 3

  /// The kinds of particles; nil by default. New ones begin at once.
  open var emitterCells: [CAEmitterCell]? {
    didSet { restart() }
  }
  /// The factor on the cells' birth rates; 1 by default.
  open var birthRate: Float = 1 { didSet { if birthRate > 0, oldValue <= 0 { wake() } } }
  /// The factor on the cells' lifetimes; 1 by default.
  open var lifetime: Float = 1
  /// The middle of the shape, in the layer's space; zero by default.
  open var emitterPosition = CGPoint.zero
  /// The depth of the shape; layers lie in one plane, so it is only kept.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape; zero by default.
  open var emitterSize = CGSize.zero
  /// The depth of the shape; layers lie in one plane, so it is only kept.
  open var emitterDepth: CGFloat = 0
  /// The shape; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape on which particles are born; all of it by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn; any by default.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet {
      guard renderMode == .additive, oldValue != .additive, !CAEmitterLayer.hasWarned else { return }
      CAEmitterLayer.hasWarned = true
      Log.animation.warning(
        "CAEmitterLayer.renderMode: particles are drawn over each other; colors are not added.")
    }
  }
  private static var hasWarned = false
  /// Whether particles keep their depth; layers lie in one plane, so it is only kept.
  open var preservesDepth = false
  /// The factor on the cells' velocities; 1 by default.
  open var velocity: Float = 1
  /// The factor on the cells' scales; 1 by default.
  open var scale: Float = 1
  /// The factor on the cells' spins; 1 by default.
  open var spin: Float = 1
  /// The number from which all that is random follows; 0 by default.
  open var seed: UInt32 = 0 { didSet { if seed != oldValue { restart() } } }

  /// The layer that holds the particles; nil until the first is born.
  private var stage: CALayer?
  private var sources: [(source: EmitterSource, depth: Int)] = []
  private var living: [(layer: CALayer, death: TimeInterval)] = []
  private var nextStep: TimeInterval = 0
  private var alarm: Alarm?
  /// The layer's time as the births that are worked out have it.
  private var lastMap = TimeMap()
  private var localNow: TimeInterval { timeMap.local(SystemClock.current.now) }
  private var tints = TintedImages()

  override var ownSublayers: [CALayer] { stage.map { [$0] } ?? [] }

  override func adopt(_ newHost: LayerHost?) {
    super.adopt(newHost)
    if newHost == nil { stop() } else { restart() }
  }

  /// The number of particles that live or are about to be born.
  var particleCount: Int { living.count }

  private func stop() {
    alarm?.cancel()
    alarm = nil
    sources = []
    for particle in living { particle.layer.removeFromSuperlayer() }
    living = []
  }

  /// Begins with the cells anew; particles that live go on.
  private func restart() {
    alarm?.cancel()
    alarm = nil
    sources = []
    guard host != nil, let emitterCells else { return }
    let now = localNow
    for (index, cell) in emitterCells.enumerated() {
      let own = UInt64(seed) &* 0x1_0000_0001 &+ UInt64(index) &* 7_919
      sources.append((EmitterSource(cell, at: now, seed: own), 0))
    }
    nextStep = now
    advance()
  }

  private func wake() {
    guard alarm == nil, host != nil, !sources.isEmpty else { return }
    nextStep = localNow
    for index in sources.indices { sources[index].source.skip(to: nextStep) }
    advance()
  }

  /// Works out the births of the next step, and removes those that have died.
  private func advance() {
    let map = timeMap
    let now = map.local(SystemClock.current.now)
    (lastMap, alarm) = (map, nil)
    let dead = living.filter { $0.death <= now }
    if !dead.isEmpty {
      for particle in dead { particle.layer.removeFromSuperlayer() }
      living.removeAll { $0.death <= now }
    }
    nextStep = max(nextStep, now) + CAEmitterLayer.step
    var index = 0
    while index < sources.count {
      for birth in sources[index].source.births(
        until: nextStep, rate: sources[index].depth == 0 ? birthRate : 1)
      {
        emitParticle(by: index, at: birth)
      }
      index += 1
    }
    sources.removeAll { $0.source.end <= nextStep }
    guard !living.isEmpty || birthRate > 0 && !sources.isEmpty else { return }
    setAlarm()
  }

  private func setAlarm() {
    alarm?.cancel()
    alarm = nil
    guard lastMap.rate > 0 else { return }
    let wait = (nextStep - CAEmitterLayer.step / 2 - localNow) / lastMap.rate
    alarm = SystemClock.current.after(wait) { [weak self] in self?.advance() }
  }

  /// Goes on in the layer's new time. Where it jumped by more than a step, particles begin anew.
  func timeDidChange() {
    guard host != nil, !sources.isEmpty || !living.isEmpty else { return }
    let (old, now) = (lastMap.local(SystemClock.current.now), localNow)
    lastMap = timeMap
    guard abs(now - old) < CAEmitterLayer.step else {
      stop()
      restart()
      return
    }
    setAlarm()
  }

  private func emitParticle(by index: Int, at birth: TimeInterval) {
    let cell = sources[index].source.cell
    guard living.count < CAEmitterLayer.mostParticles,
      let particle = sources[index].source.makeParticle(of: self, at: birth)
    else { return }
    let depth = sources[index].depth + 1
    if depth < CAEmitterLayer.deepestEmission {
      for child in cell.emitterCells ?? [] {
        let seed = sources[index].source.nextSeed()
        sources.append((EmitterSource(child, parent: particle, at: birth, seed: seed), depth))
      }
    }
    guard let layer = particle.makeLayer(of: cell, tints: &tints) else { return }
    living.append((layer, particle.death))
    let stage = ensureStage()
    let isBehind = renderMode == .oldestLast || renderMode == .unordered
    if isBehind { stage.insertSublayer(layer, at: 0) } else { stage.addSublayer(layer) }
  }

  private func ensureStage() -> CALayer {
    if let stage { return stage }
    let made = CALayer()
    made.isStill = true
    stage = made
    attachOwn(made)
    return made
  }

  /// Returns a point of the shape and, on a line or an outline, the direction away from it.
  func birthplace(_ random: inout ParticleRandom) -> (point: CGPoint, normal: CGFloat?) {
    let (first, second) = (random.unit(), random.unit())
    let (width, height) = (emitterSize.width, emitterSize.height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: emitterPosition.x + x, y: emitterPosition.y + y)
    }
    switch emitterShape {
    case .line:
      let part = emitterMode == .points ? first.rounded() : first
      return (at((part - 0.5) * width, 0), -.pi / 2)
    case .rectangle, .cuboid:
      switch emitterMode {
      case .points:
        return (at((first.rounded() - 0.5) * width, (second.rounded() - 0.5) * height), nil)
      case .outline:
        return onOutline(first, width: width, height: height, at)
      default:
        return (at((first - 0.5) * width, (second - 0.5) * height), nil)
      }
    case .circle, .sphere:
      let angle = first * 2 * .pi
      let isOutline = emitterMode == .outline || emitterMode == .points
      let radius = width * (isOutline ? 1 : second.squareRoot())
      return (at(cos(angle) * radius, sin(angle) * radius), isOutline ? angle : nil)
    default: return (emitterPosition, nil)
    }
  }

  private func onOutline(
    _ part: CGFloat, width: CGFloat, height: CGFloat, _ at: (CGFloat, CGFloat) -> CGPoint
  ) -> (point: CGPoint, normal: CGFloat?) {
    var way = part * 2 * (width + height)
    if way < width { return (at(way - width / 2, -height / 2), -.pi / 2) }
    way -= width
    if way < height { return (at(width / 2, way - height / 2), 0) }
    way -= height
    if way < width { return (at(width / 2 - way, height / 2), .pi / 2) }
    return (at(-width / 2, height / 2 - (way - width)), .pi)
  }
}
