import Foundation

/// The report of an error that nobody awaited.
enum UnhandledError {
  /// Writes one line on standard error.
  static func report(_ error: any Error, source: Any.Type?) {
    if let error = error as? StoreError, !error.isReported { return }
    let name = source.map { String(reflecting: $0) } ?? "A promise"
    let line = "\(name) failed, and nobody awaited it or caught its error: \(error)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
