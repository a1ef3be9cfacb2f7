import Diagnostics
import Foundation

/// The report of an error that nobody awaited.
enum UnhandledError {
  /// Logs the error.
  static func report(_ error: any Error, source: Any.Type?) {
    if let error = error as? StoreError, !error.isReported { return }
    let name = source.map { String(reflecting: $0) } ?? "A promise"
    Log.store.error("\(name) failed, and nobody awaited it or caught its error: \(error)")
  }
}
