import Testing

@testable import UIKit

@MainActor struct NSTextListTests {
  @Test(arguments: [
    ("{decimal}.", 3, "3."), ("({lower-alpha})", 28, "(ab)"), ("{upper-roman}", 1994, "MCMXCIV"),
    ("{disc}", 7, "•"),
    ("{lower-hexadecimal}", 255, "ff"),
  ])
  func markers(format: String, number: Int, marker: String) {
    #expect(NSTextList(markerFormat: .init(format), options: 0).marker(forItemNumber: number) == marker)
  }

  @Test func aStyleKeepsItsLists() {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .circle, options: 0)]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists.first?.markerFormat == .circle)
    #expect(copy == style)
    style.textLists = []
    #expect(copy != style)
  }
}
