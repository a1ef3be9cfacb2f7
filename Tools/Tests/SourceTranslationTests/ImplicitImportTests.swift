import Testing
import TranslationInterface

@testable import SourceTranslation

/// Imports of what Apple's UIKit and Foundation bring along.
@Suite("Implicit imports") struct ImplicitImportTests {
  private static let module = ModuleDescription(name: "App", kind: .app, dependencies: ["UIKit"])

  private func added(_ text: String, beside other: String = "") throws -> [String] {
    let files = [("A", text), ("B", other)].map { SwiftFile(path: "/App/\($0).swift", text: $1) }
    let result = try #require(SourceTranslator().translate(files, module: Self.module).first).text
    let header = result.split(separator: "\n").prefix { $0.hasPrefix("import ") }
    return header.map { String($0.dropFirst("import ".count)) }.filter { !text.contains("import \($0)") }
  }

  @Test(
    "A file that names something of a module gets its import",
    arguments: [
      ("import UIKit", "let filter: CIFilter? = nil", ["CoreImage"]),
      ("import UIKit", "let color = UIColor(ciColor: CIColor(red: 1, green: 1, blue: 1))", ["CoreImage"]),
      ("import UIKit", "let key = kCIInputImageKey", ["CoreImage"]),
      ("import UIKit", "let center = UNUserNotificationCenter.current()", ["UserNotifications"]),
      ("import UIKit", "func go(_ options: UNAuthorizationOptions) {}", ["UserNotifications"]),
      ("import UIKit", "let source: CGImageSource? = nil", ["ImageIO"]),
      ("import UIKit", "let key = kCGImagePropertyOrientation", ["ImageIO"]),
      ("import UIKit", "let status = SecItemAdd([:] as CFDictionary, nil)", ["Security"]),
      ("import Foundation", "let name = kSecClassGenericPassword", ["Security"]),
      ("import Foundation", "let isDone = status == errSecSuccess", ["Security"]),
      (
        "import UIKit", "let a = (CIContext(), UNNotificationRequest.self, SecRandomCopyBytes)",
        ["CoreImage", "Security", "UserNotifications"]
      ),
    ])
  func given(imports: String, code: String, expected: [String]) throws {
    #expect(try added("\(imports)\n\(code)\n") == expected)
  }

  @Test(
    "A file that needs none gets none",
    arguments: [
      // Imported already.
      ("import UIKit\nimport CoreImage", "let filter: CIFilter? = nil"),
      // Core Graphics' own.
      ("import UIKit", "let alpha = CGImageAlphaInfo.last; let image: CGImage? = nil"),
      // Foundation alone brings neither.
      ("import Foundation", "let source: CGImageSource? = nil"),
      ("import Foundation", "let filter: CIFilter? = nil"),
      ("import Foundation", "let center = UNUserNotificationCenter.current()"),
      ("", "let name = kSecClass"),
      // Names that only begin so.
      ("import UIKit", "let page = SecondViewController(); let code = CIRCLE + UNKNOWN + SECTION"),
      ("import UIKit", "let section = Section(); let city = City(); let unit = Unit()"),
      // What the compiler does not read.
      ("import UIKit", "#if os(macOS)\nlet filter: CIFilter? = nil\n#endif"),
      ("import UIKit", "// CIFilter\nlet text = \"UNUserNotificationCenter\""),
    ])
  func none(imports: String, code: String) throws {
    #expect(try added("\(imports)\n\(code)\n") == [])
  }

  @Test("A type of the app's own is not the module's") func own() throws {
    #expect(try added("import UIKit\nlet a = CIBadge()\n", beside: "class CIBadge {}") == [])
    #expect(try added("import UIKit\nlet a = CIBadge()\n") == ["CoreImage"])
  }
}
