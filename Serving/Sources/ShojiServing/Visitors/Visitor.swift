import Foundation
import NIOCore

/// A visitor of the app, while there is a process for them or one is about to be. Used on the front's loop
/// only.
final class Visitor: @unchecked Sendable {
  let key: VisitorKey
  let identifier: String
  let visit: Visit

  /// The phase of the visitor's process.
  enum Phase {
    /// The visitor's folder is being opened.
    case opening
    /// It goes on.
    case running
    /// It was asked to end when no page is connected, and has not answered.
    case asked
    /// It is about to end.
    case ending
    /// It has ended, and the folder is being kept.
    case closing
  }

  var phase = Phase.opening
  /// The visitor's folder, once it is open.
  var folder: VisitorFolder?
  /// Whether another machine may have the visitor: the process must end at once.
  var isLost = false
  /// The process; nil until the template has told it.
  var process: pid_t?
  /// The template that the process is from.
  var template: Template?
  /// The channel to the process.
  var channel: MessageChannel?
  /// The pages that are connected.
  var pages = 0
  /// The time at which the visitor was last there.
  var lastUse: NIODeadline
  /// The time at which the process began; before that, the opening of the folder.
  var start: NIODeadline
  /// The connections that wait for a process: until the folder is open, or for the one that comes after this.
  var waiting: [Handover] = []
  /// The resources that the process had used when it was last measured.
  var use: ProcessUse?
  /// The time since which the process has used a processor without a pause.
  var busySince: NIODeadline?
  /// The time since which the app has not answered, by its own account.
  var silentSince: NIODeadline?
  /// Whether the process computes for so long that others come first.
  var givesWay = false
  /// The bytes that the process had written when its visitor's files were last counted.
  var writtenWhenCounted = 0

  /// Takes the connections that wait, for their callers to close.
  func takeWaiting() -> [Handover] {
    defer { waiting = [] }
    return waiting
  }

  init(_ key: VisitorKey, visit: Visit, now: NIODeadline) {
    self.key = key
    self.visit = visit
    identifier = key.identifier
    lastUse = now
    start = now
  }
}
