import NIOCore

/// Lets everything on a connection pass later, either way and in its order, so that an app is used as at the
/// end of a long line. Used on the connection's loop only.
final class DelayedLine: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// One direction.
  private enum Way { case inbound, outbound }

  private let delay: TimeAmount
  private var steps: [Way: CircularBuffer<() -> Void>] = [.inbound: [], .outbound: []]

  /// Makes a line that takes so long each way.
  init(delay: TimeAmount) {
    self.delay = delay
  }

  private func later(_ way: Way, _ context: ChannelHandlerContext, _ step: @escaping () -> Void) {
    steps[way]!.append(step)
    let line = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: delay) { line.value.pass(way) }
  }

  /// Lets pass what came first.
  private func pass(_ way: Way) { steps[way]!.popFirst()?() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    later(.inbound, context) { context.fireChannelRead(data) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    later(.inbound, context) { context.fireChannelReadComplete() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    later(.inbound, context) { context.fireUserInboundEventTriggered(event) }
  }

  /// Lets pass all that came before the end, since the other handlers go with the connection.
  func channelInactive(context: ChannelHandlerContext) {
    while let step = steps[.inbound]!.popFirst() { step() }
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    steps = [.inbound: [], .outbound: []]
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    later(.outbound, context) { context.write(data, promise: promise) }
  }

  func flush(context: ChannelHandlerContext) {
    later(.outbound, context) { context.flush() }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    later(.outbound, context) { context.close(mode: mode, promise: promise) }
  }
}
