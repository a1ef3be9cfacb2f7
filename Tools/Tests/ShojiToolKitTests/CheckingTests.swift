import Foundation
import MarkupReading
import Testing
import TranslationInterface

@testable import ShojiToolKit

@Suite struct CheckingTests {
  private let names = AbsentNames([
    "UIApplication.shortcutItems": "there is no home screen; offer the actions in the app",
    "UIApplication.requestSceneSessionRefresh": "the app has one scene",
    "UIMenuController": "add a UIEditMenuInteraction",
  ])

  @Test(arguments: [
    ("no such module 'SwiftData'", "import SwiftData", "save Codable values in files"),
    ("no such module 'Elsewhere'", "import Elsewhere", "name the package or pod that has it"),
    ("'shortcutItems' is unavailable: there is no home screen", "shortcutItems", "there is no home screen"),
    ("cannot find type 'UIMenuController' in scope", "UIMenuController", "add a UIEditMenuInteraction"),
    ("cannot find 'foo' in scope; did you mean 'bar'?", "foo", ""),
    (
      "value of type 'UIApplication' has no member 'requestSceneSessionRefresh'",
      "UIApplication.requestSceneSessionRefresh", "the app has one scene"
    ),
    ("type 'Box<Int>?' has no member 'x'", "Box.x", ""),
    ("Objective-C interoperability is disabled", "@objc", "leave @objc out"),
    ("'#selector' can only be used with the Objective-C runtime", "#selector", ""),
    ("missing return", "missing return", ""),
    (
      "constructing an object of class type 'UIViewController' with a metatype value must use a 'required' initializer",
      "objects of classes by name",
      "choose the class by a switch, or cast to a class of your own that has a required init(); UIViewController has none"
    ),
    (
      "cannot inherit from class 'Thread' (compiled with Swift 6.3.1) because it has overridable members that could not be loaded in Swift 5.10",
      "subclass of Thread", "use Thread without a subclass, or set SWIFT_VERSION to 6"
    ),
    (
      " instance method 'hideKeyboard()' is declared in extension of 'UIViewController' and cannot be overridden",
      "override of a member of an extension",
      "declare the member in a class of your own between UIViewController and the subclass"
    ),
  ]) func errorsHaveCausesAndAdvice(message: String, cause: String, advice: String) {
    let found = DiagnosticReader(names: names).cause(of: message)
    #expect(found.cause == cause)
    #expect(found.advice ?? "" == advice)
  }

  @Test func wordsOfTheCompilerBecomePlaces() {
    let obstacles = DiagnosticReader(names: names).errors(
      in: """
        /p/a b.swift:3:8: error: no such module 'MapKit' [#NoModule]
        /p/c.swift:1:2: warning: unused
        /p/c.swift:4:5: error: cannot find 'x' in scope
          |  `- error: cannot find 'x' in scope
        /p/c.swift:4:5: error: cannot find 'x' in scope
        /p/c.swift:6:1: error: cannot infer contextual base in reference to member 'leading'
        <unknown>:0: error: compile failed
        """)
    #expect(obstacles.map(\.location.file) == ["/p/a b.swift", "/p/c.swift"])
    #expect(obstacles.map(\.location.line) == [3, 4])
    #expect(obstacles[0].message == "no such module 'MapKit'")
  }

