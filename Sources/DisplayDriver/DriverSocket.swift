import Diagnostics
import DisplayProtocol
import Foundation
import ImageDisplay
import SceneTree

/// A socket in the file system through which other programs use an app by the driver's language while a
/// person uses it: one program at a time, others wait. Time passes as it really does.
///
/// The file is for its user alone, since to open it is to use the app.
final class DriverSocket: Sendable {
  private let listener: Int32
  private let display: ImageDisplay
  private let receiver: any InputReceiver
  private let files: FileExchange

  /// Listens at a path, in the place of what listened there before. Throws a `DriverError` where that cannot
  /// be.
  init(
    path: String, display: ImageDisplay, receiver: any InputReceiver, files: FileExchange
  ) throws(DriverError) {
    (self.display, self.receiver, self.files) = (display, receiver, files)
    listener = try Self.listen(at: path)
  }

  private static func listen(at path: String) throws(DriverError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8CString)
    guard bytes.count <= MemoryLayout.size(ofValue: address.sun_path) else {
      throw DriverError("a driver's socket has a path of at most 107 bytes, not \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { field in
      bytes.withUnsafeBytes { field.copyMemory(from: $0) }
    }
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { throw DriverError("a socket for drivers cannot be had: \(failure)") }
    unlink(path)
    // Before anybody can connect.
    let mask = umask(0o177)
    let isBound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    umask(mask)
    guard isBound == 0, Glibc.listen(listener, 8) == 0 else {
      defer { close(listener) }
      throw DriverError("no driver can connect at \(path): \(failure)")
    }
    return listener
  }

  private static var failure: String { String(cString: strerror(errno)) }

  /// Begins to accept programs.
  func start() {
    let thread = Thread { [self] in
      while true {
        let line = accept(listener, nil, nil)
        if line >= 0 {
          _ = fcntl(line, F_SETFD, FD_CLOEXEC)
          serve(line)
        } else if errno != EINTR && errno != ECONNABORTED {
          return Log.display.error("No driver can connect any more: \(Self.failure)")
        }
      }
    }
    thread.name = "driver"
    // Walking a deep tree of layers takes stack.
    thread.stackSize = 16 << 20
    thread.start()
  }

  private func serve(_ line: Int32) {
    defer { close(line) }
    Driver(
      display: display, receiver: receiver, files: files, port: DriverPort(input: line, output: line),
      clock: .real
    ).serve()
  }
}
