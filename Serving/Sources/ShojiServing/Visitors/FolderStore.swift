/// Visitors of one machine: the folder is all there is.
struct FolderStore: VisitorStore {
  let folders: VisitorFolders

  var spansMachines: Bool { false }
  var count: Int { folders.count }

  func secret(of cookie: String) throws -> [UInt8] { try folders.secret() }

  func knows(_ identifier: String) -> Bool { folders.has(identifier) }

  func open(
    _ identifier: String, lost: @escaping @Sendable (String) -> Void, kept: @escaping @Sendable () -> Void,
    done: @escaping @Sendable (VisitorOpening) -> Void
  ) {
    do { done(.opened(try folders.open(identifier))) } catch { done(.failed("\(error)")) }
  }

  func close(_ identifier: String, keeping: FolderKeeping, done: @escaping @Sendable () -> Void) {
    switch keeping {
    case .everything: folders.touch(identifier)
    case .log, .nothing: folders.remove(identifier, keepsLog: keeping == .log)
    }
    done()
  }

  func deleteExpired(after seconds: Double) {}
}
