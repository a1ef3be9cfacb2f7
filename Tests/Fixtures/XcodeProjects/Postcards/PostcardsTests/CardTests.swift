//
//  CardTests.swift
//  PostcardsTests
//

import XCTest
@testable import Postcards

class CardTests: XCTestCase {

    func testGreeting() {
        XCTAssertEqual(Card(place: "Rome", symbol: "sun.max").greeting, "Greetings from Rome!")
    }

}
