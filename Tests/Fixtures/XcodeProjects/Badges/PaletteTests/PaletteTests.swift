//
//  PaletteTests.swift
//  PaletteTests
//

import XCTest
@testable import Palette

class PaletteTests: XCTestCase {

    func testColors() {
        XCTAssertEqual(Palette.colors.count, 3)
    }

}
