import ProcessSupport
import Testing

@testable import UIKit

/// A mistake for which UIKit raises an exception.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// A name for the test's report.
  let title: String
  /// The exception's name.
  let name: String
  /// Parts of its reason.
  let words: [String]
  let make: @MainActor @Sendable () -> Void

  init(_ title: String, _ name: String, _ words: [String], _ make: @escaping @MainActor @Sendable () -> Void)
  {
    (self.title, self.name, self.words, self.make) = (title, name, words, make)
  }

  var testDescription: String { title }
}

/// The mistakes that end an app, with the name and the words that UIKit has for them, and the functions of
/// the app's own that made them.
@Suite("Where UIKit raises, so do we") struct RaisingTests {
  @Test("The exception has its name and words, and names the app's function", arguments: Mistake.all.indices)
  func raises(index: Int) async throws {
    let result = await #expect(processExitsWith: .exitCode(77), observing: [\.standardErrorContent]) {
      [index] in
      ExceptionName.uncaughtHandler.withLock {
        $0 = { text in
          FileHandle.standardError.write(Data(text.utf8))
          _exit(77)
        }
      }
      await MainActor.run { appsOwnFunction(Mistake.all[index].make) }
    }
    let mistake = Mistake.all[index]
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception '\(mistake.name)', reason: '"), "\(text)")
    for part in mistake.words { #expect(text.contains(part), "\(mistake.title): \(text)") }
    #expect(text.contains("  raised in ") && text.contains("appsOwnFunction"), "\(text)")
  }

  @Test("Without a handler it ends the app") func crashes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("*** Terminating app due to uncaught exception 'NSInvalidArgumentException'"))
    #expect(text.contains("Can't add self as subview"))
  }
}

@MainActor private func appsOwnFunction(_ work: () -> Void) { work() }
