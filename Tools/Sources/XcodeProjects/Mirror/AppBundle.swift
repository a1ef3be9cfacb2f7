import Containment
import Foundation

/// The folder of an app as it runs: its program with the files of its bundle around it, as on iOS.
package enum AppBundle {
  /// Makes the folder `NAME.app` of a program that was built.
  ///
  /// - Returns: The path of the program in it.
  package static func assemble(program: String, resources: String, in folder: String) throws -> String {
    guard let name = PathName(program.fileName), let bundle = PathName(name.text + ".app") else {
      throw ProjectError("\(program) is no program's file")
    }
    let output = OutputFolder(folder + "/" + bundle.text, obstacles: .replaced)
    do throws(ContainmentError) {
      // Files of the app that runs are replaced one by one: it goes on meanwhile.
      var wanted: Set<String> = [name.text]
      for file in FileAccess.files(in: resources) {
        wanted.insert(file)
        let source =
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(resources)/\(file)"))
          ?? "\(resources)/\(file)"
        try output.link(to: source, at: output.path(file))
      }
      for file in FileAccess.files(in: output.root) where !wanted.contains(file) {
        output.remove(at: try output.path(file))
      }
      let target = ContainedPath([name])
      try output.put(fileAt: program, at: target)
      return output.place(target)
    } catch {
      throw ProjectError(error.message)
    }
  }
}
