/// A protocol violation by a tab.
enum InputFault: Error, Equatable {
  /// It spoke before it said who it is, or said so twice.
  case outOfTurn
  /// An input is missing.
  case gap(expected: Int, found: Int)
  /// A text that comes in parts is longer than ``Hub/longestText``.
  case textTooLong
  /// As many tabs as may show the app do so.
  case tooManyTabs

  /// The description of the fault for the log.
  var message: LogMessage {
    switch self {
    case .outOfTurn: "a message came out of turn"
    case .gap(let expected, let found): "input \(found) came where \(expected) was due"
    case .textTooLong: "a text is longer than \(Hub.longestText) bytes"
    case .tooManyTabs: "there are too many tabs"
    }
  }
}
