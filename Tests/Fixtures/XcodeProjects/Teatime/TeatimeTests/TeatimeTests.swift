//
//  TeatimeTests.swift
//  TeatimeTests
//

import Testing
@testable import Teatime

struct TeatimeTests {

    @Test func summaryHasTimeAndHeat() {
        let tea = Tea(name: "Sencha", kind: "green", minutes: 2, degrees: 75, color: "7BA05B")
        #expect(tea.summary == "2 min · 75 °C")
    }

}
