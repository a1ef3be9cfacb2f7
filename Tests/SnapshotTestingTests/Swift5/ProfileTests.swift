import SnapshotTesting
import UIKit
import XCTest

/// Tests as projects of iOS have them: XCTest, the language mode of Swift 5, no isolation said.
final class ProfileTests: XCTestCase {
  func testProfileOnDevices() {
    let controller = ProfileViewController()
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
    assertSnapshot(of: controller, as: .image(on: .iPhone13(.landscape)), named: "landscape")
    assertSnapshot(
      of: controller, as: .image(on: .iPhone8, traits: .init(userInterfaceStyle: .dark)), named: "dark")
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneX))
  }

  func testAView() {
    let label = UILabel()
    label.text = "Hello"
    label.backgroundColor = .systemYellow
    assertSnapshot(of: label, as: .image)
    assertSnapshot(of: label, as: .image(size: CGSize(width: 80, height: 30)), named: "wide")
    assertSnapshots(
      of: label, as: ["image": .image(traits: .init(displayScale: 1)), "precise": .image(precision: 0.98)])
  }

  func testAFailureFailsTheTestCase() {
    let label = UILabel()
    label.text = "Hello"
    XCTExpectMissing(verifySnapshot(of: label, as: .image, named: "missing", record: .never))
    XCTAssertEqual(label.superview, nil)
  }

  private func XCTExpectMissing(_ message: String?, line: UInt = #line) {
    XCTAssertEqual(message?.hasPrefix("No reference was found on disk."), true, line: line)
  }
}

final class ProfileViewController: UIViewController {
  private let name = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .title1)
    button.setTitle("Follow", for: .normal)
    let stack = UIStackView(arrangedSubviews: [name, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])
  }
}
