import Foundation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Pods' own descriptions, and the patterns of files in them.
@Suite struct PodspecTests {
  @Test(arguments: [
    ("Sources/*.swift", ["Sources/A.swift"], ["Sources/B/C.swift", "A.swift", "Sources/a.h"]),
    ("Sources/**/*.swift", ["Sources/A.swift", "Sources/B/C/D.swift"], ["Other/A.swift", "Sources/A.m"]),
    ("Sources/**/*.{swift,h}", ["Sources/a.h", "Sources/B/C.swift"], ["Sources/a.m"]),
    ("Sources", ["Sources/A.swift"], ["Sources/B/C.swift", "A.swift"]),
    ("Sources/**/*", ["Sources/A.swift", "Sources/B/C.m"], ["Else/Sources.swift"]),
    ("**/A?.swift", ["AB.swift", "x/y/A1.swift"], ["A.swift", "x/ABC.swift"]),
    ("src/[a-cX]*.swift", ["src/b.swift", "src/X1.swift"], ["src/d.swift"]),
    ("src/[^a]*.swift", ["src/b.swift"], ["src/a.swift"]),
    ("{A,B}/{c,d}.swift", ["A/c.swift", "B/d.swift"], ["A/e.swift", "C/c.swift"]),
    ("./A/B.swift", ["A/B.swift"], ["B.swift"]),
    ("A{B", ["A{B"], ["AB"]),
  ])
  func patternsMeanFiles(pattern: String, files: [String], others: [String]) {
    let pattern = FilePattern(pattern)
    for file in files { #expect(pattern.matches(file), "\(file)") }
    for file in others { #expect(!pattern.matches(file), "\(file)") }
  }

  @Test func aSpecInRuby() throws {
    let spec = try #require(
      Podspec(
        """
        # A comment with 'quotes'
        version = '1.0'
        Pod::Spec.new do |s|
          s.name = "Lamp"
          s.version = version
          s.description = <<-TEXT
            s.source_files = 'Wrong'
          TEXT
          s.module_name  = 'LampKit'
          s.swift_versions = ['4.2', '5.0']
          s.ios.deployment_target = '12.0'
          if true
            s.source_files = 'Sources/*.swift', "#{s.name}/**/*.{swift,h}",
              'More/*.swift'
          end
          s.osx.source_files = 'Mac/*.swift'
          s.exclude_files = %w[Sources/Old.swift Sources/Older.swift]
          s.resource_bundles = {
            'Lamp' => ['Assets/*.png'],
            'Words': 'Assets/*.lproj'
          }
          s.dependency 'Bulb', '~> 1.0'
          s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '-D POD -DOTHER', 'A' => 'B' }
        end
        """, isJSON: false))
    #expect(spec.name == "Lamp" && spec.moduleName == "LampKit" && spec.swiftVersions == ["4.2", "5.0"])
    #expect(
      spec.parts(named: []) == [
        Podspec.Part(
          sources: ["Sources/*.swift", "Lamp/**/*.{swift,h}", "More/*.swift"],
          excluded: ["Sources/Old.swift", "Sources/Older.swift"],
          bundles: ["Lamp": ["Assets/*.png"], "Words": ["Assets/*.lproj"]], dependencies: ["Bulb"],
          conditions: ["POD", "OTHER"])
      ])
  }

  private let parts = """
    picker = 'Views/Picker.swift'
    Pod::Spec.new do |s|
      s.name = 'Kit'
      s.default_subspecs = 'Core', 'Views'
      s.resources = 'All.png'
      s.subspec 'Core' do |ss|
        ss.ios.source_files = ss.tvos.source_files = 'Core/*.swift'
      end
      s.subspec 'Views' do |ss|
        ss.source_files = Dir['Views/**/*'] - [picker]
        ss.dependency 'Kit/Core'
        ss.subspec 'Extra' do |sss| sss.source_files = 'Extra.swift'
        end
      end
      s.subspec "Picker" do |ss|
        ss.source_files = picker
        ss.dependency 'Kit/Views/Extra'
      end
      s.test_spec 'Tests' do |t|
        t.source_files = 'Tests/*.swift'
      end
    end
    """

