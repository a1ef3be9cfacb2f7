import DeviceReports
import Diagnostics
import DisplayProtocol
import NIO
import NIOCore
import ProcessSupport
import Synchronization

/// Shows an app in browser tabs. It serves a page on the loopback interface, sends scene changes over a
/// WebSocket, and gives the app what the person does there. Several tabs may show the same app; the one
/// used last decides the size. The page's address holds a secret, without which the app is not served.
public final class BrowserDisplay: Display {
  /// The configuration of the display before the first tab has reported its size.
  public let configuration: DisplayConfiguration

  private let port: Int
  private let title: String
  private let options: Options
  private let group: MultiThreadedEventLoopGroup
  private let mailbox: LoopMailbox
  private let running = Mutex<Running?>(nil)

  /// The settings that an app's launch and tests override.
  package struct Options: Sendable {
    /// The closure that logs refusals.
    package var log: @Sendable (String) -> Void = { Log.browser.notice("\($0)") }
    /// The closure that announces the page's address: on standard output, on a line of its own.
    package var announce: @Sendable (URL) -> Void = { url in
      print(url.absoluteString)
      fflush(nil)
    }
    /// The time a connection may stay silent, in seconds.
    package var handshakeSeconds = 10
    /// The seconds for which a document waits for an app that is busy; then it goes without the scene.
    package var prerenderingPatience = 0.2
    /// The secret in the page's address; a fresh one when nil.
    package var secret: String?
    /// The address to listen on.
    package var address = "127.0.0.1"
    /// Names of this machine, besides those of the loopback interface, that requests may name as their host.
    package var hosts: [String] = []
    /// Whether pages are accepted only after ``BrowserDisplay/appDidLaunch()``.
    package var waitsForLaunch = false
    /// Whether pages may open the developer panel.
    package var hasDeveloperPanel = false
    /// Whether pages have what tests ask them, which `BrowserApp` requires of the apps that it starts.
    package var hasTestHooks = ProcessInfo.processInfo.environment["SHOJI_TEST_HOOKS"] == "1"
    /// The milliseconds that everything takes between page and app, each way, in place of those of a long
    /// line.
    package var latency = 0
    /// The codes with which pages are closed when the app ends.
    package var endCodes = EndCodes(restarts: false, isVisitor: false)

    /// The way between the app and the devices of its pages.
    package var deviceChannel = DeviceChannel.shared

    /// The server for one of whose visitors the process is; nil for a display that listens itself.
    package var visitorChannel: VisitorChannel?

    /// The file in which a tool that builds the app again writes the compiler's errors, and the app how it
    /// crashed; nil for none.
    package var faultFile = ProcessInfo.processInfo.environment["SHOJI_FAULTS"].map {
      URL(fileURLWithPath: $0)
    }

    package init() {}
  }

  /// The state that exists between `start` and `stop`.
  private struct Running: Sendable {
    var server: WebServer
    var hub: NIOLoopBound<Hub>
    var sharing: SharingOffer
    var url: URL
    /// The observer of the main thread.
    var observer: Int
    /// The observer of crashes.
    var crashObserver: Int
    /// The connection to the app's channel of devices.
    var devices: Int
  }

  /// Makes a display that will listen on a port of 127.0.0.1, or on any free one for 0.
  public convenience init(
    configuration: DisplayConfiguration = DisplayConfiguration(), port: Int = 0, title: String = "Shoji"
  ) {
    self.init(configuration: configuration, port: port, title: title, options: Options())
  }

  package init(configuration: DisplayConfiguration, port: Int, title: String, options: Options) {
    self.configuration = configuration
    self.port = port
    self.title = title
    self.options = options
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    mailbox = LoopMailbox(loop: group.next())
  }

  /// True: the server encodes the first of many new layers, and the page makes their elements, while the app
  /// makes the next.
  public var takesPartialFrames: Bool { true }

  /// The page's address with its secret; nil before the start and after the end.
  public var url: URL? { running.withLock { $0?.url } }

  /// The page's address.
  @MainActor public var address: URL? { url }

