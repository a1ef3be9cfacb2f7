import Testing

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait that sets when the tests of a suite, or a test, record snapshots, and which command
  /// failures show.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(record: record, diffTool: diffTool)
  }
}

/// A configuration of snapshots for tests of Swift Testing.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotTestingConfiguration.Record?
  let diffTool: SnapshotTestingConfiguration.DiffTool?

  /// Whether the tests in a suite have the configuration too.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let inner = SnapshotTestingConfiguration.inside(record: record, diffTool: diffTool)
    try await SnapshotTestingConfiguration.$current.withValue(inner) { try await function() }
  }
}
