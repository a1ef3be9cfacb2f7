import Foundation
import NIOCore
import NIOPosix

/// Reads of one connection whose it is, and hands it over or answers it.
final class FrontHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let front: FrontContext
  private var bytes = ByteBuffer()
  private var searched = 0
  private var isDecided = false

  init(_ front: FrontContext) {
    self.front = front
  }

  func channelActive(context: ChannelHandlerContext) {
    front.add(context.channel)
    // No more is read than the first request needs: the rest belongs to the visitor's process.
    context.read()
  }

  func channelInactive(context: ChannelHandlerContext) {
    front.remove(context.channel)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var more = unwrapInboundIn(data)
    guard !isDecided else { return }
    bytes.writeBuffer(&more)
    do throws(FirstRequest.Fault) {
      guard let request = try FirstRequest(bytes.readableBytesView, searched: &searched) else {
        return context.read()
      }
      isDecided = true
      let peer = context.remoteAddress?.ipAddress ?? ""
      switch front.decide(request, from: peer) {
      case .answer(let answer): self.answer(answer, context)
      case .hand(let key, let newCookie, let visit):
        let handover = Handover(
          bytes: Array(bytes.readableBytesView), newCookie: newCookie, visit: visit,
          isRepeatable: request.isRepeatable)
        hand(handover, to: key, context)
      }
    } catch {
      isDecided = true
      switch error {
      case .tooLong: answer(Answer(status: 431, body: "The request's head is too long.\n"), context)
      case .malformed: answer(Answer(status: 400, body: "The request is malformed.\n"), context)
      }
    }
  }

  private func hand(_ handover: Handover, to key: VisitorKey, _ context: ChannelHandlerContext) {
    let socket = try? context.pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { $0 }
    guard let socket else { return context.close(promise: nil) }
    guard front.visitors.take(socket, handover, for: key) else { return answer(.refusal(.busy), context) }
    if let time = front.remove(context.channel) {
      front.metrics.handover.recordNanoseconds(time.nanoseconds)
    }
    // The socket stays open in the visitor's process, and here until that answers.
    context.close(promise: nil)
  }

  private func answer(_ answer: Answer, _ context: ChannelHandlerContext) {
    if answer.status != 200 { front.metrics.countRefusal(answer.status) }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: answer.bytes))).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }
}
