/// The place where visitors' folders are kept while they have no process, and which says that a visitor has
/// one process only.
protocol VisitorStore: Sendable {
  /// Whether several machines have the same visitors, who may move from one to another.
  var spansMachines: Bool { get }

  /// The visitors that are kept, as far as this machine knows.
  var count: Int { get }

  /// The secret that signs the cookies of a name.
  func secret(of cookie: String) throws -> [UInt8]

  /// Whether somebody with a signed cookie can be a visitor who was here before.
  func knows(_ identifier: String) -> Bool

  /// Opens a visitor's folder for a process.
  ///
  /// - Parameters:
  ///   - identifier: The visitor's identifier.
  ///   - lost: Called on any thread when the folder is no longer this machine's: the process must end at
  ///     once.
  ///   - kept: Called on any thread whenever all that was in the folder a moment ago is kept elsewhere, about
  ///     each second; never where there is no other place.
  ///   - done: Called on any thread, or before this call returns, with what came of it.
  func open(
    _ identifier: String, lost: @escaping @Sendable (String) -> Void, kept: @escaping @Sendable () -> Void,
    done: @escaping @Sendable (VisitorOpening) -> Void)

  /// Keeps what is in the folder of a visitor whose process has ended, and gives it back.
  ///
  /// - Parameters:
  ///   - identifier: The visitor's identifier.
  ///   - keeping: The part that is kept.
  ///   - done: Called on any thread, or before this call returns, when another process may be started.
  func close(_ identifier: String, keeping: FolderKeeping, done: @escaping @Sendable () -> Void)

  /// Deletes some visitors who have not come for so many seconds, where they are kept elsewhere than in this
  /// machine's folder.
  func deleteExpired(after seconds: Double)
}

/// The outcome of opening a visitor's folder.
enum VisitorOpening: Sendable {
  case opened(VisitorFolder)
  /// Another machine has the visitor.
  case isElsewhere(machine: String)
  /// It cannot be opened now.
  case failed(String)
}
