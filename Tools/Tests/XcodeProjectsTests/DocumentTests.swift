import Foundation
import InterfaceDocuments
import MarkupReading
import SourceTranslation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Projects with storyboards and nibs, checked against their own code.
@Suite struct DocumentTests {
  static let names = ["Cards", "Errands", "Gauges", "Museum"]

  private func report(of folder: String, mirror place: String) throws -> (
    ProjectMirror.Report, [String: MirrorFile]
  ) {
    let found = try #require(try ProjectPlace.find(from: folder))
    let project = try ProjectReader.read(
      found, configuration: nil, checkout: PackageCheckout(environment: ["HOME": "/nowhere"]))
    let mirror = ProjectMirror(
      project, app: try project.app(named: nil), folder: place,
      settings: MirrorSettings(
        shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")", clone: FixtureTests.clone),
      translator: SourceTranslator())
    var report = ProjectMirror.Report(notes: project.notes)
    let files = mirror.plan(&report)
    return (report, files)
  }

  @Test("What a document names and is not there stops a build on request, and a document without form always")
  func stopping() {
    func message(_ cause: InterfaceCheck.Cause, _ severity: Diagnostic.Severity) -> Diagnostic {
      Diagnostic(
        severity, at: SourceLocation(file: "a", line: 1, column: 1), "\(cause)", cause: cause.rawValue)
    }
    let errors = InterfaceCheck.Cause.allCases.map { message($0, .error) }
    var report = ProjectMirror.Report()
    report.documentErrors = errors
    let code = Diagnostic(.error, at: SourceLocation(file: "b", line: 1, column: 1), "code", cause: "code")
    report.messages = errors + [code, message(.unknownName, .warning)]
    #expect(report.stoppingErrors(isStrict: true) == errors)
    #expect(report.stoppingErrors(isStrict: false) == [message(.unreadable, .error)])
    #expect(report.messages(isStrict: true) == report.messages)
    let lenient = report.messages(isStrict: false)
    #expect(lenient.filter { $0.severity == .error } == [message(.unreadable, .error), code])
    #expect(lenient.map(\.message) == report.messages.map(\.message))
  }

  /// The messages about a copy of a project in which some texts are replaced, paths from its folder.
  private func messages(_ name: String, _ changes: [(file: String, old: String, new: String)]) throws
    -> [String]
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "documents-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: "\(FixtureTests.root)/\(name)", toPath: folder)
    for change in changes {
      let file = "\(folder)/\(name)/\(change.file)"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains(change.old), "\(change.file) has no \(change.old)")
      try text.replacing(change.old, with: change.new, maxReplacements: 1).write(
        toFile: file, atomically: true, encoding: .utf8)
    }
    return try report(of: folder, mirror: folder + "-mirror").0.messages.map {
      "\($0)".replacing(folder + "/\(name)/", with: "")
    }
  }

  @Test(arguments: names) func documentsOfProjectsHaveNoErrors(name: String) throws {
    let (report, files) = try report(of: "\(FixtureTests.root)/\(name)", mirror: "/nowhere")
    #expect(report.messages.map { "\($0.location): \($0.message)" } == [])
    #expect(report.documentErrors.isEmpty)
    guard case .text(let manifest)? = files["Package.swift"] else {
      Issue.record("there is no manifest")
      return
    }
    #expect(manifest.contains(".product(name: \"InterfaceBuilder\", package: \"Shoji\")"))
    #expect(files.keys.contains("Resources/\(name)/Base.lproj/Main.storyboard"))
  }

  @Test func twelveDocumentsAreOfFourVersionsOfXcode() throws {
    var versions: [String: Int] = [:]
    for name in Self.names {
      for file in FileAccess.files(in: "\(FixtureTests.root)/\(name)") where ResourcePlan.isDocument(file) {
        let (document, diagnostics) = InterfaceDocument.read(
          contentsOf: "\(FixtureTests.root)/\(name)/\(file)")
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        versions[try #require(document?.toolsVersion), default: 0] += 1
      }
    }
    #expect(versions == ["11762": 1, "15505": 4, "21507": 5, "23504": 2])
  }

  @Test func symbolsAreThoseOfTheTableAlsoWithinFrames() {
    #expect(SymbolNames(clone: "/nowhere").all == nil)
    let names = SymbolNames(table: "# a\n\nbell 30\n  stroke M 1 1\nbell.fill\n").all
    #expect(
      names?.isSuperset(of: ["bell", "bell.fill", "bell.circle", "b.square.fill", "50.circle"]) == true)
    #expect(names?.contains("stroke") == false && names?.contains("51.circle") == false)
  }

  @Test func errorsNamePlacesInDocumentsAndInCode() throws {
    #expect(
      try messages(
        "Errands",
        [
          ("Base.lproj/Main.storyboard", "customClass=\"ErrandCell\"", "customClass=\"ErandCell\""),
          ("Base.lproj/Main.storyboard", "property=\"doneButton\"", "property=\"doneButon\""),
          ("Base.lproj/Main.storyboard", "storyboardName=\"Form\"", "storyboardName=\"From\""),
          ("Form.storyboard", "selector=\"changeDay:\"", "selector=\"chnageDay:\""),
          ("Form.storyboard", "unwindAction=\"unwindToErrands:\"", "unwindAction=\"unwindToErrand:\""),
        ]
      ).map { String($0.split(separator: ": ", maxSplits: 1)[1]) } == [
        "error: There is no class `ErandCell` in module `Errands`; did you mean `ErrandCell`?",
        "error: `ErrandViewController` has no outlet `doneButon`; did you mean `doneButton`?",
        "error: There is no storyboard `From`; did you mean `Form`?",
        "error: `ErrandFormViewController` has no action `chnageDay:`; did you mean `changeDay:`?",
        "error: No class has an action `unwindToErrand:` to unwind to; did you mean `unwindToErrands:`?",
      ])
    let nib = try messages(
      "Museum", [("HallsViewController.swift", "nibName: \"HallCell\"", "nibName: \"HalCell\"")])
    #expect(
      nib == [
        "HallsViewController.swift:14:49: error: There is no nib `HalCell`; did you mean `HallCell`?"
      ])
    let segue =
      try messages(
        "Errands",
        [
          (
            "ErrandViewController.swift", "doneButton.isEnabled =",
            "performSegue(withIdentifier: \"finishErand\", sender: nil); doneButton.isEnabled ="
          )
        ])
    #expect(
      segue == [
        "ErrandViewController.swift:21:39: error: No segue of `ErrandViewController` has the identifier `finishErand`; did you mean `finishErrand`?"
      ])
    #expect(
      try messages("Errands", [("ErrandCell.swift", "@IBOutlet weak var noteLabel", "weak var noteLabel")])
        .map {
          String($0.split(separator: ": ", maxSplits: 1)[1])
        } == ["error: `noteLabel` of `ErrandCell` is no outlet; write @IBOutlet before it"])
    let symbol = try messages("Museum", [("Visit.storyboard", "image=\"ticket\"", "image=\"tickets\"")])
    #expect(
      symbol == ["Visit.storyboard:14:71: warning: There is no symbol `tickets`; did you mean `ticket`?"])
    let cut = try messages("Cards", [("Base.lproj/Main.storyboard", "</document>", "")])
    #expect(
      cut == [
        "Base.lproj/Main.storyboard:119:1: error: The file ends before `</document>` (`<document>` began on line 2)"
      ])
  }
}
