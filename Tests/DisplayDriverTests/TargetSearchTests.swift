import DisplayProtocol
import SceneTree
import Testing

@Suite struct TargetSearchTests {
  let tree = TreeNode(
    className: "UIWindow", frame: CGRect(x: 0, y: 0, width: 320, height: 568),
    children: [
      TreeNode(
        className: "UIButton", frame: .zero, text: "New Game", role: .button,
        children: [TreeNode(className: "UILabel", frame: .zero, text: "New Game", role: .label)]),
      TreeNode(className: "UILabel", frame: .zero, text: "New Game", role: .label),
      TreeNode(className: "UILabel", frame: .zero, text: "Turn", identifier: "turn"),
      TreeNode(className: "UILabel", frame: .zero, text: "turn"),
      TreeNode(
        className: "UIView", frame: .zero, isHidden: true,
        children: [TreeNode(className: "UILabel", frame: .zero, text: "Secret")]),
      TreeNode(className: "UITextField", frame: .zero, placeholder: "Search"),
    ])

  @Test func aButtonAndTheLabelInItAreOneViewAndTheOuterIsMeant() throws {
    #expect(tree.views(named: "New Game").map(\.className) == ["UIButton", "UILabel"])
    #expect(try tree.view(named: "New Game", index: 1).role == .label)
  }

  @Test func aPlaceholderIsANameWhereNothingElseHasIt() throws {
    #expect(try tree.view(named: "Search").className == "UITextField")
    let both = TreeNode(
      className: "UIView", frame: .zero,
      children: [
        TreeNode(className: "UITextField", frame: .zero, placeholder: "Go"),
        TreeNode(className: "UIButton", frame: .zero, text: "Go", role: .button),
      ])
    #expect(try both.view(named: "Go").className == "UIButton")
  }

  @Test func anIdentifierWinsOverATextOfTheSameName() throws {
    #expect(try tree.view(named: "turn").text == "Turn")
  }

  @Test func aMissingNameIsAnsweredWithTheNearestOnes() {
    #expect(throws: DriverError(#"there is no view named "New game"; did you mean "New Game"?"#)) {
      try tree.view(named: "New game")
    }
    #expect(
      throws: DriverError(
        #"there is no view named "xyzzy"; there are "New Game", "turn", "Turn", "Search""#)
    ) {
      try tree.view(named: "xyzzy")
    }
  }

  @Test func anIndexPastTheLastSaysHowManyThereAre() {
    #expect(throws: DriverError(#"there is no "New Game" number 2: 2 views answer to that name"#)) {
      try tree.view(named: "New Game", index: 2)
    }
    #expect(throws: DriverError(#"there is no "Turn" number -1: 1 view answers to that name"#)) {
      try tree.view(named: "Turn", index: -1)
    }
  }

  @Test func whatIsHiddenIsNotFoundAndTheErrorSaysSo() {
    #expect(throws: DriverError(#""Secret" is hidden"#)) { try tree.view(named: "Secret") }
  }

  @Test func aPlaceholderIsANameOnlyWhereTextIsTyped() throws {
    #expect(try tree.view(named: "Search", editable: true).className == "UITextField")
  }

  @Test func theTreeSurvivesItsWrittenForm() throws {
    var odd = tree
    odd.children[0].frame = CGRect(x: 106.5, y: -3, width: 0.1, height: 2)
    odd.children[0].backgroundColor = "#ff00aa80"
    let data = try JSONEncoder().encode(odd)
    #expect(try JSONDecoder().decode(TreeNode.self, from: data) == odd)
  }

  @Test func aNumberThatIsNotFiniteIsWrittenAsNull() throws {
    var odd = TreeNode(
      className: "UIView", frame: CGRect(x: Double.nan, y: 1, width: Double.infinity, height: 2))
    odd.alpha = .nan
    let back = try JSONDecoder().decode(TreeNode.self, from: JSONEncoder().encode(odd))
    #expect(back.frame.origin.x.isNaN && back.frame.origin.y == 1)
    #expect(back.frame.size.width.isNaN && back.frame.size.height == 2 && back.alpha.isNaN)
  }
}
