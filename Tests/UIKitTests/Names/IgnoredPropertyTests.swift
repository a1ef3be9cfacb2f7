import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import UIKit

@Suite("A property without an effect")
@MainActor struct IgnoredPropertyTests {
  @Test("prints what to do instead, once for all objects, and nothing while it has its default")
  func printsOnce() {
    let quiet = loggedMessages { UITextView().dataDetectorTypes = [] }
    #expect(quiet.isEmpty)
    let first = loggedMessages { UITextView().dataDetectorTypes = .calendarEvent }
    #expect(
      first == [
        "UIDataDetectorTypes.calendarEvent has no effect here: mark places and events in attributedText with the attribute .link."
      ])
    #expect(loggedMessages { UITextView().dataDetectorTypes = [.address, .link] }.isEmpty)
  }

  @Test("is named with its class, and has a hint")
  func areNamed() {
    #expect(IgnoredProperty.allCases.allSatisfy { $0.rawValue.contains(".") && !$0.hint.isEmpty })
  }
}
