import SnapshotTesting
import UIKit
import XCTest

@testable import Forecast

final class WeekTests: XCTestCase {
  func testWeek() {
    let controller = UINavigationController(rootViewController: WeekController())
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
  }
}
