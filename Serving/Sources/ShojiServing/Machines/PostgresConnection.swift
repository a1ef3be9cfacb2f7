import CPostgres
import Dispatch
import Foundation

/// A fault of a database's connection or of a statement.
public struct DatabaseFault: Error {
  /// The words for the log.
  public var message: String
}

/// One connection to a PostgreSQL server, with calls that wait for its answer. Used on its queue only; it is
/// made again where it has broken, at most once a second.
final class PostgresConnection: @unchecked Sendable {
  typealias Fault = DatabaseFault

  /// A value for a statement.
  enum Value {
    case text(String)
    case bytes([UInt8])
  }

  /// A row of an answer: the binary forms of its values.
  struct Row {
    fileprivate var values: [[UInt8]?]

    /// The bytes of a value.
    func bytes(_ index: Int) -> [UInt8]? { values[index] }

    /// A value as a text.
    func text(_ index: Int) -> String { String(decoding: values[index] ?? [], as: UTF8.self) }

    /// A value of the type `bigint`.
    func integer(_ index: Int) -> Int64 { (values[index] ?? []).reduce(0) { $0 << 8 | Int64($1) } }
  }

  /// The queue that calls are made on.
  let queue: DispatchQueue

  private let address: String
  private let preparation: String
  private var connection: OpaquePointer?
  private var prepared: Set<String> = []
  private var nextTry = DispatchTime.now()

  /// Prepares a connection, which is made with the first call.
  ///
  /// - Parameters:
  ///   - address: The server's address, as libpq reads it.
  ///   - name: The name of the queue.
  ///   - preparation: The statements with which each connection begins.
  init(_ address: String, name: String, preparation: String) {
    self.address = address
    self.preparation = preparation
    queue = DispatchQueue(label: name)
  }

  deinit { PQfinish(connection) }

  /// Runs a statement, which is prepared at its first use, and gives its rows.
  func run(_ statement: String, _ values: [Value] = []) throws(Fault) -> [Row] {
    try connect()
    if !prepared.contains(statement) {
      _ = try check(PQprepare(connection, name(of: statement), statement, 0, nil))
      prepared.insert(statement)
    }
    let copies = values.map { value in
      switch value {
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }
    let pointers = copies.map { bytes in
      // Texts end with a null byte.
      let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      bytes.withUnsafeBytes {
        UnsafeMutableRawPointer(pointer).copyMemory(
          from: $0.baseAddress ?? .init(pointer), byteCount: bytes.count)
      }
      pointer[bytes.count] = 0
      return pointer
    }
    defer { pointers.forEach { $0.deallocate() } }
    let formats: [Int32] = values.map { if case .bytes = $0 { 1 } else { 0 } }
    return try check(
      PQexecPrepared(
        connection, name(of: statement), Int32(values.count), pointers.map { UnsafePointer($0) },
        copies.map { Int32($0.count) }, formats, 1))
  }

  /// The name of a prepared statement, which has no meaning.
  private func name(of statement: String) -> String { "s\(UInt(bitPattern: statement.hashValue))" }

  private func connect() throws(Fault) {
    if connection != nil { return }
    guard DispatchTime.now() >= nextTry else { throw Fault(message: "the database cannot be reached") }
    nextTry = .now() + 1
    // A server that is gone without a word is noticed before a lease ends.
    let settings = [
      ("connect_timeout", "2"), ("tcp_user_timeout", "3000"), ("application_name", "shoji-serve"),
      ("dbname", address),
    ]
    let keys = settings.map { strdup($0.0) }
    let values = settings.map { strdup($0.1) }
    defer { (keys + values).forEach { free($0) } }
    connection = PQconnectdbParams(
      keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
    prepared = []
    guard PQstatus(connection) == CONNECTION_OK else { throw broken() }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    do {
      _ = try check(PQexec(connection, preparation))
    } catch {
      _ = broken()
      throw error
    }
  }

  /// Drops the connection, for its last fault.
  private func broken() -> Fault {
    let fault = Fault(message: Self.line(PQerrorMessage(connection)))
    PQfinish(connection)
    connection = nil
    return fault
  }

  private static func line(_ message: UnsafeMutablePointer<CChar>?) -> String {
    (message.map { String(cString: $0) } ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func check(_ result: OpaquePointer?) throws(Fault) -> [Row] {
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else {
      let message = Self.line(PQresultErrorMessage(result))
      if PQstatus(connection) != CONNECTION_OK { throw broken() }
      throw Fault(message: message)
    }
    return (0..<PQntuples(result)).map { row in
      Row(
        values: (0..<PQnfields(result)).map { column in
          guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else {
            return nil
          }
          let count = Int(PQgetlength(result, row, column))
          return Array(UnsafeRawBufferPointer(start: value, count: count))
        })
    }
  }
}
