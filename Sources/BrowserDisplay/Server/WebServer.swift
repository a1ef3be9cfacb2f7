import NIO
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Sets up the handlers of each connection: of those to one address, by default the loopback interface's, on
/// which it listens, or of those that a server for many visitors hands over. Everything runs on one loop.
final class WebServer: Sendable {
  /// The channel that listens; nil where connections are handed over.
  private let channel: (any Channel)?
  private let loop: any EventLoop
  private let server: NIOLoopBound<ServerContext>
  private let sweep: RepeatedTask

  /// The port on which connections are accepted.
  let port: Int

  /// The bytes that are read at once.
  static let reads = AdaptiveRecvByteBufferAllocator(
    minimum: 1024, initial: 4096, maximum: FairReader.longestRead)
  /// The bytes that wait for a peer before it counts as slow.
  static let waterMark = ChannelOptions.Types.WriteBufferWaterMark(low: Tab.lowWater, high: Tab.highWater)

  /// Listens on a port of an IPv4 address of this machine, any free one for 0; throws when it cannot be had.
  init(address: String, port: Int, loop: any EventLoop, server: NIOLoopBound<ServerContext>) throws {
    self.server = server
    self.loop = loop
    let channel = try ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.backlog, value: 256)
      // One read at a time, whose bytes get their turns; what a peer sent before it hung up counts, too.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: Self.reads)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.writeBufferWaterMark, value: Self.waterMark)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try Self.configure(channel, server) }
      }
      .bind(to: SocketAddress(ipAddress: address, port: port)).wait()
    self.channel = channel
    self.port = channel.localAddress?.port ?? port
    sweep = Self.sweep(server, on: loop)
  }

  /// Takes the connections of a visitor, which were accepted on a port.
  init(visitor: ServedVisitor, port: Int, loop: any EventLoop, server: NIOLoopBound<ServerContext>) {
    self.server = server
    self.loop = loop
    self.port = port
    channel = nil
    sweep = Self.sweep(server, on: loop)
    loop.execute {
      let hub = server.value.hub
      hub.meter = UseMeter()
      hub.pagesDidChange = { visitor.report(pages: $0) }
      hub.wasUsed = { visitor.reportUse() }
      hub.status.busynessDidChange = { visitor.report(isBusy: $0) }
    }
    visitor.accept(on: loop) {
      server.value.hub.holdsInputs = $0
    } configure: {
      try Self.configure($0, server, newCookie: $1)
    }
  }

  private static func sweep(_ server: NIOLoopBound<ServerContext>, on loop: any EventLoop) -> RepeatedTask {
    loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { _ in
      let server = server.value
      server.registry.sweep()
      server.hub.sweep()
      if let report = server.hub.meter?.report() { server.visitor?.report(use: report) }
    }
  }

  /// Stops listening and closes all connections, those of tabs with a code.
  func stop(_ code: CloseCode) {
    let server = server
    sweep.cancel()
    channel?.close(promise: nil)
    try? loop.submit {
      server.value.hub.stop(code)
      server.value.registry.closeAll()
    }.wait()
  }

  /// Sets up a connection; its first answer sets the cookie of a visitor who had none.
  private static func configure(
    _ channel: any Channel, _ bound: NIOLoopBound<ServerContext>, newCookie: String? = nil
  ) throws {
    let server = bound.value
    let pipeline = channel.pipeline.syncOperations
    if let delay = server.latency { try pipeline.addHandler(DelayedLine(delay: delay)) }
    let reader = FairReader(scheduler: server.reads)
    try pipeline.addHandlers([ConnectionHandler(registry: server.registry), reader])
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: SocketHandler.maximumMessage, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let server = bound.value
        let admitted = (try? server.gate.admit(head, isSocket: true)) == ServerContext.socketPath
        let isWelcome =
          admitted && (try? SocketHandshake.check(head)) != nil && server.registry.hasRoomForTab
        return channel.eventLoop.makeSucceededFuture(isWelcome ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        bound.value.visitor?.takeTimeZone(head.headers)
        return channel.eventLoop.makeCompletedFuture { try becomeSocket(channel, bound.value) }
      })
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 * 1024
    limits.maxHeaderListSize = 32 * 1024
    limits.maxHeaderFieldCount = 100
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(name: pageHandlerName, promise: nil)
        }
      ),
      withErrorHandling: true, withOutboundHeaderValidation: true, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: limits)
    try pipeline.addHandler(
      PageHandler(server: server, reader: reader, newCookie: newCookie), name: pageHandlerName)
  }

  /// Upgrades a connection to WebSocket. Until its tab has introduced itself, it counts as silent.
  private static func becomeSocket(_ channel: any Channel, _ server: ServerContext) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.handler(type: FairReader.self).becomeSocket()
    try pipeline.addHandlers([
      FrameGate(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
        maxAccumulatedFrameSize: SocketHandler.maximumMessage),
      SocketHandler(server: server),
    ])
  }

  private static let pageHandlerName = "page"
}
