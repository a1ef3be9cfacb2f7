import Foundation
import Testing
import TranslationInterface

@testable import SourceTranslation

/// Pieces of sources that absent modules make errors of.
@Suite struct OmissionTests {
  private let absent = AbsentModules(
    substitutes: ["MapKit": ["UIKit", "CoreLocation"], "Fetch": ["UIKit"]],
    prefixes: ["MapKit": ["MK", "CL"]], names: ["MapKit": ["withMap"]])

  /// A file after omissions that faults with these words bring about: each is at the first place of a text.
  private func result(
    _ text: String, _ faults: [(at: String, message: String)], known: [Omission] = []
  ) -> (text: String, omissions: [Omission]) {
    let file = SwiftFile(path: "/p/a.swift", text: text)
    let translator = SourceTranslator()
    let places = faults.map { fault in
      let before = text[..<text.range(of: fault.at)!.lowerBound]
      let line = before.count { $0 == "\n" } + 1
      let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
      return SourceFault(file: file.path, line: line, column: column, message: fault.message)
    }
    let found = translator.omissions(for: places, in: [file], known: known, absent: absent)
    let written = translator.omitting(known + found, from: file, absent: absent)
    #expect(written.text.count { $0 == "\n" } == text.count { $0 == "\n" }, "lines move")
    return (written.text, found)
  }

  private static func missing(_ name: String) -> String { "cannot find '\(name)' in scope" }
  private static func missingType(_ name: String) -> String { "cannot find type '\(name)' in scope" }

