import Foundation
import Synchronization
internal import VisitorMessages

/// A visitor of an app that is served to many, each of whom has a process of the app: who that is, as far as
/// the server knows.
///
/// An app need not know of it. One that asks has `nil` where it is run for a single person.
///
/// ```swift
/// let name = VisitorSession.current?.userName ?? "Guest"
/// ```
public struct VisitorSession: Hashable, Sendable {
  /// The visitor's identifier, the same whenever they come back. It lets nobody in, so it may be shown and
  /// stored.
  public var identifier: String
  /// The name under which the visitor has signed in, for which a proxy that the server knows vouches; `nil`
  /// where nobody signs in.
  public var userName: String?
  /// The languages that the visitor's browser asked for when the process began, such as `pt-BR`, the most
  /// wanted first.
  public var languages: [String]
  /// The time zone that the visitor's browser names. `nil` until their first page has connected, and where
  /// the browser names none that is known here.
  public var timeZone: TimeZone?
  /// The folder that the processes of all visitors may read and write, where the server shares one.
  ///
  /// Each process is a user of its own: a file that others may write to, too, is created with the mode 0660.
  public var sharedFolder: URL?

  /// Makes a session, for previews and tests.
  ///
  /// - Parameters:
  ///   - identifier: The visitor's identifier.
  ///   - userName: The name under which the visitor has signed in.
  ///   - languages: The languages, the most wanted first.
  ///   - timeZone: The time zone of the visitor's browser.
  ///   - sharedFolder: The folder that all visitors share.
  public init(
    identifier: String, userName: String? = nil, languages: [String] = [], timeZone: TimeZone? = nil,
    sharedFolder: URL? = nil
  ) {
    self.identifier = identifier
    self.userName = userName
    self.languages = languages
    self.timeZone = timeZone
    self.sharedFolder = sharedFolder
  }

  /// The visitor whose process this is; `nil` in a process that no server for many visitors has started.
  public static var current: VisitorSession? { stored.withLock { $0 } }

  /// The name of the notification that is posted on the main thread when a page names another time zone than
  /// the one before. Its object is `nil`.
  public static let didChangeNotification = Notification.Name("VisitorSessionDidChange")

  private static let stored = Mutex(VisitorSession(environment: ProcessInfo.processInfo.environment))

  /// Takes the time zone that a page names; nothing happens where it is none, or where there is no visitor.
  /// May be called on any thread.
  package static func takeTimeZone(_ name: String) {
    let isOther = stored.withLock { session in session?.takeTimeZone(name) ?? false }
    guard isOther else { return }
    DispatchQueue.main.async { NotificationCenter.default.post(name: didChangeNotification, object: nil) }
  }

  /// Whether a name stands for another time zone than before, which is the session's from now on.
  mutating func takeTimeZone(_ name: String) -> Bool {
    guard let zone = Self.timeZone(name), zone != timeZone else { return false }
    timeZone = zone
    return true
  }

  /// The time zone of an identifier, such as `Europe/Berlin`; `nil` for any other text.
  static func timeZone(_ name: String) -> TimeZone? {
    // The system looks for files of these names.
    guard name.utf8.count <= 64, name.wholeMatch(of: /[A-Za-z0-9_+\-]+(\/[A-Za-z0-9_+\-]+){0,2}/) != nil,
      let zone = TimeZone(identifier: name), zone.identifier == name || name == "UTC"
    else { return nil }
    return zone
  }

  /// Reads what the server says in the environment of the process.
  init?(environment: [String: String]) {
    guard let identifier = environment[VisitorVariable.visitor], !identifier.isEmpty else { return nil }
    self.init(
      identifier: identifier, userName: environment[VisitorVariable.user],
      languages: (environment[VisitorVariable.languages] ?? "").split(separator: " ").map(String.init),
      timeZone: environment[VisitorVariable.timeZone].flatMap(Self.timeZone),
      sharedFolder: environment[VisitorVariable.shared].map { URL(fileURLWithPath: $0, isDirectory: true) })
  }
}
