import ArgumentParser
import Containment
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
    do throws(ContainmentError) { try OutputFile.write(InterfaceReference.page().utf8, to: output) } catch {
      throw ToolError(error.message)
    }
  }
}
