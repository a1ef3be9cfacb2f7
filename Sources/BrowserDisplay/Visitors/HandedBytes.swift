import NIOCore

/// Gives a connection that another process accepted the bytes that were read there, before any other.
final class HandedBytes: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let bytes: ByteBuffer

  init(_ bytes: ByteBuffer) {
    self.bytes = bytes
  }

  func channelActive(context: ChannelHandlerContext) {
    context.fireChannelActive()
    context.fireChannelRead(wrapInboundOut(bytes))
    context.fireChannelReadComplete()
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}
