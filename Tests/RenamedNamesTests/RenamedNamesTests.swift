import UIKit
import XCTest

/// UIKit by the names of Swift 4.0, in a module of that language mode.
final class RenamedNamesTests: XCTestCase {
  private final class Container: UIViewController {
    var moves: [String] = []
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      moves.append(parent == nil ? "out" : "in")
    }
  }

  func testMembers() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    view.bringSubview(toFront: first)
    XCTAssertTrue(view.subviews.last === first)
    view.sendSubview(toBack: first)
    XCTAssertTrue(view.subviews.first === first)
    let parent = UIViewController()
    let child = Container()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(parent.childViewControllers, [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    XCTAssertEqual(parent.childViewControllers, [])
    XCTAssertEqual(child.moves, ["in", "out"])
  }

  func testTypes() {
    let button = UIButton(type: UIButtonType.custom)
    button.setTitle("A", for: UIControlState.highlighted)
    XCTAssertEqual(button.title(for: UIControlState.highlighted), "A")
    let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
    table.rowHeight = UITableViewAutomaticDimension
    XCTAssertEqual(table.rowHeight, UITableView.automaticDimension)
    let cell = UITableViewCell(style: UITableViewCellStyle.value1, reuseIdentifier: nil)
    cell.accessoryType = UITableViewCellAccessoryType.checkmark
    XCTAssertEqual(cell.accessoryType, .checkmark)
    let text = NSAttributedString(
      string: "A", attributes: [NSAttributedStringKey.underlineStyle: NSUnderlineStyle.styleSingle.rawValue])
    XCTAssertEqual(text.attribute(NSUnderlineStyleAttributeName, at: 0, effectiveRange: nil) as? Int, 1)
    let attribute: NSLayoutAttribute = .width
    XCTAssertEqual(
      NSLayoutConstraint(
        item: button, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 3
      ).constant, 3)
  }

  func testConstants() {
    XCTAssertEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)),
      CGRect(x: 2, y: 1, width: 4, height: 6))
    XCTAssertEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
    XCTAssertEqual(Notification.Name.UITextFieldTextDidChange, UITextField.textDidChangeNotification)
    XCTAssertEqual(
      UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold), .systemFont(ofSize: 12, weight: .bold))
    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    XCTAssertEqual(layer.lineCap, .round)
    XCTAssertEqual(UIAccessibilityTraitButton | UIAccessibilityTraitSelected, [.button, .selected])
    XCTAssertNotNil(UIImagePNGRepresentation(UIImage.symbolOfTests))
    #if swift(>=4.2)
      XCTFail("The module is of Swift 4.0")
    #endif
  }
}

extension UIImage {
  fileprivate static var symbolOfTests: UIImage {
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
  }
}
