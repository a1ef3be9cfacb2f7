import Foundation
import ReactantUIMarkup
import Testing

@testable import ReactantUI

/// The files that use every attribute are those that the tables ask for.
@MainActor @Suite struct RecordingTests {
  @Test(arguments: ElementType.all.map(\.name).filter { $0 != "Component" })
  func everyAttributeHasItsPlaceInTheFiles(_ name: String) throws {
    let element = try #require(ElementType.named(name))
    let text = EverythingFiles.text(of: element)
    let path = EverythingFiles.path(element)
    if ProcessInfo.processInfo.environment["REACTANT_UI_RECORD"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect((try? String(contentsOfFile: path, encoding: .utf8)) == text)
  }
}
