import NIOCore
import NIOPosix
import Synchronization

/// Stands between a browser and a server and cuts the line when it is told to, in the middle of a byte
/// stream.
final class CuttingProxy: Sendable {
  private struct State {
    var target = 0
    /// How many more bytes may pass before the next cut; nil for no cut.
    var bytesLeft: Int?
    var cuts = 0
    var delay: Int64 = 0
  }

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel
  private let state = Mutex(State())

  /// The port that is listened on.
  let port: Int

  init() async throws {
    let handlers = HandlerSource()
    channel = try await ServerBootstrap(group: group)
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          // A page may come back after the test that had the proxy.
          guard let proxy = handlers.proxy else { throw ChannelError.eof }
          try proxy.accept(channel)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress!.port!
    handlers.proxy = self
  }

  /// Knows the proxy, once it is made.
  private final class HandlerSource: @unchecked Sendable {
    weak var proxy: CuttingProxy?
  }

  /// Where connections lead to.
  func lead(to port: Int) { state.withLock { $0.target = port } }

  /// Cuts the line once more after so many bytes, whichever way they go.
  func cut(after bytes: Int) { state.withLock { $0.bytesLeft = bytes } }

  /// Lets bytes pass so many milliseconds later, either way.
  func delay(milliseconds: Int64) { state.withLock { $0.delay = milliseconds } }

  /// How often the line was cut.
  var cuts: Int { state.withLock { $0.cuts } }

  func stop() async {
    try? await channel.close()
    try? await group.shutdownGracefully()
  }

  private func accept(_ client: any Channel) throws {
    let target = state.withLock { $0.target }
    ClientBootstrap(group: client.eventLoop)
      .channelOption(.autoRead, value: false)
      .connect(host: "127.0.0.1", port: target)
      .flatMapThrowing { server in
        try client.pipeline.syncOperations.addHandler(Half(proxy: self, other: server))
        try server.pipeline.syncOperations.addHandler(Half(proxy: self, other: client))
        client.setOption(.autoRead, value: true).whenFailure { _ in }
        server.setOption(.autoRead, value: true).whenFailure { _ in }
      }
      .whenFailure { _ in client.close(promise: nil) }
  }

  /// How many of so many bytes may pass, and whether the line is cut behind them.
  private func allowance(for bytes: Int) -> (passing: Int, isCut: Bool) {
    state.withLock { state in
      guard let left = state.bytesLeft else { return (bytes, false) }
      guard bytes >= left else {
        state.bytesLeft = left - bytes
        return (bytes, false)
      }
      state.bytesLeft = nil
      state.cuts += 1
      return (left, true)
    }
  }

  /// One direction of a connection.
  private final class Half: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let proxy: CuttingProxy
    private let other: any Channel

    init(proxy: CuttingProxy, other: any Channel) {
      self.proxy = proxy
      self.other = other
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var bytes = unwrapInboundIn(data)
      let (passing, isCut) = proxy.allowance(for: bytes.readableBytes)
      let part = bytes.readSlice(length: passing)!
      let (other, own) = (other, context.channel)
      let pass = { @Sendable in
        other.writeAndFlush(part).whenComplete { _ in
          if isCut {
            own.close(promise: nil)
            other.close(promise: nil)
          }
        }
      }
      let delay = proxy.state.withLock { $0.delay }
      if delay == 0 { pass() } else { context.eventLoop.scheduleTask(in: .milliseconds(delay)) { pass() } }
    }

    func channelInactive(context: ChannelHandlerContext) {
      other.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
