internal import CSQLite
import Foundation

/// An error of SQLite.
struct SQLiteError: Error {
  var code: Int32
  var message: String

  /// Whether the file is no database, or a damaged one.
  var isCorrupt: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }
  /// Whether a value that must be unique is there already.
  var isConstraint: Bool { code & 0xFF == SQLITE_CONSTRAINT }

  /// The error as apps receive it.
  func cocoaError(_ otherwise: Int, file: URL?) -> NSError {
    let code = isCorrupt ? NSFileReadCorruptFileError : otherwise
    return CoreDataError.error(
      code, message, file: file, info: [NSSQLiteErrorDomain: Int(self.code)])
  }
}

/// A connection to a database. Whoever has it makes sure that one thread at a time uses it.
final class SQLiteDatabase {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file.
  ///
  /// - Parameter path: The file, or `:memory:`.
  init(path: String, readOnly: Bool, timeout: Int32) throws(SQLiteError) {
    let flags =
      (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = error(code)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, timeout)
    SQLiteFunctions.register(in: handle)
  }

  deinit { close() }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  private func error(_ code: Int32) -> SQLiteError {
    let message = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
    return SQLiteError(code: code, message: message ?? "SQLite cannot open the file.")
  }

  /// Runs statements without values.
  func run(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code) }
  }

  /// Runs one statement.
  func run(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) {
    try query(sql, values) { _ in false }
  }

  /// Runs one statement, and calls a closure for its rows until that returns false.
  func query(
    _ sql: String, _ values: [SQLiteValue], _ row: (SQLiteRow) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
      // One that a query inside the closure took is put back once.
      if statements[sql] == nil { statements[sql] = statement } else { sqlite3_finalize(statement) }
      if statements.count > 200 { forgetStatements() }
    }
    for (index, value) in values.enumerated() {
      let code = value.bind(to: statement, at: Int32(index + 1))
      if code != SQLITE_OK { throw error(code) }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: if try !row(SQLiteRow(statement: statement)) { return }
      case SQLITE_DONE: return
      case let code: throw error(code)
      }
    }
  }

  /// Takes a statement out of the cache, or makes one.
  private func prepare(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let known = statements.removeValue(forKey: sql) { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code) }
    return statement
  }

  /// Ends the statements of the cache, which otherwise outlive changes of the schema and grow without bound.
  func forgetStatements() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Returns the first value of the first row.
  func first(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> SQLiteValue? {
    var found: SQLiteValue?
    try query(sql, values) { row in
      found = row.value(0)
      return false
    }
    return found
  }

  /// Runs a block in one transaction.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }
}

/// A value of a column or parameter.
enum SQLiteValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    // SQLite copies the bytes.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let value): return sqlite3_bind_int64(statement, index, value)
    case .real(let value): return sqlite3_bind_double(statement, index, value)
    case .text(var value):
      return value.withUTF8 { bytes in
        guard let base = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, copied) }
        return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_bind_text(statement, index, $0, Int32(bytes.count), copied)
        }
      }
    case .blob(let value):
      return value.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return sqlite3_bind_zeroblob(statement, index, 0) }
        return sqlite3_bind_blob64(statement, index, base, UInt64(bytes.count), copied)
      }
    }
  }

  var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int64(exactly: value.rounded(.towardZero))
    case .text(let value): Int64(value)
    default: nil
    }
  }
}

/// The row that a statement stands at.
struct SQLiteRow {
  let statement: OpaquePointer

  func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }
  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }
  func real(_ column: Int) -> Double { sqlite3_column_double(statement, Int32(column)) }

  func text(_ column: Int) -> String? {
    guard let start = sqlite3_column_text(statement, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func blob(_ column: Int) -> Data? {
    if isNull(column) { return nil }
    guard let start = sqlite3_column_blob(statement, Int32(column)) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, Int32(column))))
  }

  func value(_ column: Int) -> SQLiteValue {
    switch sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column) ?? "")
    case SQLITE_BLOB: .blob(blob(column) ?? Data())
    default: .null
    }
  }
}
