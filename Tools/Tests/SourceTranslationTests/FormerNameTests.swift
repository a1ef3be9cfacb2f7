import Testing
import TranslationInterface

@testable import SourceTranslation

/// Overrides and requirements by the names of Swift 4.
struct FormerNameTests {
  private static let source = """
    import UIKit
    class Container: UIViewController, UIImagePickerControllerDelegate {
      override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.last }
      override func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
        willMove(toParentViewController: nil)
        child.removeFromParentViewController()
      }
      override func addChildViewController(_ child: UIViewController) { super.addChildViewController(child) }
      func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {}
      func didMove(toParentViewController name: String, other: [String: Any]) {}
    #if os(macOS)
      override func didMove(toParentViewController parent: UIViewController?) {}
    #endif
    }
    """

  private func translation(mode: Int) throws -> String {
    let module = ModuleDescription(name: "App", kind: .app, languageVersion: mode, dependencies: ["UIKit"])
    let file = SwiftFile(path: "/App/File.swift", text: Self.source)
    return try #require(SourceTranslator().translate([file], module: module).first).text
  }

  @Test("They have the names since then, also where super is called") func renamed() throws {
    let text = try translation(mode: 4)
    for line in [
      "override var childForStatusBarStyle: UIViewController? { return childViewControllers.last }",
      "override func didMove(toParent parent: UIViewController?) {", "super.didMove(toParent: parent)",
      "willMove(toParent: nil)", "child.removeFromParent()",
      "override func addChild(_ child: UIViewController) { super.addChild(child) }",
      "didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any])",
    ] {
      #expect(text.contains(line), "\(line) is not in\n\(text)")
    }
    // What the compiler does not read stays as it is.
    #expect(text.split(separator: "toParentViewController").count == 2)
  }

  @Test("Nothing is renamed in newer modes", arguments: [5, 6]) func newer(mode: Int) throws {
    let text = try translation(mode: mode)
    #expect(text.contains("super.didMove(toParentViewController: parent)"))
    #expect(text.contains("super.addChildViewController(child)") && text.contains("info: [String : Any]"))
  }
}
