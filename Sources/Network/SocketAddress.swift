import Foundation

/// The address of a socket as the system has it.
struct SocketAddress {
  var storage = sockaddr_storage()
  var length: socklen_t

  init(_ address: UnsafePointer<sockaddr>, _ length: socklen_t) {
    self.length = min(length, socklen_t(MemoryLayout<sockaddr_storage>.size))
    withUnsafeMutableBytes(of: &storage) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(self.length)))
    }
  }

  /// Reads an address by a call that fills one.
  init?(_ read: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
    length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var (storage, length) = (sockaddr_storage(), self.length)
    let code = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { read($0, &length) }
    }
    guard code >= 0 else { return nil }
    (self.storage, self.length) = (storage, length)
  }

  var family: Int32 { Int32(storage.ss_family) }

  func with<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// The address with another port.
  func with(port: NWEndpoint.Port) -> SocketAddress {
    var copy = self
    // Both versions have it at the same place.
    guard family == AF_INET || family == AF_INET6 else { return self }
    withUnsafeMutableBytes(of: &copy.storage) {
      $0.storeBytes(of: port.rawValue.bigEndian, toByteOffset: 2, as: UInt16.self)
    }
    return copy
  }

  /// The end of a connection that the address names.
  var endpoint: NWEndpoint? {
    var (host, port) = ([CChar](repeating: 0, count: 1025), [CChar](repeating: 0, count: 32))
    if family == AF_UNIX {
      let path = withUnsafeBytes(of: storage) { bytes in
        String(decoding: bytes.dropFirst(MemoryLayout<sa_family_t>.size).prefix { $0 != 0 }, as: UTF8.self)
      }
      return .unix(path: path)
    }
    let code = with {
      getnameinfo(
        $0, $1, &host, socklen_t(host.count), &port, socklen_t(port.count), NI_NUMERICHOST | NI_NUMERICSERV)
    }
    func text(_ letters: [CChar]) -> String {
      String(decoding: letters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    guard code == 0, let number = NWEndpoint.Port(text(port)) else { return nil }
    return .hostPort(host: .name(text(host), nil), port: number)
  }

  /// Looks the addresses of an endpoint up, which may take seconds. `isPassive` asks for those of listeners.
  static func addresses(
    of endpoint: NWEndpoint, isStream: Bool, isPassive: Bool = false
  ) -> Result<[SocketAddress], NWError> {
    let (host, port): (String?, String)
    switch endpoint {
    case .hostPort(.name(let name, _), let number): (host, port) = (name, String(number.rawValue))
    case .url(let url):
      guard let name = url.host,
        let number = url.port ?? NWEndpoint.Port(url.scheme ?? "").map({ Int($0.rawValue) })
      else { return .failure(.posix(.EINVAL)) }
      (host, port) = (name, String(number))
    case .unix(let path): return unix(path).map { .success([$0]) } ?? .failure(.posix(.ENAMETOOLONG))
    case .service: return .failure(.posix(.EOPNOTSUPP))
    }
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32((isStream ? SOCK_STREAM : SOCK_DGRAM).rawValue)
    hints.ai_flags = AI_NUMERICSERV | (isPassive ? AI_PASSIVE : 0)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, port, &hints, &list)
    guard code == 0 else { return .failure(.dns(code)) }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var entry = list
    while let one = entry?.pointee {
      entry = one.ai_next
      if let address = one.ai_addr { found.append(SocketAddress(address, one.ai_addrlen)) }
    }
    return .success(found)
  }

  private static func unix(_ path: String) -> SocketAddress? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path), !bytes.contains(0) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SocketAddress($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Makes a socket for the address that waits for nothing, and that programs which are started do not
  /// inherit.
  func socket(isStream: Bool) -> Int32 {
    let type = isStream ? SOCK_STREAM : SOCK_DGRAM
    return Foundation.socket(family, Int32(type.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }
}
