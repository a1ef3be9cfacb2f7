import XCTest

final class PostboxUITests: XCTestCase {

    func testLaunch() {
        XCUIApplication().launch()
    }

}
