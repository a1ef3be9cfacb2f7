import Foundation
import Postgres

/// A database of a PostgreSQL server, which tells of changes by `NOTIFY`.
final class PostgresDatabase: SQLDatabase, @unchecked Sendable {
  let clock = "extract(epoch FROM clock_timestamp())::float8"
  let announcement: String? = "SELECT pg_notify('board', '')::text"
  let changed = ChangeHandler()

  private var connection: PostgresConnection!

  /// Prepares the use of a database.
  ///
  /// - Parameters:
  ///   - address: The address, as libpq reads it.
  ///   - tables: The statements that make the tables where there are none.
  init(_ address: String, tables: String) {
    // Two that make tables at once would be in each other's way: each begins where the other one has ended.
    let preparation =
      "SET statement_timeout = '5s'; SELECT pg_advisory_lock(5820); \(tables) SELECT pg_advisory_unlock(5820); LISTEN board;"
    connection = PostgresConnection(
      address, name: "board", application: "Board", preparation: preparation,
      notified: changed.call)
  }

  func write<Value>(_ body: (SQLRun) throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  func read<Value>(_ body: (SQLRun) throws -> Value) throws -> Value {
    try transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", body)
  }

  private func transaction<Value>(_ beginning: String, _ body: (SQLRun) throws -> Value) throws -> Value {
    try connection.queue.sync {
      _ = try connection.run(beginning)
      do {
        let value = try body { statement, values in
          try connection.run(statement, values.map { $0.map { .text($0) } ?? .null }).map { row in
            (0..<row.count).map { row.bytes($0) == nil ? nil : row.text($0) }
          }
        }
        _ = try connection.run("COMMIT")
        return value
      } catch {
        _ = try? connection.run("ROLLBACK")
        throw error
      }
    }
  }
}
