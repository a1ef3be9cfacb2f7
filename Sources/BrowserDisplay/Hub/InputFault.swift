/// What a tab did wrong.
enum InputFault: Error, Equatable, CustomStringConvertible {
  /// It spoke before it said who it is, or said so twice.
  case outOfTurn
  /// An input is missing.
  case gap(expected: Int, found: Int)

  var description: String {
    switch self {
    case .outOfTurn: "a message came out of turn"
    case .gap(let expected, let found): "input \(found) came where \(expected) was due"
    }
  }
}