  /// The text without blanks at the ends of lines and without empty lines.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }.joined(separator: "\n").replacing(/;( return false)? +\}/) { ";\($0.1 ?? "") }" }
  }

  @Test func importsAreThoseOfWhatTheModuleExports() {
    let text = result("import MapKit\n@testable import Fetch\nimport struct MapKit.Map\n", []).text
    #expect(text == "import UIKit; import CoreLocation\nimport UIKit\nimport UIKit; import CoreLocation\n")
  }

  @Test func otherFilesStayAsTheyAre() {
    let text = "import UIKit\nlet fetch = 1 // MapKit\n"
    #expect(result(text, []).text == text)
  }

  @Test func aStoredPropertyAndWhatNamesIt() {
    let source = """
      import MapKit
      class Screen: UIViewController {
        let map = MKMapView()
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(map)
          view.addSubview(label)
        }
        func center() -> Bool { map.isAtCenter }
      }
      """
    let first = result(source, [("MKMapView", Self.missing("MKMapView"))])
    #expect(first.omissions.map(\.kind) == [.declaration])
    #expect(first.omissions[0].sentence == "NotAvailable: \"MKMapView\" needs MapKit")
    let second = result(
      source, [("map)", Self.missing("map")), ("map.is", Self.missing("map"))], known: first.omissions)
    #expect(second.omissions.map(\.kind) == [.statement, .body])
    #expect(second.omissions.allSatisfy { $0.module == "MapKit" && $0.name == "MKMapView" })
    let call = "_shojiNotAvailable(\"NotAvailable: \\\"MKMapView\\\" needs MapKit\");"
    #expect(
      plain(second.text) == """
        import UIKit; import CoreLocation
        class Screen: UIViewController {
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            \(call)
            view.addSubview(label)
          }
          func center() -> Bool { \(call) return false }
        }
        """)
  }

  @Test(arguments: [
    ("func f() { MKGo() }", nil), ("func f() -> Int { MKGo() }", "return 0"),
    ("func f() -> [Int] { MKGo() }", "return []"), ("func f() -> [Int: Int] { MKGo() }", "return [:]"),
    ("func f() -> UIImage? { MKGo() }", "return nil"), ("func f() -> CGSize { MKGo() }", "return .zero"),
    ("func f() throws -> Own { MKGo() }", "throw _ShojiNotAvailable("),
    ("func f() -> Own { MKGo() }", "_shojiNoValue("),
    ("override func f(_ a: Int, b c: Int) -> Own { MKGo() }", "return super.f(a, b: c)"),
    ("init?(a: Int) { return MKGo() }", "return nil"), ("var a: Int { MKGo() }", "return 0"),
    ("var a: Int { get { MKGo() } set { } }", "return 0"),
    ("subscript(a: Int) -> String { MKGo() }", "return \"\""),
  ]) func bodiesReturnWhatTheyCan(member: String, end: String?) {
    let (text, omissions) = result(
      "import MapKit\nclass A: B {\n  \(member)\n}\n", [("MKGo", Self.missing("MKGo"))])
    #expect(omissions.map(\.kind) == [.body])
    #expect(text.contains("_shojiNotAvailable("))
    #expect(!text.contains("MKGo()"))
    if let end { #expect(text.contains(end)) } else { #expect(!text.contains("return")) }
  }

  @Test(arguments: [
    ("class A: MKThing { }", [Omission.Kind.declaration]), ("class A: UIView, MKThing { }", [.conformance]),
    ("class A: MKThingDelegate { }", [.conformance]), ("struct A: MKThing { }", [.declaration]),
    ("struct A: Codable, MKThing, Hashable { }", [.conformance]),
    ("extension A: MKThing { }", [.declaration]),
    ("extension MKThing { }", [.declaration]), ("typealias A = MKThing", [.declaration]),
    ("func a(_ b: MKThing) {}", [.declaration]), ("enum A { case b(MKThing), c }", [.declaration]),
    ("class A { @IBOutlet var a: MKThing! }", [.outletClass]),
    ("class A { lazy var a: UIView = { let v = UIView(); v.add(MKThing()); return v }() }", [.statement]),
    ("class A { func f() { run { MKThing.go() } } }", [.closure]),
    ("#Preview { MKThing() }", [.declaration]),
    ("class A { func f() -> Int { for a in b { MKThing.go() }; return 1 } }", [.body]),
  ]) func theSmallestPieceIsLeftOut(declaration: String, kinds: [Omission.Kind]) {
    let (text, omissions) = result(
      "import MapKit\n\(declaration)\n", [("MKThing", Self.missingType("MKThing"))])
    #expect(omissions.map(\.kind) == kinds)
    #expect(!text.contains("MKThing") || text.contains("\\\"MKThing\\\" needs MapKit"))
  }

  @Test func conformancesGoWithTheirCommas() {
    func left(_ types: String, _ names: [String]) -> String {
      plain(
        result("import MapKit\nclass A: \(types) { }", names.map { ($0, Self.missingType($0)) }).text
      ).replacing("import UIKit; import CoreLocation\n", with: "").filter { $0 != " " }
    }
    #expect(left("B, MKOne", ["MKOne"]) == "classA:B{}")
    #expect(left("B, MKOne, C", ["MKOne"]) == "classA:B,C{}")
    #expect(left("B, MKOne, MKTwo", ["MKOne", "MKTwo"]) == "classA:B{}")
    #expect(left("MKOneDelegate", ["MKOneDelegate"]) == "classA{}")
  }

  @Test func outletsOfAbsentClassesArePlainViews() {
    let text = result(
      "import MapKit\nclass A { @IBOutlet weak var map: MKMapView! }\n",
      [("MKMapView", Self.missingType("MKMapView"))]
    ).text
    #expect(text.contains("@IBOutlet weak var map: UIView! }"))
  }

  @Test(arguments: [
    OmissionTests.missing("UIThing"), "value of type 'UIView' has no member 'other'",
    OmissionTests.missing("NSThing"),
    "'UIThing' is unavailable: use another",
  ]) func whatShojiLacksItselfIsNoReason(message: String) {
    #expect(result("import MapKit\nfunc f() { Place.go() }\n", [("Place", message)]).omissions.isEmpty)
    #expect(
      result("import UIKit\nfunc f() { Place.go() }\n", [("Place", Self.missing("MKThing"))]).omissions
        .isEmpty)
  }

  @Test func namesOfOtherModulesAreNone() {
    let source = "import MapKit\nfunc f() { a() }\n"
    #expect(result(source, [("a()", Self.missing("SKScene"))]).omissions.isEmpty)
    #expect(result(source, [("a()", Self.missing("withMap"))]).omissions.map(\.module) == ["MapKit"])
    #expect(result(source, [("a()", Self.missing("CLPlace"))]).omissions.map(\.module) == ["MapKit"])
  }

  @Test func membersOfTypesMayBeThoseOfAnAbsentLibrary() {
    let message = "value of type 'UIView' has no member 'fetch'"
    let found = result("import Fetch\nfunc f() { view.fetch.go() }\n", [("view", message)]).omissions
    #expect(found.map(\.module) == ["Fetch"] && found.map(\.name) == ["UIView.fetch"])
    // One that the app declares is its own.
    let own = "import Fetch\nextension UIView { var fetch: Int { 1 } }\nfunc f() { v.fetch.go() }\n"
    #expect(result(own, [("v.fetch", message)]).omissions.isEmpty)
  }

  @Test func aPieceThatIsNotEnoughGrows() {
    let source = "import MapKit\nclass A { init() { MKGo() }\n func f() { run { MKGo() } } }\n"
    let first = result(source, [("MKGo", Self.missing("MKGo"))])
    #expect(first.omissions.map(\.kind) == [.statement])
    let second = result(source, [("MKGo", Self.missing("MKGo"))], known: first.omissions)
    #expect(second.omissions.map(\.kind) == [.body])
    let third = result(source, [("MKGo", Self.missing("MKGo"))], known: first.omissions + second.omissions)
    #expect(third.omissions.map(\.kind) == [.declaration])
  }

  @Test func errorsOfWhatIsLeftOutHaveItsReason() {
    let source = "import MapKit\nfunc f() { run { MKGo() } }\n"
    let first = result(source, [("MKGo", Self.missing("MKGo"))])
    #expect(first.omissions.map(\.kind) == [.closure])
    let message = "cannot convert value of type '()' to closure result type 'Int'"
    for place in ["MKGo", "{ MKGo"] {
      let second = result(source, [(place, message)], known: first.omissions)
      #expect(second.omissions.map(\.kind) == [.body] && second.omissions.map(\.name) == ["MKGo"])
    }
  }

  @Test func piecesAreFoundAgainAfterEdits() {
    let source = "import MapKit\nclass A { func f(a: Int) { MKGo() } }\n"
    let found = result(source, [("MKGo", Self.missing("MKGo"))]).omissions
    let edited = SwiftFile(
      path: "/p/a.swift", text: "import MapKit\n\nlet b = 1\nclass A {\n  func f(a: Int) { c(); MKGo() } }\n")
    let text = SourceTranslator().omitting(found, from: edited, absent: absent).text
    #expect(text.contains("func f(a: Int) { _shojiNotAvailable(") && !text.contains("c()"))
  }

  @Test func closuresKeepTheTypesOfTheirArguments() {
    let text = result("import MapKit\nlet a = run { $0.go(MKGo(), $1) }\n", [("MKGo", Self.missing("MKGo"))])
      .text
    #expect(text.contains("run { _ = $1; _shojiNotAvailable("))
  }

  @Test func whatIsWrongInALibraryIsLeftOut() {
    let text = """
      import UIKit
      final class Player {
        let lock: spin_lock
        func play() { engine.start() }
        func rate() throws -> Float { try engine.rate(of: self) }
      }
      extension Player { func stop() { print(1) } }
      """
    let file = SwiftFile(path: "/p/a.swift", text: text)
    func found(_ fault: (line: Int, column: Int, message: String), isLibrary: Bool) -> [Omission] {
      var absent = AbsentModules()
      if isLibrary { absent.libraryFiles = [file.path] }
      let fault = SourceFault(
        file: file.path, line: fault.line, column: fault.column, message: fault.message)
      return SourceTranslator().omissions(for: [fault], in: [file], known: [], absent: absent)
    }
    let faults = [
      (3, 13, "cannot find type 'spin_lock' in scope"), (4, 17, "cannot find 'engine' in scope"),
      (5, 37, "cannot convert value of type 'Player' to expected argument type 'Node'"),
    ]
    let places = faults.flatMap { found($0, isLibrary: true) }
    #expect(places.map(\.module) == [Omission.system, Omission.system, Omission.system])
    #expect(places.map(\.kind) == [.declaration, .body, .body])
    #expect(places.map(\.name) == ["spin_lock", "engine", "Player"])
    // An app's own mistakes are its own.
    #expect(faults.allSatisfy { found($0, isLibrary: false).isEmpty })
    let written = SourceTranslator().omitting(places, from: file, absent: AbsentModules()).text
    #expect(written.contains(#"throw _ShojiNotAvailable("NotAvailable: \"Player\" needs iOS")"#))
    #expect(written.contains("func stop() { print(1) }") && !written.contains("spin_lock\n"))
  }

  @Test(arguments: [
    ("spin_lock_lock", false), ("OSSpinLockUnlock", false), ("pthreadMutexInit", false),
    ("SecTrustEvaluate", false), ("CCEncrypt", false), ("clockDidTick", true), ("blocks", true),
  ])
  func librariesKeepWhatOthersRelyOn(name: String, isLeftOut: Bool) {
    let file = SwiftFile(path: "/p/a.swift", text: "func use() {\n  \(name)()\n}\n")
    var absent = AbsentModules()
    absent.libraryFiles = [file.path]
    let fault = SourceFault(
      file: file.path, line: 2, column: 3, message: "cannot find '\(name)' in scope")
    let found = SourceTranslator().omissions(for: [fault], in: [file], known: [], absent: absent)
    #expect(found.isEmpty == !isLeftOut)
  }
}
