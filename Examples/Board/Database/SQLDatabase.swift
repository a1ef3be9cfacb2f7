/// A database with SQL. Values go in and out as texts, which all of them read and write alike.
protocol SQLDatabase: AnyObject, Sendable {
  /// The expression for the seconds since 1970 by the database's own clock.
  var clock: String { get }
  /// The statement that tells others of a change within a transaction; nil where they notice by themselves.
  var announcement: String? { get }
  /// Called when others may have changed something, a moment after it at the latest.
  var changed: ChangeHandler { get }

  /// Runs statements that write, all or none of them.
  ///
  /// - Parameter body: Runs statements by the function it is given. Their values are `$1`, `$2` and so on.
  ///   What it throws takes all of them back.
  func write<Value>(_ body: (SQLRun) throws -> Value) throws -> Value

  /// Runs statements that read, at one moment.
  func read<Value>(_ body: (SQLRun) throws -> Value) throws -> Value
}

/// A function that runs a statement and gives its rows.
typealias SQLRun = (_ statement: String, _ values: [String?]) throws -> [[String?]]
