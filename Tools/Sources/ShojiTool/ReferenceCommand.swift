import ArgumentParser
import Foundation
import InterfaceDocuments
import ShojiToolKit

/// `shoji reference`, for those who work on Shoji.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Writes the reference page of storyboards and nibs.",
    shouldDisplay: false)

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file(extensions: ["md"]))
  var output: String

  func run() throws {
    do {
      try Data(InterfaceReference.page().utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw ToolError("\(output) cannot be written: \(error.localizedDescription)")
    }
  }
}
