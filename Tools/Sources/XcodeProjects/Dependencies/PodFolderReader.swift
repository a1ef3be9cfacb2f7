import Containment

/// Reads a folder of pods by their podspecs: each is a library.
enum PodFolderReader {
  /// The endings of podspecs.
  private static let endings = [".podspec", ".podspec.json"]

  /// Whether a name is that of a podspec.
  static func isPodspec(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }

  static func read(_ folder: String, configuration: String?, files: ReadableFiles) throws(ProjectError)
    -> Project
  {
    var project = Project(name: folder.fileName, file: folder, folder: folder, files: files)
    project.configurations = ["Debug", "Release"]
    project.configuration = configuration ?? "Debug"
    for name in files.names(in: folder) where isPodspec(name) {
      guard let ending = endings.last(where: name.hasSuffix) else { continue }
      let pod = String(name.dropLast(ending.count))
      guard let spec = Podspec(of: pod, in: [folder], files: files, inputs: &project.inputs),
        let target = project.podTarget(spec, parts: [], at: folder),
        !project.targets.contains(where: { $0.name == target.name })
      else { continue }
      project.targets.append(target)
    }
    guard !project.targets.isEmpty else {
      throw ProjectError("the podspecs in \(folder) name no Swift files")
    }
    let known = Set(project.targets.map(\.name))
    for index in project.targets.indices {
      let needed = unique(project.targets[index].pods.map { String($0.prefix { $0 != "/" }) })
      project.targets[index].dependencies = needed.filter(known.contains)
      for pod in needed where !known.contains(pod) && ShojiModules.module(for: pod) == nil {
        project.notes.append(
          .note(
            cause: "missing pod",
            "the pod “\(pod.printable)”, which “\(project.targets[index].name)” needs, is not here",
            file: folder))
      }
    }
    return project
  }
}
