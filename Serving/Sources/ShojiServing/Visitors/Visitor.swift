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
  var place: ServedFolder.Place?
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
  /// The time at which the process began.
  var start: NIODeadline
  /// The connections for the process that comes after this one.
  var waiting: [Handover] = []
  /// The resources that the process had used when it was last measured.
  var use: ProcessUse?
  /// The time since which the process has used a processor without a pause.
  var busySince: NIODeadline?
  /// The time since which the app has not answered, by its own account.
  var silentSince: NIODeadline?
  /// The bytes that the process had written when its visitor's files were last counted.
  var countedAt = 0

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

/// The circumstances in which a visitor's process begins.
struct Visit: Equatable, Sendable {
  /// The user's name, for which a known proxy vouches.
  var user: String?
  /// The languages that the browser asks for, the most wanted first.
  var languages: [String] = []
  /// The identifier of the browser's time zone, by its own account; the process looks whether it is one.
  var timeZone: String?

  /// Reads the time zone that a page has set as a cookie.
  static func timeZone(in cookies: [String]) -> String? {
    for cookie in cookies.flatMap({ $0.split(separator: ";") }) {
      let text = cookie.drop { $0 == " " }
      guard text.hasPrefix("time-zone=") else { continue }
      let name = text.dropFirst("time-zone=".count)
      return name.wholeMatch(of: /[A-Za-z0-9_+\-\/]{1,64}/) == nil ? nil : String(name)
    }
    return nil
  }

  /// Reads the languages of a request's header (RFC 9110, 12.5.4).
  static func languages(in header: String) -> [String] {
    let wanted = header.split(separator: ",").prefix(16).compactMap { item -> (String, Double)? in
      let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, tag.utf8.count <= 35,
        tag.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
      else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      return (tag, weight ?? 1)
    }
    // Of languages that are wanted alike, the first comes first.
    return wanted.enumerated().filter { $0.element.1 > 0 }
      .sorted { ($0.element.1, -$0.offset) > ($1.element.1, -$1.offset) }.map(\.element.0)
  }

  /// The first of the wanted languages that is among some, or whose language is.
  func language(among known: [String]) -> String? {
    for wanted in languages {
      if let same = known.first(where: { $0.lowercased() == wanted.lowercased() }) { return same }
      let language = wanted.prefix { $0 != "-" }.lowercased()
      if let like = known.first(where: { $0.prefix { $0 != "-" }.lowercased() == language }) { return like }
    }
    return nil
  }
}

/// A connection on its way to a visitor's process: an open socket, what was read of it, and the header by
/// which its first answer sets a new cookie.
struct Handover: Sendable {
  var socket: Int32
  var bytes: [UInt8]
  var newCookie: String?
  /// The circumstances, for a process that begins with it.
  var visit = Visit()

  /// The message that hands it over.
  var message: [UInt8] {
    Array("connection\(newCookie.map { " " + $0 } ?? "")\n".utf8) + bytes
  }
}
