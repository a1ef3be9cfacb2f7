import DisplayProtocol

/// Makes one page's pointers into the app's: names that no other page uses, times of one clock that never
/// goes back, and only steps that follow from the last.
enum PointerTranslator {
  /// How many pointers of a page may be down at once.
  static let limit = 32

  /// The inputs that a page's step means to the app; none for a step that makes no sense.
  static func inputs(for step: PointerInput, in session: Session, now: TimeInterval) -> [Input] {
    var step = step
    let name = step.pointerID
    step.pointerID = session.number * 1_000_000 + (name % 1_000_000 + 1_000_000) % 1_000_000
    step.timestamp = session.time(step.timestamp, now: now)
    let isDown = session.pointers[name] != nil
    switch step.phase {
    case .down:
      guard isDown || session.pointers.count < limit else { return [] }
      let cancelled = isDown ? cancel(name, in: session, now: now) : []
      session.pointers[name] = step
      return cancelled + [.pointer(step)]
    case .move:
      guard isDown || step.kind != .touch else { return [] }
      if isDown { session.pointers[name] = step }
      return [.pointer(step)]
    case .up, .cancel:
      guard isDown else { return [] }
      session.pointers[name] = nil
      return [.pointer(step)]
    }
  }

  /// The inputs that take back all pointers of a page that has gone.
  static func cancelAll(in session: Session, now: TimeInterval) -> [Input] {
    session.pointers.keys.sorted().flatMap { cancel($0, in: session, now: now) }
  }

  private static func cancel(_ name: Int, in session: Session, now: TimeInterval) -> [Input] {
    guard var step = session.pointers.removeValue(forKey: name) else { return [] }
    step.phase = .cancel
    step.timestamp = session.time(now - session.clockOffset, now: now)
    return [.pointer(step)]
  }
}

extension Session {
  /// A time of the page's clock, by the app's.
  fileprivate func time(_ pageTime: TimeInterval, now: TimeInterval) -> TimeInterval {
    lastTime = max(lastTime, min(pageTime + clockOffset, now))
    return lastTime
  }
}
