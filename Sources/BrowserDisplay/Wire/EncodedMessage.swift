import NIOCore

/// A message to the tabs, encoded once for all of them.
struct EncodedMessage {
  /// The JSON text.
  var bytes: ByteBuffer
  /// The styles it names, which a tab must know first.
  var styles: Set<Int>
}
