import SnapshotTesting
import Testing
import UIKit
import XCTest

@testable import Lamp

@MainActor @Suite struct LampTests {
  @Test func itIsOffAtFirst() {
    let controller = LampController()
    controller.loadViewIfNeeded()
    #expect(controller.label.text == "The lamp is off")
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 200, height: 200)))
  }
}

final class LabelTests: XCTestCase {
  func testALabelIsAsHighAsItsText() {
    let label = UILabel()
    label.text = "The lamp is off"
    XCTAssertEqual(label.intrinsicContentSize.height, 20.5, accuracy: 0.5)
  }
}
