import MarkupReading

/// Reads an `.xcworkspace`: the projects that it names, together.
enum WorkspaceReader {
  static func read(_ file: String, configuration: String?, files: ReadableFiles) throws(ProjectError)
    -> Project
  {
    let list = file + "/contents.xcworkspacedata"
    guard let text = files.text(list) else { throw ProjectError("\(list) cannot be read") }
    let places: [String]
    do throws(FormatError) { places = try references(text, folder: file.folder) } catch {
      throw ProjectError("\(list):\(error.line): \(error.message)")
    }
    var project = Project(name: file.fileBase, file: file, folder: file.folder, files: files)
    project.inputs.insert(list)
    project.schemes = Scheme.all(
      in: file, files: files, inputs: &project.inputs, notes: &project.notes)
    for place in places where place.fileName != "Pods.xcodeproj" {
      if place.fileExtension == "xcodeproj" {
        guard files.isFolder(place) else {
          project.notes.append(
            .note(cause: "missing project", "\(place) is missing", file: place))
          continue
        }
        project.join(try XcodeProjectReader.read(place, configuration: configuration, files: files))
      } else if files.admits(package: place), files.exists(place + "/Package.swift") {
        project.packages.append(PackageReference(path: place))
      }
    }
    guard !project.targets.isEmpty || !project.notes.isEmpty else {
      throw ProjectError("\(file.fileName) names no project with a target")
    }
    return project
  }

  /// The absolute paths of what a workspace names.
  static func references(_ text: String, folder: String) throws(FormatError) -> [String] {
    let root = try XMLElement.read(text)
    var places: [String] = []
    func collect(_ element: XMLElement, _ group: String) {
      var own = group
      if let location = element.attributes["location"] {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count == 2 ? String(parts[1]) : location
        switch parts.first {
        case "absolute": own = standardizedPath(name)
        case "container", "self": own = path(name, from: folder)
        default: own = path(name, from: group)
        }
        if element.name == "FileRef" { places.append(own) }
      }
      for child in element.children { collect(child, own) }
    }
    for child in root.children { collect(child, folder) }
    return unique(places)
  }
}

extension Project {
  /// Takes over another project's parts.
  mutating func join(_ other: Project) {
    if configurations.isEmpty {
      configurations = other.configurations
      configuration = other.configuration
    }
    targets += other.targets.filter { target in !targets.contains { $0.name == target.name } }
    packages += other.packages.filter { !packages.contains($0) }
    schemes += other.schemes.filter { scheme in !schemes.contains { $0.name == scheme.name } }
    notes += other.notes.filter { !notes.contains($0) }
    inputs.formUnion(other.inputs)
  }

  /// Removes the names of targets that were left out, or that a project outside of the workspace has.
  mutating func removeUnknownDependencies() {
    let known = Set(targets.map(\.name))
    for index in targets.indices { targets[index].dependencies.removeAll { !known.contains($0) } }
  }
}
