import Foundation

/// Makes a whole project of bytes: each is a choice, so that coverage guides the choices.
struct ProjectGenerator {
  private let bytes: [UInt8]
  private var place = 0
  private let ground: FuzzedGround
  private var objects: [String] = []

  init(_ bytes: [UInt8], in ground: FuzzedGround) { (self.bytes, self.ground) = (bytes, ground) }

  private mutating func next(_ limit: Int) -> Int {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return Int(bytes[place]) % limit
  }

  /// A hostile word, with the ground's own folders.
  private mutating func word() -> String {
    let word = HostileWords.all[next(HostileWords.all.count)]
    return word.replacing("OUTSIDE", with: ground.outside).replacing("HOME", with: ground.home)
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }

  /// A word, or mostly another one that is usual there.
  private mutating func name(_ usual: String) -> String { next(3) == 0 ? quoted(word()) : quoted(usual) }

  /// Writes the project. Returns the path that the tool is given.
  mutating func write() -> String {
    switch next(8) {
    case 0: return writePlayground()
    case 1: return writePackage()
    case 2: writeWorkspace()
    default: break
    }
    writeProject()
    writeDisk()
    if next(3) == 0 { writePods() }
    return ground.root
  }

  // MARK: Projects

  private mutating func writeProject() {
    var members = ["F"]
    var resources: [String] = []
    objects = []
    let trees = ["\"<group>\"", "SOURCE_ROOT", "\"<absolute>\"", "SDKROOT"]
    for index in 0..<next(6) {
      let id = "X\(index)"
      let kinds = ["PBXFileReference", "PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup"]
      let kind = kinds[next(kinds.count)]
      let children = (0..<next(3)).map { _ in "X\(next(6))" }
      let folder = next(4) == 0 ? "lastKnownFileType = folder; " : ""
      objects.append(
        "\(id) = {isa = \(kind); path = \(name("x.swift")); \(folder)sourceTree = \(trees[next(4)]); children = (\(children.joined(separator: ", "))); exceptions = (E); explicitFolders = (\(name("f"))); };"
      )
      objects.append("B\(index) = {isa = PBXBuildFile; fileRef = \(id); };")
      members.append(id)
      resources.append("B\(index)")
    }
    let other = next(2) == 0 ? "T, K" : "T"
    let settings = settings()
    let text = """
      { rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; developmentRegion = \(name("en")); projectDirPath = \(next(6) == 0 ? quoted(word()) : "\"\""); packageReferences = (LP); targets = (\(other)); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); }; C = {isa = XCBuildConfiguration; name = \(name("Debug")); baseConfigurationReference = CF; buildSettings = {\(settings)}; };
      G = {isa = PBXGroup; children = (A, CF\(next(4) == 0 ? ", G" : "")); sourceTree = "<group>"; };
      A = {isa = PBXGroup; path = \(name("App")); children = (\(members.joined(separator: ", "))); sourceTree = "<group>"; };
      CF = {isa = PBXFileReference; path = \(name("App.xcconfig")); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; }; FB = {isa = PBXBuildFile; fileRef = F; };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (\(name("x")), \(name("y"))); };
      T = {isa = PBXNativeTarget; name = \(name("App")); productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S, R); dependencies = (D); packageProductDependencies = (PD); fileSystemSynchronizedGroups = (X0, X1); };
      K = {isa = PBXNativeTarget; name = \(name("Kit")); productType = "com.apple.product-type.framework"; buildConfigurationList = L; buildPhases = (S, R); dependencies = (D); };
      D = {isa = PBXTargetDependency; target = \(next(2) == 0 ? "K" : "T"); };
      LP = {isa = XCLocalSwiftPackageReference; relativePath = \(name("Near")); }; PD = {isa = XCSwiftPackageProductDependency; productName = \(name("Near")); package = LP; };
      S = {isa = PBXSourcesBuildPhase; files = (FB\(next(2) == 0 ? ", B0, B1" : "")); };
      R = {isa = PBXResourcesBuildPhase; files = (\(resources.joined(separator: ", "))); };
      \(objects.joined(separator: "\n"))
      }; }
      """
    ground.write(text, at: "App.xcodeproj/project.pbxproj")
    ground.write("#include \(name("Other.xcconfig"))\nA = \(word())\n\(word()) = $(B)\n", at: "App.xcconfig")
    writeNear()
  }

