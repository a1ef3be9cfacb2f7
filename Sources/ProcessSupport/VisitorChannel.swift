import CVisitorProcess
import Foundation

/// The channel of a visitor's process to the server: `shoji serve` has started the process, accepts the
/// visitor's connections, and hands them over.
///
/// Messages are texts: a line of words, and for a connection what was read of it. The words from the server
/// are `connection` with the new cookie, if there is one, and `end` to a process that no page is connected
/// to. This process answers `staying` where a page has come meanwhile, and reports `pages N`, `used`, `busy`
/// and `free`, and each second in which it did something for its pages `did` with the commits, the bytes, and
/// the microseconds from each press to its commit.
package final class VisitorChannel: Sendable {
  /// The channel of this process; nil in one that was started alone.
  package static let current: VisitorChannel? = {
    let channel = shoji_visitor_channel()
    let environment = ProcessInfo.processInfo.environment
    guard channel >= 0, let cookie = environment["SHOJI_VISITOR_COOKIE"],
      let port = environment["SHOJI_VISITOR_PORT"].flatMap({ UInt16($0) })
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
    /// A connection of the visitor's: an open socket, the bytes that were read of it, and the cookie that the
    /// answer to the first request sets, for a visitor who had none.
    case connection(socket: Int32, newCookie: String?, bytes: [UInt8])
    /// The process is to end where no page is connected.
    case end
  }

  /// Makes the process's end of a channel.
  package init(channel: Int32, cookie: String, port: UInt16) {
    self.channel = channel
    self.cookie = cookie
    self.port = port
  }

  /// Hands on the messages as they come, on a thread of its own, until the server is gone.
  package func receive(_ handle: @escaping @Sendable (Message) -> Void) {
    let channel = channel
    let thread = Thread {
      var bytes = [UInt8](repeating: 0, count: Int(SHOJI_LONGEST_MESSAGE))
      var files: [Int32] = [-1, -1]
      while true {
        let count = shoji_receive_message(channel, &bytes, Int32(bytes.count), &files)
        guard count > 0 else { return }
        if let message = Message(bytes[..<Int(count)], socket: files[0]) {
          handle(message)
        } else {
          files.filter { $0 >= 0 }.forEach { close($0) }
        }
      }
    }
    thread.name = "visitor"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Reports the number of pages that are connected.
  package func report(pages: Int) { send("pages \(pages)") }

  /// Reports that the visitor uses the app.
  package func reportUse() { send("used") }

  /// Reports that the app does not answer, or that it does again.
  package func report(isBusy: Bool) { send(isBusy ? "busy" : "free") }

  /// Reports the commits, the bytes and the times of presses since the last report.
  package func report(use: String) { send("did \(use)") }

  /// Answers that the process goes on, since a page has come.
  package func stay() { send("staying") }

  private func send(_ text: String) {
    var text = text
    // A server that reads nothing any more is about to end.
    _ = text.withUTF8 {
      shoji_send_message(channel, $0.baseAddress!, Int32($0.count), nil, 0, false)
    }
  }
}

extension VisitorChannel.Message {
  /// Reads a message; nil for one that this process does not know.
  fileprivate init?(_ bytes: ArraySlice<UInt8>, socket: Int32) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "connection" where socket >= 0:
      self = .connection(
        socket: socket, newCookie: words.count > 1 ? String(words[1]) : nil,
        bytes: Array(bytes[min(end + 1, bytes.endIndex)...]))
    case "end": self = .end
    default: return nil
    }
  }
}
