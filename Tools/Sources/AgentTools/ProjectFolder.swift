import AgentProtocol
import Containment
import Foundation
import XcodeProjects

/// The folder of a project, and the paths in it that agents name.
package struct ProjectFolder: Sendable {
  /// The folder, without links in its path.
  package let url: URL
  private let output: OutputFolder

  /// The folder at a place.
  package init(_ url: URL) {
    self.url = url.resolvingSymlinksInPath().standardizedFileURL
    output = OutputFolder(self.url.path)
  }

  /// The folder for what the server itself writes: pictures on their way, and the home of apps that run.
  var scratch: URL { url.appendingPathComponent(".build/agent") }

  /// A file that is read. Relative paths begin in the folder. Throws for one that lies outside of it, also by
  /// links.
  func file(_ path: String) throws(ToolFailure) -> URL {
    let file = URL(fileURLWithPath: path.hasPrefix("/") ? path : url.path + "/" + path).standardizedFileURL
    guard ReadableFiles(roots: [url.path]).contains(file.path) else {
      throw ToolFailure("\(path) lies outside of the project; files are read in \(url.path) only")
    }
    return file
  }

  /// The path of a file that is written. Throws for one that lies outside of the folder, for one that is no
  /// picture or recording, and for one of the files that other programs obey, as those in `.git` are: an
  /// agent may have been told to name it.
  ///
  /// - Parameter endings: The endings that its name may have.
  func output(_ path: String, endings: [String]) throws(ToolFailure) -> ContainedPath {
    let file = URL(fileURLWithPath: path.hasPrefix("/") ? path : url.path + "/" + path).standardizedFileURL
    // Links in the project may lead to other places of it.
    let parent = file.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
    let real = parent.appendingPathComponent(file.lastPathComponent).path
    let inner = real.hasPrefix(url.path + "/") ? String(real.dropFirst(url.path.count + 1)) : ""
    guard let contained = ContainedPath(inner), FileAccess.kind(real) != S_IFLNK else {
      throw ToolFailure("\(path) lies outside of the project; files are written in \(url.path) only")
    }
    guard endings.contains(file.pathExtension.lowercased()),
      !contained.isHidden || contained.parts[0].text == ".build"
    else {
      throw ToolFailure(
        "\(path) is not written: a name here ends in .\(endings.joined(separator: ", .")), and no folder of it "
          + "begins with a point")
    }
    return contained
  }

  /// The bytes of a file that an app has made in the folder of scratch files. Throws for a link, a pipe or a
  /// device, which a stranger's app may leave in its place.
  func made(_ file: URL) throws(ToolFailure) -> Data {
    do throws(ContainmentError) { return try PlainFile.read(file) } catch {
      throw ToolFailure("the app has written no picture: \(error.message)")
    }
  }

  /// The absolute path of what is written.
  func place(_ path: ContainedPath) -> String { output.place(path) }

  /// Writes a file.
  func write(_ data: Data, to path: ContainedPath) throws(ToolFailure) {
    do throws(ContainmentError) { try output.write(data, at: path) } catch {
      throw ToolFailure(error.message)
    }
  }

  /// A path as it is shown: from the folder, where it lies there.
  func shown(_ path: String) -> String {
    path.hasPrefix(url.path + "/") ? String(path.dropFirst(url.path.count + 1)) : path
  }

  /// Makes the folder for what the server writes, and a name of a file in it that is not taken.
  func scratchFile(_ ending: String) throws -> URL {
    try output.makeFolder(at: output.path(".build/agent"))
    return scratch.appendingPathComponent("\(UUID().uuidString).\(ending)")
  }
}
