import Foundation
import LibraryCatalog
import Testing
import TranslationInterface
import XcodeProjects

@testable import SourceTranslation

/// The facts that the tool has of the library by its catalog.
@Suite("The catalog of the library") struct LibraryCatalogTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let catalog = LibraryCatalog.shared

  @Test("Classes, protocols and what is absent are there") func facts() {
    #expect(catalog.classes.count > 250 && catalog.protocols.count > 100)
    #expect(catalog.isClass("UITableViewController", kindOf: "UIResponder"))
    #expect(
      catalog.isClass("CAGradientLayer", kindOf: "CALayer") && !catalog.isClass("CALayer", kindOf: "UIView"))
    #expect(catalog.hasRequiredInitializer(["coder"], in: "UITableView"))
    #expect(!catalog.hasRequiredInitializer(["frame"], in: "UITableView"))
    #expect(catalog.classes["UIView"]?.failableInitializers.contains(["coder"]) == true)
    #expect(catalog.isObjectClass("UITableView") && !catalog.isObjectClass("PublishSubject"))
    #expect(catalog.protocols["UITableViewDelegate"]?.parents == ["UIScrollViewDelegate"])
    #expect(catalog.hasOptionalMethod("tableView", [nil, "editActionsForRowAt"]))
    #expect(!catalog.hasOptionalMethod("tableView", [nil, "cellForRowAt"]))
    #expect(catalog.hasOptionalMethod("animateAlongsideTransition", ["in", "animation"], closures: 1))
    #expect(catalog.selector("tableView", [nil, "cellForRowAt"]) == "tableView:cellForRowAtIndexPath:")
    for type in ["UIViewController", "UISearchController", "UITableViewController", "Unknown"] {
      #expect(
        catalog.selector("dismiss", ["animated", "completion"], of: [type])
          == "dismissViewControllerAnimated:completion:")
    }
    #expect(catalog.selector("willMove", ["to"], of: ["UIDragInteraction"]) == "willMoveToView:")
    #expect(
      catalog.selector("willMove", ["to"], of: ["UIAttachmentBehavior"]) == "willMoveToDynamicAnimator:")
    #expect(catalog.absent["UIView.motionEffects"] == "there is no motion sensor")
    #expect(catalog.foundationParts["URLSession"] == "FoundationNetworking")
    #expect(catalog.makers.isSuperset(of: [[], ["frame"], ["nibName", "bundle"]]))
  }

  @Test("Every product of the package is one") func products() throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = try #require(text.firstMatch(of: /let modules = \[([^\]]*)\]/))
    let table = try #require(text.firstMatch(of: /\nlet frameworks: [^\n]*= \[\n(?s:(.*?))\n\]/))
    let names =
      list.1.matches(of: /"([^"]+)"/).map { String($0.1) }
      + table.1.matches(of: /(?m:^) *"(\w+)":/).map { String($0.1) }
    #expect(names.count > 30 && Set(names) == ShojiModules.products, "run scripts/catalog")
    #expect(ShojiModules.module(for: "VisitorSessions") == "VisitorSessions")
  }

  /// The catalog with a module that is added to the library, whose lines the tests of the library record.
  private func extended() throws -> LibraryCatalog {
    let modules = Self.root.appendingPathComponent("Tools/Sources/CLibraryCatalog/Modules")
    var text = try String(
      contentsOf: Self.root.appendingPathComponent("Tests/Fixtures/Catalog/Widgets.txt"), encoding: .utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: modules.path).sorted() {
      text += try String(contentsOf: modules.appendingPathComponent(name), encoding: .utf8)
    }
    return LibraryCatalog(text)
  }

  @Test("A module that is added is known by its lines alone") func addedModule() throws {
    let extended = try extended()
    #expect(extended.products == catalog.products.union(["Widgets"]))
    let module = ModuleDescription(name: "App", kind: .app, dependencies: ["UIKit", "Widgets"])
    let source = """
      import Widgets
      func go(_ d: WidgetViewDelegate?, _ v: WidgetView, _ w: Widget) {
        d?.widgetView?(v, didTurn: w)
        let types: [WidgetView.Type] = [WidgetView.self]
        _ = types[0].init(frame: .zero)
        _ = #selector(WidgetView.turn(_:with:))
      }
      """
    func translated(_ catalog: LibraryCatalog) -> String {
      SourceTranslator(catalog: catalog).translate(
        [SwiftFile(path: "A.swift", text: source)], module: module
      )[0].text
    }
    let (with, without) = (translated(extended), translated(catalog))
    #expect(
      with.contains("d?.widgetView (v, didTurn: w)") && without.contains("d?.widgetView?(v, didTurn: w)"))
    #expect(with.contains("ObjectiveCMembers.make(types[0], frame: .zero)"))
    #expect(without.contains("types[0].init(frame: .zero)"))
    #expect(with.contains("\"turnWidget:withEvent:\"") && without.contains("\"turn:with:\""))
  }
}
