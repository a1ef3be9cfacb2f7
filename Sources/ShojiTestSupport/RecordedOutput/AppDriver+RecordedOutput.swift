import Foundation

/// The error of an app whose display differs from its recording.
public struct RecordedOutputError: Error, CustomStringConvertible {
  /// The difference, and the files of the new picture, the marked pixels or the new tree.
  public var description: String
}

extension AppDriver {
  /// Compares what the app shows with what is recorded beside the test's file, in its folder `Recorded`: the
  /// picture in `NAME.png` and the tree of views in `NAME.json`. Throws ``RecordedOutputError`` when one of
  /// them differs or nothing is recorded.
  ///
  /// With `SHOJI_RECORD=1` in the environment both are recorded anew and nothing is compared; look at them
  /// before you commit them.
  ///
  /// - Parameters:
  ///   - name: The name of the files without their endings.
  ///   - scale: Pixels to a point; nil for the display's own scale.
  ///   - share: The share of pixels, 0…1, that may differ by more than a just noticeable amount; 0 by
  ///     default.
  ///   - testFile: The test's file; `Recorded` lies beside it.
  public func expectRecorded(
    _ name: String, scale: CGFloat? = nil, allowing share: Double = 0, besides testFile: String = #filePath
  ) async throws {
    let recording = RecordedOutput(name, besides: testFile)
    let faults = [
      try recording.mismatch(with: try await snapshot(scale: scale), allowing: share),
      try recording.mismatch(with: try await tree()),
    ].compactMap { $0 }
    guard faults.isEmpty else { throw RecordedOutputError(description: faults.joined(separator: "\n")) }
  }
}
