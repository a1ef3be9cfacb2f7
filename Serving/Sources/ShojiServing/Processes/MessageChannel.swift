import CVisitorProcess
import Dispatch
import Foundation

/// One end of a channel for messages with another process, which is read in the background.
final class MessageChannel: @unchecked Sendable {
  /// A message, or the channel's end.
  enum Event: Sendable {
    case message(String)
    case end
  }

  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// The queue on which the channels are read.
  private static let queue = DispatchQueue(label: "messages")

  /// Reads a channel, which is closed with this object.
  init(_ descriptor: Int32, handle: @escaping @Sendable (Event) -> Void) {
    self.descriptor = descriptor
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
    self.source = source
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var files: [Int32] = [-1, -1]
      let count = shoji_receive_message(descriptor, &bytes, Int32(bytes.count), &files)
      for file in files where file >= 0 { close(file) }
      guard count > 0 else {
        source.cancel()
        return handle(.end)
      }
      handle(.message(String(decoding: bytes[..<Int(count)], as: UTF8.self)))
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit { source.cancel() }

  /// Sends a message with files. Whether the other end has taken it; it may have no room.
  func send(_ bytes: [UInt8], files: [Int32] = []) -> Bool {
    shoji_send_message(descriptor, bytes, Int32(bytes.count), files, Int32(files.count), false) == 0
  }

  /// Sends a text.
  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Makes the two ends of a channel.
  static func makeEnds() throws -> (one: Int32, other: Int32) {
    var (one, other): (Int32, Int32) = (-1, -1)
    guard shoji_make_channel(&one, &other) else { throw POSIXError(.init(rawValue: errno) ?? .EMFILE) }
    return (one, other)
  }
}
