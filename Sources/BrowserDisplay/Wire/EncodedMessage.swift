import NIOCore

/// A message to the tabs, encoded once for all of them.
struct EncodedMessage {
  /// The JSON text.
  var bytes: ByteBuffer
  /// The styles it refers to, which are sent to a tab first.
  var styles: Set<Int>
}
