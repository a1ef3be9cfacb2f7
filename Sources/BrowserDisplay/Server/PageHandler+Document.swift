import NIOCore
import NIOHTTP1

extension PageHandler {
  /// Sends the page, with the scene in it where the browser says for which window.
  func answerWithDocument(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let page = server.page
    guard head.method == .GET, let hints = WindowHints(head.headers) else {
      return send(
        page.document, for: head, isImmutable: false,
        headers: documentHeaders(for: head, styles: page.styleSources),
        context)
    }
    let nonce = RequestGate.makeSecret()
    var headers = documentHeaders(for: head, styles: "\(page.styleSources) 'nonce-\(nonce)'")
    headers.add(contentsOf: [("Content-Type", page.document.type), ("Cache-Control", "no-store")])
    begin(.ok, headers, for: head, context)
    // The browser makes itself ready for the page while the app takes its window.
    send(page.head, context)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    server.hub.prerender(for: hints) { scene in
      let (handler, context) = bound.value
      guard context.channel.isActive else { return }
      handler.send(page.end(showing: scene, nonce: nonce), context)
      handler.end(for: head, context)
    }
  }

  private func send(_ html: HTML, _ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: html.text)))), promise: nil)
  }

  private func documentHeaders(for head: HTTPRequestHead, styles: String) -> HTTPHeaders {
    var headers = policy(for: head, scripts: " " + server.page.scriptSources, styles: " " + styles)
    headers.add(contentsOf: WindowHints.requests)
    // The texts of the first picture wait for their fonts, which come meanwhile beside the scripts.
    for font in server.assets.fontAddresses(in: server.hub.scene) {
      headers.add(name: "Link", value: "<\(font)>; rel=preload; as=font; crossorigin")
    }
    return headers
  }
}
