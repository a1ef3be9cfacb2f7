import Foundation
import Testing

@Suite("The rules")
struct ArchitectureTests {
  let rules = LayeringRules()

  /// The package's folder, three above this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("Every module imports only what its place allows, and no file is too long")
  func sourcesKeepTheRules() throws {
    let sources = try SourceFile.all(below: "Sources", of: Self.root)
    let examples = try SourceFile.all(below: "Examples", of: Self.root)
      .filter { !$0.path.hasSuffix("/Package.swift") }
    try #require(sources.count > 20, "the sources were not found at \(Self.root.path)")
    for violation in rules.violations(in: sources + examples) {
      Issue.record("\(violation)")
    }
  }

  @Test(
    "No file, function or comment of other packages is too long",
    arguments: ["Benchmarks", "Plugins", "Serving", "Tools"])
  func packagesKeepTheForm(folder: String) throws {
    let files = try SourceFile.all(below: folder, of: Self.root)
    try #require(!files.isEmpty, "the sources were not found at \(Self.root.path)")
    for file in files {
      for violation in rules.violations(inFormOf: file) { Issue.record("\(violation)") }
    }
  }

  /// The folders of other packages' modules, with their plans.
  private static let packages: [(folder: String, rules: LayeringRules)] = [
    ("Benchmarks/Sources", .benchmarks), ("Serving/Sources", .serving), ("Tools/Sources", .tools),
    ("Plugins", .plugins), ("Serving/Postgres/Sources", .postgres),
  ]

  @Test("Every module of another package has a floor, and imports only what its place allows")
  func packagesKeepTheirPlans() throws {
    for (folder, rules) in Self.packages {
      let files = try SourceFile.all(below: folder, of: Self.root)
      try #require(!files.isEmpty, "the sources were not found at \(folder)")
      for module in Set(files.map(\.module)).sorted() where rules.floor(of: module) == nil {
        Issue.record("\(folder)/\(module) stands on no floor of LayeringRules+Packages.swift")
      }
      for violation in rules.violations(in: files) { Issue.record("\(violation)") }
    }
  }

  @Test(
    "A broken import rule of another package is found",
    arguments: [
      (0, "HelloShoji", "CairoRival", "HelloShoji imports CairoRival, which only Benchmarks may"),
      (1, "VisitorMessages", "NIOCore", "VisitorMessages imports NIOCore, which only ShojiServing may"),
      (1, "ShojiServing", "ShojiServe", "ShojiServing imports ShojiServe, which does not stand below it"),
      (
        2, "XcodeProjects", "SwiftSyntax",
        "XcodeProjects imports SwiftSyntax, which only SourceTranslation may"
      ),
      (
        2, "Containment", "ChildProcesses",
        "Containment imports ChildProcesses, which does not stand below it"
      ),
      (2, "ShojiToolKit", "ArgumentParser", "ShojiToolKit imports ArgumentParser, which only ShojiTool may"),
      (
        3, "ReactantUIPlugin", "UIKit",
        "ReactantUIPlugin imports UIKit, but keeps to Foundation, PackagePlugin"
      ),
      (4, "Postgres", "NIOCore", "Postgres imports NIOCore, but keeps to CPostgres, Dispatch, Foundation"),
    ])
  func brokenPlansAreFound(package: Int, module: String, imported: String, rule: String) {
    let file = SourceFile(module: module, path: "\(module)/A.swift", text: "import \(imported)\n")
    let found = Self.packages[package].rules.violations(in: [file])
    #expect(found.map(\.description) == ["\(module)/A.swift:1: \(rule)"])
  }

  @Test("No script of a page is too long, nor a function in it")
  func scriptsKeepTheRules() throws {
    let scripts = try SourceFile.all(below: "Sources", of: Self.root, extension: "js")
    try #require(scripts.count > 20, "the scripts were not found at \(Self.root.path)")
    for violation in rules.violations(inScripts: scripts) {
      Issue.record("\(violation)")
    }
  }

