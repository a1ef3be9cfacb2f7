import Console
import Foundation
import Synchronization
import Testing

@testable import UIKit

@Suite("A property without an effect")
@MainActor struct IgnoredPropertyTests {
  private func lines(_ work: () -> Void) -> [String] {
    let said = Mutex<[String]>([])
    Console.$listener.withValue({ line in said.withLock { $0.append(line) } }, operation: work)
    return said.withLock { $0 }
  }

  @Test("prints what to do instead, once for all objects, and nothing while it has its default")
  func printsOnce() {
    let quiet = lines { UITextView().dataDetectorTypes = [] }
    #expect(quiet.isEmpty)
    let first = lines { UITextView().dataDetectorTypes = .link }
    #expect(
      first == [
        "UIKit: UITextView.dataDetectorTypes has no effect here: mark links in attributedText with the attribute .link."
      ])
    #expect(lines { UITextView().dataDetectorTypes = .all }.isEmpty)
  }

  @Test("is named with its class, and has a hint")
  func areNamed() {
    #expect(IgnoredProperty.allCases.allSatisfy { $0.rawValue.contains(".") && !$0.hint.isEmpty })
  }
}
