import Dispatch
import Foundation

/// Calls a function for each signal of a kind, on another thread, for as long as it is kept.
final class SignalWatch {
  private let source: any DispatchSourceSignal

  /// Watches for a signal.
  init(_ number: Int32, handle: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: handle)
    source.activate()
  }

  deinit { source.cancel() }
}
