import Foundation
import GRDB

/// A database in a file of this machine. Its change counter, which is asked for four times a second, tells of
/// what other processes have changed.
final class SQLiteDatabase: SQLDatabase, @unchecked Sendable {
  let clock = "((julianday('now') - 2440587.5) * 86400.0)"
  let announcement: String? = nil
  let changed = ChangeHandler()

  private let lock = NSLock()
  private var queue: DatabaseQueue?
  private var counter = 0
  private let file: URL
  private let tables: String
  private let timer: any DispatchSourceTimer

  /// Prepares the use of a file, which is made with the first call.
  init(_ file: URL, tables: String, period: Double = 0.25) {
    self.file = file
    self.tables = tables
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "board's change counter"))
    timer.schedule(deadline: .now() + period, repeating: period)
    timer.setEventHandler { [weak self] in self?.compareCounter() }
    timer.activate()
  }

  deinit { timer.cancel() }

  func write<Value>(_ body: (SQLRun) throws -> Value) throws -> Value {
    try opened().writeWithoutTransaction { database in
      var value: Value?
      try database.inTransaction(.immediate) {
        value = try body(Self.runner(database))
        return .commit
      }
      return value!
    }
  }

  func read<Value>(_ body: (SQLRun) throws -> Value) throws -> Value {
    try opened().read { try body(Self.runner($0)) }
  }

  private static func runner(_ database: Database) -> SQLRun {
    { statement, values in
      let names = values.indices.map { "\($0 + 1)" }
      let arguments = StatementArguments(
        Dictionary(uniqueKeysWithValues: zip(names, values.map { $0?.databaseValue ?? .null })))
      let statement = try database.cachedStatement(sql: statement)
      return try Row.fetchAll(statement, arguments: arguments).map { row in
        row.databaseValues.map { String.fromDatabaseValue($0) }
      }
    }
  }

  private func opened() throws -> DatabaseQueue {
    try lock.withLock {
      if let queue { return queue }
      // All visitors of a machine write to it, each as a user of their own, by the group of its folder.
      let descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o660)
      if descriptor >= 0 {
        fchmod(descriptor, 0o660)
        close(descriptor)
      }
      var configuration = Configuration()
      configuration.journalMode = .wal
      configuration.busyMode = .timeout(5)
      let opened = try DatabaseQueue(path: file.path, configuration: configuration)
      try opened.writeWithoutTransaction { database in
        try database.inTransaction(.immediate) {
          try database.execute(sql: tables)
          return .commit
        }
      }
      queue = opened
      return opened
    }
  }

  private func compareCounter() {
    guard let queue = lock.withLock({ queue }),
      let counter = try? queue.inDatabase({ try Int.fetchOne($0, sql: "PRAGMA data_version") })
    else { return }
    let hasChanged = lock.withLock {
      defer { self.counter = counter }
      return counter != self.counter
    }
    if hasChanged { changed.call() }
  }
}