  @Test("Every module has a floor, and every public one is a library product under its own name")
  func modulesAreProducts() throws {
    let modules = try Set(SourceFile.all(below: "Sources", of: Self.root).map(\.module))
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for violation in rules.violations(ofModules: modules, products: productNames(in: manifest)) {
      Issue.record("\(violation)")
    }
  }

  @Test("A property of layers is named in four files, which its recipe lists")
  func aPropertyIsInFourFiles() throws {
    let word = try Regex(#"\bmagnificationFilter\b"#)
    let files = try SourceFile.all(below: "Sources", of: Self.root)
      .filter { file in file.module != "UIKit" && file.lines.contains { $0.firstMatch(of: word) != nil } }
      .map(\.path)
    #expect(files.count <= 4, "\(files)")
    let recipe = try String(
      contentsOf: Self.root.appendingPathComponent("docs/extending.md"), encoding: .utf8)
    for file in files { #expect(recipe.contains("**`\(file)`**"), "\(file)") }
  }

  @Test(
    "A broken import rule is found, with its file, its line and the rule",
    arguments: [
      ("DisplayProtocol", "import UIKit", "DisplayProtocol imports UIKit, which does not stand below it"),
      ("ImageDisplay", "import QuartzCore", "ImageDisplay imports QuartzCore, which does not stand below it"),
      ("KatanaStore", "import KatanaUI", "KatanaStore imports KatanaUI, which does not stand below it"),
      ("ImageDisplay", "import CCairo", "ImageDisplay imports CCairo, which only CoreGraphics may"),
      (
        "UIKit", "@preconcurrency import NIOWebSocket",
        "UIKit imports NIOWebSocket, which only BrowserDisplay may"
      ),
      ("UIKit", "import BrowserDisplay", "UIKit imports BrowserDisplay, which only Displays may"),
      (
        "KatanaStore", "public import class UIKit.UIView",
        "KatanaStore imports UIKit, but keeps to Diagnostics, Dispatch, Foundation, Inspection, Persistence, Synchronization"
      ),
      (
        "KatanaUI", "@_exported import DisplayProtocol",
        "KatanaUI imports DisplayProtocol, but keeps to CoreGraphics, Diagnostics, Foundation, Inspection, KatanaStore, QuartzCore, Synchronization, UIKit"
      ),
    ])
  func brokenRulesAreFound(module: String, line: String, rule: String) {
    let file = SourceFile(module: module, path: "Sources/\(module)/A.swift", text: "// why\n\(line)\n")
    #expect(rules.violations(in: [file]).map(\.description) == ["Sources/\(module)/A.swift:2: \(rule)"])
  }

  @Test("What is allowed, and what is only said in a comment, breaks nothing")
  func allowedImportsPass() {
    let text = "import Foundation\nimport KatanaStore\nimport UIKit\n// import NIOCore\n"
    let file = SourceFile(module: "KatanaUI", path: "Sources/KatanaUI/A.swift", text: text)
    #expect(rules.violations(in: [file]).isEmpty)
  }

  @Test("A file that is too long is found")
  func longFilesAreFound() {
    let text = String(repeating: "let a = 1\n", count: rules.longestFile)
    let file = SourceFile(module: "UIKit", path: "Sources/UIKit/A.swift", text: text)
    #expect(
      rules.violations(in: [file]).map(\.description) == [
        "Sources/UIKit/A.swift:701: 701 lines in one file, at most 700 are: divide it by idea"
      ])
  }

  @Test("A comment that is too wide is found, unless it is code")
  func wideCommentsAreFound() {
    func file(_ line: String) -> SourceFile {
      SourceFile(module: "UIKit", path: "Sources/UIKit/A.swift", text: line + "\nlet a = 1\n")
    }
    let word = String(repeating: "a", count: rules.widestComment)
    #expect(
      rules.violations(in: [file("  /// \(word)")]).map(\.description) == [
        "Sources/UIKit/A.swift:1: a comment of 116 columns, at most 110 are: wrap it"
      ])
    #expect(rules.violations(in: [file("  /// `\(word)`")]).isEmpty)
    #expect(rules.violations(in: [file("let a = \"\(word)\"")]).isEmpty)
    #expect(rules.violations(in: [file("// " + word.dropLast(3))]).isEmpty)
  }

