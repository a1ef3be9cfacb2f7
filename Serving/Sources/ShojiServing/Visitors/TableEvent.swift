import Foundation
import NIOCore

/// Something that has happened, of which the table of visitors hears.
enum TableEvent: Sendable {
  /// A connection of a visitor's has come.
  case connection(Handover.ID, VisitorKey, Visit, isRepeatable: Bool)
  /// A visitor's folder is open, or is not.
  case opened(Visitor.ID, VisitorOpening)
  /// A visitor's folder is kept and given back.
  case closed(Visitor.ID)
  /// Another machine may have the visitor: the process must end at once.
  case lost(Visitor.ID, String)
  /// The process that was to be started is not, since another one still has the folder, or for a fault.
  case notStarted(Visitor.ID, StartFault)
  /// A connection could not be sent to the process.
  case notSent(Handover.ID, Visitor.ID)
  /// A visitor's process says something.
  case said(Visitor.ID, VisitorWord)
  /// A process was measured.
  case measured(Visitor.ID, pid_t, ProcessUse)
  /// A visitor's files have too many bytes.
  case hasTooManyFiles(Visitor.ID, String)
  /// A process has ended; whether the kernel has ended it for its memory.
  case ended(pid_t, ProcessEnd, hadTooMuchMemory: Bool)
  /// A template says something.
  case template(Releases.Template.ID, TemplateWord)
  /// The app is to be loaded as it is on disk now.
  case load
  /// Visitors are to move to other machines.
  case leave
  /// All processes are to save and end.
  case drain
  /// All that is left is to end.
  case stop
  /// Some time has passed; whether the app's file is another one than the one that was loaded last.
  case tick(isAppChanged: Bool)

  /// A message of a visitor's process.
  enum VisitorWord: Equatable, Sendable {
    case took(Handover.ID)
    case answered(Handover.ID)
    case pages(Int)
    case used
    case busy
    case free
    case staying
    /// Its channel has ended.
    case nothingMore
  }

  /// A message of a template, or a fact that the kernel tells of it.
  enum TemplateWord: Equatable, Sendable {
    case ready
    case started(Visitor.ID, pid_t)
    case failed(Visitor.ID, String)
    /// It was looked at: it runs, or is stopped.
    case seen(isStopped: Bool)
    /// It has ended, in some way.
    case gone(String)
  }

  /// The reason for which a process was not started.
  enum StartFault: Equatable, Sendable {
    /// A process of an earlier start has the visitor's folder; it is being ended.
    case folderIsHeld
    /// The template takes no order at the moment.
    case templateIsBusy
    /// Anything else.
    case fault(String)
  }
}

/// Something that the table of visitors asks for.
enum TableAction: Sendable {
  /// Open a visitor's folder: `opened` follows, and perhaps `lost`.
  case openFolder(Visitor.ID, String)
  /// Keep of it what is to be kept, and give it back: `closed` follows.
  case closeFolder(Visitor.ID, String, FolderKeeping)
  /// Order a process; `notStarted` where that fails.
  case start(Visitor, VisitorFolder, Releases.Template.ID)
  /// Hand a connection to a visitor's process; `notSent` where that fails.
  case hand(Handover.ID, Visitor.ID)
  /// Answer a connection, and close it.
  case answer(Handover.ID, VisitorTable.Refusal)
  /// Close the front's own socket of a connection.
  case release(Handover.ID)
  /// Ask a process whether it ends.
  case ask(Visitor.ID)
  /// Send a process a signal.
  case signal(Visitor.ID, Int32)
  /// A process is told of: from now on its number is known.
  case follow(Visitor.ID, pid_t)
  /// Look whether a process is gone, which its template may not tell: `ended` follows where it is.
  case look(Visitor.ID)
  /// A process was started that nobody waits for: it is ended by force.
  case endUnknown(pid_t)
  /// End by force whatever has the lock of a visitor's folder.
  case endHolders(Visitor, VisitorFolder)
  /// A process is gone, and with it its channel.
  case forget(Visitor.ID)
  /// Let a process have only the time that no other asks for, or its share again.
  case giveWay(pid_t, Bool)
  /// Count the bytes of a visitor's files.
  case countFiles(Visitor.ID, VisitorFolder)
  /// Carry out an order of the releases.
  case change(Releases.Order)
  /// Write a line into the log.
  case log(TableLine)
  /// Count something.
  case count(TableCount)
  /// There are no processes any more.
  case isEmpty
}

/// A line for the log.
struct TableLine: Equatable, Sendable {
  enum Level: Sendable { case debug, info, notice, warning, error }

  var level: Level
  var text: String
  /// The visitor that it is about.
  var visitor: String?
  /// More words, by their names.
  var details: [String: String] = [:]
}

/// Something that is counted.
enum TableCount: Equatable, Sendable {
  case start, use, crash, limit
  case refusal(VisitorTable.Refusal)
}
