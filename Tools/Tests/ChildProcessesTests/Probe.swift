import ChildProcesses
import Foundation
import Testing

/// The program that tries what a hostile one would.
enum Probe {
  /// The program, beside that of the tests.
  static let program = built("confinement-probe")
  /// The program that waits for many others.
  static let waiting = built("waiting-probe")

  private static func built(_ name: String) -> String {
    Bundle.main.bundleURL.resolvingSymlinksInPath().appendingPathComponent(name).path
  }

  /// Tries one thing. Returns the number of the error; 0 where it could be done.
  static func attempt(_ words: [String], within confinement: Confinement?, secret: Bool = false) throws
    -> Int32
  {
    try Int32(run(words, within: confinement).text) ?? -1
  }

  /// Runs the program to its end.
  static func run(_ words: [String], within confinement: Confinement?) throws -> Command.Result {
    var command = try Command(own: [folderProgram] + words, in: URL(fileURLWithPath: "/"))
    command.confinement = confinement
    command.environment = ["GITHUB_TOKEN": "secret", "SSH_AUTH_SOCK": "/run/agent", "LC_TIME": "C"]
    command.deadline = 60
    return try command.run()
  }

  private static let folderProgram = program
}

/// A folder that may be written, and one that may not.
final class ProbeFolders {
  let root: String
  var inside: String { root + "/inside" }
  var outside: String { root + "/outside" }
  let confinement: Confinement

  init() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/shoji-\(UUID().uuidString)"
    for name in ["inside", "outside/folder", "read"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["inside/own", "outside/secret", "read/source"] {
      try Data("text".utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/inside/way", withDestinationPath: root + "/outside")
    confinement = Confinement(
      readable: [root + "/read", Probe.program], writable: [root + "/inside"],
      variables: ["HOME": root + "/inside"])
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// All that can be seen of the files outside.
  func state() throws -> [String] {
    try ["outside", "read"].flatMap { name in
      try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(name)").sorted().map { file in
        var status = stat()
        lstat("\(root)/\(name)/\(file)", &status)
        return
          "\(name)/\(file) \(status.st_mode) \(status.st_size) \(status.st_mtim) \(status.st_uid) \(status.st_nlink)"
      }
    }
  }
}
