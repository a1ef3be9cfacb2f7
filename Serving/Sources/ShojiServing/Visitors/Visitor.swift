import Foundation
import NIOCore
import ProcessEnding

/// A visitor of the app, while there is a process for them, or one is about to be.
struct Visitor: Sendable {
  /// The number of one opening of a visitor's folder, which no other one has. What is told of an earlier one
  /// changes nothing.
  struct ID: Hashable, Sendable {
    var number: Int
  }

  let id: ID
  let key: VisitorKey
  let identifier: String
  let visit: Visit

  /// The phase of the visitor's process. Each is left within a time of its own (see ``Deadlines``).
  enum Phase: Sendable {
    /// The visitor's folder is being opened; where it is lost meanwhile, it is closed at once.
    case opening(isLost: Bool)
    /// It is open, and no process could be ordered yet.
    case open(VisitorFolder)
    /// A process is ordered, and the template has not told it.
    case starting(VisitorProcess)
    /// It goes on.
    case running(VisitorProcess)
    /// It is to end: it was asked whether it does, told by a signal that it may use for saving, or killed.
    case ending(VisitorProcess, ProcessEnding)
    /// It has ended, and the folder is being kept.
    case closing
  }

  private(set) var phase: Phase
  /// The time at which the phase began.
  private(set) var since: NIODeadline
  /// The time at which the visitor was last there.
  var lastUse: NIODeadline
  /// Whether a page was connected, or used.
  private(set) var hasSeenPage = false
  /// The connections that wait for a process, the oldest first.
  var waiting: [WaitingConnection] = []

  /// Makes a visitor whose folder is about to be opened.
  init(_ id: ID, _ key: VisitorKey, visit: Visit, now: NIODeadline) {
    self.id = id
    self.key = key
    self.visit = visit
    identifier = key.identifier
    lastUse = now
    since = now
    phase = .opening(isLost: false)
  }

  /// Goes on to a phase.
  mutating func enter(_ phase: Phase, at now: NIODeadline) {
    self.phase = phase
    since = now
  }

  /// Notes that the visitor is there, with a page.
  mutating func see(at now: NIODeadline) {
    lastUse = now
    hasSeenPage = true
  }

  /// The folder, as long as it is open.
  var folder: VisitorFolder? { if case .open(let folder) = phase { folder } else { process?.folder } }

  /// The part of the folder that is kept when it is closed.
  ///
  /// - Parameter hasCrashed: Whether the process has crashed.
  func keeping(hasCrashed: Bool) -> FolderKeeping {
    guard folder?.isNew == true, !hasSeenPage else { return .everything }
    return hasCrashed ? .log : .nothing
  }

  /// Notes that another machine may have the visitor whose folder is being opened.
  mutating func lose() { if case .opening = phase { phase = .opening(isLost: true) } }

  /// The process, as long as there is one; changing it does not change the phase.
  var process: VisitorProcess? {
    get {
      switch phase {
      case .starting(let process), .running(let process), .ending(let process, _): process
      case .opening, .open, .closing: nil
      }
    }
    set {
      guard let newValue else { return }
      switch phase {
      case .starting: phase = .starting(newValue)
      case .running: phase = .running(newValue)
      case .ending(_, let ending): phase = .ending(newValue, ending)
      case .opening, .open, .closing: break
      }
    }
  }

  /// The step of the process' end; nil for one that goes on.
  var endingStep: ProcessEnding.Step? { if case .ending(_, let ending) = phase { ending.step } else { nil } }

  /// The process that goes on and is asked for nothing; nil for any other.
  var runningProcess: VisitorProcess? { if case .running(let process) = phase { process } else { nil } }

  /// The pages that are connected.
  var pages: Int { process?.pages ?? 0 }

  /// The time at which the process began; before that, of the phase.
  var start: NIODeadline { process?.start ?? since }

  /// Takes the connections that wait.
  mutating func takeWaiting() -> [WaitingConnection] {
    defer { waiting = [] }
    return waiting
  }
}

/// A visitor's process, as the front knows it.
struct VisitorProcess: Sendable {
  let folder: VisitorFolder
  /// The template that it is from.
  let template: Releases.Template.ID
  /// The time at which it was ordered.
  let start: NIODeadline
  /// Its number; nil until the template has told it.
  var number: pid_t?
  /// The pages that are connected.
  var pages = 0
  /// The connections that it was given and has not answered.
  var handed: [HandedConnection] = []
  /// Whether it has answered a connection.
  var hasAnswered = false
  /// The resources that it uses.
  var cost = ProcessCost()
  /// The time at which its channel ended: it has ended, and its template may be about to tell how.
  var silentSince: NIODeadline?

  /// Whether it goes on for some time, and does what it is there for.
  func hasRun(for time: TimeAmount, at now: NIODeadline) -> Bool {
    number != nil && hasAnswered && now - start >= time && silentSince == nil && cost.silentSince == nil
      && cost.stoppedSince == nil
      && handed.allSatisfy { $0.isTaken && !($0.isAwaited && now - $0.since > Deadlines.silence) }
  }
}

/// A connection that waits for a process.
struct WaitingConnection: Sendable {
  let id: Handover.ID
  /// The time at which it came.
  let since: NIODeadline
  /// Whether it may be handed to another process after one had it, and can be answered at once: it only asks
  /// for something, and is there as a whole.
  let isRepeatable: Bool
  /// The processes that had it and ended.
  var attempts = 0
}

/// A connection that a process was given.
struct HandedConnection: Sendable {
  var connection: WaitingConnection
  /// The time at which it was sent.
  let since: NIODeadline
  /// Whether the process has said that it has it.
  var isTaken = false

  /// Whether nothing but the process keeps it from being answered.
  var isAwaited: Bool { isTaken && connection.isRepeatable }
}
