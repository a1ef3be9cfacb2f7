import QuartzCore

/// An object that changes by itself from frame to frame.
@MainActor protocol FrameFollower: AnyObject {
  /// Moves to a moment of the clock. Returns whether it moves on.
  func moves(to time: TimeInterval) -> Bool
}

/// Calls what moves by itself once for every frame that the screen can show, while anything does.
@MainActor final class FrameClock {
  /// The screen's.
  static let main = FrameClock()

  private var followers: [any FrameFollower] = []
  /// The time at which the frames began, and the number of the next frame.
  private var start: TimeInterval = 0
  private var frame = 0
  private var alarm: Alarm?
  /// The clock on which the next frame is waited for.
  private var clock: (any MediaClock)?

  /// Calls a follower for every frame from the next one on, until it says that it rests.
  func follow(_ follower: any FrameFollower) {
    guard !followers.contains(where: { $0 === follower }) else { return }
    followers.append(follower)
    // A test may have set another clock meanwhile, on which nothing waits yet.
    if alarm != nil, clock === SystemClock.current { return }
    alarm?.cancel()
    start = SystemClock.current.now
    frame = 0
    waitForNextFrame()
  }

  /// Removes a follower.
  func leave(_ follower: any FrameFollower) {
    followers.removeAll { $0 === follower }
    guard followers.isEmpty else { return }
    alarm?.cancel()
    alarm = nil
  }

  private func waitForNextFrame() {
    clock = SystemClock.current
    let now = SystemClock.current.now
    let length = 1 / Double(UIScreen.main.maximumFramesPerSecond)
    // Frames that were missed are not made up for.
    frame = max(frame + 1, Int(bounding: ((now - start) / length).rounded(.down)))
    alarm = SystemClock.current.after(start + Double(frame) * length - now) { [weak self] in self?.tick() }
  }

  private func tick() {
    let time = SystemClock.current.now
    for follower in followers where followers.contains(where: { $0 === follower }) {
      if !follower.moves(to: time) { leave(follower) }
    }
    if followers.isEmpty { alarm = nil } else { waitForNextFrame() }
    UIScreen.main.finishTurn()
  }
}
