/// The files of a target, sorted by what becomes of them.
struct TargetFiles {
  var swift: [String] = []
  var c: [String] = []
  var headers: [String] = []
  var foreign: [String] = []
  var markup: [String] = []
  var resources: [ProjectResource] = []
  /// Files of kinds that are left out here, by ending.
  var others: [String: [String]] = [:]

  /// Endings of folders that are one thing.
  static let units: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "docc", "xcframework", "framework", "scnassets",
    "playground", "xcmappingmodel", "mlpackage", "icon", "xcodeproj", "xcworkspace", "swiftpm",
  ]
  private static let ignored: Set<String> = [
    "xcconfig", "entitlements", "xctestplan", "pch", "modulemap", "playground", "docc", "storekit", "gyb",
    "xcodeproj", "xcworkspace", "swiftpm", "a", "dylib", "tbd", "framework", "xcframework", "icon", "md",
  ]

  /// The languages that a project may be written in and that are not compiled here.
  static func foreignLanguage(_ ending: String) -> String? {
    switch ending {
    case "m": "Objective-C"
    case "mm": "Objective-C++"
    case "cpp", "cc", "cxx", "c++": "C++"
    case "metal": "Metal"
    default: nil
    }
  }

  /// Adds a file, or a folder that is one thing.
  ///
  /// - Parameter destination: The path in the bundle of a resource.
  mutating func add(_ file: String, destination: String? = nil) {
    let ending = file.fileExtension
    switch ending {
    case "swift": swift.append(file)
    case "c": c.append(file)
    case "h": headers.append(file)
    case _ where TargetFiles.foreignLanguage(ending) != nil: foreign.append(file)
    case _ where TargetFiles.isMarkup(file): markup.append(file)
    case _ where TargetFiles.ignored.contains(ending): break
    default:
      resources.append(
        ProjectResource(source: file, destination: destination ?? TargetFiles.destination(of: file)))
    }
  }

  /// Whether the compiler of ReactantUI's XML reads a file: a component, styles, or the description of an
  /// app's themes.
  static func isMarkup(_ file: String) -> Bool {
    [".ui.xml", ".styles.xml", ".hyperdrive.xml"].contains(where: file.hasSuffix)
      || file.fileName == "Application.xml"
  }

  /// The path in a bundle: the name, below the folder of a language.
  static func destination(of file: String) -> String {
    let folder = file.folder.fileName
    return folder.fileExtension == "lproj" ? folder + "/" + file.fileName : file.fileName
  }
}
