import CPostgres
import Dispatch
import Foundation

/// One connection to a PostgreSQL server, with calls that wait for its answer. Used on its queue only; it is
/// made again where it has broken, at most once a second.
public final class PostgresConnection: @unchecked Sendable {
  /// A value for a statement.
  public enum Value: Sendable {
    case text(String)
    case bytes([UInt8])
    case null
  }

  /// A row of an answer: the binary forms of its values.
  public struct Row: Sendable {
    fileprivate var values: [[UInt8]?]

    /// The number of values.
    public var count: Int { values.count }

    /// The bytes of a value; `nil` for SQL's null.
    public func bytes(_ index: Int) -> [UInt8]? { values[index] }

    /// A value as a text, which is empty for SQL's null.
    public func text(_ index: Int) -> String { String(decoding: values[index] ?? [], as: UTF8.self) }

    /// A value of the type `bigint`.
    public func integer(_ index: Int) -> Int64 { (values[index] ?? []).reduce(0) { $0 << 8 | Int64($1) } }
  }

  /// The queue that calls are made on.
  public let queue: DispatchQueue

  private let address: String
  private let application: String
  private let preparation: String
  private let notified: (@Sendable () -> Void)?
  private var connection: OpaquePointer?
  private var prepared: Set<String> = []
  private var nextTry = DispatchTime.now()
  private var isConnectingLater = false
  /// Watches the connection for notifications. It closes it when it is cancelled.
  private var source: (any DispatchSourceRead)?

  /// Prepares a connection, which is made with the first call.
  ///
  /// - Parameters:
  ///   - address: The server's address, as libpq reads it.
  ///   - name: The name of the queue.
  ///   - application: The name by which the server's own tables call the connection.
  ///   - preparation: The statements with which each connection begins.
  ///   - notified: Called on the queue when the server has notified a channel that `preparation` listens to,
  ///     and when a broken connection is there again, since notifications may have been missed. A connection
  ///     that has it is made again by itself.
  public init(
    _ address: String, name: String, application: String, preparation: String,
    notified: (@Sendable () -> Void)? = nil
  ) {
    self.address = address
    self.application = application
    self.preparation = preparation
    self.notified = notified
    queue = DispatchQueue(label: name)
  }

  deinit { close() }

  /// Runs a statement, which is prepared at its first use, and gives its rows.
  public func run(_ statement: String, _ values: [Value] = []) throws(DatabaseFault) -> [Row] {
    try connect()
    if !prepared.contains(statement) {
      _ = try check(PQprepare(connection, name(of: statement), statement, 0, nil))
      prepared.insert(statement)
    }
    let copies: [[UInt8]?] = values.map { value in
      switch value {
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      case .null: nil
      }
    }
    let pointers = copies.map { bytes -> UnsafeMutablePointer<CChar>? in
      guard let bytes else { return nil }
      // Texts end with a null byte.
      let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      bytes.withUnsafeBytes {
        UnsafeMutableRawPointer(pointer).copyMemory(
          from: $0.baseAddress ?? .init(pointer), byteCount: bytes.count)
      }
      pointer[bytes.count] = 0
      return pointer
    }
    defer { pointers.forEach { $0?.deallocate() } }
    let formats: [Int32] = values.map { if case .bytes = $0 { 1 } else { 0 } }
    defer { takeNotifications() }
    return try check(
      PQexecPrepared(
        connection, name(of: statement), Int32(values.count), pointers.map { UnsafePointer($0) },
        copies.map { Int32($0?.count ?? 0) }, formats, 1))
  }

  /// The name of a prepared statement, which has no meaning.
  private func name(of statement: String) -> String { "s\(UInt(bitPattern: statement.hashValue))" }

  private func connect() throws(DatabaseFault) {
    if connection != nil { return }
    guard DispatchTime.now() >= nextTry else {
      throw DatabaseFault(message: "the database cannot be reached")
    }
    nextTry = .now() + 1
    // A server that is gone without a word is noticed before a lease ends.
    let settings = [
      ("connect_timeout", "2"), ("tcp_user_timeout", "3000"), ("application_name", application),
      ("dbname", address),
    ]
    let keys = settings.map { strdup($0.0) }
    let values = settings.map { strdup($0.1) }
    defer { (keys + values).forEach { free($0) } }
    connection = PQconnectdbParams(
      keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
    prepared = []
    guard PQstatus(connection) == CONNECTION_OK else { throw dropConnection() }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    watch()
    do {
      _ = try check(PQexec(connection, preparation))
    } catch {
      dropConnection()
      throw error
    }
  }

  private func close() {
    if let source {
      source.cancel()
    } else {
      PQfinish(connection)
    }
    source = nil
    connection = nil
  }

  /// Closes the connection, for the fault that it returns, and makes one that is watched again later.
  @discardableResult private func dropConnection() -> DatabaseFault {
    let fault = DatabaseFault(message: Self.line(PQerrorMessage(connection)))
    close()
    connectLater()
    return fault
  }

  private static func line(_ message: UnsafeMutablePointer<CChar>?) -> String {
    (message.map { String(cString: $0) } ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func check(_ result: OpaquePointer?) throws(DatabaseFault) -> [Row] {
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else {
      let message = Self.line(PQresultErrorMessage(result))
      if PQstatus(connection) != CONNECTION_OK { throw dropConnection() }
      throw DatabaseFault(message: message)
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

  // MARK: Notifications

  private func watch() {
    guard notified != nil, let connection else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: PQsocket(connection), queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    source.setCancelHandler { [address = UInt(bitPattern: connection)] in
      PQfinish(OpaquePointer(bitPattern: address))
    }
    source.activate()
    self.source = source
  }

  private func read() {
    guard connection != nil else { return }
    if PQconsumeInput(connection) == 0 {
      dropConnection()
    } else {
      takeNotifications()
    }
  }

  /// Reports the notifications that have come, once for all of them.
  private func takeNotifications() {
    guard let notified, connection != nil else { return }
    var hasSome = false
    while let notification = PQnotifies(connection) {
      hasSome = true
      PQfreemem(notification)
    }
    if hasSome { notified() }
  }

  /// Makes a connection that is watched again and again until there is one.
  private func connectLater() {
    guard let notified, !isConnectingLater else { return }
    isConnectingLater = true
    queue.asyncAfter(deadline: .now() + 1.05) { [weak self] in
      guard let self else { return }
      isConnectingLater = false
      if (try? connect()) == nil { connectLater() } else { notified() }
    }
  }
}
