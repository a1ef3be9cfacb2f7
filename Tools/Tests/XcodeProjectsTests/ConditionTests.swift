import Testing

@testable import XcodeProjects

/// The imports of code that is for other platforms, too.
struct ConditionTests {
  @Test(
    "A condition is answered as far as it can be told",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(Linux)", true), ("!os(macOS)", true),
      ("os(macOS) || os(iOS)", true), ("os(macOS) || DEBUG", nil), ("os(macOS) && DEBUG", false),
      ("os(iOS) && DEBUG", nil), ("(os(macOS) || os(tvOS)) && !DEBUG", false), ("os( watchOS ) // a", false),
      ("targetEnvironment(macCatalyst)", false), ("targetEnvironment(simulator)", true),
      ("canImport(UIKit)", nil), ("swift(>=5)", nil), ("true", true), ("!(false)", true), ("", nil),
      ("os(iOS", nil), ("os(iOS) DEBUG", nil), ("&& os(iOS)", nil), ("os(macOS) &&", false),
    ])
  func answers(text: String, answer: Bool?) {
    #expect(ConditionReader.answer(to: text[...]) == answer)
  }

  @Test(
    "Linux alone has neither iOS nor Apple's frameworks",
    arguments: [
      ("os(iOS)", false), ("os(Linux)", true), ("targetEnvironment(simulator)", false),
      ("canImport(Security)", false), ("canImport(ObjectiveC)", false), ("canImport(Foundation)", nil),
      ("canImport(FoundationNetworking)", nil), ("os(iOS) || DEBUG", nil),
    ])
  func plainAnswers(text: String, answer: Bool?) {
    #expect(ConditionReader.answer(to: text[...], on: .plain) == answer)
  }

  @Test("Deep and endless conditions have no answer") func bounds() {
    #expect(ConditionReader.answer(to: String(repeating: "(", count: 100_000)[...]) == nil)
    #expect(ConditionReader.answer(to: (String(repeating: "!", count: 100_000) + "os(iOS)")[...]) == nil)
  }

  private func modules(_ text: String) -> [String] { ImportScanner.imports(in: text).map(\.module) }

  @Test("Imports of other platforms are none") func imports() {
    let text = """
      #if os(macOS)
      import AppKit
      #elseif os(iOS)
      import UIKit
        #if DEBUG
        import Debugging
        #else
        import Quiet
        #endif
      #else
      import WatchKit
      #endif
      #if !os(iOS)
        #if FLAG
        import Cocoa
        #endif
      #endif
      import Foundation
      #endif
      import Last
      """
    #expect(modules(text) == ["UIKit", "Debugging", "Quiet", "Foundation", "Last"])
    let deep = String(repeating: "#if FLAG\n", count: 1_000)
    let ends = String(repeating: "#endif\n", count: 1_000)
    #expect(modules(deep + "import A\n" + ends + "import B\n") == ["A", "B"])
  }
}
