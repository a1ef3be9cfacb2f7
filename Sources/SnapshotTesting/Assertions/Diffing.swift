import Foundation

/// The way two values of a format are compared, and written to and read from a file.
public struct Diffing<Value> {
  /// Returns a value as a file's bytes.
  public var toData: (Value) -> Data
  /// Returns the value of a file's bytes.
  public var fromData: (Data) -> Value
  /// Returns nil where both are the same, and else what differs, in words and as files to look at.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])?

  /// Makes a way of comparing.
  /// - Parameters:
  ///   - toData: Writes a value.
  ///   - fromData: Reads a value.
  ///   - diff: Compares the reference, its first parameter, with the new value.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that helps to understand a failure, such as a picture of the difference.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The kind of the file: `reference`, `failure` or `difference`.
  public var name: String
  /// The extension of the file's name, without the dot.
  public var pathExtension: String
  /// The file's bytes.
  public var data: Data

  /// Makes an attachment.
  public init(name: String, pathExtension: String, data: Data) {
    (self.name, self.pathExtension, self.data) = (name, pathExtension, data)
  }
}
