import CProcessSupport
import Foundation

/// The close of a server's WebSockets, with a code for the reason, when the process crashes, is ended by
/// force, or ends itself by `exit(_:)`.
///
/// A process that crashes may take seconds to describe the crash. Its connections are closed before that, by
/// the handler of the signal.
package enum CrashNotice {
  /// Closes the connections of all servers that have not been removed, when the process exits.
  private static let closingAtExit: Void = { _ = atexit { shoji_close_connections() } }()

  /// Adds the server of a port.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - crash: The code that says that the app has crashed (RFC 6455, 7.4).
  ///   - end: The code that says that it has ended.
  package static func add(port: Int, crash: Int, end: Int) {
    _ = closingAtExit
    _ = shoji_close_on_crash(UInt16(port), UInt16(crash), UInt16(end))
  }

  /// Leaves the connections of a server alone again.
  package static func remove(port: Int) {
    shoji_keep_on_crash(UInt16(port))
  }
}
