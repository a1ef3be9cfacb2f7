import Foundation
import MarkupReading
import Testing

@testable import XcodeProjects

/// Schemes, and what they say about which app is run, and how.
@Suite struct SchemeTests {
  private func text(
    target: String = "App", configuration: String = "Debug", launch: String = "", tests: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1640" version = "1.7">
       <TestAction buildConfiguration = "Debug"><Testables>\(tests)</Testables></TestAction>
       <LaunchAction buildConfiguration = "\(configuration)" selectedLauncherIdentifier = "">
          <BuildableProductRunnable runnableDebuggingMode = "0">
             <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "A1" BuildableName = "\(target).app"
                BlueprintName = "\(target)" ReferencedContainer = "container:App.xcodeproj"></BuildableReference>
          </BuildableProductRunnable>
          \(launch)
       </LaunchAction>
       <ProfileAction buildConfiguration = "Release"></ProfileAction>
    </Scheme>
    """
  }

  @Test func runActionsNameTargetArgumentsAndEnvironment() throws {
    let scheme = try Scheme.read(
      text(
        configuration: "Staging",
        launch: """
          <CommandLineArguments>
            <CommandLineArgument argument = "-level 3 &quot;a b&quot;" isEnabled = "YES"></CommandLineArgument>
            <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
          </CommandLineArguments>
          <EnvironmentVariables>
            <EnvironmentVariable key = "HOST" value = "localhost" isEnabled = "YES"></EnvironmentVariable>
            <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
            <EnvironmentVariable key = "" value = "1" isEnabled = "YES"></EnvironmentVariable>
            <EnvironmentVariable key = "A=B" value = "1" isEnabled = "YES"></EnvironmentVariable>
          </EnvironmentVariables>
          """,
        tests: """
          <TestableReference skipped = "YES"><BuildableReference BlueprintName = "Slow"/></TestableReference>
          <TestableReference skipped = "NO"><BuildableReference BlueprintName = "Quick"/></TestableReference>
          """), name: "App", isShared: true)
    #expect(scheme.target == "App" && scheme.configuration == "Staging")
    #expect(scheme.arguments == ["-level", "3", "a b"])
    #expect(scheme.environment == ["HOST": "localhost"])
    #expect(scheme.skippedTests == ["Slow"])
  }

  @Test(arguments: [
    "<Scheme/>", "<Scheme><LaunchAction/></Scheme>", "<Other/>",
    "<Scheme><LaunchAction><PathRunnable FilePath=\"/x\"/></LaunchAction></Scheme>",
  ]) func schemesMayRunNothing(text: String) throws {
    let scheme = try Scheme.read(text, name: "A", isShared: true)
    #expect(scheme.target == nil && scheme.arguments.isEmpty && scheme.environment.isEmpty)
  }

  private func project(_ apps: [String], _ schemes: [Scheme]) -> Project {
    var project = Project(
      name: "P", file: "/p/P.xcodeproj", folder: "/p", files: ReadableFiles(roots: ["/p"]))
    project.targets = apps.map { ProjectTarget(name: $0, module: $0, kind: .app) }
    project.schemes = schemes
    return project
  }

  private func scheme(_ name: String, _ target: String, isShared: Bool = true) -> Scheme {
    Scheme(name: name, isShared: isShared, target: target)
  }

  @Test func schemesChooseTheApp() throws {
    let two = ["App", "App Pro"]
    #expect(try project(two, [scheme("Main", "App")]).app(named: nil)?.name == "App")
    #expect(throws: ProjectError.self) { try project(two, []).app(named: nil) }
    // A person's own schemes, which Xcode makes for every target, choose nothing.
    #expect(throws: ProjectError.self) {
      try project(two, [scheme("App", "App", isShared: false)]).app(named: nil)
    }
    #expect(throws: ProjectError.self) {
      try project(two, [scheme("Main", "App"), scheme("Pro", "App Pro")]).app(named: nil)
    }
    let all = project(two, [scheme("Main", "App"), scheme("Staging", "App Pro"), scheme("Tool", "Other")])
    #expect(try all.app(named: "Staging")?.name == "App Pro")
    #expect(try all.app(named: "App")?.name == "App")
    #expect(
      throws: ProjectError(
        "P.xcodeproj has no app or scheme “Tool”. It has: App, App Pro", isChoice: true)
    ) { try all.app(named: "Tool") }
  }

  @Test func anAppIsRunByItsOwnScheme() throws {
    let project = project(
      ["App"], [scheme("Staging", "App"), scheme("App", "App"), scheme("Other", "Else")])
    let app = try #require(project.apps.first)
    #expect(project.scheme(of: app, named: nil)?.name == "App")
    #expect(project.scheme(of: app, named: "Staging")?.name == "Staging")
    #expect(project.scheme(of: app, named: "App")?.name == "App")
    #expect(project.scheme(of: app, named: "Other")?.name == "App")
  }

  @Test func schemesOfTheProjectGoBeforeThoseOfPersons() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schemes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(text(target: "Shared"), "P.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    try write(text(target: "Own"), "P.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/App.xcscheme")
    try write(text(target: "Own"), "P.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme")
    try write("<Scheme>\n<x", "P.xcodeproj/xcuserdata/you.xcuserdatad/xcschemes/Broken.xcscheme")
    try write("", "P.xcodeproj/xcuserdata/you.xcuserdatad/xcschemes/xcschememanagement.plist")
    var (inputs, notes): (Set<String>, [Diagnostic]) = ([], [])
    let schemes = Scheme.all(
      in: folder.path + "/P.xcodeproj", files: ReadableFiles(roots: [folder.path]), inputs: &inputs,
      notes: &notes)
    #expect(schemes.map(\.name) == ["App", "Mine"])
    #expect(schemes.map(\.target) == ["Shared", "Own"] && schemes.map(\.isShared) == [true, false])
    #expect(inputs.count == 4)
    #expect(notes.map(\.cause) == ["unreadable scheme"] && notes[0].message.contains("Broken.xcscheme:2: "))
  }

  // MARK: Pods

  @Test func lockFilesNameVersions() {
    let versions = PodVersions(
      """
      PODS:
        - Confetti (1.2.0):
          - Paper (~> 3.0)
        - "Odd Pod (2.0)"
        - Paper/Core (3.1.4)
        - Paper/Extra (9.9)

      DEPENDENCIES:
        - Confetti (~> 1.0)
        - Glue (= 4)

      SPEC CHECKSUMS:
        Confetti: 0123

      COCOAPODS: 1.16.2
      """)
    #expect(versions["Confetti"] == "1.2.0" && versions["Paper"] == "3.1.4" && versions["Odd Pod"] == "2.0")
    #expect(versions["Glue"] == nil && PodVersions("")["A"] == nil)
  }

  // MARK: Formats of lists

  private func plist(_ value: Any, _ format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
  }

  @Test func binaryListsAreReadAsXMLIs() throws {
    let date = Date(timeIntervalSinceReferenceDate: 757_382_400)
    let long = String(repeating: "long ", count: 100)
    let list: [String: Any] = [
      "text": "a", "wide": "Ä😀", "empty": "", "long": long, "yes": true, "no": false, "small": 7,
      "large": 70_000,
      "huge": 5_000_000_000, "negative": -3, "half": 0.5, "date": date, "data": Data([1, 2, 255]),
      "list": ["x", 2, ["deep": [String]()]] as [Any], "many": Array(0..<40),
    ]
    let value = try PropertyListFile.read(try plist(list, .binary))
    #expect(try PropertyListFile.read(try plist(list, .xml)) == value)
    #expect(value["wide"] == .string("Ä😀") && value["negative"] == .number("-3"))
    #expect(value["date"] == .date("2025-01-01T00:00:00Z"))
    #expect(try PropertyListFile.read(Array(PropertyListFile.write(value).utf8)) == value)
  }

  @Test func brokenBinaryListsEndInAnAnswer() throws {
    let list: [String: Any] = ["a": [1, "Ä", ["b": true]], "c": Data([1]), "d": 1.5, "e": Date()]
    let bytes = try plist(list, .binary)
    for count in 0..<bytes.count { _ = try? PropertyListFile.read(Array(bytes.prefix(count))) }
    for place in bytes.indices {
      for byte in [0, 1, 0x0F, 0x1F, 0x5F, 0x7F, 0xA1, 0xAF, 0xD1, 0xDF, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[place] = byte
        _ = try? PropertyListFile.read(damaged)
      }
    }
    // A list whose every element is the list before, 2 to the 30th in all.
    var nested: [UInt8] = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for number in 0..<30 {
      offsets.append(UInt8(nested.count))
      nested += number == 29 ? [0x09] : [0xA2, UInt8(number + 1), UInt8(number + 1)]
    }
    let table = UInt8(nested.count)
    nested += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [30, 0, table] as [UInt8] { nested += [0, 0, 0, 0, 0, 0, 0, number] }
    #expect {
      try PropertyListFile.read(nested)
    } throws: {
      ($0 as? FormatError)?.message.contains("too many values") == true
    }
  }

  @Test func projectFilesMayBeXMLOrJSONOrBinary() throws {
    let text = try #require(
      FileAccess.text("\(FixtureTests.root)/Postcards/Postcards.xcodeproj/project.pbxproj"))
    let list = try OldStylePropertyList.read(text)
    func plain(_ value: PropertyValue) -> Any {
      switch value {
      case .array(let elements): elements.map(plain)
      case .dictionary(let entries): entries.mapValues(plain)
      default: value.text ?? ""
      }
    }
    let expected = try ProjectObjects(text, folder: "/p").objects
    let forms = [
      Array(PropertyListFile.write(list).utf8), try plist(plain(list), .binary),
      Array(try JSONSerialization.data(withJSONObject: plain(list))),
      Array(try JSONSerialization.data(withJSONObject: plain(list), options: .prettyPrinted)),
    ]
    for bytes in forms { #expect(try ProjectObjects(bytes, folder: "/p").objects == expected) }
    // What is neither is an error of the old style, with its line.
    #expect {
      try ProjectObjects("{\n a = 1;\n b 2;\n}", folder: "/p")
    } throws: {
      ($0 as? FormatError)?.line == 3
    }
  }
}