  @Test func causesThatStopMostComeFirst() {
    func place(_ cause: String, _ line: Int) -> Diagnostic {
      Diagnostic(
        .error, at: SourceLocation(file: "/p/a.swift", line: line, column: 1), "m", cause: cause,
        advice: line == 2 ? "do" : nil)
    }
    let obstacles = [place("a", 1), place("b", 3), place("b", 2), place("c", 4)]
    let groups = DiagnosticGroup.groups(of: obstacles)
    #expect(groups.map(\.cause) == ["b", "a", "c"])
    #expect(groups[0].advice == "do" && groups[0].places.map(\.location.line) == [2, 3])
    let terminal = Terminal(isInteractive: false, environment: [:]) { _ in }
    let result = CheckResult(obstacles: obstacles)
    let text = CheckReport.text(result, from: "/p", terminal: terminal)
    #expect(
      text.hasPrefix("3 causes stop 4 places in 1 file:\n\n  2  b: do\n     a.swift:2:1\n     a.swift:3:1\n"))
    let lines = CheckReport.json(result, from: "/p").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0]
        == #"{"cause":"a","column":1,"file":"a.swift","follows":false,"line":1,"mend":"","message":"m","severity":"error"}"#
    )
    let nothing = CheckResult(obstacles: [])
    #expect(CheckReport.text(nothing, from: "/p", terminal: terminal) == "Nothing stands in the way.")
  }

  @Test func whatFollowsFromAnAbsentModuleIsFoldedUnderIt() {
    func fault(_ message: String, _ line: Int, cause: String) -> Diagnostic {
      Diagnostic(
        .error, at: SourceLocation(file: "/p/Map.swift", line: line, column: 1), message, cause: cause)
    }
    var result = CheckResult(
      obstacles: [fault("cannot find 'UIOther' in scope", 9, cause: "UIOther")],
      warnings: [.warning("no scenes", at: SourceLocation(file: "/p/Info.plist", line: 1, column: 1))])
    let omissions = [
      Omission(
        .declaration, file: "/p/Map.swift", place: "MapController", line: 3, module: "SwiftUI",
        name: "MKMapView",
        declares: ["MapController"]),
      Omission(
        .body, file: "/p/List.swift", place: "List/show(_ a: Int)", line: 3, module: "SwiftUI",
        name: "MKMapView"),
    ]
    result.modules = [
      CheckResult.Module(
        name: "SwiftUI", imports: [fault("no such module 'SwiftUI'", 1, cause: "import SwiftUI")],
        follows: [fault("cannot find 'MKMapView' in scope", 4, cause: "MKMapView")], omissions: omissions)
    ]
    result.files = 10
    let terminal = Terminal(isInteractive: false, environment: [:]) { _ in }
    #expect(
      CheckReport.text(result, from: "/p", terminal: terminal) == """
        1 module is absent:

          1  import SwiftUI: write the screens with UIKit
             Map.swift:1:1
             1 place in 1 file follows from it
             left out: MapController
             without a part: List.show

          An estimate: 8 of 10 files run whole, 2 in part, 1 screen not at all, once the causes below are gone.

        1 cause stops 1 place in 1 file:

          1  UIOther
             Map.swift:9:1
        """)
    let lines = CheckReport.json(result, from: "/p").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.filter { $0.contains(#""cause":"import SwiftUI""#) }.count == 2)
    #expect(lines.filter { $0.contains(#""follows":true"#) }.count == 1)
    #expect(lines.filter { $0.contains(#""severity":"warning""#) }.count == 1)
  }

  @Test func reportsForHostsHaveRulesAndPlaces() throws {
    func place(_ file: String, _ cause: String, advice: String? = nil) -> Diagnostic {
      Diagnostic(
        .error, at: SourceLocation(file: file, line: 3, column: 8), "no \(cause)", cause: cause,
        advice: advice)
    }
    var warning = place("/p/b c.swift", "two")
    warning.severity = .warning
    warning.notes = ["did you mean 'too'?"]
    let text = SARIFReport.text(
      [warning, place("/p/a.swift", "one", advice: "do"), place("/q/ä.swift", "one")], from: "/p")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["one", "two"])
    #expect(rules.map { ($0["help"] as? [String: String])?["text"] } == ["do", nil])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["one", "two", "one"])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "error"])
    #expect((results[1]["message"] as? [String: String])?["text"] == "no two\ndid you mean 'too'?")
    let places = results.map { ($0["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"] }
    #expect(
      places.map { ($0?["artifactLocation"] as? [String: String])?["uri"] } == [
        "a.swift", "b%20c.swift", "file:///q/%C3%A4.swift",
      ])
    #expect(places.allSatisfy { $0?["region"] as? [String: Int] == ["startLine": 3, "startColumn": 8] })
  }

  @Test func plansKeepWhatNamesNoOutputs() {
    let kept = BuildPlan.kept([
      "-module-name", "A", "-emit-module", "-emit-module-path", "/m", "-output-file-map", "/f",
      "-incremental", "-c",
      "@/sources", "-I", "/modules", "-Xcc", "-I", "-Xcc", "/c", "-j2", "-DDEBUG", "-Xfrontend",
      "-entry-point-function-name", "-Xfrontend", "A_main", "-swift-version", "5", "-g",
    ])
    #expect(
      kept == ["-I", "/modules", "-Xcc", "-I", "-Xcc", "/c", "-DDEBUG", "-swift-version", "5"])
  }

  @Test func plansTellProgramsFromModules() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plan = """
      commands:
        "C.App-x86_64-debug.exe":
          tool: shell
          args: ["/swiftc","-link"]

        "C.App-x86_64-debug.module":
          tool: shell
          inputs: ["/p/a.swift","/p/b.o"]
          args: ["/swiftc","-module-name","App","-I","/m"]


      """
    try Data(plan.utf8).write(to: folder.appendingPathComponent("debug.yaml"))
    let module = try #require(BuildPlan(scratch: folder.path, configuration: "debug")?.module("App"))
    #expect(module.arguments == ["-I", "/m"])
    #expect(module.inputs == ["/p/a.swift"])
    #expect(BuildPlan(scratch: folder.path, configuration: "debug")?.module("Ap") == nil)
  }
}
