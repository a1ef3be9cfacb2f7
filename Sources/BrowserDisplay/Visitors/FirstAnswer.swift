import NIOCore

/// Tells once that a connection is answered or closed: the server that has handed it over keeps a socket of
/// its own until then, for another process where this one ends first.
final class FirstAnswer: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private var tell: (() -> Void)?

  /// Makes the handler, which stands before all others.
  init(tell: @escaping () -> Void) {
    self.tell = tell
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    tellOnce()
    context.write(data, promise: promise)
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    tellOnce()
    context.close(mode: mode, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    tellOnce()
    context.fireChannelInactive()
  }

  private func tellOnce() {
    tell?()
    tell = nil
  }
}
