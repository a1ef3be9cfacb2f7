import Foundation

/// Calls a closure when a socket can be read or written, while it is on. It has the socket's number, and
/// closes it.
final class SocketWatch {
  private let source: any DispatchSourceProtocol
  private(set) var isOn = false

  init(
    reading number: Int32, on queue: DispatchQueue, closed: @escaping @Sendable () -> Void = {},
    _ handler: @escaping @Sendable () -> Void
  ) {
    let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler {
      close(number)
      closed()
    }
    self.source = source
  }

  init(writing number: Int32, on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeWriteSource(fileDescriptor: number, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler { close(number) }
    self.source = source
  }

  func set(_ on: Bool) {
    guard on != isOn else { return }
    isOn = on
    if on { source.resume() } else { source.suspend() }
  }

  deinit {
    source.cancel()
    // One that is suspended is never cancelled.
    if !isOn { source.resume() }
  }
}
