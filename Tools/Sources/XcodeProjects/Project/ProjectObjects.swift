/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects {
  let objects: [String: PropertyValue]
  let root: String
  /// The absolute paths of files and groups.
  private(set) var paths: [String: String] = [:]

  /// Reads a file's text for a project in a folder.
  init(_ text: String, folder: String) throws(FormatError) {
    try self.init(Array(text.utf8), folder: folder)
  }

  /// Reads a file's bytes: a property list of any format, or JSON.
  init(_ bytes: [UInt8], folder: String) throws(FormatError) {
    let list = try PropertyListFile.read(bytes)
    objects = list["objects"]?.entries ?? [:]
    root = list["rootObject"]?.text ?? ""
    locate(from: path(string(root, "projectDirPath") ?? "", from: folder))
  }

  func object(_ id: String) -> [String: PropertyValue] { objects[id]?.entries ?? [:] }
  func string(_ id: String, _ key: String) -> String? { objects[id]?[key]?.text }
  func strings(_ id: String, _ key: String) -> [String] { objects[id]?[key]?.texts ?? [] }
  func isa(_ id: String) -> String { string(id, "isa") ?? "" }

  /// Whether an object's platform filters let it take part in an app for the phone.
  func isForPhone(_ id: String) -> Bool {
    let filters = strings(id, "platformFilters") + (string(id, "platformFilter").map { [$0] } ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  /// Finds the absolute path of everything in the main group, each object once.
  private mutating func locate(from sourceRoot: String) {
    var open = [(id: string(root, "mainGroup") ?? "", folder: sourceRoot)]
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, objects[id] != nil else { continue }
      let own = string(id, "path")
      var place: String
      switch string(id, "sourceTree") ?? "<group>" {
      // What is in something without a place has none either.
      case "<group>" where folder.isEmpty: place = ""
      case "<group>": place = own.map { path($0, from: folder) } ?? folder
      case "SOURCE_ROOT": place = path(own ?? "", from: sourceRoot)
      case "<absolute>": place = standardizedPath(own ?? "/")
      // Products, and files of the developer tools.
      default: place = ""
      }
      // Groups in groups would make each path longer than the one before.
      if place.utf8.count > ReadableFiles.maximumPath { place = "" }
      // A variant group's own path is that of no folder.
      paths[id] = place
      let inner = isa(id) == "PBXVariantGroup" && own == nil ? folder : place
      for child in strings(id, "children") { open.append((child, inner)) }
    }
  }

  /// The settings of a configuration of an object that has a list of them.
  func settings(of id: String, configuration: String) -> (settings: [String: String], file: String?) {
    let list = string(id, "buildConfigurationList") ?? ""
    let configurations = strings(list, "buildConfigurations")
    let fallback = string(list, "defaultConfigurationName")
    let chosen =
      configurations.first { string($0, "name") == configuration }
      ?? configurations.first { string($0, "name") == fallback } ?? configurations.first
    guard let chosen else { return ([:], nil) }
    let settings = (objects[chosen]?["buildSettings"]?.entries ?? [:]).compactMapValues { value in
      // A list's words keep what they are, also those with blanks.
      if case .array = value {
        return value.texts.map { $0.contains(where: { " \"'".contains($0) }) ? BuildSettings.quoted($0) : $0 }
          .joined(separator: " ")
      }
      return value.text
    }
    var file = string(chosen, "baseConfigurationReference").flatMap { paths[$0] }
    // A file in a synchronized folder is named by the folder and the path in it.
    if file == nil, let anchor = string(chosen, "baseConfigurationReferenceAnchor"),
      let folder = paths[anchor], let name = string(chosen, "baseConfigurationReferenceRelativePath")
    {
      file = path(name, from: folder)
    }
    return (settings, file)
  }

  /// The names of the configurations of the project, the default one first.
  var configurations: [String] {
    let list = string(root, "buildConfigurationList") ?? ""
    return strings(list, "buildConfigurations").compactMap { string($0, "name") }
  }
}

extension BuildSettings {
  /// A word of a list that has blanks or quotes of its own: already quoted ones stay.
  static func quoted(_ word: String) -> String {
    word.contains("\"") || word.contains("'") ? word : "\"\(word)\""
  }
}
