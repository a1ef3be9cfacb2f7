import Foundation
import NIOCore

/// Hands what a connection sends to the handlers behind it in slices, one each time it is the connection's
/// turn. While slices wait nothing is read, so that a flood stays with its sender.
///
/// A slice holds one request at most. As long as the connection speaks HTTP, the next one waits until the
/// peer has taken enough of the answers.
final class FairReader: ChannelDuplexHandler, FairQueueMember {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The length in bytes of the longest slice of requests and messages: some dozens of the shortest messages.
  static let longestSlice = 512
  /// The length in bytes of the longest slice of a body, and the most that is read at once.
  static let longestRead = 64 * 1024
  /// The bytes that may wait here. More than one read's come only from a peer that has hung up, whose rest
  /// comes at once.
  static let longestRest = 1024 * 1024

  var share = FairShare()
  private let scheduler: ReadScheduler
  private var context: ChannelHandlerContext?
  private var rest = ByteBuffer()
  /// Whether the handlers behind have asked for more since the last slice.
  private var isWanted = false
  /// Whether they have while the peer took nothing.
  private var isHeld = false
  private var hasEnded = false
  /// Whether the connection speaks HTTP.
  private var speaksHTTP = true
  /// Whether nothing but the end of a line has come since the last one.
  private var isEmptyLine = false
  /// The bytes of the body under way that have not come.
  private var bodyBytes = 0

  init(scheduler: ReadScheduler) {
    self.scheduler = scheduler
  }

  /// The number of bytes that wait here.
  var waitingBytes: Int { rest.readableBytes }

  /// Goes on with messages in place of requests.
  func becomeSocket() {
    speaksHTTP = false
    bodyBytes = 0
  }

  /// Announces a body that begins with the next byte, of which longer slices are handed on.
  func expectBody(of length: Int) { bodyBytes = max(0, length) }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  private func end() {
    scheduler.remove(self)
    context = nil
    rest.clear()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if rest.readableBytes == 0 { rest = bytes } else { rest.writeBuffer(&bytes) }
    guard rest.readableBytes <= Self.longestRest else { return context.close(promise: nil) }
    if isWanted { scheduler.enqueue(self) }
  }

  /// Each slice has an end of its own.
  func channelReadComplete(context: ChannelHandlerContext) {}

  func read(context: ChannelHandlerContext) {
    guard !speaksHTTP || context.channel.isWritable else {
      isHeld = true
      return
    }
    isWanted = true
    if rest.readableBytes > 0 {
      scheduler.enqueue(self)
    } else if hasEnded {
      context.close(promise: nil)
    } else {
      context.read()
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    context.fireChannelWritabilityChanged()
    guard isHeld, context.channel.isWritable else { return }
    isHeld = false
    read(context: context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event as? ChannelEvent == .inputClosed else { return context.fireUserInboundEventTriggered(event) }
    // What came before the end counts.
    hasEnded = true
    if rest.readableBytes == 0 { context.close(promise: nil) }
  }

  /// Hands on the next slice.
  func deliverSlice() {
    guard let context, isWanted, let slice = rest.readSlice(length: lengthOfSlice()) else { return }
    isWanted = false
    if rest.readableBytes == 0 { rest = ByteBuffer() }
    context.fireChannelRead(wrapInboundOut(slice))
    context.fireChannelReadComplete()
    guard let context = self.context, (try? context.channel.syncOptions?.getOption(.autoRead)) != false
    else { return }
    context.channel.read()
  }

  private func lengthOfSlice() -> Int {
    if bodyBytes > 0 {
      let length = min(bodyBytes, rest.readableBytes, Self.longestRead)
      bodyBytes -= length
      return length
    }
    let longest = min(rest.readableBytes, Self.longestSlice)
    return speaksHTTP ? lengthOfRequest(within: longest) : longest
  }

  /// The bytes up to the end of the next empty line, with which a request ends or its body begins.
  private func lengthOfRequest(within longest: Int) -> Int {
    rest.withUnsafeReadableBytes { bytes in
      guard let base = bytes.baseAddress else { return longest }
      var start = 0
      while start < longest {
        guard let found = memchr(base + start, 0x0A, longest - start) else {
          isEmptyLine = isEmptyLine && Self.isLineEnd(base + start, longest - start)
          return longest
        }
        let end = UnsafeRawPointer(found) - base
        let isEmpty = isEmptyLine && Self.isLineEnd(base + start, end - start)
        isEmptyLine = true
        start = end + 1
        if isEmpty { return start }
      }
      return longest
    }
  }

  /// Whether there is nothing, or a carriage return.
  private static func isLineEnd(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    count == 0 || (count == 1 && bytes.load(as: UInt8.self) == 0x0D)
  }
}
