import DeviceAccess
@_exported import Foundation
import Synchronization

/// A network of the machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of networks.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The kind.
  public let type: InterfaceType
  /// The name, such as `eth0`.
  public let name: String
  /// The number of the system.
  public let index: Int
  /// The value as a text.
  public var debugDescription: String { name }
}

/// The end of a connection.
public enum NWEndpoint: Hashable, Sendable {
  /// A port.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    /// The value as it is stored.
    public let rawValue: UInt16
    /// Creates a port of a number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port of a number or of a service's name; nil for one that is not known.
    public init?(_ service: String) {
      guard let number = UInt16(service) ?? Port.services[service] else { return nil }
      rawValue = number
    }
    /// Creates a value of a stored one.
    public init(integerLiteral value: UInt16) { rawValue = value }
    private static let services: [String: UInt16] = ["http": 80, "https": 443, "ssh": 22, "imap": 143]
    /// The value `any`.
    public static let any: Port = 0
    /// The value `ssh`.
    public static let ssh: Port = 22
    /// The value `smtp`.
    public static let smtp: Port = 25
    /// The value `http`.
    public static let http: Port = 80
    /// The value `pop`.
    public static let pop: Port = 110
    /// The value `imap`.
    public static let imap: Port = 143
    /// The value `https`.
    public static let https: Port = 443
    /// The value `imaps`.
    public static let imaps: Port = 993
    /// The value `socks`.
    public static let socks: Port = 1_080
    /// The value as a text.
    public var debugDescription: String { "\(rawValue)" }
  }
  /// A machine: a name or an address.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    /// Creates a machine of a name or an address.
    public init(_ string: String) { self = .name(string, nil) }
    /// Creates one.
    public init(stringLiteral value: String) { self.init(value) }
    /// The value as a text.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

/// The networks that the app can use at a moment.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether there is one.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// The reason of there being none.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  /// Whether there is a network.
  public let status: Status
  /// The networks, the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// Whether the network costs: a mobile one does.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether the person wants little traffic; never known here.
  public var isConstrained: Bool { false }
  /// Whether addresses of version 4 can be reached.
  public let supportsIPv4: Bool
  /// Whether addresses of version 6 can be reached.
  public let supportsIPv6: Bool
  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }
  /// The reason of there being none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The gateways; none are known here.
  public var gateways: [NWEndpoint] { [] }
  /// The near end; nil for a monitor's path.
  public var localEndpoint: NWEndpoint? { nil }
  /// The far end; nil for a monitor's path.
  public var remoteEndpoint: NWEndpoint? { nil }

  /// Returns whether the path uses a kind of network.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
  /// The value as a text.
  public var debugDescription: String { "\(status) \(availableInterfaces)" }

  /// The machine's networks now, of one kind or of all.
  static func current(_ type: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) -> NWPath {
    var (interfaces, four, six): ([NWInterface], Bool, Bool)
    switch DeviceAnswers.answer("network") {
    case "none": (interfaces, four, six) = ([], false, false)
    case "wifi": (interfaces, four, six) = ([NWInterface(type: .wifi, name: "en0", index: 1)], true, false)
    case "mobile":
      (interfaces, four, six) = ([NWInterface(type: .cellular, name: "pdp_ip0", index: 1)], true, false)
    default: (interfaces, four, six) = machine()
    }
    interfaces.removeAll { prohibited.contains($0.type) || (type ?? $0.type) != $0.type }
    return NWPath(
      status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
      supportsIPv4: four && !interfaces.isEmpty, supportsIPv6: six && !interfaces.isEmpty)
  }

  private static func machine() -> ([NWInterface], Bool, Bool) {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return ([], false, false) }
    defer { freeifaddrs(list) }
    var (found, four, six): ([NWInterface], Bool, Bool) = ([], false, false)
    var entry = list
    while let one = entry?.pointee {
      entry = one.ifa_next
      let (isUp, isLoopback) = (
        one.ifa_flags & UInt32(IFF_UP) != 0, one.ifa_flags & UInt32(IFF_LOOPBACK) != 0
      )
      guard isUp, !isLoopback, let family = one.ifa_addr.map({ Int32($0.pointee.sa_family) }),
        family == AF_INET || family == AF_INET6
      else { continue }
      if family == AF_INET { four = true } else { six = true }
      let name = String(cString: one.ifa_name)
      guard !found.contains(where: { $0.name == name }) else { continue }
      found.append(NWInterface(type: kind(of: name), name: name, index: Int(if_nametoindex(one.ifa_name))))
    }
    return (found, four, six)
  }

  /// The kind of network, by the beginning of its name as systemd gives it.
  private static func kind(of name: String) -> NWInterface.InterfaceType {
    if name.hasPrefix("wl") { return .wifi }
    if name.hasPrefix("ww") || name.hasPrefix("ppp") { return .cellular }
    return name.hasPrefix("e") ? .wiredEthernet : .other
  }
}

/// Tells of the networks that the app can use, and of each change.
public final class NWPathMonitor: @unchecked Sendable {
  private let type: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var timer: (any DispatchSourceTimer)?
    var last: NWPath?
    var queue: DispatchQueue?
  }
  private let lock = NSLock()
  private var state = State()

  /// Creates a monitor of all networks.
  public init() { (type, prohibited) = (nil, []) }
  /// Creates a monitor of the networks of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    (type, prohibited) = (requiredInterfaceType, [])
  }
  /// Creates a monitor of all networks but those of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (type, prohibited) = (nil, prohibitedInterfaceTypes)
  }
  deinit { state.timer?.cancel() }

  /// Called with the networks at the start, and with each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { state.handler } }
    set { lock.withLock { state.handler = newValue } }
  }
  /// The queue of the handler; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { state.queue } }
  /// The networks now.
  public var currentPath: NWPath { NWPath.current(type, prohibited: prohibited) }

  /// Starts telling, on a queue.
  public func start(queue: DispatchQueue) {
    lock.withLock {
      guard state.timer == nil else { return }
      state.queue = queue
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(200))
      timer.setEventHandler { [weak self] in self?.look() }
      state.timer = timer
      timer.resume()
    }
  }

  /// Ends telling.
  public func cancel() {
    lock.withLock {
      state.timer?.cancel()
      state.handler = nil
    }
  }

  private func look() {
    let path = currentPath
    let handler = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      guard state.last != path else { return nil }
      state.last = path
      return state.handler
    }
    FeatureUse.note("Network", "path monitor", told: "\(path.status)")
    handler?(path)
  }
}
