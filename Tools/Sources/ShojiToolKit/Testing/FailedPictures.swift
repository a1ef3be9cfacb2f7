import Containment
import Foundation
import XcodeProjects

/// The snapshots that differed in the last run of a project's tests, kept in the folder of its builds.
package struct FailedPictures {
  /// The folder with the copies, the list and the page.
  package let folder: URL
  /// The folder of the package or project, which the list names.
  private let project: URL

  private struct List: Codable {
    var project: String
    var pictures: [FailedPicture]
  }

  /// The pictures of a project that is built in a folder.
  package init(project: URL, builtIn scratch: URL) {
    (self.project, folder) = (project, scratch.appendingPathComponent("failed-pictures"))
  }

  private var output: OutputFolder { OutputFolder(folder.path, obstacles: .replaced) }

  private var list: URL { folder.appendingPathComponent("pictures.json") }
  /// The page that shows them.
  package var page: URL { folder.appendingPathComponent("report.html") }

  /// The pictures of a run.
  package static func all(of run: TestRun) -> [FailedPicture] {
    run.results.flatMap { result in
      result.issues.filter { $0.kind == .failure }.flatMap { FailedPicture.find(in: $0, of: result.test) }
    }
  }

  /// Keeps copies of what the tests left, in the place of those of the last run. Returns them; files that are
  /// gone are named where they were.
  ///
  /// - Parameter folders: The folders in which the tests could write, where they are a stranger's: what else
  ///   their messages name is not copied. All folders for nil.
  package func keep(_ pictures: [FailedPicture], writtenIn folders: [String]? = nil) throws -> [FailedPicture]
  {
    let files = ReadableFiles(roots: folders ?? ["/"])
    OutputFile.remove(folder.path)
    guard !pictures.isEmpty else { return [] }
    func copy(_ path: String, as name: String) -> String {
      let kept = ContainedPath([PathName(sanitizing: "\(name).\(path.fileExtension)")])
      guard files.contains(path), let data = FileAccess.bytes(path),
        (try? output.write(data, at: kept)) != nil
      else { return path }
      return output.place(kept)
    }
    let kept = pictures.enumerated().map { number, picture in
      guard !picture.isNew else { return picture }
      var picture = picture
      picture.now = copy(picture.now, as: "\(number + 1)-now")
      picture.difference = picture.difference.map { copy($0, as: "\(number + 1)-difference") }
      return picture
    }
    try write(kept)
    return kept
  }

  private func write(_ pictures: [FailedPicture]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try output.write(
      encoder.encode(List(project: project.path, pictures: pictures)), at: output.path(list.lastPathComponent)
    )
  }

  /// The pictures that are kept; none where another project was tested since.
  package func read() -> [FailedPicture] {
    guard let data = FileAccess.bytes(list.path),
      let list = try? JSONDecoder().decode(List.self, from: Data(data)),
      list.project == project.path
    else { return [] }
    return list.pictures
  }

  /// Makes pictures the recorded ones.
  ///
  /// - Parameter names: The names of pictures, of tests, or the paths of recorded files; none for all.
  /// - Returns: The files that were written.
  package func accept(_ names: [String]) throws -> [String] {
    let all = read()
    let open = all.filter { !$0.isNew }
    guard !open.isEmpty else {
      throw ToolError("the last run of the tests left no picture to accept; run shoji test first")
    }
    var chosen: [Int] = []
    for name in names {
      let fits = all.indices.filter { !all[$0].isNew && answers(all[$0], to: name) }
      guard !fits.isEmpty else {
        let near = CommandLineSuggestion.nearest(to: name, among: open.map(\.name))
        throw ToolError(
          "no picture of the last run is called “\(name)”. "
            + (near.map { "Did you mean “\($0)”?" }
              ?? "There are: \(Set(open.map(\.name)).sorted().prefix(20).joined(separator: ", "))"),
          cause: .commandLine)
      }
      chosen += fits
    }
    if names.isEmpty { chosen = all.indices.filter { !all[$0].isNew } }
    var written: [String] = []
    for index in Set(chosen).sorted() {
      let picture = all[index]
      // What a list names elsewhere was never kept: the list may have come with the project.
      guard ReadableFiles(roots: [folder.path]).contains(picture.now),
        let data = FileAccess.bytes(picture.now)
      else { throw ToolError("\(picture.now.printable) is gone; run shoji test again") }
      try write(data, over: picture)
      written.append(picture.recorded)
    }
    let rest = all.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
    for index in Set(chosen) {
      for path in [all[index].now, all[index].difference].compactMap({ $0 })
      where path.hasPrefix(folder.path + "/") {
        OutputFile.remove(path)
      }
    }
    if rest.isEmpty { OutputFile.remove(folder.path) } else { try write(rest) }
    return written
  }

  /// Writes a recorded picture, which lies in the project: the list may have come with it.
  private func write(_ data: [UInt8], over picture: FailedPicture) throws(ToolError) {
    let root = ProjectSearch.territory(of: project.resolvingSymlinksInPath().path)
    let recorded = URL(fileURLWithPath: picture.recorded)
    let folder = recorded.deletingLastPathComponent().resolvingSymlinksInPath().path
    guard let inner = "\(folder)/\(recorded.lastPathComponent)".path(from: root),
      let path = ContainedPath(inner), !path.isHidden
    else { throw ToolError("\(picture.recorded) is no picture in \(root) and is not written") }
    do throws(ContainmentError) { try OutputFolder(root).write(data, at: path) } catch {
      throw ToolError(error.message)
    }
  }

  /// Whether a name stands for a picture.
  private func answers(_ picture: FailedPicture, to name: String) -> Bool {
    let file = URL(fileURLWithPath: name.hasPrefix("/") ? name : "\(project.path)/\(name)")
    let path = file.standardizedFileURL.path
    return [picture.name, picture.test].contains(name) || picture.recorded == path
      || picture.name.hasSuffix("/\(name)")
  }
}
