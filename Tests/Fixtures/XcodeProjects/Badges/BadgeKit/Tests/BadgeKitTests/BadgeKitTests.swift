import XCTest
@testable import BadgeKit

final class BadgeKitTests: XCTestCase {

    func testWords() {
        XCTAssertEqual(badgeWords().count, 3)
    }

}