  /// Listens, and prints the page's address on a line of its own. Throws ``BrowserDisplayError`` when the
  /// port cannot be had.
  @MainActor public func start(_ receiver: any InputReceiver) throws {
    let loop = group.next()
    let visitor = options.visitorChannel.map { ServedVisitor($0) }
    let secret = options.secret ?? RequestGate.makeSecret()
    let faults = options.faultFile.map { FaultFile($0) }
    // What lives on the loop is made there.
    let (context, hub, sharing) = try loop.submit { [self] in
      let context = makeContext(receiver, visitor, secret: secret, on: loop)
      faults?.follow(on: loop, for: context.hub)
      return (
        NIOLoopBound(context, eventLoop: loop), NIOLoopBound(context.hub, eventLoop: loop),
        context.hub.sharing
      )
    }.wait()
    let server = try serve(visitor, context, on: loop)
    HeapUse.returnLargeBlocks()
    let host = options.hosts.first ?? ownAddress ?? "127.0.0.1"
    let path = visitor == nil ? "/\(secret)/" : "/"
    let url = URL(string: "http://\(host):\(server.port)\(path)")!
    let codes = options.endCodes
    CrashNotice.add(
      port: server.port, crash: codes.crash.rawValue, failure: codes.failure.rawValue,
      success: codes.success.rawValue)
    let crashObserver = showCrashes(on: hub, file: faults, loop: loop)
    let observer = MainThreadWatchdog.shared.observe { isBusy in
      loop.execute { hub.value.status.isBusy = isBusy }
    }
    let devices = connectDevices(hub, loop: loop)
    running.withLock {
      $0 = Running(
        server: server, hub: hub, sharing: sharing, url: url, observer: observer,
        crashObserver: crashObserver, devices: devices)
    }
    DispatchQueue.global(qos: .background).async {
      UploadFolder.removeAbandoned(in: FileManager.default.temporaryDirectory)
    }
    if visitor == nil { options.announce(url) }
  }

  /// The address that requests may name besides the loopback interface's; nil for none.
  private var ownAddress: String? { options.address == "0.0.0.0" ? nil : options.address }

  /// Makes what all connections share. Called on the loop.
  private func makeContext(
    _ receiver: any InputReceiver, _ visitor: ServedVisitor?, secret: String, on loop: any EventLoop
  ) -> ServerContext {
    let log = ServerLog(write: options.log)
    let assets = AssetStore(log: log)
    let hub = Hub(
      configuration: configuration, assets: assets, log: log, waitsForLaunch: options.waitsForLaunch,
      prerenderingPatience: options.prerenderingPatience,
      after: { seconds, work in loop.perform(after: seconds, work) }
    ) { [mailbox] inputs, done in
      let done = NIOLoopBound(done, eventLoop: loop)
      // The main queue keeps the order in which things happened.
      DispatchQueue.main.async {
        MainActor.assumeIsolated { inputs.forEach(receiver.receive) }
        mailbox.execute { done.value() }
      }
    }
    var limits = ConnectionRegistry.Limits()
    limits.handshake = .seconds(Int64(options.handshakeSeconds))
    return ServerContext(
      gate: RequestGate(key: visitor?.key ?? .secret(secret), hosts: options.hosts, address: ownAddress),
      page: Page(
        title: title, hasDeveloperPanel: options.hasDeveloperPanel, hasTestHooks: options.hasTestHooks),
      assets: assets, hub: hub,
      registry: ConnectionRegistry(limits: limits, log: log), log: log,
      reads: ReadScheduler(loop: loop),
      latency: options.latency > 0 ? .milliseconds(Int64(options.latency)) : nil, visitor: visitor)
  }

  /// Takes the connections of the visitor whose process this is, or listens.
  private func serve(
    _ visitor: ServedVisitor?, _ context: NIOLoopBound<ServerContext>, on loop: any EventLoop
  ) throws(BrowserDisplayError) -> WebServer {
    if let visitor, let port = options.visitorChannel?.port {
      return WebServer(visitor: visitor, port: Int(port), loop: loop, server: context)
    }
    do {
      return try WebServer(address: options.address, port: port, loop: loop, server: context)
    } catch {
      throw BrowserDisplayError.cannotListen(
        port: port, isTaken: (error as? IOError)?.errnoCode == EADDRINUSE, reason: "\(error)")
    }
  }

