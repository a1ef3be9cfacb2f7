import DeviceAccess
@_exported import Foundation
@_exported import Security
import Synchronization

/// The reachability of an address.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt32
  /// Creates a value of a stored one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The connection is made for a moment.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// The address can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// A connection must be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// The person must help.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// A request makes the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// The address is this machine's.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The address is in the machine's own network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The way leads over a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// Traffic makes the connection.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The address can be reached.
public let kSCNetworkFlagsReachable = SCNetworkReachabilityFlags.reachable
/// A connection must be made first.
public let kSCNetworkFlagsConnectionRequired = SCNetworkReachabilityFlags.connectionRequired
/// The address can be reached.
public let kSCNetworkReachabilityFlagsReachable = SCNetworkReachabilityFlags.reachable

/// The data of a callback, and how it is kept.
public struct SCNetworkReachabilityContext {
  /// The version: 0.
  public var version: Int
  /// The data.
  public var info: UnsafeMutableRawPointer?
  /// Keeps the data.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets the data go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes the data.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Creates an empty context.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// Creates a context.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// A function that is called when the way to an address has changed.
public typealias SCNetworkReachabilityCallBack =
  (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
  ) -> Void

/// The way to an address, by the kernel's routes.
public final class SCNetworkReachability: @unchecked Sendable {
  private enum Target { case address([UInt8]), name(String) }
  private let target: Target
  private struct Watch {
    var callback: SCNetworkReachabilityCallBack?
    var context = SCNetworkReachabilityContext()
    var queue: DispatchQueue?
    var timer: (any DispatchSourceTimer)?
    var last: SCNetworkReachabilityFlags?
  }
  private let lock = NSLock()
  private var watch = Watch()

  fileprivate init(address: UnsafePointer<sockaddr>) {
    let isSix = address.pointee.sa_family == sa_family_t(AF_INET6)
    let count = isSix ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    target = .address(Array(UnsafeRawBufferPointer(start: address, count: count)))
  }
  fileprivate init(name: String) { target = .name(name) }
  deinit {
    watch.timer?.cancel()
    if let info = watch.context.info { watch.context.release?(info) }
  }

  /// The flags at this moment.
  var flags: SCNetworkReachabilityFlags {
    switch DeviceAnswers.answer("network") {
    case "none": return []
    case "mobile": return [.reachable, .isWWAN]
    default: break
    }
    switch target {
    case .address(let bytes): return Route.flags(bytes)
    case .name(let name):
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var list: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(name, nil, &hints, &list) == 0, let first = list else { return [] }
      defer { freeaddrinfo(first) }
      let bytes = UnsafeRawBufferPointer(start: first.pointee.ai_addr, count: Int(first.pointee.ai_addrlen))
      return Route.flags(Array(bytes))
    }
  }

  func setCallback(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    lock.withLock {
      if let info = watch.context.info { watch.context.release?(info) }
      var context = context ?? SCNetworkReachabilityContext()
      if let info = context.info, let retain = context.retain {
        context.info = UnsafeMutableRawPointer(mutating: retain(info))
      }
      (watch.callback, watch.context) = (callback, context)
    }
  }

  /// Looks every second whether the flags have changed, and calls back on a queue; nil ends that.
  func schedule(on queue: DispatchQueue?) {
    lock.withLock {
      watch.timer?.cancel()
      watch.timer = nil
      watch.queue = queue
      guard let queue else { return }
      watch.last = nil
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(200))
      timer.setEventHandler { [weak self] in self?.look() }
      watch.timer = timer
      timer.resume()
    }
  }

  private func look() {
    let now = flags
    let call = lock.withLock { () -> Watch? in
      guard watch.last != now, watch.timer != nil else { return nil }
      watch.last = now
      return watch
    }
    if let call { call.callback?(self, now, call.context.info) }
  }
}

/// The kernel's choice of a way to an address.
enum Route {
  static func flags(_ address: [UInt8]) -> SCNetworkReachabilityFlags {
    address.withUnsafeBytes { raw in
      guard let start = raw.baseAddress, raw.count >= MemoryLayout<sockaddr_in>.size else { return [] }
      let family = start.assumingMemoryBound(to: sockaddr.self).pointee.sa_family
      switch Int32(family) {
      case AF_INET:
        let host = start.assumingMemoryBound(to: sockaddr_in.self).pointee.sin_addr.s_addr
        // The address 0.0.0.0 stands for any way out.
        if host == 0 { return hasWay ? .reachable : [] }
        return isRouted(raw) ? (host & 0xff == 127 ? [.reachable, .isLocalAddress] : .reachable) : []
      case AF_INET6:
        let isAny = raw[8..<24].allSatisfy { $0 == 0 }
        if isAny { return hasWay ? .reachable : [] }
        return isRouted(raw) ? .reachable : []
      default: return []
      }
    }
  }

  /// Whether the machine has a network beside its own.
  private static var hasWay: Bool {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return false }
    defer { freeifaddrs(list) }
    var entry = list
    while let one = entry?.pointee {
      let isUp = one.ifa_flags & UInt32(IFF_UP) != 0
      let isLoopback = one.ifa_flags & UInt32(IFF_LOOPBACK) != 0
      let family = one.ifa_addr.map { Int32($0.pointee.sa_family) }
      if isUp, !isLoopback, family == AF_INET || family == AF_INET6 { return true }
      entry = one.ifa_next
    }
    return false
  }

  /// Whether the kernel has a route: a datagram's socket is connected without sending anything.
  private static func isRouted(_ address: UnsafeRawBufferPointer) -> Bool {
    var bytes = Array(address)
    let family = bytes.withUnsafeBytes { Int32($0.load(as: sa_family_t.self)) }
    // A port of 0 has no connection.
    if bytes[2] == 0, bytes[3] == 0 { bytes[3] = 9 }
    let descriptor = socket(family, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
      return connect(descriptor, start, socklen_t(raw.count)) == 0
    }
  }
}

/// A run loop.
public typealias CFRunLoop = RunLoop
/// Returns the run loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Creates the way to an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability(address: address) }

/// Creates the way between two addresses; that from this machine where there is no other.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  (remoteAddress ?? localAddress).map { SCNetworkReachability(address: $0) }
}

/// Creates the way to a name.
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>)
  -> SCNetworkReachability?
{ SCNetworkReachability(name: String(cString: nodename)) }

/// Gives the flags at this moment. Returns whether they are known.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  FeatureUse.note(
    "SystemConfiguration", "reachability",
    told: flags.pointee.contains(.reachable) ? "reachable" : "not reachable")
  return true
}

/// Sets the function that is called when the flags have changed.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Calls back on a queue; nil ends that.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.schedule(on: queue)
  return true
}

/// A mode of run loops.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The value as it is stored.
  public let rawValue: String
  /// Creates a value of a stored one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The usual mode.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// The common modes.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Calls back on the main thread.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
  target.schedule(on: .main)
  return true
}

/// Calls back on the main thread.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: RunLoop.Mode
) -> Bool {
  target.schedule(on: .main)
  return true
}

/// Calls back no more.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool {
  target.schedule(on: nil)
  return true
}
