import ShojiTestSupport
import Testing

/// Seven Swifty Words as those who play it see it.
struct WordsTable {
  /// The words of each level, in the groups that the buttons show.
  static let levels: [[[String]]] = [
    [
      ["LAN", "TE", "RN"], ["MU", "STA", "RD"], ["TEA", "POT"], ["UM", "BRE", "LLA"], ["LA", "DD", "ER"],
      ["CU", "SHI", "ON"], ["BA", "SK", "ET"],
    ],
    [
      ["RA", "IN", "BOW"], ["VOL", "CA", "NO"], ["IS", "LA", "ND"], ["GLA", "CI", "ER"], ["DES", "ERT"],
      ["HO", "RI", "ZON"], ["SNO", "WFL", "AKE"],
    ],
    [
      ["KEY", "BO", "ARD"], ["PEN", "CIL"], ["COM", "PA", "SS"], ["TEL", "ESC", "OPE"], ["MA", "GN", "ET"],
      ["LI", "BRA", "RY"], ["ORC", "HES", "TRA"],
    ],
  ]

  let app: any AppDriver

  /// The groups of letters on the buttons that are shown.
  func letters() async throws -> [String] {
    let groups = Set(Self.levels.joined().joined())
    return try await shownViews().compactMap { $0.role == .button ? $0.text : nil }.filter(groups.contains)
  }

  /// What was made of the answer so far.
  func answer() async throws -> String? {
    try await app.view("answer").text
  }

  func score() async throws -> String? {
    try await app.view("score").text
  }

  /// The answers' column: words that were found, and how long the others are.
  func answers() async throws -> [String] {
    let views = try await shownViews()
    if let label = views.first(where: { $0.identifier == "answers" }) {
      return (label.text ?? "").split(separator: "\n").map(String.init)
    }
    return views.filter { $0.identifier?.hasPrefix("answer ") == true }.compactMap(\.text)
  }

  /// Puts a word together and hands it in.
  func submit(_ groups: [String], pointer: PointerInput.Kind = .mouse) async throws {
    for group in groups { try await app.tap(.name(group), pointer: pointer) }
    try await app.tap("SUBMIT", pointer: pointer)
  }

  private func shownViews() async throws -> [TreeNode] {
    func shown(_ node: TreeNode) -> [TreeNode] {
      node.isHidden ? [] : [node] + node.children.flatMap(shown)
    }
    return shown(try await app.tree())
  }
}