  /// Connects the pages' devices to the app. Returns the number of the connection.
  private func connectDevices(_ hub: NIOLoopBound<Hub>, loop: any EventLoop) -> Int {
    let channel = options.deviceChannel
    mailbox.execute { [mailbox] in
      hub.value.devices.deliver = { reports, done in
        let done = NIOLoopBound(done, eventLoop: loop)
        DispatchQueue.main.async {
          reports.forEach(channel.receive)
          mailbox.execute { done.value() }
        }
      }
    }
    return channel.connect { [mailbox] request in
      mailbox.execute { hub.value.devices.perform(request) }
    }
  }

  /// Has the pages and the file show how the app crashes, where they are for those who work on it. Returns
  /// the number of the observer.
  private func showCrashes(on hub: NIOLoopBound<Hub>, file: FaultFile?, loop: any EventLoop) -> Int {
    let isShown = options.hasDeveloperPanel || file != nil
    return CrashReporter.observe { text in
      guard isShown else { return }
      file?.write(text)
      // The loop's thread may be the one that has crashed.
      let isSent = DispatchSemaphore(value: 0)
      loop.execute {
        hub.value.status.fault = text
        isSent.signal()
      }
      _ = isSent.wait(timeout: .now() + 0.5)
    }
  }

  /// Accepts the pages that connected while the app was being launched.
  @MainActor public func appDidLaunch() {
    guard let hub = running.withLock({ $0?.hub }) else { return }
    mailbox.execute { hub.value.appDidLaunch() }
  }

  /// Sends a commit to the tabs. What a tab cannot take in time it gets as one snapshot later.
  public func show(_ commit: SceneCommit) {
    guard let hub = running.withLock({ $0?.hub }) else { return }
    mailbox.execute { hub.value.show(commit) }
  }

  /// Whether the browser of the tab that was used last has a sheet of its own for sharing.
  @MainActor public var offersSharing: Bool { running.withLock { $0?.sharing }?.isOffered ?? false }

  /// Sends the request to the tab that was used last, unless its text is longer than a page is sent. Whether
  /// the browser performs it is not reported.
  @MainActor public func perform(_ request: DisplayRequest) -> Bool {
    if let bytes = request.textBytes, bytes > Self.longestText {
      Log.browser.warning(
        "A text of \(bytes) bytes to be copied, read out or shared is not sent to the page, which takes \(Self.longestText)."
      )
      return false
    }
    guard let hub = running.withLock({ $0?.hub }) else { return false }
    mailbox.execute { hub.value.perform(request) }
    return true
  }

  /// The length in bytes of the longest text that a page is sent to be copied, read out or shared: that of
  /// the longest that a page may send.
  package static let longestText = Hub.longestText

  /// Returns the number of bytes waiting to be sent to tabs, once all commits so far have been passed to
  /// them.
  package func queuedBytes() async throws -> Int {
    guard let hub = running.withLock({ $0?.hub }) else { return 0 }
    let promise = group.next().makePromise(of: Int.self)
    mailbox.execute { promise.succeed(hub.value.queuedBytes) }
    return try await promise.futureResult.get()
  }

  /// Notifies the tabs that the app has ended, and stops listening.
  public func stop() {
    let last = running.withLock { value in
      defer { value = nil }
      return value
    }
    if let last {
      MainThreadWatchdog.shared.remove(last.observer)
      CrashReporter.remove(last.crashObserver)
      options.deviceChannel.disconnect(last.devices)
      CrashNotice.remove(port: last.server.port)
      try? group.next().submit { [mailbox] in mailbox.close() }.wait()
      let codes = options.endCodes
      last.server.stop(Termination.isByTool ? codes.failure : codes.success)
    }
    group.shutdownGracefully { _ in }
  }
}
