import DisplayProtocol

/// Makes one page's pointers into the app's: names that no other page uses, times of one clock that never
/// goes back, and only steps that follow from the last.
enum PointerTranslator {
  /// The maximum number of pointers of a page that may be down at once.
  static let limit = 32

  /// The inputs that a page's step means to the app; none for a step that makes no sense.
  static func inputs(for step: PointerInput, in session: Session, now: TimeInterval) -> [Input] {
    var step = step
    let name = step.pointerID
    step.pointerID = session.number * 1_000_000 + (name % 1_000_000 + 1_000_000) % 1_000_000
    step.timestamp = session.time(step.timestamp, now: now)
    // A press that was taken back while the page was not connected goes on.
    var resumed: [Input] = []
    if let down = session.suspendedPresses.removeValue(forKey: name), step.phase == .move || step.phase == .up
    {
      var again = down
      again.timestamp = step.timestamp
      session.pointers[name] = Session.Pointer(down: again, last: again)
      resumed = [.pointer(again)]
    }
    let isDown = session.pointers[name] != nil
    switch step.phase {
    case .down:
      guard isDown || session.pointers.count < limit else { return [] }
      let cancelled = isDown ? cancel(name, in: session, now: now) : []
      session.pointers[name] = Session.Pointer(down: step, last: step)
      return cancelled + [.pointer(step)]
    case .move:
      guard isDown || step.kind != .touch else { return [] }
      session.pointers[name]?.last = step
      return resumed + [.pointer(step)]
    case .up, .cancel:
      guard isDown else { return [] }
      session.pointers[name] = nil
      return resumed + [.pointer(step)]
    }
  }

  /// The inputs that take back all pointers of a page that has gone.
  static func cancelAll(in session: Session, now: TimeInterval) -> [Input] {
    session.suspendedPresses = [:]
    return session.pointers.keys.sorted().flatMap { cancel($0, in: session, now: now) }
  }

  /// The inputs that take back the presses younger than `age` seconds; they are given again when the page
  /// goes on with them.
  static func suspendPresses(in session: Session, youngerThan age: TimeInterval, now: TimeInterval) -> [Input]
  {
    session.pointers.keys.sorted().flatMap { name -> [Input] in
      guard let down = session.pointers[name]?.down, now - down.timestamp < age else { return [] }
      session.suspendedPresses[name] = down
      return cancel(name, in: session, now: now)
    }
  }

  private static func cancel(_ name: Int, in session: Session, now: TimeInterval) -> [Input] {
    guard var step = session.pointers.removeValue(forKey: name)?.last else { return [] }
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
