import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UITextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  @Test func aNewFieldIsEmptyAndHasTheDefaultsOfIOS() {
    #expect(field.text == "" && field.attributedText?.string == "")
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.textAlignment == .natural && field.borderStyle == .none)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
    #expect(!field.isSecureTextEntry && !field.clearsOnBeginEditing && !field.isEditing)
    field.text = nil
    #expect(field.text == "")
  }

  @Test(arguments: [(17, 22), (14, 17), (44, 53), (12, 15)] as [(CGFloat, CGFloat)])
  func aFieldWithoutBorderIsAsHighAsItsLine(size: CGFloat, height: CGFloat) {
    field.font = .systemFont(ofSize: size)
    field.text = "Text"
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func aRoundedFieldIs34HighAnd28WiderThanItsText() {
    field.text = "Hello"
    let width = field.intrinsicContentSize.width
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: width + 28, height: 34))
    field.font = .systemFont(ofSize: 12)
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
  }

  @Test func anEmptyFieldIsAsWideAsItsPlaceholder() {
    field.placeholder = "A longer placeholder"
    let label = UILabel()
    label.text = field.placeholder
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.text = "x"
    #expect(field.intrinsicContentSize.width < 20)
  }

  @Test func sideViewsTakeTheirRoomFromTheTextAndChangeSidesWithTheDirection() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 120, height: 34))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 50, y: 0, width: 120, height: 34))
    field.layoutIfNeeded()
    #expect(field.leftView?.superview === field && field.rightView?.superview === field)
    field.rightViewMode = .never
    field.layoutIfNeeded()
    #expect(field.rightView?.superview == nil)
  }

  @Test func theClearButtonIsThereWhileThereIsTextAndGivesWayToTheRightView() {
    func buttons() -> Int {
      field.layoutIfNeeded()
      return field.subviews.count { $0 is UIButton }
    }
    field.clearButtonMode = .always
    #expect(buttons() == 0)
    field.text = "x"
    #expect(buttons() == 1)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .always
    #expect(buttons() == 0)
  }

  @Test func clearingAsksAndReports() {
    final class Guardian: UITextFieldDelegate {
      var answer = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool { answer }
    }
    let guardian = Guardian()
    var changes = 0
    field.delegate = guardian
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "x"
    field.clear()
    #expect(field.text == "x" && changes == 0)
    guardian.answer = true
    field.clear()
    #expect(field.text == "" && changes == 1)
  }

  @Test func changingTheFontOrColorChangesTheWholeText() {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    field.textColor = .green
    #expect(
      field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 2]
    #expect(field.font?.pointSize == 20 && field.defaultTextAttributes[.kern] as? Int == 2)
    field.text = "plain"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func testsSeeTextAndPlaceholderButNoSecret() {
    field.placeholder = "Name"
    field.text = "Ada"
    #expect(field.semantics.role == .textfield)
    #expect(field.semantics.text == "Ada" && field.semantics.placeholder == "Name")
    field.isSecureTextEntry = true
    #expect(field.semantics.text == "•••")
  }

  @Test func aSubclassPlacesTheTextByItsOwnRectangles() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "x"
    field.layoutIfNeeded()
    #expect(field.parts.canvas.frame == CGRect(x: 12, y: 0, width: 76, height: 30))
  }

  @Test func displaysHearOfANewSize() {
    let controller = UIViewController()
    controller.view.addSubview(field)
    inWindow(controller) { _ in
      field.frame.size.height = 0
      UIScreen.main.host.finishTurn()
      var reported: [TextEditor] = []
      let host = UIScreen.main.host
      let former = host.onCommit
      host.onCommit = { commit in
        for case .set(_, .editor(let editor?)) in commit.changes { reported.append(editor) }
      }
      defer { host.onCommit = former }
      field.frame.size.height = 34
      host.finishTurn()
      #expect(reported.last?.frame.height == 34)
    }
  }
}
