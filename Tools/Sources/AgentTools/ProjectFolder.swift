import AgentProtocol
import Foundation

/// The folder of a project, and the paths in it that agents name.
package struct ProjectFolder: Sendable {
  /// The folder, without links in its path.
  package let url: URL

  /// The folder at a place.
  package init(_ url: URL) { self.url = url.resolvingSymlinksInPath().standardizedFileURL }

  /// The folder for what the server itself writes: pictures on their way, and the home of apps that run.
  var scratch: URL { url.appendingPathComponent(".build/agent") }

  /// A file that is read. Relative paths begin in the folder.
  func file(_ path: String) -> URL {
    URL(fileURLWithPath: path.hasPrefix("/") ? path : url.path + "/" + path).standardizedFileURL
  }

  /// A file that is written. Throws for one that lies outside of the folder.
  func output(_ path: String) throws(ToolFailure) -> URL {
    let file = file(path)
    // Links lead elsewhere, and the file itself need not be there yet.
    let parent = file.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
    let real = parent.appendingPathComponent(file.lastPathComponent)
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: real.path)) != nil
    guard real.path.hasPrefix(url.path + "/"), !isLink else {
      throw ToolFailure("\(path) lies outside of the project; files are written in \(url.path) only")
    }
    return real
  }

  /// A path as it is shown: from the folder, where it lies there.
  func shown(_ path: String) -> String {
    path.hasPrefix(url.path + "/") ? String(path.dropFirst(url.path.count + 1)) : path
  }

  /// Makes the folder for what the server writes, and a name of a file in it that is not taken.
  func scratchFile(_ ending: String) throws -> URL {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    return scratch.appendingPathComponent("\(UUID().uuidString).\(ending)")
  }
}
