import Foundation
import Testing

/// The files of `Tools/Sources/CLibraryCatalog`, from which Shoji's tool knows the library.
@Suite("The catalog of the library") struct CatalogTests {
  private static let folder = NamesTests.root.appending(path: "Tools/Sources/CLibraryCatalog")
  private static let isRecording = ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1"
  /// The parts of Foundation that are modules of their own here.
  private static let toolchain = ["FoundationNetworking", "FoundationXML"]

  /// The products that apps may import, as the package manager reads them.
  static let products: [String] = (try? readProducts()) ?? []

  private static func readProducts() throws -> [String] {
    struct Manifest: Decodable {
      struct Product: Decodable { var name: String }
      var products: [Product]
    }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = try SymbolGraph.run(
      "swift",
      ["package", "--package-path", NamesTests.root.path, "--scratch-path", scratch.path, "dump-package"],
      printsErrors: false)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    return manifest.products.map(\.name).filter { !$0.hasSuffix("Plugin") }.sorted()
  }

  /// The graphs of all modules that the catalog has, extracted once.
  static let graphs = Result {
    try SymbolGraph.extract(
      products + toolchain,
      options: SymbolGraph.compilerOptions(root: NamesTests.root, products: NamesTests.products))
  }

  private static func selectors() throws -> ObjectiveCSelector {
    let file = NamesTests.root.appending(path: "Tests/Names/Selectors/Exceptions.txt")
    return ObjectiveCSelector(try String(contentsOf: file, encoding: .utf8))
  }

  /// The files' texts by their names.
  private static func files() throws -> [String: String] {
    let graphs = try graphs.get()
    let selectors = try selectors()
    let symbols = NamesTests.symbols(graphs)
    let status = NameStatus(try NamesTests.table(), in: symbols)
    var files: [String: String] = [:]
    for (module, graph) in graphs {
      let isOwn = products.contains(module)
      files["Modules/\(module).txt"] =
        ModuleCatalog(
          graph: graph, kind: "\(isOwn ? "product" : "toolchain") \(module)", selectors: selectors,
          absent: module == "UIKit" ? status.advice : [], hasAllTypes: !isOwn
        ).text
    }
    files["Modules/Toolchain.txt"] = try ToolchainCatalog.text()
    files["modules.inc"] = files.keys.sorted().map { "#embed \"\($0)\" suffix(,)\n" }.joined()
    return files
  }

  @Test("is what the modules give") func agreesWithModules() throws {
    #expect(Self.products.count > 30)
    let files = try Self.files()
    let modules = Self.folder.appending(path: "Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let written = try FileManager.default.contentsOfDirectory(atPath: modules.path).map { "Modules/\($0)" }
    for name in written where files[name] == nil {
      if Self.isRecording {
        try FileManager.default.removeItem(at: Self.folder.appending(path: name))
      } else {
        Issue.record("\(name) is of no module; run scripts/catalog")
      }
    }
    for (name, text) in files {
      let file = Self.folder.appending(path: name)
      if Self.isRecording {
        try Data(text.utf8).write(to: file)
      } else {
        #expect(
          (try? String(contentsOf: file, encoding: .utf8)) == text, "\(name) is stale; run scripts/catalog")
      }
    }
  }

