import Foundation

/// Receives connections of other programs at a port.
///
/// Handlers are called on the queue of `start(queue:)`.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
  // All but constants is used on `work` alone, or guarded by `lock`.

  /// The states of a listener.
  public enum State: Equatable, Sendable {
    /// It was not started.
    case setup
    /// It cannot listen at the moment, which does not happen here.
    case waiting(NWError)
    /// It listens.
    case ready
    /// It has ended by an error, such as a port that another program has.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
  }

  /// A name by which others find the listener. Nothing announces it here.
  public struct Service: Hashable, Sendable {
    /// The name; nil for the machine's.
    public var name: String?
    /// The kind, such as `_http._tcp`.
    public var type: String
    /// The domain; nil for the default one.
    public var domain: String?
    /// Creates a name.
    public init(name: String? = nil, type: String, domain: String? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }

  /// The value of `newConnectionLimit` that is no limit.
  public static let InfiniteConnectionLimit = Int(UInt32.max)

  /// The protocols.
  public let parameters: NWParameters
  private let wanted: NWEndpoint.Port
  private let work = DispatchQueue(label: "Network.NWListener")
  private let lock = NSLock()
  private var shared = Shared()
  private struct Shared {
    var state = State.setup
    var queue: DispatchQueue?
    var port: NWEndpoint.Port?
    var limit = NWListener.InfiniteConnectionLimit
    var service: Service?
    var stateHandler: (@Sendable (State) -> Void)?
    var connectionHandler: (@Sendable (NWConnection) -> Void)?
  }
  private var readings: [SocketWatch] = []
  /// The sockets that are open.
  private let open = DispatchGroup()

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - parameters: The protocols. With encryption it fails, as connections do.
  ///   - port: The port; any that is free by default.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, wanted) = (parameters, port)
  }

  /// The state.
  public var state: State { lock.withLock { shared.state } }
  /// The queue of handlers; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { shared.queue } }
  /// The port, once the listener is ready.
  public var port: NWEndpoint.Port? { lock.withLock { shared.port } }
  /// The name by which others find the listener. Nothing announces it here.
  public var service: Service? {
    get { lock.withLock { shared.service } }
    set { lock.withLock { shared.service = newValue } }
  }
  /// The number of connections that are still given to the app; without limit by default.
  public var newConnectionLimit: Int {
    get { lock.withLock { shared.limit } }
    set {
      lock.withLock { shared.limit = newValue }
      work.async { [self] in listen(newConnectionLimit > 0) }
    }
  }
  /// Called with each state that follows the first.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { shared.stateHandler } }
    set { lock.withLock { shared.stateHandler = newValue } }
  }
  /// Called with each connection, which the app starts or cancels. Without a handler they are refused.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { lock.withLock { shared.connectionHandler } }
    set { lock.withLock { shared.connectionHandler = newValue } }
  }
  /// The listener as a text.
  public var debugDescription: String { "[\(parameters.debugDescription) \(wanted) \(state)]" }

  private func enter(_ state: State) {
    let (handler, queue) = lock.withLock { () -> ((@Sendable (State) -> Void)?, DispatchQueue?) in
      if shared.state == .cancelled { return (nil, nil) }
      shared.state = state
      return (shared.stateHandler, shared.queue)
    }
    queue?.async { handler?(state) }
  }

  /// Begins to listen.
  ///
  /// - Parameter queue: The queue on which handlers are called.
  public func start(queue: DispatchQueue) {
    work.async { [self] in
      guard state == .setup, self.queue == nil else { return }
      lock.withLock { shared.queue = queue }
      if parameters.isEncrypted { return enter(.failed(.tls(-4))) }
      if let error = openSockets() { return enter(.failed(error)) }
      enter(.ready)
      listen(newConnectionLimit > 0)
    }
  }

  /// Ends listening. Connections that the app has go on.
  public func cancel() {
    work.async { [self] in
      readings = []
      // From then on others may have the port.
      open.notify(queue: work) { [self] in
        enter(.cancelled)
        lock.withLock { (shared.stateHandler, shared.connectionHandler) = (nil, nil) }
      }
    }
  }

  private func listen(_ isOn: Bool) { for reading in readings { reading.set(isOn) } }

  /// Opens the sockets, for both versions of addresses where the machine has them.
  private func openSockets() -> NWError? {
    let hosts = parameters.acceptLocalOnly ? ["::1", "127.0.0.1"] : ["::", "0.0.0.0"]
    let ends: [NWEndpoint] =
      parameters.requiredLocalEndpoint.map { [$0] }
      ?? hosts.map { .hostPort(host: .name($0, nil), port: wanted) }
    var error = NWError.posix(.EADDRNOTAVAIL)
    for end in ends {
      let found = SocketAddress.addresses(of: end, isStream: parameters.isStream, isPassive: true)
      guard case .success(let addresses) = found else { continue }
      for address in addresses {
        let socket = address.socket(isStream: parameters.isStream)
        // A machine may lack a version.
        guard socket >= 0 else { continue }
        // The second one has the port of the first.
        if let code = openSocket(socket, at: port.map(address.with(port:)) ?? address) {
          error = .system(code)
          close(socket)
          if code == EADDRINUSE { return error }
          continue
        }
        open.enter()
        let watch = SocketWatch(reading: socket, on: work, closed: { [open] in open.leave() }) {
          [weak self] in
          self?.take(from: socket)
        }
        readings.append(watch)
      }
    }
    return readings.isEmpty ? error : nil
  }

  /// Binds a socket, and has it listen. Returns the code of an error.
  private func openSocket(_ socket: Int32, at address: SocketAddress) -> Int32? {
    func set(_ level: Int32, _ name: Int32) {
      var one: Int32 = 1
      setsockopt(socket, level, name, &one, socklen_t(MemoryLayout<Int32>.size))
    }
    set(SOL_SOCKET, SO_REUSEADDR)
    if parameters.allowLocalEndpointReuse || !parameters.isStream { set(SOL_SOCKET, SO_REUSEPORT) }
    // Each version has its own socket.
    if address.family == AF_INET6 { set(Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
    guard address.with({ bind(socket, $0, $1) }) == 0 else { return errno }
    if parameters.isStream, Foundation.listen(socket, 128) != 0 { return errno }
    if case .hostPort(_, let port) = SocketAddress({ getsockname(socket, $0, $1) })?.endpoint {
      lock.withLock { shared.port = port }
    }
    return nil
  }

  // MARK: Connections

  private func take(from socket: Int32) {
    guard newConnectionLimit > 0 else { return listen(false) }
    guard let connection = parameters.isStream ? takeStream(from: socket) : takeDatagram(from: socket)
    else { return }
    let (handler, queue) = lock.withLock { () -> ((@Sendable (NWConnection) -> Void)?, DispatchQueue?) in
      if shared.limit != Self.InfiniteConnectionLimit { shared.limit -= 1 }
      return (shared.connectionHandler, shared.queue)
    }
    queue?.async { handler?(connection) }
  }

  private func takeStream(from socket: Int32) -> NWConnection? {
    var taken: Int32 = -1
    let address = SocketAddress { address, length in
      taken = accept(socket, address, length)
      return taken
    }
    guard let address else { return nil }
    _ = fcntl(taken, F_SETFL, O_NONBLOCK)
    _ = fcntl(taken, F_SETFD, FD_CLOEXEC)
    let endpoint = address.endpoint ?? .unix(path: "")
    return NWConnection(accepted: taken, first: nil, from: endpoint, using: parameters)
  }

  /// Takes a datagram of somebody new: those that follow come to a socket of that connection.
  private func takeDatagram(from socket: Int32) -> NWConnection? {
    var bytes = [UInt8](repeating: 0, count: NWConnection.most)
    var count = 0
    let sender = SocketAddress { address, length in
      count = recvfrom(socket, &bytes, bytes.count, 0, address, length)
      return Int32(clamping: count)
    }
    guard let sender, let end = sender.endpoint, let own = SocketAddress({ getsockname(socket, $0, $1) })
    else {
      return nil
    }
    let new = sender.socket(isStream: false)
    guard new >= 0 else { return nil }
    var one: Int32 = 1
    for name in [SO_REUSEADDR, SO_REUSEPORT] {
      setsockopt(new, SOL_SOCKET, name, &one, socklen_t(MemoryLayout<Int32>.size))
    }
    guard own.with({ bind(new, $0, $1) }) == 0, sender.with({ connect(new, $0, $1) }) == 0 else {
      close(new)
      return nil
    }
    return NWConnection(accepted: new, first: Data(bytes.prefix(count)), from: end, using: parameters)
  }
}
