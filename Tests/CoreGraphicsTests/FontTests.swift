import CoreGraphics
import Diagnostics
import Foundation
import Testing

@Suite struct FontTests {
  private let library = FontLibrary.shared

  @Test func theSystemFontHasAFileForEveryWeight() throws {
    for (weight, name) in [
      (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
      (600, "SemiBold"),
      (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ] {
      let face = try library.face(for: Font(family: "Inter", size: 12, weight: weight))
      #expect(face.postScriptName == "Inter-\(name)" && face.weight == weight && !face.isItalic)
    }
    let italic = try library.face(for: Font(family: "Inter", size: 12, weight: 600, isItalic: true))
    #expect(italic.postScriptName == "Inter-SemiBoldItalic" && italic.isItalic)
    #expect(FileManager.default.fileExists(atPath: italic.url.path))
  }

  @Test func theOtherFamiliesAreThere() throws {
    #expect(
      try library.face(for: Font(family: "JetBrains Mono", size: 1)).postScriptName == "JetBrainsMono-Regular"
    )
    let serif = try library.face(for: Font(family: "Linux Libertine O", size: 1, weight: 700))
    #expect(serif.family == "Linux Libertine O" && serif.weight == 700)
    #expect(try library.face(for: Font(family: "Noto Color Emoji", size: 1, weight: 700)).isColored)
    try library.requireSystemFonts()
  }

  @Test func aWeightThatIsMissingTakesTheNearestAsCSSDoes() throws {
    func weight(_ wanted: Int) throws -> Int {
      try library.face(for: Font(family: "Linux Libertine O", size: 1, weight: wanted)).weight
    }
    #expect(try weight(100) == 400 && weight(500) == 400)
    #expect(try weight(650) == 700 && weight(900) == 700)
  }

  @Test func aMissingSystemFontNamesThePackage() throws {
    let empty = FontLibrary(roots: [FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts")]
    )
    let missing = FontError.missingSystemFamily("Inter", package: "fonts-inter")
    #expect(throws: missing) { try empty.face(for: Font(family: "Inter", size: 12)) }
    #expect(throws: missing) { try empty.requireSystemFonts() }
    #expect(missing.description.contains("apt-get install fonts-inter"))
    #expect(empty.metrics(for: Font(family: "Inter", size: 17, usesSystemMetrics: true)).lineHeight > 20)
  }

  @Test func fontsThatComeAlongGoBeforeTheMachines() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("opentype/inter")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let font = Font(family: "Inter", size: 12)
    let installed = try FontLibrary(roots: [FontLibrary.machineFonts]).face(for: font).url
    let file = folder.appendingPathComponent(installed.lastPathComponent)
    try FileManager.default.copyItem(at: installed.resolvingSymlinksInPath(), to: file)
    let library = FontLibrary(roots: [root, FontLibrary.machineFonts])
    #expect(try library.face(for: font).url.path == file.path)
    // What does not come along is the machine's.
    let mono = try library.face(for: Font(family: "JetBrains Mono", size: 12)).url
    #expect(mono.path.hasPrefix(FontLibrary.machineFonts.path))
  }

  @Test func theFolderOfFontsIsBesideTheProgram() throws {
    let carried = try #require(FontLibrary.carried)
    let file = try #require(LoadedFile.path(of: #dsohandle))
    #expect(carried.path == URL(fileURLWithPath: file).deletingLastPathComponent().path + "/fonts")
    #expect(FileManager.default.isExecutableFile(atPath: file))
  }

  @Test func aFileThatIsNoFontIsRefusedWithItsName() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("opentype/inter")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let file = folder.appendingPathComponent("Inter-Regular.otf")
    for bytes in [Data(), Data("no font".utf8), Data(repeating: 0xFF, count: 4_000)] {
      try bytes.write(to: file)
      let broken = FontLibrary(roots: [root])
      do {
        _ = try broken.face(for: Font(family: "Inter", size: 12))
        Issue.record("a broken font was taken")
      } catch {
        #expect(error.description.contains("Inter-Regular.otf"))
      }
    }
  }

  @Test func theSystemsLinesAreAsHighAsOnIOS() {
    let metrics = library.metrics(for: Font(family: "Inter", size: 17, usesSystemMetrics: true))
    #expect(metrics.ascender == 16.186_523_437_5 && metrics.descender == -4.100_585_937_5)
    #expect(metrics.lineHeight == 20.287_109_375 && metrics.leading == 0)
    #expect(metrics.capHeight == 11.978_027_343_75 && metrics.xHeight == 8.948_242_187_5)
  }

  @Test func aNamedFontHasItsFilesMeasures() {
    let metrics = library.metrics(for: Font(family: "Inter", size: 12))
    #expect(metrics.ascender.isNear(11.625, within: 0.001) && metrics.descender.isNear(-2.898, within: 0.001))
    #expect(
      metrics.capHeight.isNear(12 * 0.7273, within: 0.01) && metrics.xHeight.isNear(12 * 0.5455, within: 0.05)
    )
  }

  @Test func namesThatIOSHasAreFoundAndOthersAreNot() throws {
    let thin = try #require(library.font(named: "HelveticaNeue-Thin", size: 20))
    #expect(thin.family == "Helvetica Neue" && thin.weight == 100 && thin.size == 20)
    #expect(try library.face(for: thin).postScriptName == "Inter-Thin")
    let times = try #require(library.font(named: "TimesNewRomanPS-BoldItalicMT", size: 20))
    #expect(times.weight == 700 && times.isItalic)
    #expect(try library.face(for: times).family == "Linux Libertine O")
    #expect(
      try library.face(for: #require(library.font(named: "Menlo-Regular", size: 9))).family
        == "JetBrains Mono")
    #expect(try library.face(for: #require(library.font(named: "Inter-SemiBold", size: 9))).weight == 600)
    for name in [
      "Avenir-Heavy", "ArialMT", "Courier New", "Georgia", "Marker Felt", "Papyrus", "Noteworthy-Bold",
    ] {
      #expect(library.font(named: name, size: 12) != nil, "\(name)")
    }
    for name in [
      "HelveticaNeue", "HelveticaNeue-Bold", "Georgia-BoldItalic", "AvenirNext-MediumItalic",
      "Inter-SemiBold",
    ] {
      #expect(try library.name(of: #require(library.font(named: name, size: 12))) == name)
    }
    // The family has no thin face: its usual one has that name.
    for (name, weight) in [("MarkerFelt-Thin", 400), ("MarkerFelt-Wide", 700)] {
      let font = try #require(library.font(named: name, size: 20))
      #expect(try font.weight == weight && library.face(for: font).weight == weight, "\(name)")
    }
    #expect(library.font(named: "NoSuchFont-Bold", size: 12) == nil)
    #expect(library.font(named: "", size: 12) == nil)
  }

  @Test func anUnknownFamilyIsDrawnInTheSystemFont() throws {
    #expect(try library.face(for: Font(family: "No Such Font", size: 12)).family == "Inter")
  }

  @Test func familiesListTheirFaces() {
    #expect(library.families.contains("Inter") && library.families.contains("JetBrains Mono"))
    #expect(library.faces(ofFamily: "Inter").count == 18)
    #expect(library.faces(ofFamily: "No Such Font").isEmpty)
  }
}