  private mutating func settings() -> String {
    let keys = [
      "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "INFOPLIST_FILE", "SWIFT_OBJC_BRIDGING_HEADER",
      "HEADER_SEARCH_PATHS",
      "OTHER_SWIFT_FLAGS", "OTHER_CFLAGS", "GCC_PREPROCESSOR_DEFINITIONS",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
      "INFOPLIST_KEY_x", "A", "B", "EXECUTABLE_NAME", "DEVELOPMENT_LANGUAGE", "TEST_HOST", "SWIFT_VERSION",
    ]
    return (0..<next(6)).map { _ in
      "\(keys[next(keys.count)]) = \(quoted(word() + (next(3) == 0 ? word() : ""))); "
    }
    .joined()
  }

  private mutating func writeNear() {
    guard next(2) == 0 else { return }
    ground.write(
      """
      let package = Package(name: \(name("Near")), products: [.library(name: \(name("Near")), targets: [\(name("Near"))])], dependencies: [.package(path: \(name("../Near")))],
      targets: [.target(name: \(name("Near")), dependencies: [\(name("Far"))], path: \(name("Sources")), exclude: [\(name("x"))], sources: [\(name("."))], resources: [.copy(\(name("x.png"))), .process(\(name("More")))], swiftSettings: [.define(\(name("X")))])])
      """, at: "Near/Package.swift")
    ground.write("import UIKit\n", at: "Near/Sources/Near.swift")
  }

  // MARK: Others

  private mutating func writePlayground() -> String {
    ground.write(
      """
      let package = Package(name: \(name("Dice")), products: [.iOSApplication(name: \(name("Dice")), targets: ["M"], additionalInfoPlistContentFilePath: \(name("Info.plist")))], dependencies: [.package(path: \(name("Near")))],
      targets: [.executableTarget(name: "M", dependencies: [.product(name: \(name("Near")), package: \(name("Near")))], path: \(name(".")), exclude: [\(name("x"))], resources: [.copy(\(name("More"))), .process(\(name("x.png")))], swiftSettings: [.define(\(name("X")))])])
      """, at: "Package.swift")
    writeNear()
    writeDisk()
    return ground.root
  }

  private mutating func writePackage() -> String {
    ground.write(
      """
      let package = Package(name: \(name("Own")), dependencies: [.package(path: \(name("Near"))), .package(name: "Shoji", path: "/shoji"), .package(path: \(name("Near/../Near")))], targets: [.executableTarget(name: "Own")])
      """, at: "Package.swift")
    writeNear()
    writeDisk()
    return ground.root
  }

  private mutating func writeWorkspace() {
    let kinds = ["group", "container", "absolute", "self", ""]
    let references = (0..<next(4)).map { _ in
      "<Group location=\"\(kinds[next(5)]):\(next(2) == 0 ? "" : "..")\"><FileRef location=\"\(kinds[next(5)]):\(word().replacing("\"", with: "").replacing("<", with: ""))\"/></Group>"
    }
    ground.write(
      "<?xml version=\"1.0\"?><Workspace><FileRef location=\"group:App.xcodeproj\"/>\(references.joined())</Workspace>",
      at: "All.xcworkspace/contents.xcworkspacedata")
  }

  private mutating func writePods() {
    let lines = (0..<next(4)).map { _ in
      "pod '\(word().replacing("'", with: ""))'"
        + (next(2) == 0 ? ", :path => '\(word().replacing("'", with: ""))'" : "")
    }
    ground.write("target 'App' do\n\(lines.joined(separator: "\n"))\nend\n", at: "Podfile")
    ground.write("import UIKit\n", at: "Pods/Near/x.swift")
  }

  private mutating func writeDisk() {
    ground.write("import UIKit\n", at: "App/App.swift")
    for _ in 0..<next(6) {
      let folder = ["App/", "", "More/", "Near/", "Pods/", "Near/Sources/"][next(6)]
      let name = word()
      switch next(4) {
      case 0: ground.link(to: word(), at: folder + name)
      case 1:
        ground.write(
          "{\"strings\": {\"k\": {\"localizations\": {\(quoted(word())): {\"substitutions\": {\(quoted(word())): {}}}}}}}",
          at: folder + name)
      case 2: ground.write("#include \"\(word())\"\nimport UIKit\n", at: folder + name)
      default: ground.write("x", at: folder + name)
      }
    }
  }
}
