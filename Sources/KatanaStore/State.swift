import Foundation

/// The state of an application: a value that holds all of the application's data.
///
/// The store makes the first one with `init()` and replaces it with each action.
public protocol State {
  /// The state an application starts with.
  init()

  /// The state as a recorded run has it; nil where it is not `Codable`.
  /// Conformances get it from the protocols they name; do not write it.
  func _encodedForRecording() throws -> Data?

  /// Makes the state of a recorded run; nil where it is not `Codable`.
  /// Conformances get it from the protocols they name; do not write it.
  static func _decodedFromRecording(_ data: Data) throws -> (any State)?
}

extension State {
  /// None by itself.
  public func _encodedForRecording() throws -> Data? { nil }

  /// None by itself.
  public static func _decodedFromRecording(_ data: Data) throws -> (any State)? { nil }
}

extension State where Self: Codable {
  /// The state as JSON.
  public func _encodedForRecording() throws -> Data? { try RecordingCoder.encode(self) }

  /// The state of JSON.
  public static func _decodedFromRecording(_ data: Data) throws -> (any State)? {
    try RecordingCoder.decode(Self.self, from: data)
  }
}
