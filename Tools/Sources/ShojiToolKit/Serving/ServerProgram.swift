import Foundation

/// The server for many visitors, which is a package of its own in Shoji's clone.
public struct ServerProgram: Sendable {
  private let program: URL

  /// Builds the server for release, where it is not built as it is.
  ///
  /// - Parameter terminal: Where it says what it does.
  /// - Throws: A ``ToolError`` where there is no clone, or the build fails.
  public static func build(terminal: Terminal) throws -> ServerProgram {
    guard let clone = Clone() else {
      throw ToolError("the server is built from a clone of Shoji, and there is none beside this tool")
    }
    let folder = clone.folder.appendingPathComponent("Serving")
    let builder = Builder(folder: folder, configuration: "release")
    terminal.say("building the server")
    try builder.build("shoji-serve", terminal: terminal)
    return ServerProgram(program: try builder.program("shoji-serve"))
  }

  /// The folder in which an app's visitors are kept where the command line names none.
  ///
  /// - Parameters:
  ///   - product: The app.
  ///   - environment: The environment, which may say where a person's data lies.
  public static func folder(
    of product: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home =
      environment["HOME"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? home.appendingPathComponent(".local/share")
    return data.appendingPathComponent("shoji/\(product)")
  }

  /// Becomes the server: its process goes on in the place of this one.
  ///
  /// - Parameter arguments: The server's arguments.
  /// - Throws: A ``ToolError`` where the program cannot be run.
  public func become(_ arguments: [String]) throws {
    fflush(nil)
    var words = ([program.path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program.path, words)
    throw ToolError("\(program.path) cannot be run: \(String(cString: strerror(errno)))")
  }
}
