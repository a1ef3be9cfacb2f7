import Foundation
import Testing
import XCTest

/// Counts the snapshots without a name, for each test from 1. Tests of XCTest that run once more begin anew.
final class SnapshotCounter: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = SnapshotCounter()

  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  private override init() {
    super.init()
    // Observers belong to the main thread, where XCTest's tests run.
    if Thread.isMainThread { XCTestObservationCenter.shared.addTestObserver(self) }
  }

  /// The number of the next snapshot.
  func next(in directory: String, of test: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let key = "\(directory)/\(test)"
    counts[key, default: 0] += 1
    return counts[key]!
  }

  private func reset() {
    lock.lock()
    counts = [:]
    lock.unlock()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { reset() }
}

/// Fails the test that runs.
enum TestFailure {
  /// Records a failure with the library whose test runs: an issue of Swift Testing, or a failure of XCTest.
  static func record(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }
}