  @Test("is called by an app in every optional requirement") func optionalCalls() throws {
    let graphs = try Self.graphs.get()
    let text = OptionalCalls.text(["QuartzCore", "UIKit"].compactMap { graphs[$0] })
    #expect(text.split(separator: "\n").count > 300)
    let file = NamesTests.root.appending(path: "Tests/TranslatedAppTests/Sources/OptionalCalls.swift")
    if Self.isRecording { try Data(text.utf8).write(to: file) }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "the calls are stale; run scripts/catalog, and the tool's tests with SHOJI_RECORD=1")
  }

  @Test("has Apple's names of methods") func selectorsAreApples() throws {
    let graphs = try Self.graphs.get()
    let selectors = try Self.selectors()
    var found: [String: Set<String>] = [:]
    for symbol in ["UIKit", "QuartzCore"].compactMap({ graphs[$0] }).flatMap(\.symbols)
    where symbol.kind == "swift.method" {
      found[symbol.name, default: []].insert(selectors.selector(of: symbol))
    }
    for (name, selector) in KnownSelectors.all {
      #expect(found[name]?.contains(selector) == true, "\(name): \(found[name] ?? []) for \(selector)")
    }
    let symbols = graphs.values.flatMap(\.symbols)
    let all = Set(symbols.map { $0.path.joined(separator: ".") })
    for name in selectors.exceptions.keys { #expect(all.contains(name), "\(name) is not there") }
  }

  @Test("gets a module that is added, by its symbols alone") func newModule() throws {
    let fixture = NamesTests.root.appending(path: "Tests/Fixtures/Catalog")
    let folder = FileManager.default.temporaryDirectory.appending(path: "module-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = try SymbolGraph.compilerOptions(root: NamesTests.root, products: NamesTests.products)
    _ = try SymbolGraph.run(
      "swiftc",
      [
        "-emit-module", "-module-name", "Widgets", "-o", folder.appending(path: "Widgets.swiftmodule").path,
        "-parse-as-library", fixture.appending(path: "Widgets.swift").path,
      ] + options)
    let graph = try SymbolGraph.extract(["Widgets"], options: options + ["-I", folder.path])["Widgets"]
    let text = ModuleCatalog(graph: try #require(graph), kind: "product Widgets").text
    let file = fixture.appending(path: "Widgets.txt")
    if Self.isRecording { try Data(text.utf8).write(to: file) }
    // The tool's tests look that its parts know what this file says.
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(text.contains("  widgetView(_:didTurn:) widgetView:didTurnWidget:\n"))
  }
}

/// Methods whose names in Objective-C Apple's documentation has.
enum KnownSelectors {
  static let all: [String: String] = Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").map {
      let words = $0.split(separator: " ")
      return (String(words[0]), String(words[1]))
    })

  private static let text = """
    dismiss(animated:completion:) dismissViewControllerAnimated:completion:
    present(_:animated:completion:) presentViewController:animated:completion:
    pushViewController(_:animated:) pushViewController:animated:
    popViewController(animated:) popViewControllerAnimated:
    popToRootViewController(animated:) popToRootViewControllerAnimated:
    popToViewController(_:animated:) popToViewController:animated:
    show(_:sender:) showViewController:sender:
    showDetailViewController(_:sender:) showDetailViewController:sender:
    sendActions(for:) sendActionsForControlEvents:
    setTitle(_:for:) setTitle:forState:
    point(inside:with:) pointInside:withEvent:
    gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin:
    setEditing(_:animated:) setEditing:animated:
    tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath:
    tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath:
    tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
    tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath:
    collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath:
    collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath:
    touchesBegan(_:with:) touchesBegan:withEvent:
    touchesMoved(_:with:) touchesMoved:withEvent:
    touchesEnded(_:with:) touchesEnded:withEvent:
    touchesCancelled(_:with:) touchesCancelled:withEvent:
    adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController:
    application(_:open:options:) application:openURL:options:
    prepare(for:sender:) prepareForSegue:sender:
    willMove(toParent:) willMoveToParentViewController:
    didMove(toParent:) didMoveToParentViewController:
    addSubview(_:) addSubview:
    insertSubview(_:at:) insertSubview:atIndex:
    convert(_:to:) convertPoint:toView:
    hitTest(_:with:) hitTest:withEvent:
    draw(_:) drawRect:
    scrollRectToVisible(_:animated:) scrollRectToVisible:animated:
    setContentOffset(_:animated:) setContentOffset:animated:
    reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
    insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
    deselectRow(at:animated:) deselectRowAtIndexPath:animated:
    dequeueReusableCell(withIdentifier:for:) dequeueReusableCellWithIdentifier:forIndexPath:
    cellForRow(at:) cellForRowAtIndexPath:
    performSegue(withIdentifier:sender:) performSegueWithIdentifier:sender:
    scrollViewDidScroll(_:) scrollViewDidScroll:
    textFieldShouldReturn(_:) textFieldShouldReturn:
    textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString:
    viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator:
    traitCollectionDidChange(_:) traitCollectionDidChange:
    setHighlighted(_:animated:) setHighlighted:animated:
    canPerformAction(_:withSender:) canPerformAction:withSender:
    systemLayoutSizeFitting(_:) systemLayoutSizeFittingSize:
    sizeThatFits(_:) sizeThatFits:
    addTarget(_:action:for:) addTarget:action:forControlEvents:
    removeTarget(_:action:for:) removeTarget:action:forControlEvents:
    layoutAttributesForElements(in:) layoutAttributesForElementsInRect:
    shouldInvalidateLayout(forBoundsChange:) shouldInvalidateLayoutForBoundsChange:
    beginTracking(_:with:) beginTrackingWithTouch:withEvent:
    navigationController(_:willShow:animated:) navigationController:willShowViewController:animated:
    tabBarController(_:didSelect:) tabBarController:didSelectViewController:
    pickerView(_:titleForRow:forComponent:) pickerView:titleForRow:forComponent:
    collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath:
    collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath:
    tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath:
    tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath:
    imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerController:didFinishPickingMediaWithInfo:
    searchBar(_:textDidChange:) searchBar:textDidChange:
    updateSearchResults(for:) updateSearchResultsForSearchController:
    scene(_:willConnectTo:options:) scene:willConnectToSession:options:
    scene(_:continue:) scene:continueUserActivity:
    application(_:didFinishLaunchingWithOptions:) application:didFinishLaunchingWithOptions:
    gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch:
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
    textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithURL:inRange:interaction:
    layoutSublayers(of:) layoutSublayersOfLayer:
    animationDidStop(_:finished:) animationDidStop:finished:
    """
}
