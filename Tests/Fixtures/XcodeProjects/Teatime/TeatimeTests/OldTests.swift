//
//  OldTests.swift
//  TeatimeTests
//

import UIKit
import XCTest
@testable import Teatime

class OldTests: XCTestCase {

    private var controller: TeasViewController!

    override func setUp() {
        super.setUp()
        controller = TeasViewController()
    }

    func testTitle() {
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Teas")
    }

    func testColors() {
        XCTAssertEqual(UIColor(hex: "FF0000"), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

}
