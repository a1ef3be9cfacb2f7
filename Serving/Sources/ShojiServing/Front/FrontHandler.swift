import Foundation
import NIOCore
import NIOPosix

/// Reads of one connection whose it is, and hands it over or answers it.
final class FrontHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let context: FrontContext
  private var bytes = ByteBuffer()
  private var isDecided = false

  init(_ context: FrontContext) {
    self.context = context
  }

  func channelActive(context channel: ChannelHandlerContext) {
    context.add(channel.channel)
    // No more is read than the first request needs: the rest belongs to the visitor's process.
    channel.read()
  }

  func channelInactive(context channel: ChannelHandlerContext) {
    context.remove(channel.channel)
  }

  func errorCaught(context channel: ChannelHandlerContext, error: any Error) {
    channel.close(promise: nil)
  }

  func channelRead(context channel: ChannelHandlerContext, data: NIOAny) {
    var more = unwrapInboundIn(data)
    guard !isDecided else { return }
    bytes.writeBuffer(&more)
    do throws(FirstRequest.Fault) {
      guard let request = try FirstRequest(bytes.readableBytesView) else { return channel.read() }
      isDecided = true
      let peer = channel.remoteAddress?.ipAddress ?? ""
      switch context.decide(request, from: peer) {
      case .answer(let answer): self.answer(answer, channel)
      case .hand(let key, let newCookie, let visit): hand(to: key, newCookie, visit, channel)
      }
    } catch {
      isDecided = true
      switch error {
      case .tooLong: answer(Answer(status: 431, body: "The request's head is too long.\n"), channel)
      case .malformed: answer(Answer(status: 400, body: "The request is malformed.\n"), channel)
      }
    }
  }

  private func hand(
    to key: VisitorKey, _ newCookie: String?, _ visit: Visit, _ channel: ChannelHandlerContext
  ) {
    let socket = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { $0 }
    guard let socket else { return channel.close(promise: nil) }
    do throws(VisitorTable.Refusal) {
      try context.visitors.hand(
        Handover(socket: socket, bytes: Array(bytes.readableBytesView), newCookie: newCookie, visit: visit),
        to: key)
      if let time = context.remove(channel.channel) {
        context.metrics.handover.recordNanoseconds(time.nanoseconds)
      }
      // The socket stays open in the visitor's process.
      channel.close(promise: nil)
    } catch {
      answer(.refusal(error), channel)
    }
  }

  private func answer(_ answer: Answer, _ channel: ChannelHandlerContext) {
    if answer.status != 200 { context.metrics.countRefusal(answer.status) }
    let bound = NIOLoopBound(channel, eventLoop: channel.eventLoop)
    channel.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: answer.bytes))).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }
}