  @Test(arguments: [
    ([], ["Core/*.swift", "Views/**/*", "Extra.swift"]),
    (["Core"], ["Core/*.swift"]),
    (["Views"], ["Core/*.swift", "Views/**/*", "Extra.swift"]),
    (["Picker"], ["Views/Picker.swift", "Views/**/*", "Extra.swift"]),
    (["Absent"], []),
  ])
  func partsThatAreWanted(names: [String], sources: [String]) throws {
    let spec = try #require(Podspec(parts, isJSON: false))
    let found = spec.parts(named: names)
    #expect(Set(found.flatMap(\.sources)) == Set(sources))
    if !found.isEmpty { #expect(found.flatMap(\.resources) == ["All.png"]) }
    #expect(found.flatMap(\.excluded).allSatisfy { $0 == "Views/Picker.swift" })
  }

  @Test func aSpecInJSON() throws {
    let spec = try #require(
      Podspec(
        """
        {"name": "Pen", "swift_version": "6.0", "source_files": ["Pen/**/*.swift"],
         "ios": {"source_files": "Phone/*.swift"}, "osx": {"source_files": "Mac/*.swift"},
         "dependencies": {"Ink": ["~> 1.0"]},
         "subspecs": [{"name": "Red", "source_files": "Red.swift", "subspecs": [{"name": "Dark", "source_files": "D.swift"}]}]}
        """, isJSON: true))
    #expect(Set(spec.parts.keys) == ["", "Red", "Red/Dark"] && spec.parts[""]?.dependencies == ["Ink"])
    #expect(Set(spec.parts[""]?.sources ?? []) == ["Pen/**/*.swift", "Phone/*.swift"])
    #expect(spec.parts(named: ["Red/Dark"]).count == 3)
  }

  @Test func brokenSpecsEndInAnAnswer() {
    let whole = Array(parts.utf8)
    for count in 0..<whole.count {
      _ = Podspec(String(decoding: whole.prefix(count), as: UTF8.self), isJSON: false)
      var damaged = whole
      damaged[count] = [0, 34, 39, 91, 123, 40, 37, 10, 255][count % 9]
      _ = Podspec(String(decoding: damaged, as: UTF8.self), isJSON: false)?.parts(named: ["Picker"])
    }
    let deep =
      "Pod::Spec.new do |s|\ns.name = 'A'\ns.source_files = " + String(repeating: "[", count: 100_000)
    #expect(Podspec(deep, isJSON: false)?.name == "A")
    let ring = """
      Pod::Spec.new do |s|
      s.name = 'A'
      s.subspec 'B' do |b|
      b.dependency 'A/C'
      end
      s.subspec 'C' do |c|
      c.dependency 'A/B'
      end
      end
      """
    #expect(Podspec(ring, isJSON: false)?.parts(named: ["B"]).count == 3)
    let stars = FilePattern(String(repeating: "**/*b*", count: 200))
    #expect(!stars.matches(String(repeating: "aaaa/", count: 200)))
  }

  @Test func aFolderWithPodspecsAloneIsAProjectOfLibraries() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/Pods-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      let file = "\(folder)/\(name)"
      try FileManager.default.createDirectory(atPath: file.folder, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try write(
      "Pod::Spec.new do |s|\ns.name = 'Lamp'\ns.source_files = 'Lamp/*.swift'\n"
        + "s.resource_bundles = { 'Looks' => 'Assets/*.png' }\ns.dependency 'Bulb'\ns.dependency 'Gone'\nend\n",
      "Lamp.podspec")
    try write(#"{"name": "Bulb", "module_name": "BulbKit", "source_files": "Bulb"}"#, "Bulb.podspec.json")
    for name in ["Lamp/A.swift", "Lamp/Old/B.swift", "Bulb/C.swift", "Assets/a.png", "Demo/D.swift"] {
      try write("let a = 1\n", name)
    }
    #expect(try ProjectPlace.find(from: folder + "/Lamp") == .pods(folder))
    let project = try ProjectReader.read(.pods(folder))
    #expect(project.targets.map(\.module) == ["BulbKit", "Lamp"])
    let lamp = try #require(project.targets.last)
    #expect(lamp.sources == ["\(folder)/Lamp/A.swift"] && lamp.dependencies == ["Bulb"])
    #expect(
      lamp.resources == [
        ProjectResource(source: "\(folder)/Assets/a.png", destination: "Looks.bundle/a.png")
      ])
    #expect(project.notes.map(\.cause) == ["missing pod"] && project.notes[0].message.contains("Gone"))
    try write("// swift-tools-version: 6.0\n", "Package.swift")
    #expect(try ProjectPlace.find(from: folder) == nil)
  }

  // MARK: What Foundation brings along

  @Test func filesOfFoundationSeeWhatItBringsAlong() {
    func texts(_ texts: [String]) -> [String] {
      SystemImports.adding(to: texts.enumerated().map { SwiftFile(path: "/\($0).swift", text: $1) }).map(
        \.text)
    }
    #expect(
      texts([
        "import UIKit\n", "// A\nimport Foundation\nlet a = 1\n", "  @preconcurrency import Foundation\n",
        "import UIKit\nlet lock = os_unfair_lock()\n", "import class Foundation.NSCache\n", "let b = 2\n",
        "import Foundation // why\n",
      ]) == [
        "import UIKit\n", "// A\nimport Foundation; import UIKit\nlet a = 1\n",
        "  @preconcurrency import Foundation; import UIKit\n",
        "import UIKit; import os\nlet lock = os_unfair_lock()\n", "import class Foundation.NSCache\n",
        "let b = 2\n",
        "import Foundation // why\n",
      ])
    // A module that shows nothing stays as it is.
    #expect(
      texts(["import Foundation\n", "#if os(macOS)\nimport UIKit\n#endif\n"])[0] == "import Foundation\n")
  }
}
