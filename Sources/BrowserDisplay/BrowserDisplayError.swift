/// The reason a browser display cannot start.
public enum BrowserDisplayError: Error, Equatable, CustomStringConvertible {
  /// The port cannot be listened on.
  case cannotListen(port: Int, isTaken: Bool, reason: String)

  /// A description of the error and of what to do about it, as a sentence.
  public var description: String {
    switch self {
    case .cannotListen(let port, true, _):
      "port \(port) is in use by another program; choose another with --port, or 0 for any free one"
    case .cannotListen(let port, false, let reason):
      "cannot listen on port \(port): \(reason)"
    }
  }
}
