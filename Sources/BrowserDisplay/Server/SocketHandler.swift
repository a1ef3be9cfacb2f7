import NIOCore
import NIOWebSocket

/// Speaks WebSocket with one tab: hands its messages to the hub, and refuses what a browser does not send.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// How long a message may be, in bytes.
  static let maximumMessage = 64 * 1024

  private let server: ServerContext
  private var tab: Tab?
  /// The developer panel that the connection turned out to be of.
  private var panel: PanelConnection?
  private var isClosing = false

  init(server: ServerContext) {
    self.server = server
  }

  func handlerAdded(context: ChannelHandlerContext) {
    tab = Tab(channel: context.channel)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    leave()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let tab, !isClosing else { return }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      receive(frame.unmaskedData, from: tab, context)
    case .ping:
      var data = frame.data
      if let key = frame.maskKey { data.webSocketUnmask(key) }
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: data)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .pong:
      break
    case .connectionClose:
      close(.normalClosure, context)
    default:
      refuse("a message is not text", .unacceptableData, context)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if let tab, context.channel.isWritable { server.hub.drained(tab) }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !(error is IOError) else { return context.close(promise: nil) }
    let isTooLong =
      error as? NIOWebSocketError == .invalidFrameLength
      || error as? NIOWebSocketFrameAggregator.Error == .accumulatedFrameSizeIsTooLarge
    if isTooLong {
      refuse("a message is longer than \(Self.maximumMessage) bytes", .messageTooLarge, context)
    } else {
      refuse("a frame is malformed (\(error))", .protocolError, context)
    }
  }

  private func receive(_ data: ByteBuffer, from tab: Tab, _ context: ChannelHandlerContext) {
    let message: ClientMessage
    do {
      message = try ClientMessage.decode(data.readableBytesView)
    } catch {
      return refuse("a message is malformed: \(Self.words(for: error))", .policyViolation, context)
    }
    if case .panel(let token, let request) = message, tab.session == nil, server.page.hasDeveloperPanel {
      server.registry.advance(context.channel, to: .tab)
      let panel = self.panel ?? PanelConnection(channel: context.channel)
      self.panel = panel
      guard panel.receive(request, token: token) else {
        return refuse("a panel asks for too much at once", .policyViolation, context)
      }
      return
    }
    guard panel == nil else { return refuse("a panel's message came out of turn", .policyViolation, context) }
    do {
      if case .hello = message { server.registry.advance(context.channel, to: .tab) }
      try server.hub.receive(message, from: tab)
    } catch {
      refuse("\(error)", .policyViolation, context)
    }
  }

  private func refuse(_ words: String, _ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    server.log.say("closed a tab's connection: \(words)")
    close(code, context)
  }

  private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    leave()
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
      .whenComplete { _ in bound.value.close(promise: nil) }
  }

  private func leave() {
    panel?.close()
    panel = nil
    if let tab { server.hub.disconnect(tab) }
    tab = nil
  }

  private static func words(for error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    default: "\(error)"
    }
  }
}
