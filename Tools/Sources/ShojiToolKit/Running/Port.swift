import Foundation

/// The ports of the loopback interface.
public enum Port {
  /// Whether a port can be listened on.
  public static func isFree(_ port: Int) -> Bool { listen(on: port) != nil }

  /// A port that nobody listens on; nil where there is none.
  public static func free() -> Int? { listen(on: 0) }

  /// Listens for a moment, and gives the port.
  private static func listen(on port: Int) -> Int? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(descriptor, address, length) == 0, Foundation.listen(descriptor, 1) == 0,
          getsockname(descriptor, address, &length) == 0
        else { return nil }
        return Int(pointer.pointee.sin_port.bigEndian)
      }
    }
  }
}
