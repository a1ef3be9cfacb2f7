import Foundation
import Testing

/// What the compiler makes of apps that use absent names.
@Suite("Unavailable names", .serialized)
struct HintTests {
  /// Type-checks an app's source and returns what the compiler prints.
  private func check(_ source: String, _ options: [String] = []) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString).swift")
    try Data("import UIKit\n\(source)".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let modules = try SymbolGraph.compilerOptions(root: NamesTests.root, products: NamesTests.products)
    do {
      return try SymbolGraph.run(
        "swiftc", ["-typecheck", "-parse-as-library", file.path] + modules + options)
    } catch let error as SymbolGraph.ExtractionError {
      return error.description
    }
  }

  /// The settings of apps of the Swift 5 era, and of the Swift 6 language mode.
  private static let settings: [[String]] = [
    ["-swift-version", "5", "-default-isolation", "MainActor"], ["-swift-version", "6"],
  ]

  @Test("tell what to use instead", arguments: settings)
  func hintsAreShown(settings: [String]) throws {
    let printed = try check(
      """
      class Printer { var controller: UIPrintInteractionController? }
      @MainActor func show(_ view: UIView, _ layer: CALayer) {
        view.motionEffects = []
        layer.compositingFilter = nil
        _ = UIFontDescriptor.AttributeName.cascadeList
        UIGraphicsBeginPDFPage()
      }
      """, settings)
    #expect(
      printed.contains(
        "'UIPrintInteractionController' is unavailable: draw a file with UIGraphicsPDFRenderer"))
    #expect(printed.contains("'motionEffects' is unavailable: there is no motion sensor"))
    #expect(printed.contains("'compositingFilter' is unavailable: draw with a blend mode in draw(in:)"))
    #expect(printed.contains("'cascadeList' is unavailable: fonts fall back by themselves"))
    #expect(printed.contains("'UIGraphicsBeginPDFPage()' is unavailable: use UIGraphicsPDFRenderer"))
  }

  @Test("leave data sources that stand as types without `any` to code of the Swift 5 era")
  func sourcesAreTypes() throws {
    let printed = try check(
      """
      final class Page: UIViewController {
        weak var source: UITableViewDataSource?
        var items: UICollectionViewDataSource!
        private let table = UITableView()
        func show(_ source: UITableViewDataSource & UITableViewDelegate) {
          table.dataSource = source
          table.delegate = source
          self.source = table.dataSource
        }
      }
      """, Self.settings[0])
    #expect(!printed.contains("error:"), "\(printed)")
    #expect(printed.contains("warning: use of protocol 'UITableViewDataSource' as a type"))
  }

  @Test("give way to an app's own declarations of the same names", arguments: settings)
  func appsDeclareTheirOwn(settings: [String]) throws {
    let printed = try check(
      """
      /// Types and functions.
      final class UIPrintInteractionController { func show() -> Int { 1 } }
      func UIGraphicsBeginPDFPage() -> Int { 2 }
      /// Members of extensions, also of a subclass.
      extension UIView {
        var motionEffects: [Int] { [3] }
        func addMotionEffect(_ effect: Int) {}
      }
      extension UILabel { var largeContentTitle: String? { "4" } }
      /// Members of subclasses, which override nothing.
      class Screen: UIViewController {
        var restoresFocusAfterTransition: Bool { true }
        func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
        init(tabs: [Int]) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      @MainActor func use() -> Int {
        let view = UILabel()
        view.addMotionEffect(5)
        let screen = Screen(tabs: [])
        _ = screen.targetViewController(forAction: Selector("a"), sender: nil)
        let title: String? = view.largeContentTitle
        return UIPrintInteractionController().show() + UIGraphicsBeginPDFPage() + view.motionEffects[0]
          + (title?.count ?? 0) + (screen.restoresFocusAfterTransition ? 1 : 0)
      }
      """, settings)
    #expect(printed == "")
  }

  @Test("change nothing in what the names that are there infer", arguments: settings)
  func inferenceStays(settings: [String]) throws {
    let printed = try check(
      """
      @MainActor func use(_ view: UIView, _ button: UIButton) {
        view.layer.borderColor = UIColor.red.cgColor
        button.configuration = .filled()
        button.configuration?.imagePlacement = .trailing
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat]) { view.alpha = 0 }
        view.accessibilityTraits = [.button, .selected]
        let views = [UILabel(), UIButton(), view]
        _ = views.map(\\.bounds.size)
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 12])
        _ = UIFont(descriptor: descriptor, size: 0)
      }
      """, settings)
    #expect(printed == "")
  }
}
