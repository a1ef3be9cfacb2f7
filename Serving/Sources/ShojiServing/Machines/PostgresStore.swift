import Dispatch
import Foundation
import Logging
import Postgres

/// Visitors of several machines, in a PostgreSQL database.
///
/// A machine has a visitor by a lease with a fencing number. It renews its leases and saves the folders that
/// have changed, each second. A statement that changes no row says that the lease is lost: the visitor's
/// process must end, and what it wrote since is dropped. Without the database, leases end by this machine's
/// own clock, which began to count before the database's did.
final class PostgresStore: VisitorStore, @unchecked Sendable {
  /// The settings.
  struct Options: Sendable {
    /// The database's address, as libpq reads it.
    var address: String
    /// The name of this machine, which no other one has.
    var machine: String
    /// The seconds of a lease.
    var seconds = 4.0
    /// The longest time that one waits for a visitor whom another machine has.
    var patience = 5.0
    /// The bounds of a visitor's archive.
    var bounds = FolderArchive.Bounds()
  }

  let options: Options
  let folders: VisitorFolders
  let log: Logger
  /// The connections for what must be quick, for reading archives, and for saving them.
  let leases, reads, saves: PostgresConnection

  private let lock = NSLock()
  private var held: [String: Lease] = [:]
  /// The rows, as they were last counted, and those that this machine has added since.
  private var rows = 0
  private var isReachable = true
  private var isRenewing = false
  private var isSaving = false
  private let clock: any DispatchSourceTimer
  private var ticks = 0

  var spansMachines: Bool { true }
  var count: Int { lock.withLock { rows } }

