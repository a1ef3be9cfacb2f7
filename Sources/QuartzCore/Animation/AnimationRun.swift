import DisplayProtocol

/// The animations that one block, transaction or explicit animation began, and what is called when the last
/// of them has ended.
@MainActor package final class AnimationRun {
  /// One animation of one layer.
  package struct Part {
    package weak var layer: CALayer?
    /// The key under which it runs.
    package let key: String
    /// The value before the animation began, by the property that moves.
    package let original: LayerProperty?
    /// The animation, before anything adjusted it.
    package let animation: LayerAnimation
    package var end: TimeInterval
  }

  /// Whether views that move take touches meanwhile.
  package var allowsTouches = true
  /// Adjusts an animation that is about to begin, after everything else.
  package var adjust: ((inout LayerAnimation) -> Void)?
  /// Called once when all have ended, with whether they finished.
  package var onEnd: ((_ finished: Bool) -> Void)?

  /// The animations that have begun and not ended.
  package private(set) var parts: [Part] = []
  /// Ways that the next commit turns into animations, or finds that nothing moves.
  private var expected = 0
  private var isInterrupted = false
  private var isSealed = false
  private var alarm: Alarm?
  /// The runs that do not end before this one.
  private var waiting: [AnimationRun] = []
  private var isNotified = false

  package init(onEnd: ((_ finished: Bool) -> Void)? = nil) {
    self.onEnd = onEnd
  }

  /// Whether anything belongs to it that has not ended.
  var isUnderWay: Bool { expected > 0 || !parts.isEmpty }

  /// Whether all that belongs to it is known and has ended.
  package var isOver: Bool { isSealed && expected == 0 && parts.isEmpty }

  /// Closes the run to further animations. Without any, its end is reported soon, or at once.
  package func seal(notifyingAtOnce: Bool = false) {
    isSealed = true
    if notifyingAtOnce, isOver { notifyEnd() } else { checkEnd() }
  }

  /// Does not end before another run has.
  func wait(for other: AnimationRun) {
    guard other !== self, !other.isNotified, !other.waiting.contains(where: { $0 === self }) else { return }
    expect()
    other.waiting.append(self)
  }

  /// Expects a result of the next commit.
  func expect() {
    expected += 1
  }

  /// Resolves an expected animation: one that ends at some time, or none.
  func resolve(_ part: Part?, isInterrupted: Bool = false) {
    expected -= 1
    if isInterrupted { self.isInterrupted = true }
    if let part { add(part) }
    checkEnd()
  }

  /// Adds an animation that ends at some time; infinity for one that ends only when it is ended.
  func add(_ part: Part) {
    parts.append(part)
    setAlarm()
  }

  /// An animation was ended before its time.
  func interrupt(_ key: String, of layer: CALayer) {
    let count = parts.count
    parts.removeAll { $0.layer === layer && $0.key == key }
    guard parts.count < count else { return }
    isInterrupted = true
    checkEnd()
  }

  /// Removes an animation from the run.
  func release(_ key: String, of layer: CALayer) {
    parts.removeAll { $0.layer === layer && $0.key == key }
    checkEnd()
  }

  /// An animation ends at another time, as after a pause.
  package func move(_ key: String, of layer: CALayer, toEndAt end: TimeInterval) {
    for index in parts.indices where parts[index].layer === layer && parts[index].key == key {
      parts[index].end = end
    }
    setAlarm()
  }

  private func setAlarm() {
    alarm?.cancel()
    let end = parts.reduce(0) { max($0, $1.end) }
    guard !parts.isEmpty, end.isFinite else { return }
    alarm = SystemClock.current.after(end - SystemClock.current.now) { [self] in
      let ended = exchange(&parts, with: [])
      for part in ended { part.layer?.removeEndedAnimation(part.key) }
      adjust = nil
      if isOver { notifyEnd() }
    }
  }

  private func checkEnd() {
    guard isOver else { return }
    alarm?.cancel()
    // Never in the midst of a commit.
    alarm = SystemClock.current.after(0) { [self] in notifyEnd() }
  }

  private func notifyEnd() {
    alarm = nil
    isNotified = true
    exchange(&onEnd, with: nil)?(!isInterrupted)
    for run in exchange(&waiting, with: []) { run.resolve(nil, isInterrupted: isInterrupted) }
  }
}
