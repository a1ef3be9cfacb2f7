/// An example, as it is started to be looked at.
enum Example: String, CaseIterable, Sendable {
  case counter = "Counter"
  case frameworks = "Frameworks"
  case gallery = "Gallery"
  case ledger = "Ledger"
  case minesweeper = "Minesweeper"
  case posts = "Posts"
  case rNotes = "RNotes"
  case slides = "Slides"
  case swiftyWords = "SwiftyWords"
  case ticTacToe = "TicTacToe"

  /// The view to wait for, of an example that fetches its content.
  var first: String? { self == .posts ? "author" : nil }

  /// Notes of several lines, with a title that is too long for narrow windows.
  static var notes: [[String: Any]] {
    [
      [
        "id": "1", "title": "Groceries for the whole of the long weekend", "body": "Milk\nBread",
        "editedAt": 799_977_600,
      ],
      ["id": "2", "title": "", "body": "A walk along the river on Sunday", "editedAt": 799_891_200],
    ]
  }
}
