import Containment

/// A description of which another program makes a project, where the project itself is not there.
package enum ProjectMaker {
  /// Returns the advice for a place without a project; nil where nothing is known of one.
  package static func advice(at place: String) -> String? {
    for folder in ProjectSearch.folders(from: place) {
      let names = Set(FileAccess.names(in: folder))
      for name in ["project.yml", "project.yaml", "project.json"] where names.contains(name) {
        guard FileAccess.text("\(folder)/\(name)")?.contains("targets") == true else { continue }
        return
          "\(folder.printable)/\(name) describes a project for XcodeGen, which makes it: xcodegen generate"
      }
      for name in ["Project.swift", "Workspace.swift"] where names.contains(name) {
        guard FileAccess.text("\(folder)/\(name)")?.contains("ProjectDescription") == true else { continue }
        return "\(folder.printable)/\(name) describes a project for Tuist, which makes it: tuist generate"
      }
      if let name = names.sorted().first(where: { $0.fileExtension == "playground" }) {
        return refusal(ofPlayground: "\(folder)/\(name)")
      }
    }
    return nil
  }

  /// The sentence on a playground of Xcode.
  static func refusal(ofPlayground path: String) -> String {
    "\(path.printable) is a playground of Xcode, and none is run here: its code runs in a package (shoji new NAME), or "
      + "in an app of Swift Playgrounds (.swiftpm)"
  }
}
