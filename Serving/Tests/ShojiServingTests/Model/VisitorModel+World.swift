import Foundation
import NIOCore

@testable import ShojiServing

// Those of whom the model's world is made.
extension VisitorModel {
  /// The app on disk.
  enum Disk: CaseIterable {
    case good
    /// It ends before it is loaded.
    case ends
    /// It is never loaded.
    case hangs
    /// It is loaded, and ends soon.
    case endsLater
    /// It is loaded, and follows no order.
    case isDeaf
    /// It is loaded, and its processes end at their start.
    case crashes
    /// It is loaded, and its processes take connections and answer none.
    case isMute

    /// Whether it says that it is loaded.
    var isLoaded: Bool { self != .ends && self != .hangs }
  }

  struct ModelTemplate {
    var disk: Disk
    var isAlive = true
    var isStopped = false
    /// Whether a process of it has gone on for so long that the table knows it.
    var hasRun = false
    /// Whether one has gone on for so long that the table may take it for one that runs.
    var mayHaveRun = false
    /// The release that it has taken over from, where that one has run.
    var former: Releases.Template.ID?
    /// The processes of it that have ended at their start.
    var crashes = 0
  }

  struct ModelProcess {
    var visitor: Visitor.ID
    var identifier: String
    var template: Releases.Template.ID
    var born: NIODeadline
    var isStopped = false
    var ignoresTerm: Bool
    var isDeaf: Bool
    var diesAtConnection: Bool
    /// The time from which on it leaves a connection without an answer.
    var muteSince: NIODeadline?
    /// Whether it has answered one.
    var hasAnswered = false
    var pages = 0

    /// Whether it has said that it is busy.
    var isBusy = false

    /// Whether it does what it is there for.
    var isGood: Bool { hasAnswered && !isStopped && muteSince == nil && !isBusy }

    /// Whether the table can take it for one that does: that an answer is missing is seen after some time.
    func seemsGood(at now: NIODeadline) -> Bool {
      hasAnswered && !isStopped && !isBusy && muteSince.map { now - $0 <= Deadlines.silence } ?? true
    }
  }

  struct ModelConnection {
    var key: VisitorKey
    var came: NIODeadline
    let isRepeatable: Bool
    enum State: Equatable { case waits, handed, taken, answered, released }
    var state = State.waits
    /// Whether a process has told that it answers it.
    var hasAnswer = false
  }
}
