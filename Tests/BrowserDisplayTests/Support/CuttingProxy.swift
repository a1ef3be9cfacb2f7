import NIOCore
import NIOPosix
import Synchronization

/// Stands between a browser and a server and cuts the line on request, in the middle of a byte
/// stream.
final class CuttingProxy: Sendable {
  private struct State {
    var target = 0
    /// How many more bytes may pass before the next cut; nil for no cut.
    var bytesLeft: Int?
    var cuts = 0
    /// The number of answers to requests of files that are still to be cut.
    var answersToCut = 0
    var delay: Int64 = 0
    var holdsSockets = false
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

  /// A reference to the proxy, once it is made.
  private final class HandlerSource: @unchecked Sendable {
    weak var proxy: CuttingProxy?
  }

  /// Where connections lead to.
  func lead(to port: Int) { state.withLock { $0.target = port } }

  /// Cuts the line once more after so many bytes, whichever way they go.
  func cut(after bytes: Int) { state.withLock { $0.bytesLeft = bytes } }

  /// Cuts the next answers to requests of the page's files within their first bytes, and no sockets.
  func cutAnswers(_ count: Int) { state.withLock { $0.answersToCut = count } }

  /// The number of answers that are still to be cut.
  var answersToCut: Int { state.withLock { $0.answersToCut } }

  /// Lets bytes pass so many milliseconds later, either way.
  func delay(milliseconds: Int64) { state.withLock { $0.delay = milliseconds } }

  /// Keeps what goes to sockets that are opened from now on, or lets it pass.
  func holdSockets(_ isHeld: Bool) { state.withLock { $0.holdsSockets = isHeld } }

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
        let back = Half(proxy: self, other: client)
        try client.pipeline.syncOperations.addHandler(Half(proxy: self, other: server, back: back))
        try server.pipeline.syncOperations.addHandler(back)
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
    /// The bytes on their way, in order: none overtake those that came before, even if the delay is shorter
    /// by now.
    private var underWay = CircularBuffer<ByteBuffer>()
    private var isCut = false
    /// The direction of the answers to what comes this way.
    private let back: Half?
    private var isToBeCut = false
    private var isForSocket = false

    init(proxy: CuttingProxy, other: any Channel, back: Half? = nil) {
      self.proxy = proxy
      self.other = other
      self.back = back
    }

    /// Has the answer to a request of a file be cut, when that is asked for.
    private func noteRequest(in bytes: ByteBuffer) {
      let line = String(decoding: bytes.readableBytesView.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      guard line.hasPrefix("GET ") else { return }
      isForSocket = line.contains("/socket ")
      if isForSocket { return }
      back?.isToBeCut = proxy.state.withLock { state in
        guard state.answersToCut > 0 else { return false }
        state.answersToCut -= 1
        return true
      }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      // What comes behind a cut is lost with the line.
      guard !isCut else { return }
      var bytes = unwrapInboundIn(data)
      noteRequest(in: bytes)
      let (passing, isCut) =
        isToBeCut ? (min(bytes.readableBytes, 40), true) : proxy.allowance(for: bytes.readableBytes)
      self.isCut = isCut
      underWay.append(bytes.readSlice(length: passing)!)
      let delay = proxy.state.withLock { $0.delay }
      guard delay > 0 || underWay.count > 1 else { return pass(own: context.channel) }
      let (half, own) = (NIOLoopBound(self, eventLoop: context.eventLoop), context.channel)
      context.eventLoop.scheduleTask(in: .milliseconds(delay)) { half.value.pass(own: own) }
    }

    /// Passes on what came first of what has not been passed on.
    private func pass(own: any Channel) {
      if isForSocket, proxy.state.withLock({ $0.holdsSockets }) {
        let half = NIOLoopBound(self, eventLoop: own.eventLoop)
        own.eventLoop.scheduleTask(in: .milliseconds(5)) { half.value.pass(own: own) }
        return
      }
      let isLast = underWay.count == 1 && isCut
      let other = other
      other.writeAndFlush(underWay.removeFirst()).whenComplete { _ in
        guard isLast else { return }
        own.close(promise: nil)
        other.close(promise: nil)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      other.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
