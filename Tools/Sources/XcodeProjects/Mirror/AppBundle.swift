import Foundation

/// The folder of an app as it runs: its program with the files of its bundle around it, as on iOS.
package enum AppBundle {
  /// Makes the folder `NAME.app` of a program that was built.
  ///
  /// - Returns: The path of the program in it.
  package static func assemble(program: String, resources: String, in folder: String) throws -> String {
    let name = program.fileName
    let bundle = "\(folder)/\(name).app"
    let manager = FileManager.default
    do {
      // Files of the app that runs are replaced one by one: it goes on meanwhile.
      var wanted: Set<String> = [name]
      for file in FileAccess.files(in: resources) {
        wanted.insert(file)
        let target = "\(bundle)/\(file)"
        let source =
          (try? manager.destinationOfSymbolicLink(atPath: "\(resources)/\(file)")) ?? "\(resources)/\(file)"
        if (try? manager.destinationOfSymbolicLink(atPath: target)) == source { continue }
        try manager.createDirectory(atPath: target.folder, withIntermediateDirectories: true)
        try? manager.removeItem(atPath: target)
        try manager.createSymbolicLink(atPath: target, withDestinationPath: source)
      }
      for file in FileAccess.files(in: bundle) where !wanted.contains(file) {
        try? manager.removeItem(atPath: "\(bundle)/\(file)")
      }
      try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      let target = "\(bundle)/\(name)"
      let new = "\(bundle)/.\(name)-new"
      try? manager.removeItem(atPath: new)
      if link(program, new) != 0 { try manager.copyItem(atPath: program, toPath: new) }
      guard rename(new, target) == 0 else {
        throw ProjectError("\(target) cannot be made: \(String(cString: strerror(errno)))")
      }
      // Renaming one link of a file to another does nothing.
      try? manager.removeItem(atPath: new)
      return target
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError("\(bundle) cannot be made: \(error.localizedDescription)")
    }
  }
}
