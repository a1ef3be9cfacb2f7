import CProcessSupport
import Foundation

/// The close of a server's WebSockets, with a code for the reason, when the process crashes, is ended by
/// force, or ends itself by `exit(_:)`.
///
/// A process that crashes may take seconds to describe the crash. Its connections are closed before that, by
/// the handler of the signal.
package enum CrashNotice {
  /// Adds the server of a port.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - crash: The code that says that the app has crashed (RFC 6455, 7.4).
  ///   - failure: The code that says that it was ended, or has called `exit` with another status than 0.
  ///   - success: The code that says that it has called `exit(0)`, or that the person has ended it.
  package static func add(port: Int, crash: Int, failure: Int, success: Int) {
    let codes = shoji_end_codes(
      crash: UInt16(crash), failure: UInt16(failure), success: UInt16(success))
    _ = shoji_close_on_end(UInt16(port), codes)
  }

  /// Leaves the connections of a server alone again.
  package static func remove(port: Int) {
    shoji_keep_on_end(UInt16(port))
  }
}
