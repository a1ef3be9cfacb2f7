import DisplayProtocol
import Foundation

/// The steps that wait for the app, by session. The session that has used least of the app's time comes first
/// (``FairQueue``), so a flood from one tab delays another's input by what the app has been given already,
/// and not by the flood. Used on the server's loop only.
final class InputQueue {
  /// The number of steps that the app is given before it has finished the first of them.
  static let mostUnderWay = 8
  /// The seconds of work that the app is given ahead, by what its sessions' steps took of late.
  static let longestUnderWay = 0.008
  /// The number of a session's unfinished steps, and their bytes, past which its tab is no longer read from;
  /// at a quarter of both reading goes on.
  static let limits = (steps: 256, bytes: 1024 * 1024)
  /// The bytes of the unfinished steps of all sessions past which a tab is no longer read from either, as
  /// soon as it sends something.
  static let mostBytes = 16 * 1024 * 1024
  /// The number of moves that are given as one.
  static let mostMerged = 16

  /// The seconds that a step counts at least: its way to the app and back, which takes longer than what an
  /// empty one does there. Otherwise a tab whose one step took long would wait for thousands of another's.
  static let shortestStep = 0.000_2
  /// The seconds for which steps follow each other before the loop does other work: the app may finish short
  /// ones so fast that the loop would never come to its connections.
  static let longestRun = 0.002
  /// The seconds after which the loop has done other work.
  private static let pause = 0.000_1

  private let now: () -> TimeInterval
  private let after: (TimeInterval, @escaping () -> Void) -> Void
  private let deliver: Hub.Deliver
  private var waiting = FairQueue<Session>()
  private var underWay = 0
  private var bytes = 0
  private var expectedUnderWay: TimeInterval = 0
  private var finishedAt: TimeInterval = 0
  private var isPumping = false
  private var isScheduled = false
  /// The times at which the run of steps began, and at which it went on last.
  private var run = (began: 0.0, continued: 0.0)

  /// Whether the app gets nothing for the moment.
  var isHeld = false {
    didSet { if !isHeld { pump() } }
  }

  /// Gives the inputs that a step means to the app, in the moment in which the app gets them.
  var inputs: (Session.Step, Session) -> [Input] = { _, _ in [] }
  /// Called when the app has finished a step.
  var finish: (Session.Step, Session) -> Void = { _, _ in }

  init(
    now: @escaping () -> TimeInterval,
    after: @escaping (_ seconds: TimeInterval, @escaping () -> Void) -> Void,
    deliver: @escaping Hub.Deliver
  ) {
    self.now = now
    self.after = after
    self.deliver = deliver
  }

  /// Adds a session's step, which came in so many bytes.
  func enqueue(_ step: Session.Step, bytes: Int = 0, of session: Session) {
    session.load.steps += 1
    session.load.bytes += bytes
    self.bytes += bytes
    if let last = session.steps.indices.last, session.steps[last].count < Self.mostMerged,
      let merged = step.merged(with: session.steps[last].step)
    {
      session.steps[last].step = merged
      session.steps[last].count += 1
      session.steps[last].bytes += bytes
    } else {
      session.steps.append(Session.WaitingStep(step: step, bytes: bytes))
      waiting.append(session)
    }
    if session.load.steps > Self.limits.steps || session.load.bytes > Self.limits.bytes
      || self.bytes > Self.mostBytes
    {
      session.pause()
    }
    pump()
  }

  private var hasRoom: Bool {
    underWay == 0 || (underWay < Self.mostUnderWay && expectedUnderWay < Self.longestUnderWay)
  }

  private func isRunTooLong() -> Bool {
    let time = now()
    if time - run.continued > Self.pause { run.began = time }
    run.continued = time
    guard time - run.began > Self.longestRun, !waiting.isEmpty else { return false }
    isScheduled = true
    after(Self.pause) { [self] in
      isScheduled = false
      run = (now(), now())
      pump()
    }
    return true
  }

  private func pump() {
    guard !isPumping, !isScheduled, !isHeld, !isRunTooLong() else { return }
    isPumping = true
    defer { isPumping = false }
    while hasRoom, let session = waiting.popFirst() {
      let next = session.steps.removeFirst()
      if !session.steps.isEmpty { waiting.append(session) }
      let (began, expected) = (now(), session.expectedStep)
      underWay += 1
      expectedUnderWay += expected
      deliver(inputs(next.step, session)) { [self] in
        underWay -= 1
        expectedUnderWay = underWay == 0 ? 0 : expectedUnderWay - expected
        let end = now()
        bytes -= next.bytes
        session.count(next, seconds: end - max(began, finishedAt))
        finishedAt = end
        finish(next.step, session)
        if session.load.steps <= Self.limits.steps / 4, session.load.bytes <= Self.limits.bytes / 4 {
          session.resume()
        }
        pump()
      }
    }
  }
}

extension Session {
  /// Counts a finished step.
  fileprivate func count(_ step: WaitingStep, seconds: TimeInterval) {
    load.steps -= step.count
    load.bytes -= step.bytes
    share.charge(max(seconds, InputQueue.shortestStep))
    expectedStep = max(seconds, 0.75 * expectedStep + 0.25 * seconds)
  }

  /// Stops reading from the tab.
  fileprivate func pause() {
    guard !isPaused else { return }
    isPaused = true
    tab?.setReading(false)
  }

  fileprivate func resume() {
    guard isPaused else { return }
    isPaused = false
    tab?.setReading(true)
  }
}

extension Session.Step {
  /// The step that does for this one and the one before it: of a pointer's moves that wait the last counts,
  /// as in the client.
  fileprivate func merged(with former: Session.Step) -> Session.Step? {
    guard case .input(.pointer(let next), _) = self, case .input(.pointer(let last), _) = former,
      next.phase == .move, last.phase == .move, next.pointerID == last.pointerID, next.kind == last.kind
    else { return nil }
    return self
  }
}
