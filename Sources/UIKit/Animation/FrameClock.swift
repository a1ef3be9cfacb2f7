import QuartzCore

/// Something that moves by itself from frame to frame.
@MainActor protocol FrameFollower: AnyObject {
  /// Moves to a moment, in seconds of `CACurrentMediaTime()`. Answers whether it moves on.
  func moves(to time: TimeInterval) -> Bool
}

/// Calls what moves by itself once for every frame that the screen can show, while anything does.
@MainActor final class FrameClock {
  /// The screen's.
  static let main = FrameClock()

  private var followers: [ObjectIdentifier: any FrameFollower] = [:]
  private var order: [ObjectIdentifier] = []
  private var timer: (any DispatchSourceTimer)?

  /// Calls a follower for every frame from the next one on, until it says that it rests.
  func follow(_ follower: any FrameFollower) {
    let id = ObjectIdentifier(follower)
    guard followers.updateValue(follower, forKey: id) == nil else { return }
    order.append(id)
    if timer == nil { start() }
  }

  /// Calls a follower no more.
  func leave(_ follower: any FrameFollower) {
    remove(ObjectIdentifier(follower))
  }

  private func remove(_ id: ObjectIdentifier) {
    guard followers.removeValue(forKey: id) != nil else { return }
    order.removeAll { $0 == id }
    guard order.isEmpty else { return }
    timer?.cancel()
    timer = nil
  }

  private func start() {
    let interval = 1 / Double(UIScreen.main.maximumFramesPerSecond)
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler {
      MainActor.assumeIsolated { FrameClock.main.tick() }
    }
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.activate()
    self.timer = timer
  }

  private func tick() {
    let time = CACurrentMediaTime()
    for id in order {
      guard let follower = followers[id] else { continue }
      if !follower.moves(to: time) { remove(id) }
    }
    UIScreen.main.finishTurn()
  }
}
