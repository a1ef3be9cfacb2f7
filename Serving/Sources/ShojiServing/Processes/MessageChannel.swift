import CVisitorProcess
import Dispatch
import Foundation
import VisitorMessages

/// One end of a channel for messages with another process, which is read in the background.
final class MessageChannel {
  private let descriptor: Descriptor
  private let source: any DispatchSourceRead

  /// A descriptor that is closed when neither the channel's owner nor its reader has it: as long as anything
  /// may be sent, its number is no other file's.
  private final class Descriptor: Sendable {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }
  }

  /// The queue on which the channels are read.
  private static let queue = DispatchQueue(label: "messages")

  /// Reads a channel, which is closed with this object.
  ///
  /// - Parameters:
  ///   - descriptor: The channel.
  ///   - handle: Called on another thread with each message, and with nil at the channel's end. What is no
  ///     message is left out.
  init(_ descriptor: Int32, handle: @escaping @Sendable (VisitorMessage?) -> Void) {
    let own = Descriptor(descriptor)
    self.descriptor = own
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
    self.source = source
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var files = [Int32](repeating: -1, count: Int(SHOJI_MOST_FILES))
      let count = shoji_receive_message(descriptor, &bytes, Int32(bytes.count), &files)
      for file in files where file >= 0 { close(file) }
      guard count > 0 else {
        source.cancel()
        return handle(nil)
      }
      if let message = VisitorMessage(bytes[..<Int(count)]) { handle(message) }
    }
    // The reader needs it until then.
    source.setCancelHandler { withExtendedLifetime(own) {} }
    source.activate()
  }

  deinit { source.cancel() }

  /// Sends a message with files. Whether the other end has taken it; it may have no room.
  @discardableResult func send(_ message: VisitorMessage, files: [Int32] = []) -> Bool {
    let bytes = message.bytes
    return shoji_send_message(descriptor.number, bytes, Int32(bytes.count), files, Int32(files.count), false)
      == 0
  }

  /// Makes the two ends of a channel; nil where the system has none.
  static func makeEnds() -> (one: Int32, other: Int32)? {
    var (one, other): (Int32, Int32) = (-1, -1)
    return shoji_make_channel(&one, &other) ? (one, other) : nil
  }
}
