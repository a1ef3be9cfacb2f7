import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A connection that sends exactly the given bytes, and gathers what comes.
final class RawConnection: Sendable {
  private let channel: any Channel
  private let gathered: Gathered

  /// Connects to a port of this machine.
  init(port: Int) async throws {
    let gathered = Gathered()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Gatherer(gathered: gathered))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    self.gathered = gathered
  }

  func send(_ bytes: some Sequence<UInt8>) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  func send(_ text: String) async throws { try await send(text.utf8) }

  /// Everything that has come, once it is enough or the other side has hung up.
  func bytes(until isEnough: @escaping @Sendable ([UInt8]) -> Bool) async -> [UInt8] {
    await gathered.wait { bytes, isClosed in isClosed || isEnough(bytes) }
  }

  /// Everything that comes until the other side hangs up.
  func bytesToTheEnd() async -> [UInt8] { await bytes { _ in false } }

  /// Everything that comes until the other side hangs up, as text.
  func textToTheEnd() async -> String { String(decoding: await bytesToTheEnd(), as: UTF8.self) }

  /// Whether the other side has hung up.
  var isClosed: Bool { gathered.isClosed }

  func setReading(_ isReading: Bool) async throws {
    try await channel.setOption(.autoRead, value: isReading).get()
  }

  func close() async { try? await channel.close() }
}

/// What has come through a connection.
private final class Gathered: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isClosed = false
    var waiting: [(isDone: ([UInt8], Bool) -> Bool, continuation: CheckedContinuation<[UInt8], Never>)] = []
  }

  private let state = Mutex(State())

  var isClosed: Bool { state.withLock { $0.isClosed } }

  func append(_ bytes: [UInt8]) { change { $0.bytes += bytes } }

  func close() { change { $0.isClosed = true } }

  func wait(until isDone: @escaping @Sendable ([UInt8], Bool) -> Bool) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      change { $0.waiting.append((isDone, continuation)) }
    }
  }

  private func change(_ work: (inout State) -> Void) {
    let (bytes, done) = state.withLock { state in
      work(&state)
      let (bytes, isClosed) = (state.bytes, state.isClosed)
      let done = state.waiting.filter { $0.isDone(bytes, isClosed) }.map(\.continuation)
      state.waiting.removeAll { $0.isDone(bytes, isClosed) }
      return (bytes, done)
    }
    for continuation in done { continuation.resume(returning: bytes) }
  }
}

private final class Gatherer: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let gathered: Gathered

  init(gathered: Gathered) { self.gathered = gathered }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    gathered.append(Array(unwrapInboundIn(data).readableBytesView))
  }

  func channelInactive(context: ChannelHandlerContext) { gathered.close() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
