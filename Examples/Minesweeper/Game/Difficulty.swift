/// The three sizes of the field.
enum Difficulty: String, CaseIterable, Codable {
  case easy, medium, hard

  var title: String {
    switch self {
    case .easy: "Easy"
    case .medium: "Medium"
    case .hard: "Hard"
    }
  }

  var columns: Int { self == .easy ? 9 : 15 }

  var rows: Int {
    switch self {
    case .easy: 9
    case .medium: 16
    case .hard: 30
    }
  }

  var mines: Int {
    switch self {
    case .easy: 10
    case .medium: 35
    case .hard: 90
    }
  }
}
