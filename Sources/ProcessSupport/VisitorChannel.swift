import CVisitorProcess
import Foundation
import VisitorMessages

/// The channel of a visitor's process to the server: `shoji serve` has started the process, accepts the
/// visitor's connections, and hands them over. What is said is a `VisitorMessage`.
package final class VisitorChannel: Sendable {
  /// The channel of this process; nil in one that was started alone.
  package static let current: VisitorChannel? = {
    let channel = shoji_visitor_channel()
    let environment = ProcessInfo.processInfo.environment
    guard channel >= 0, let cookie = environment[VisitorVariable.cookie],
      let port = environment[VisitorVariable.port].flatMap({ UInt16($0) })
    else { return nil }
    return VisitorChannel(channel: channel, cookie: cookie, port: port)
  }()

  /// The name and the value of the cookie that every request of the visitor has.
  package let cookie: String
  /// The port on which the server accepts connections.
  package let port: UInt16

  private let channel: Int32

  /// A message of the server's.
  package enum Message: Sendable {
    /// A connection of the visitor's.
    case connection(HandedConnection)
    /// The process is to end where no page is connected.
    case end
    /// What the visitor has done is kept where no lost machine takes it along.
    case kept
  }

  /// A connection that the server has accepted.
  package struct HandedConnection: Sendable {
    /// The open socket.
    package var socket: Int32
    /// The number by which the server knows it.
    package var number: Int
    /// The cookie that the answer to the first request sets, for a visitor who had none.
    package var newCookie: String?
    /// The bytes that were read of it.
    package var bytes: [UInt8]
  }

  /// The seconds in which the process saves and ends once the server is gone.
  package static let grace = 10.0

  /// Makes the process's end of a channel.
  package init(channel: Int32, cookie: String, port: UInt16) {
    self.channel = channel
    self.cookie = cookie
    self.port = port
  }

  /// Hands on the messages as they come, on a thread of its own, until the server is gone. The process ends
  /// then: it saves as it does for SIGTERM, and is killed where that takes too long.
  ///
  /// - Parameters:
  ///   - handle: Called on that thread.
  ///   - end: Sends the process a signal, once the server is gone; replaced by tests.
  package func receive(
    _ handle: @escaping @Sendable (Message) -> Void,
    end: @escaping @Sendable (Int32) -> Void = { kill(getpid(), $0) }
  ) {
    let thread = Thread { [self] in
      read(handle)
      end(SIGTERM)
      Thread.sleep(forTimeInterval: Self.grace)
      end(SIGKILL)
    }
    thread.name = "visitor"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  private func read(_ handle: (Message) -> Void) {
    var bytes = [UInt8](repeating: 0, count: VisitorMessage.longest)
    var files = [Int32](repeating: -1, count: Int(SHOJI_MOST_FILES))
    while true {
      let count = shoji_receive_message(channel, &bytes, Int32(bytes.count), &files)
      guard count > 0 else { return }
      switch (VisitorMessage(bytes[..<Int(count)]), files[0]) {
      case (.connection(let number, let newCookie, let bytes), 0...):
        // At once, whatever the app does: a process that is stopped says nothing.
        send(.took(number))
        handle(
          .connection(
            HandedConnection(socket: files[0], number: number, newCookie: newCookie, bytes: bytes)))
        files[0] = -1
      case (.end, _): handle(.end)
      case (.kept, _): handle(.kept)
      default: break
      }
      files.filter { $0 >= 0 }.forEach { close($0) }
    }
  }

  /// Reports that a connection is about to be answered, or is closed.
  package func report(answered number: Int) { send(.answered(number)) }

  /// Reports the number of pages that are connected.
  package func report(pages: Int) { send(.pages(pages)) }

  /// Reports that the visitor uses the app.
  package func reportUse() { send(.used) }

  /// Reports that the app does not answer, or that it does again.
  package func report(isBusy: Bool) { send(isBusy ? .busy : .free) }

  /// Reports the commits, the bytes and the microseconds of presses since the last report.
  package func report(use: [Int64]) { send(.did(use)) }

  /// Answers that the process goes on, since a page has come.
  package func stay() { send(.staying) }

  private func send(_ message: VisitorMessage) {
    let bytes = message.bytes
    // A server that reads nothing any more is about to end.
    _ = shoji_send_message(channel, bytes, Int32(bytes.count), nil, 0, false)
  }
}
