import Foundation

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
  ///   - sharedFolder: The folder that all visitors share.
  public init(
    identifier: String, userName: String? = nil, languages: [String] = [], sharedFolder: URL? = nil
  ) {
    self.identifier = identifier
    self.userName = userName
    self.languages = languages
    self.sharedFolder = sharedFolder
  }

  /// The visitor whose process this is; `nil` in a process that no server for many visitors has started.
  public static let current = VisitorSession(environment: ProcessInfo.processInfo.environment)

  /// Reads what the server says in the environment of the process.
  init?(environment: [String: String]) {
    guard let identifier = environment["SHOJI_VISITOR"], !identifier.isEmpty else { return nil }
    self.init(
      identifier: identifier, userName: environment["SHOJI_VISITOR_USER"],
      languages: (environment["SHOJI_VISITOR_LANGUAGES"] ?? "").split(separator: " ").map(String.init),
      sharedFolder: environment["SHOJI_VISITOR_SHARED"].map { URL(fileURLWithPath: $0, isDirectory: true) })
  }
}
