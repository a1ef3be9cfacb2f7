import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import UIKit

/// Edits as no display would send them, and texts of a megabyte.
@MainActor struct EditFuzzTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func range(_ random: inout SeededGenerator, in length: Int) -> Range<Int> {
    // Mostly in the text, sometimes far outside of it.
    let limit = Int.random(in: 0..<10, using: &random) == 0 ? 1 << 53 : length + 2
    let (one, other) = (Int.random(in: 0...limit, using: &random), Int.random(in: 0...limit, using: &random))
    return min(one, other)..<max(one, other)
  }

  private func action(_ random: inout SeededGenerator, length: Int) -> TextEdit.Action {
    let texts = ["", "a", "two words", "😀", "e\u{301}", "\n", "\r\n", "\u{FFFC}", "\u{200D}", "אב", "\u{0}"]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .focus
    case 1: return .blur
    case 2: return .submit
    case 3: return .copied(texts.randomElement(using: &random)!)
    case 4: return .select(range(&random, in: length))
    default:
      return .replace(
        range(&random, in: length), with: texts.randomElement(using: &random)!,
        selection: range(&random, in: length),
        marked: Bool.random(using: &random) ? range(&random, in: length) : nil)
    }
  }

  @Test(arguments: 1...8) func nothingThatADisplaySaysCrashesOrTearsTheTextApart(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))
    let owners: [any TextEditingOwner] = [field, view]
    for owner in owners { window.addSubview(owner) }
    for number in 1...400 {
      let owner = owners.randomElement(using: &random)!
      let edit = TextEdit(
        page: Int.random(in: 0...20, using: &random),
        number: Int.random(in: 0..<10, using: &random) == 0 ? 1 : number,
        base: Int.random(in: 0..<5, using: &random) == 0
          ? 1 << 50 : Int.random(in: 0...number, using: &random),
        action(&random, length: owner.content.length))
      owner.editing.apply(edit, isUsable: Bool.random(using: &random))
      if number % 40 == 0 { owner.content.set("Set 😀 in code\n\(number)") }
      if number % 90 == 0 { owner.undoManager?.undo() }
      guard let editor = owner.editing.editor else { continue }
      #expect(editor.text == owner.content.string)
      #expect(editor.selection.upperBound <= editor.text.utf16.count)
      #expect(editor.selection.aligned(in: TextUnits(editor.text.utf16)) == editor.selection)
    }
    view.layoutIfNeeded()
    field.layoutIfNeeded()
    for owner in owners { owner.removeFromSuperview() }
  }

  @Test func theChangeBetweenStringsIsTheOneBetweenTheirUnits() {
    var random = SeededGenerator(seed: 5)
    let letters = ["a", "b", "é", "😀", "😁", "e\u{301}", "\n", "אב"]
    func text() -> String {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random)! }
        .joined()
    }
    for _ in 0..<2_000 {
      let (old, new) = (text(), text())
      let change = TextChange.between(old, new)
      #expect((change == nil) == (Array(old.utf16) == Array(new.utf16)))
      guard let change else { continue }
      #expect(change.applied(to: TextUnits(old.utf16)) == TextUnits(new.utf16))
      #expect(change == TextChange.between(TextUnits(old.utf16), TextUnits(new.utf16)), "\(old) \(new)")
    }
  }

  @Test func aLongTextShowsTheLinesInSightAndIsEditedWithoutSettingItAllAgain() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    view.font = .systemFont(ofSize: 15)
    let line = "The quick brown fox jumps over the lazy dog, and then again over the fence.\n"
    func words(_ word: String) -> String { (0..<2_000).map { "\(word) \($0) \(line)" }.joined() }
    view.text = words("First")
    view.layoutIfNeeded()
    func shown() -> [TypesetLine] {
      guard case .text(let text, _) = view.canvasContent() else { return [] }
      return text.lines
    }
    #expect(view.contentSize.height > 2_000 * 2 * 17 && shown().count < 300)
    #expect(shown().first?.top == 0)
    view.contentOffset.y = 20_000
    view.layoutIfNeeded()
    let lines = shown()
    #expect(lines.count < 400 && lines[0].top < 19_000 && lines[lines.count - 1].top > 21_000)
    let typist = Typist(at: view)
    typist.select(40_000..<40_000)
    let whole = processorTime {
      view.text = words("Second")
      view.layoutIfNeeded()
    }
    typist.catchUp()
    let edit = processorTime {
      typist.type("x")
      view.layoutIfNeeded()
    }
    #expect(edit < whole, "an edit takes \(edit), setting the text \(whole)")
    view.removeFromSuperview()
  }
}
