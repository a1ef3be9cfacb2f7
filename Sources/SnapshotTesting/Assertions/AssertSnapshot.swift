import Foundation

/// Asserts that a value matches its reference on disk, which is recorded where there is none.
///
/// The reference lies beside the test, in `__Snapshots__/TestFile/testName.name.extension`.
/// - Parameters:
///   - value: The value.
///   - snapshotting: The way it becomes a snapshot.
///   - name: A name for the reference; without one, the snapshots of a test are counted from 1.
///   - recording: When the reference is recorded; nil for what `withSnapshotTesting`
///     or the environment's `SNAPSHOT_TESTING_RECORD` says.
///   - timeout: The seconds within which an asynchronous snapshot must be there; 5 by default.
///   - fileID: The caller's file, for the report.
///   - filePath: The caller's file, beside which the reference lies.
///   - testName: The test, after which the reference is named.
///   - line: The caller's line.
///   - column: The caller's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  TestFailure.record(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches its reference, where recording is a matter of true or false.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : .missing, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches its references in several strategies, each with a name.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its references in several strategies, which are counted.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference. Returns what is wrong, and nil where all is well.
///
/// It is what custom assertions are made of, with a directory of their own for example.
/// - Parameters:
///   - value: The value.
///   - snapshotting: The way it becomes a snapshot.
///   - name: A name for the reference; without one, the snapshots of a test are counted from 1.
///   - recording: When the reference is recorded; nil for what `withSnapshotTesting` or the environment says.
///   - snapshotDirectory: The directory of the references; nil for the one beside the test.
///   - timeout: The seconds within which an asynchronous snapshot must be there; 5 by default.
///   - fileID: The caller's file, for the report.
///   - filePath: The caller's file, beside which the reference lies.
///   - testName: The test, after which the reference is named.
///   - line: The caller's line.
///   - column: The caller's column.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let record = recording ?? SnapshotTestingConfiguration.presentRecord
  let files = SnapshotFiles(
    test: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
    directory: snapshotDirectory)
  do {
    let value = try value()
    guard let format = Waiting.value(of: snapshotting.snapshot(value), timeout: timeout) else {
      return """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously rendered view is never called back. Ensure that every asynchronous \
        operation calls its callback once, or raise the timeout.
        """
    }
    return try SnapshotComparison(format: format, diffing: snapshotting.diffing, files: files)
      .failure(record: record)
  } catch {
    return error.localizedDescription
  }
}
