import Containment
import Foundation

/// The end of a replay, as the app that was replayed writes it.
public struct ReplayOutcome: Codable, Equatable {
  /// Whether the run went as it was recorded.
  public let same: Bool
  /// A sentence that says how the replay ended.
  public let message: String

  /// Reads what an app has written. Throws where it has no store of the recorded kind, and so has replayed
  /// nothing.
  public init(contentsOf file: URL, app: String) throws(ToolError) {
    guard let data = try? PlainFile.read(file),
      let outcome = try? JSONDecoder().decode(Self.self, from: data)
    else { throw ToolError("\(app) has no store with a state of the recorded type") }
    self = outcome
  }
}
