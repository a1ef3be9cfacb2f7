import NIOCore
import NIOPosix

/// The port on which HAProxy's agent check asks how much a machine can take.
enum AgentPort {
  /// Listens. Each connection is answered with one line and closed.
  static func open(_ address: SocketAddress, _ front: NIOLoopBound<FrontContext>, _ loop: any EventLoop)
    throws -> any Channel
  {
    try ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Answerer(front.value.visitors))
        }
      }
      .bind(to: address).wait()
  }

  private final class Answerer: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let visitors: VisitorHost

    init(_ visitors: VisitorHost) {
      self.visitors = visitors
    }

    func channelActive(context: ChannelHandlerContext) {
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.writeAndFlush(NIOAny(ByteBuffer(string: visitors.table.agentWords + "\n"))).whenComplete { _ in
        bound.value.close(promise: nil)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
