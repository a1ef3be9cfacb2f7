/// One of the two who play. The first draws noughts, the second crosses.
enum Player: String, Codable {
  case one, two

  var opponent: Player { self == .one ? .two : .one }

  var name: String { self == .one ? "Player one" : "Player two" }

  /// What the player draws into a cell, in a word.
  var markName: String { self == .one ? "nought" : "cross" }
}