  @Test("A script that is too long is found")
  func longScriptsAreFound() {
    func script(lines: Int) -> SourceFile {
      let text = Array(repeating: "step();", count: lines).joined(separator: "\n")
      return SourceFile(module: "BrowserDisplay", path: "Sources/BrowserDisplay/Client/a.js", text: text)
    }
    #expect(rules.violations(inScripts: [script(lines: rules.longestFile)]).isEmpty)
    #expect(
      rules.violations(inScripts: [script(lines: rules.longestFile + 1)]).map(\.description) == [
        "Sources/BrowserDisplay/Client/a.js:701: 701 lines in one file, at most 700 are: divide it by idea"
      ])
  }

  @Test("A function of a script that is too long is found, also one within a class")
  func longScriptFunctionsAreFound() {
    func method(_ name: String, lines: Int) -> String {
      "  \(name)() {\n" + String(repeating: "    step();\n", count: lines - 2) + "  }\n"
    }
    let text =
      "class A {\n" + method("#short", lines: rules.longestFunction)
      + method("long", lines: rules.longestFunction + 1) + "}\n"
    let file = SourceFile(module: "BrowserDisplay", path: "Sources/BrowserDisplay/Client/a.js", text: text)
    #expect(
      rules.violations(inScripts: [file]).map(\.description) == [
        "Sources/BrowserDisplay/Client/a.js:62: 61 lines in one function, at most 60 are: name its steps"
      ])
  }

  @Test("A function that is too long is found, also one whose parameters take several lines")
  func longFunctionsAreFound() {
    func function(_ head: String, lines: Int) -> String {
      head + String(repeating: "    step()\n", count: lines - head.split(separator: "\n").count - 1) + "  }\n"
    }
    let text =
      "struct A {\n" + function("  func short() {\n", lines: rules.longestFunction)
      + function(
        "  @inlinable func long(\n    _ a: Int\n  ) -> Int where A: B {\n", lines: rules.longestFunction + 1)
      + "}\n"
    let file = SourceFile(module: "UIKit", path: "Sources/UIKit/A.swift", text: text)
    #expect(
      rules.violations(in: [file]).map(\.description) == [
        "Sources/UIKit/A.swift:62: 61 lines in one function, at most 60 are: name its steps"
      ])
  }

  @Test("A module without a floor, one that is no product, and a product without a module are found")
  func strayModulesAreFound() {
    let found = rules.violations(ofModules: ["UIKit", "Attic"], products: ["UIKit", "Cellar"])
    #expect(
      found.map(\.description) == [
        "Sources/Attic:1: Attic stands on no floor of LayeringRules.floors",
        "Package.swift:1: Attic is not among the library products",
        "Package.swift:1: the product Cellar has no folder in Sources",
      ])
  }

  /// The names in the manifest's lists `modules` and `frameworks`, each of which becomes a library product.
  private func productNames(in manifest: String) -> Set<String> {
    guard let list = manifest.firstMatch(of: /let modules = \[(?<names>[^\]]*)\]/),
      let table = manifest.firstMatch(of: /\nlet frameworks: [^\n]*= \[\n(?<lines>(?s:.*?))\n\]/)
    else { return [] }
    let frameworks = table.lines.matches(of: /(?m:^) *"(\w+)":/).map { String($0.1) }
    return Set(list.names.matches(of: /"(\w+)"/).map { String($0.1) } + frameworks)
  }
}
