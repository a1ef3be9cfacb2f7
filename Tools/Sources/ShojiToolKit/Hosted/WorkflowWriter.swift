import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// Writes the workflow of a project into its repository.
package struct WorkflowWriter {
  /// The outcome for the file.
  package enum Outcome: Equatable, Sendable {
    case made, replaced, unchanged
  }

  /// The project's folder.
  private let project: URL
  /// The repository's folder; the project's where it lies in none.
  package let repository: URL

  /// A writer for the project of a folder.
  package init(project: URL) {
    let own = project.resolvingSymlinksInPath().standardizedFileURL
    self.project = own
    let top = try? Git.local(["rev-parse", "--show-toplevel"], in: own)
    repository = top.flatMap { $0.succeeded && !$0.text.isEmpty ? URL(fileURLWithPath: $0.text) : nil } ?? own
  }

  /// The project's folder in the repository.
  package var folder: String {
    project.path == repository.path ? "" : String(project.path.dropFirst(repository.path.count + 1))
  }

  /// The branch that is checked out; `main` where there is none.
  package var branch: String {
    let result = try? Git.local(["symbolic-ref", "--short", "HEAD"], in: repository)
    return result.flatMap { $0.succeeded && !$0.text.isEmpty ? $0.text : nil } ?? "main"
  }

  /// The place of Shoji's clone on a runner, where the project has it here.
  ///
  /// - Parameters:
  ///   - clone: The folder by which the project's manifest names Shoji; nil where it does not.
  ///   - manifest: The manifest's text.
  package func shojiPlace(clone: URL?, manifest: String) -> String {
    guard let clone else { return WorkflowOptions.usualPlace }
    let path = clone.standardizedFileURL.path
    if manifest.contains("\"\(path)\"") { return path }
    let (from, to) = (
      repository.pathComponents, clone.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    )
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
  }

  /// The address and the commit of a clone of Shoji, where it has an address that others can reach.
  package static func origin(of clone: URL) -> (url: String, revision: String)? {
    guard let url = try? Git.local(["remote", "get-url", "origin"], in: clone), url.succeeded,
      url.text.contains("://") || url.text.contains("@"),
      let head = try? Git.local(["rev-parse", "HEAD"], in: clone), head.succeeded
    else { return nil }
    return (url.text, head.text)
  }

  /// The workflow's file.
  package var file: URL { repository.appendingPathComponent(Workflow.path) }

  /// Writes the file. Throws where there is another one, unless it may be replaced.
  package func write(_ options: WorkflowOptions, replaces: Bool) throws(ToolError) -> Outcome {
    try options.check()
    let data = Data(Workflow(options).text.utf8)
    let old = try? Data(contentsOf: file)
    guard old != data else { return .unchanged }
    let isThere = (try? file.checkResourceIsReachable()) == true
    guard !isThere || replaces else {
      throw ToolError(
        "\(file.path) is there already and differs; nothing was written. --force replaces it")
    }
    let output = OutputFolder(repository.path)
    do throws(ContainmentError) { try output.write(data, at: output.path(Workflow.path)) } catch {
      throw ToolError(error.message)
    }
    return isThere ? .replaced : .made
  }
}
