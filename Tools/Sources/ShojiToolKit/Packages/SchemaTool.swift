import ChildProcesses
import Foundation

/// Gets the XML schema of ReactantUI from the tool `reactant-ui` of Shoji's own package.
public struct SchemaTool {
  private let clone: URL?
  private let scratchPath: String?
  private let terminal: Terminal

  /// Builds the tool in a clone of Shoji.
  public init(clone: URL?, scratchPath: String?, terminal: Terminal) {
    self.clone = clone
    self.scratchPath = scratchPath
    self.terminal = terminal
  }

  /// The schema. Throws what the build or the tool says.
  public func schema() throws -> Data {
    guard let clone else {
      throw ToolError("the tool does not know where Shoji is; run scripts/shoji from a clone")
    }
    let builder = Builder(folder: clone, scratchPath: scratchPath)
    terminal.say("building reactant-ui")
    try builder.build("reactant-ui", terminal: terminal)
    let result = try Command(Argument(builder.program("reactant-ui")), ["xsd"]).run()
    guard result.succeeded else {
      throw ToolError("reactant-ui cannot write the schema: \(result.errorText)")
    }
    guard !result.output.isEmpty else { throw ToolError("reactant-ui has written no schema") }
    return result.output
  }
}
