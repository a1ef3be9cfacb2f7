/// The codes with which pages are closed when the app ends, for each way in which it does.
package struct EndCodes: Equatable, Sendable {
  /// It crashes.
  let crash: CloseCode
  /// It is ended by SIGTERM, or calls `exit` with another status than 0.
  let failure: CloseCode
  /// It calls `exit(0)`, its window is closed, or the person ends it.
  let success: CloseCode

  /// The codes of an app that is started again or not.
  ///
  /// - Parameters:
  ///   - restarts: Whether somebody starts the app again, as `shoji run` does: one that crashes, and with
  ///     SIGTERM one whose sources have changed; not one that ends itself.
  ///   - isVisitor: Whether the process is that of a visitor: the next page gets another process.
  package init(restarts: Bool, isVisitor: Bool) {
    crash = restarts ? .crashedAndRestarts : .crashed
    failure = restarts ? .restarts : .ended
    success = restarts && isVisitor ? .restarts : .ended
  }
}
