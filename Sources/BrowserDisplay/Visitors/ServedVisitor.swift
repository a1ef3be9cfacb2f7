import NIO
import NIOCore
import NIOHTTP1
import ProcessSupport
import Synchronization
import VisitorSessions

/// The visitor whose process this is, as the display knows them: takes their connections, and ends the
/// process when the server asks for it and no page is there.
final class ServedVisitor: Sendable {
  private let channel: VisitorChannel
  private let state = Mutex(State())

  /// What was reported, and whether inputs may be handled.
  private struct State {
    var pages = 0
    var lastUse = NIODeadline.uptimeNanoseconds(0)
    var keeping = KeptTime()
  }

  init(_ channel: VisitorChannel) {
    self.channel = channel
  }

  /// The entry that lets the visitor's requests in.
  var key: RequestGate.Key { .cookie(channel.cookie) }

  /// Takes the connections that are handed over.
  ///
  /// - Parameters:
  ///   - loop: The loop that connections run on.
  ///   - hold: Called there when inputs are to wait, since what they bring about could not be kept, and when
  ///     they need not any more.
  ///   - configure: Sets up a connection, with the cookie that its first answer sets.
  func accept(
    on loop: any EventLoop,
    hold: @escaping @Sendable (Bool) -> Void,
    configure: @escaping @Sendable (_ channel: any Channel, _ newCookie: String?) throws -> Void
  ) {
    channel.receive { message in
      loop.execute {
        switch message {
        case .connection(let connection):
          self.open(connection, on: loop) { try configure($0, connection.newCookie) }
        case .end: self.end()
        case .kept: self.wasKept(on: loop, hold)
        }
      }
    }
  }

  private func wasKept(on loop: any EventLoop, _ hold: @escaping @Sendable (Bool) -> Void) {
    if state.withLock({ $0.keeping.wasKept(at: .now()) }) { hold(false) }
    loop.scheduleTask(in: KeptTime.longest) { [self] in
      if state.withLock({ $0.keeping.isOver(at: .now()) }) { hold(true) }
    }
  }

  /// Takes the time zone that a page has set as a cookie.
  func takeTimeZone(_ headers: HTTPHeaders) {
    for cookie in headers["cookie"].flatMap({ $0.split(separator: ";") }) {
      let parts = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == "time-zone" { VisitorSession.takeTimeZone(String(parts[1])) }
    }
  }

  /// Reports how many pages are connected, where that has changed.
  func report(pages: Int) {
    let isNews = state.withLock { state in
      defer { state.pages = pages }
      return state.pages != pages
    }
    if isNews { channel.report(pages: pages) }
  }

  /// Reports that the visitor uses the app, once a second.
  func reportUse() {
    let now = NIODeadline.now()
    let isNews = state.withLock { state in
      guard now - state.lastUse >= .seconds(1) else { return false }
      state.lastUse = now
      return true
    }
    if isNews { channel.reportUse() }
  }

  /// Reports what was done since the last time.
  func report(use: [Int64]) { channel.report(use: use) }

  /// Reports whether the app is busy.
  func report(isBusy: Bool) { channel.report(isBusy: isBusy) }

  private func open(
    _ connection: VisitorChannel.HandedConnection, on loop: any EventLoop,
    configure: @escaping @Sendable (any Channel) throws -> Void
  ) {
    let report = { @Sendable [channel] in channel.report(answered: connection.number) }
    ClientBootstrap(group: loop)
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(.recvAllocator, value: WebServer.reads)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.writeBufferWaterMark, value: WebServer.waterMark)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(FirstAnswer(tell: report))
          try pipeline.addHandler(HandedBytes(ByteBuffer(bytes: connection.bytes)))
          try configure(channel)
        }
      }
      // A socket whose browser has gone meanwhile is closed.
      .withConnectedSocket(connection.socket).whenFailure { _ in report() }
  }

  private func end() {
    guard state.withLock({ $0.pages }) == 0 else { return channel.stay() }
    kill(getpid(), SIGTERM)
  }
}
