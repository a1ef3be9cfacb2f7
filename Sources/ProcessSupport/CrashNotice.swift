import CProcessSupport

/// The close of a server's WebSockets, with a code for the reason, when the process crashes or is ended by
/// force.
///
/// A process that crashes may take seconds to describe the crash. Its connections are closed before that, by
/// the handler of the signal.
package enum CrashNotice {
  /// Adds the server of a port.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - crash: The code that says that the app has crashed (RFC 6455, 7.4).
  ///   - end: The code that says that it has ended.
  package static func add(port: Int, crash: Int, end: Int) {
    _ = shoji_close_on_crash(UInt16(port), UInt16(crash), UInt16(end))
  }

  /// Leaves the connections of a server alone again.
  package static func remove(port: Int) {
    shoji_keep_on_crash(UInt16(port))
  }
}
