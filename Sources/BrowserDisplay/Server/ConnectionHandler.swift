import NIOCore

/// Registers a connection when it opens, and removes it when it closes.
final class ConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let registry: ConnectionRegistry

  init(registry: ConnectionRegistry) {
    self.registry = registry
  }

  func channelActive(context: ChannelHandlerContext) {
    registry.add(context.channel)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    registry.remove(context.channel)
    context.fireChannelInactive()
  }
}
