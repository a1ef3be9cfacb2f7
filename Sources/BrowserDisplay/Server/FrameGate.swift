import NIOCore
import NIOWebSocket

/// Refuses frames that no browser sends: without a mask, or with bits that nothing here has agreed to.
final class FrameGate: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// A fault in a frame.
  enum Fault: Error, CustomStringConvertible {
    case unmasked, reservedBits

    var description: String {
      switch self {
      case .unmasked: "it is not masked"
      case .reservedBits: "it has reserved bits"
      }
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil else { return context.fireErrorCaught(Fault.unmasked) }
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return context.fireErrorCaught(Fault.reservedBits) }
    context.fireChannelRead(data)
  }
}