  /// Prepares the use of a database. Nothing is asked of it yet.
  init(_ options: Options, folders: VisitorFolders, log: Logger) {
    self.options = options
    self.folders = folders
    self.log = log
    func connection(_ name: String, _ seconds: Int) -> PostgresConnection {
      PostgresConnection(
        options.address, name: name, application: "shoji-serve",
        preparation: "SET statement_timeout = '\(seconds)s';" + LeaseStatements.tables)
    }
    leases = connection("leases", 3)
    reads = connection("archives read", 20)
    saves = connection("archives saved", 20)
    clock = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "lease clock"))
    clock.schedule(deadline: .now() + 0.25, repeating: 0.25)
    clock.setEventHandler { [weak self] in self?.tick() }
    clock.activate()
  }

  deinit { clock.cancel() }

  /// The secret of all machines. Where there is none yet, it is this machine's.
  func secret(of cookie: String) throws -> [UInt8] {
    let own = try folders.secret()
    return try leases.queue.sync {
      _ = try leases.run(LeaseStatements.offerSecret, [.text(cookie), .bytes(own)])
      let known = try leases.run(LeaseStatements.secret, [.text(cookie)]).first?.bytes(0)
      guard let known, known.count >= 32 else {
        throw DatabaseFault(message: "the secret is damaged")
      }
      return known
    }
  }

  /// A signed cookie is enough: whether the database has the visitor is seen when the folder is opened.
  func knows(_ identifier: String) -> Bool { true }

  // MARK: Opening

  func open(
    _ identifier: String, lost: @escaping @Sendable (String) -> Void, kept: @escaping @Sendable () -> Void,
    done: @escaping @Sendable (VisitorOpening) -> Void
  ) {
    let taking = Taking(
      identifier: identifier, latest: Lease.now + options.patience, lost: lost, kept: kept,
      done: done)
    leases.queue.async { self.take(taking) }
  }

  /// An attempt to take a visitor.
  private struct Taking: Sendable {
    var identifier: String
    var latest: Double
    var lost: @Sendable (String) -> Void
    var kept: @Sendable () -> Void
    var done: @Sendable (VisitorOpening) -> Void
    /// The end of the lease of the machine that has the visitor.
    var end: [UInt8]?
    var faults = 0
  }

  private func take(_ taking: Taking) {
    let sent = Lease.now
    do {
      let values = [taking.identifier, options.machine, "\(options.seconds) seconds"]
      if let row = try leases.run(LeaseStatements.take, values.map { .text($0) }).first {
        didReach()
        let lease = Lease(
          taking.identifier, fence: row.integer(0), end: sent + options.seconds, lost: taking.lost,
          kept: taking.kept)
        lock.withLock {
          held[lease.identifier] = lease
          // The first lease of all makes the row.
          if lease.fence == 1 { rows += 1 }
        }
        reads.queue.async { self.unpack(lease, taking.done) }
        return
      }
      didReach()
      let row = try leases.run(LeaseStatements.owner, [.text(taking.identifier)]).first
      var taking = taking
      // A machine that renews its lease is there, and has the visitor. One that does not may be gone.
      let isAlive = taking.end != nil && taking.end != row?.bytes(1)
      taking.end = row?.bytes(1)
      guard !isAlive, Lease.now + 0.25 < taking.latest else {
        return taking.done(.isElsewhere(machine: row?.text(0) ?? ""))
      }
      takeAgain(taking)
    } catch {
      // A connection that has broken since its last use is made again.
      var taking = taking
      taking.faults += 1
      guard taking.faults == 1 else {
        didFail(error)
        return taking.done(.failed(error.message))
      }
      takeAgain(taking)
    }
  }

  private func takeAgain(_ taking: Taking) {
    leases.queue.asyncAfter(deadline: .now() + 0.25) { self.take(taking) }
  }

  private func unpack(_ lease: Lease, _ done: @escaping @Sendable (VisitorOpening) -> Void) {
    do {
      let (folder, isSaved) = try openFolder(lease)
      if isSaved { lease.saved = try? archive(of: folder).fingerprint() }
      let isLost = lock.withLock {
        lease.folder = folder
        return lease.isLost
      }
      guard isLost else { return done(.opened(folder)) }
      close(lease.identifier, keeping: .everything) { done(.failed("the lease has ended")) }
    } catch {
      let message =
        (error as? DatabaseFault)?.message ?? (error as? FolderArchive.Fault)?.message
        ?? "\(error)"
      lock.withLock { held[lease.identifier] = nil }
      _ = try? reads.run(LeaseStatements.release, [.text(lease.identifier), .text("\(lease.fence)")])
      done(.failed(message))
    }
  }

  private func openFolder(_ lease: Lease) throws -> (folder: VisitorFolder, isSaved: Bool) {
    // What this machine could not save is newer than what the database has, unless another one was there
    // since. What it has kept alone until now is all there is.
    if folders.has(lease.identifier), lease.fence == 1 || folders.unsaved(lease.identifier) == lease.fence - 1
    {
      folders.setUnsaved(lease.identifier, lease.fence)
      return (try folders.open(lease.identifier), false)
    }
    folders.drop(lease.identifier)
    var folder = try folders.open(lease.identifier)
    folder.isNew = lease.fence == 1
    let values = [lease.identifier, "\(lease.fence)"]
    guard let bytes = try reads.run(LeaseStatements.archive, values.map { .text($0) }).first?.bytes(0) else {
      return (folder, true)
    }
    do {
      try archive(of: folder).unpack(bytes)
      return (folder, true)
    } catch {
      guard case .malformed(let what) = error else { throw error }
      let kept = folder.url.appendingPathExtension("damaged")
      try Data(bytes).write(to: kept, options: .atomic)
      log.error(
        "A visitor's archive is damaged and set aside: \(what)",
        metadata: ["visitor": "\(lease.identifier)", "file": "\(kept.path)"])
      folders.drop(lease.identifier)
      return (try folders.open(lease.identifier), false)
    }
  }

  private func archive(of folder: VisitorFolder) -> FolderArchive {
    let parts = [folder.home, folder.resume].map(\.lastPathComponent)
    return FolderArchive(folder: folder.url, parts: parts, user: folder.user, bounds: options.bounds)
  }

  // MARK: Keeping

  /// Ends leases that were not renewed in time, renews and saves each second, and counts each minute.
  private func tick() {
    let now = Lease.now
    for lease in lock.withLock({ held.values.filter { $0.end <= now } }) {
      lose(lease, "the database cannot be reached, and others may take its visitor")
    }
    ticks += 1
    guard ticks % 4 == 0 else { return }
    if ticks % 240 == 4 { saves.queue.async { self.countRows() } }
    let leases = lock.withLock { held.values.filter { !$0.isLost && !$0.isReleasing } }
    guard !leases.isEmpty else { return }
    if change(\.isRenewing, to: true) {
      self.leases.queue.async {
        self.renew(leases)
        _ = self.change(\.isRenewing, to: false)
      }
    }
    if change(\.isSaving, to: true) {
      for lease in leases { saves.queue.async { self.save(lease) } }
      saves.queue.async { _ = self.change(\.isSaving, to: false) }
    }
  }

  /// Sets a value. Whether it was another one.
  private func change(_ path: ReferenceWritableKeyPath<PostgresStore, Bool>, to value: Bool) -> Bool {
    lock.withLock {
      defer { self[keyPath: path] = value }
      return self[keyPath: path] != value
    }
  }

  private func renew(_ leases: [Lease]) {
    let sent = Lease.now
    // Identifiers and numbers need no quotes in arrays.
    let names = "{\(leases.map(\.identifier).joined(separator: ","))}"
    let fences = "{\(leases.map { "\($0.fence)" }.joined(separator: ","))}"
    do {
      let values = [names, fences, "\(options.seconds) seconds", options.machine]
      let kept = Set(try self.leases.run(LeaseStatements.renew, values.map { .text($0) }).map { $0.text(0) })
      didReach()
      for lease in leases {
        if kept.contains(lease.identifier) {
          lock.withLock { lease.end = max(lease.end, sent + options.seconds) }
        } else {
          lose(lease, "another machine has taken its visitor", isTaken: true)
        }
      }
    } catch {
      didFail(error)
    }
  }

  private func countRows() {
    do {
      let count = try saves.run(LeaseStatements.count).first?.integer(0) ?? 0
      lock.withLock { rows = Int(count) }
    } catch {
      didFail(error)
    }
  }

  private func save(_ lease: Lease) {
    guard let folder = lock.withLock({ lease.isLost || lease.isReleasing ? nil : lease.folder }) else {
      return
    }
    do {
      let archive = archive(of: folder)
      let fingerprint = try archive.fingerprint()
      guard fingerprint != lease.saved else { return lease.kept() }
      let values: [PostgresConnection.Value] = [
        .text(lease.identifier), .text("\(lease.fence)"), .bytes(try archive.pack()),
      ]
      guard try !saves.run(LeaseStatements.save, values).isEmpty else {
        return lose(lease, "another machine has taken its visitor", isTaken: true)
      }
      lease.saved = fingerprint
      lease.hasChanges = true
      lease.hasFault = false
      lease.kept()
    } catch {
      didFail(error, lease)
    }
  }

  private func lose(_ lease: Lease, _ reason: String, isTaken: Bool = false) {
    let isFirst = lock.withLock {
      lease.isTaken = lease.isTaken || isTaken
      guard !lease.isLost, !lease.isReleasing else { return false }
      lease.isLost = true
      return true
    }
    if isFirst { lease.lost(reason) }
  }

  // MARK: Closing

  func close(_ identifier: String, keeping: FolderKeeping, done: @escaping @Sendable () -> Void) {
    guard let lease = lock.withLock({ held[identifier] }) else { return done() }
    saves.queue.async { self.release(lease, keeping, done) }
  }

  private func release(_ lease: Lease, _ keeping: FolderKeeping, _ done: @escaping @Sendable () -> Void) {
    let isTaken = lock.withLock {
      lease.isReleasing = true
      return lease.isTaken
    }
    do {
      if !isTaken {
        if keeping == .everything { try saveAndRelease(lease) } else { try forget(lease) }
      }
      if keeping == .everything {
        folders.drop(lease.identifier)
      } else {
        folders.remove(lease.identifier, keepsLog: keeping == .log)
      }
    } catch {
      didFail(error, lease)
      guard Lease.now + 0.5 > lease.end else {
        saves.queue.asyncAfter(deadline: .now() + 0.5) { self.release(lease, keeping, done) }
        return
      }
      folders.setUnsaved(lease.identifier, lease.fence)
    }
    lock.withLock { held[lease.identifier] = nil }
    done()
  }

  /// Deletes the row of somebody who was never here, unless it is another machine's by now.
  private func forget(_ lease: Lease) throws {
    let own: [PostgresConnection.Value] = [.text(lease.identifier), .text("\(lease.fence)")]
    if try !saves.run(LeaseStatements.forget, own).isEmpty { lock.withLock { rows -= 1 } }
  }

  private func saveAndRelease(_ lease: Lease) throws {
    let own: [PostgresConnection.Value] = [.text(lease.identifier), .text("\(lease.fence)")]
    guard let folder = lock.withLock({ lease.folder }) else {
      _ = try saves.run(LeaseStatements.release, own)
      return
    }
    let archive = archive(of: folder)
    // A change at the moment of the last save may have left no other time.
    if !lease.hasChanges, (try? archive.fingerprint()) == lease.saved {
      _ = try saves.run(LeaseStatements.release, own)
    } else {
      // No row is changed where the lease is another machine's: what was written since is dropped.
      _ = try saves.run(LeaseStatements.saveAndRelease, own + [.bytes(try archive.pack())])
    }
  }

  func deleteExpired(after seconds: Double) {
    saves.queue.async { [self] in
      do throws(DatabaseFault) {
        let gone = try saves.run(LeaseStatements.deleteExpired, [.text("\(Int(seconds)) seconds")])
        if !gone.isEmpty { log.info("Visitors are forgotten", metadata: ["count": "\(gone.count)"]) }
      } catch { didFail(error) }
    }
  }

  // MARK: Words

  private func didReach() {
    guard change(\.isReachable, to: true) else { return }
    log.notice("The database can be used again")
  }

  private func didFail(_ fault: DatabaseFault) {
    guard change(\.isReachable, to: false) else { return }
    log.error("The database cannot be used: \(fault.message)")
  }

  private func didFail(_ error: any Error, _ lease: Lease) {
    if let fault = error as? DatabaseFault { return didFail(fault) }
    guard !lease.hasFault else { return }
    lease.hasFault = true
    let message = (error as? FolderArchive.Fault)?.message ?? "\(error)"
    log.error("A visitor's files are not saved: \(message)", metadata: ["visitor": "\(lease.identifier)"])
  }
}
