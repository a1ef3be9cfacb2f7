import Testing

@testable import ReactantUIMarkup

/// Insets as the original's tests have them.
@Suite struct InsetsTests {
  func insets(_ text: String) throws -> InsetsValue { try DimensionParser.insets(text) }

  @Test(arguments: -10...9) func oneLabelSetsThatSide(_ number: Int) throws {
    let value = Double(number)
    #expect(try insets("top: \(number)") == InsetsValue(top: value))
    #expect(try insets("left: \(number)") == InsetsValue(left: value))
    #expect(try insets("bottom: \(number)") == InsetsValue(bottom: value))
    #expect(try insets("right: \(number)") == InsetsValue(right: value))
  }

  @Test(arguments: -10...9) func axesAndAll(_ number: Int) throws {
    let value = Double(number)
    #expect(try insets("horizontal: \(number)") == InsetsValue(left: value, right: value))
    #expect(try insets("vertical: \(number)") == InsetsValue(top: value, bottom: value))
    #expect(try insets("all: \(number)") == InsetsValue(top: value, left: value, bottom: value, right: value))
  }

  @Test func unlabelledNumbers() throws {
    #expect(try insets("5") == InsetsValue(top: 5, left: 5, bottom: 5, right: 5))
    #expect(try insets("1, 2") == InsetsValue(top: 2, left: 1, bottom: 2, right: 1))
    #expect(try insets("1,2 , 3,4") == InsetsValue(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func fourLabelsInAnyOrder() throws {
    let expected = InsetsValue(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try insets("top: 1, left: 2, bottom: 3, right: 4") == expected)
    #expect(try insets("right: 4, bottom: 3, top: 1, left: 2") == expected)
    #expect(try insets("bottom:3,left:2,right:4,top:1") == expected)
  }

  @Test func severalLabels() throws {
    #expect(try insets("top: 1, left: 2, right: 4") == InsetsValue(top: 1, left: 2, right: 4))
    #expect(try insets("top: 1, right: 4") == InsetsValue(top: 1, right: 4))
    #expect(try insets("left: 1, bottom: 4") == InsetsValue(left: 1, bottom: 4))
    #expect(try insets("horizontal: 1, top: 4") == InsetsValue(top: 4, left: 1, right: 1))
    #expect(try insets("bottom: 4, horizontal: 1") == InsetsValue(left: 1, bottom: 4, right: 1))
    #expect(
      try insets("vertical: 1, left: 2, right: 3") == InsetsValue(top: 1, left: 2, bottom: 1, right: 3))
    #expect(
      try insets("horizontal: 1, top: 2, bottom: 3") == InsetsValue(top: 2, left: 1, bottom: 3, right: 1))
    #expect(
      try insets("horizontal: 1, vertical: 2") == InsetsValue(top: 2, left: 1, bottom: 2, right: 1))
  }

  @Test(arguments: ["top", "left", "bottom", "right"]) func noSideIsSetTwice(_ side: String) {
    let axis = side == "top" || side == "bottom" ? "vertical" : "horizontal"
    for text in [
      "\(side): 1, \(side): 2", "\(axis): 1, \(side): 2", "\(side): 2, \(axis): 1", "all: 1, \(side): 2",
      "\(side): 2, all: 1", "\(axis): 1, all: 1",
    ] {
      #expect(throws: ValueError.self) { try insets(text) }
    }
  }

  @Test(arguments: [
    "", "1, 2, 3", "1, 2, 3, 4, 5", "top 1", "tpo: 1", "top: x", "top: 1, 2", "1,", ",1", "top:",
  ])
  func othersAreErrors(_ text: String) {
    #expect(throws: ValueError.self) { try insets(text) }
  }
}
