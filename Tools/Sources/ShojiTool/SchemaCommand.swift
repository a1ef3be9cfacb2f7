import ArgumentParser
import Containment
import Foundation
import ShojiToolKit

/// `shoji schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Writes the XML schema of ui.xml, for editors.",
    discussion: "Without --output the schema goes to standard output.")

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file(extensions: ["xsd"]))
  var output: String?

  @OptionGroup var build: BuildOptions

  func run() throws {
    let schema = try SchemaTool(
      clone: Clone()?.folder, scratchPath: build.scratchPath, terminal: .standardError
    ).schema()
    guard let output else {
      FileHandle.standardOutput.write(schema)
      return
    }
    do throws(ContainmentError) { try OutputFile.write(schema, to: output) } catch {
      throw ToolError(error.message)
    }
    print(URL(fileURLWithPath: output).standardizedFileURL.path)
  }
}
