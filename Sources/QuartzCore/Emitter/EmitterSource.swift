import DisplayProtocol

/// The births of one cell's particles: the emitter's own, or those that one particle emits.
@MainActor struct EmitterSource {
  let cell: CAEmitterCell
  /// The particle that emits; nil for the emitter itself.
  let parent: Particle?
  /// The time from which on particles are born.
  let start: TimeInterval
  /// The time of the last birth.
  let end: TimeInterval
  private(set) var random: ParticleRandom
  /// The part of a particle that is due since the last one.
  private var due = 0.0
  private var time: TimeInterval

  init(_ cell: CAEmitterCell, parent: Particle? = nil, at now: TimeInterval, seed: UInt64) {
    self.cell = cell
    self.parent = parent
    start = now + max(cell.beginTime, 0)
    let own = cell.duration > 0 ? start + cell.duration : .infinity
    end = min(own, parent?.death ?? .infinity)
    random = ParticleRandom(seed: seed)
    time = start
  }

  /// Returns the times of the births until a moment.
  mutating func births(until moment: TimeInterval, rate factor: Float) -> [TimeInterval] {
    let until = min(moment, end)
    guard until > time else { return [] }
    defer { time = until }
    let rate = Double(cell.birthRate) * Double(factor)
    guard cell.isEnabled, rate.isFinite, rate > 0 else { return [] }
    var births: [TimeInterval] = []
    let next = (1 - due) / rate
    var birth = time + next
    while birth <= until, births.count < CAEmitterLayer.mostParticles {
      births.append(birth)
      birth += 1 / rate
    }
    due = births.isEmpty ? due + (until - time) * rate : min(max(1 - (birth - until) * rate, 0), 1)
    return births
  }

  /// Leaves the time before a moment without births.
  mutating func skip(to moment: TimeInterval) { time = max(time, moment) }

  /// Makes a particle that is born at a time.
  mutating func makeParticle(of layer: CAEmitterLayer, at birth: TimeInterval) -> Particle? {
    let lifetime = random.value(cell.lifetime, range: cell.lifetimeRange) * CGFloat(layer.lifetime)
    let place: (point: CGPoint, normal: CGFloat?)
    if let parent {
      place = (parent.position(at: birth - parent.birth), nil)
    } else {
      place = layer.birthplace(&random)
    }
    let angle = random.value(cell.emissionLongitude, range: cell.emissionRange) + (place.normal ?? 0)
    let speed =
      random.value(cell.velocity, range: cell.velocityRange) * CGFloat(layer.velocity)
      * cos(cell.emissionLatitude)
    let scale = random.value(cell.scale, range: cell.scaleRange) * CGFloat(layer.scale)
    let spin = random.value(cell.spin, range: cell.spinRange) * CGFloat(layer.spin)
    let tint = cell.color ?? .white
    let color = [
      random.value(tint.red, range: CGFloat(cell.redRange)),
      random.value(tint.green, range: CGFloat(cell.greenRange)),
      random.value(tint.blue, range: CGFloat(cell.blueRange)),
      random.value(tint.alpha, range: CGFloat(cell.alphaRange)),
    ]
    let numbers = [lifetime, place.point.x, place.point.y, angle, speed, scale, spin]
    guard lifetime > 0, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return Particle(
      birth: birth, lifetime: TimeInterval(lifetime), start: place.point,
      velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      acceleration: CGVector(dx: finite(cell.xAcceleration), dy: finite(cell.yAcceleration)), scale: scale,
      scaleSpeed: finite(cell.scaleSpeed) * CGFloat(layer.scale), spin: spin, color: color,
      colorSpeed: [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map {
        finite(CGFloat($0))
      })
  }

  /// The seed of a particle's own emissions.
  mutating func nextSeed() -> UInt64 { UInt64(random.unit() * CGFloat(UInt64(1) << 53)) }
}
