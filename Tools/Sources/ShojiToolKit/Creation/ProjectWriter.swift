import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// Makes a package's folder: all of it or nothing.
public struct ProjectWriter {
  private let options: ProjectOptions
  private let folder: URL
  private let usesGit: Bool

  /// The side effects beside the files.
  public enum Repository: Equatable, Sendable {
    /// A repository with a first commit.
    case made
    /// None: the folder lies in one already, or none was wanted.
    case none
    /// Git could not make one, for this reason.
    case failed(String)
  }

  /// Makes a package in a folder that may exist, unless it has what the package would write.
  public init(_ options: ProjectOptions, in folder: URL, usesGit: Bool) {
    self.options = options
    self.folder = folder.standardizedFileURL
    self.usesGit = usesGit
  }

  /// Writes everything beside the folder, and moves it there when it is complete. Throws ``ToolError`` when
  /// something is in the way, and leaves the folder as it was then.
  public func write() throws -> Repository {
    let files = try ProjectFiles(options)
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let exists = manager.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if exists && !isFolder.boolValue { throw ToolError("\(folder.path) is a file; nothing was made") }
    let entries = Set(files.contents.keys.map { String($0.split(separator: "/")[0]) })
    let inTheWay = entries.filter { manager.fileExists(atPath: folder.appendingPathComponent($0).path) }
      .sorted()
    guard inTheWay.isEmpty else {
      throw ToolError(
        "\(folder.path) has \(inTheWay.joined(separator: ", ")) already; nothing was made or overwritten")
    }
    let parent = exists ? folder : folder.deletingLastPathComponent()
    guard manager.fileExists(atPath: parent.path) else {
      throw ToolError("there is no folder \(parent.path); make it first")
    }
    let workshop = parent.appendingPathComponent(".shoji-new-\(UUID().uuidString)")
    defer { OutputFile.remove(workshop.path) }
    let output = OutputFolder(workshop.path)
    do {
      for (path, data) in files.contents {
        try output.write(data, at: output.path(path))
      }
    } catch {
      throw ToolError("\(parent.path) cannot be written to: \(error.localizedDescription)")
    }
    let repository = usesGit && !isInRepository(parent) ? makeRepository(in: workshop) : .none
    if exists {
      try moveContents(of: workshop)
    } else {
      do throws(ContainmentError) { try OutputFile.move(workshop.path, to: folder.path) } catch {
        throw ToolError(error.message)
      }
    }
    return repository
  }

  /// Moves all that was made into the folder; where one thing cannot be moved, takes the others back.
  private func moveContents(of workshop: URL) throws {
    let manager = FileManager.default
    var moved: [URL] = []
    for name in try manager.contentsOfDirectory(atPath: workshop.path).sorted() {
      let target = folder.appendingPathComponent(name)
      do {
        try OutputFile.move(workshop.appendingPathComponent(name).path, to: target.path)
        moved.append(target)
      } catch {
        for file in moved { OutputFile.remove(file.path) }
        throw ToolError("\(error.localizedDescription); nothing was made")
      }
    }
  }

  private func isInRepository(_ folder: URL) -> Bool {
    (try? Git.local(["rev-parse", "--is-inside-work-tree"], in: folder))?.succeeded ?? false
  }

  /// Makes all files of a folder part of the first commit of its repository.
  public static func addToFirstCommit(in folder: URL) throws {
    for arguments: [Argument] in [["add", "--all"], ["commit", "--quiet", "--amend", "--no-edit"]] {
      _ = try Git.local(arguments, in: folder)
    }
  }

  private func makeRepository(in folder: URL) -> Repository {
    for arguments: [Argument] in [
      ["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "Initial commit."],
    ] {
      do {
        let result = try Git.local(arguments, in: folder)
        guard result.succeeded else {
          return .failed(
            result.errorText.split(separator: "\n").first.map(String.init) ?? "git \(arguments[0]) failed")
        }
      } catch {
        return .failed("\(error)")
      }
    }
    return .made
  }
}
