import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Makes a package with an app in this folder, after some questions.",
    discussion: """
      The questions are asked on a terminal; elsewhere, and with --yes, the options and their defaults answer them. They \
      are those of Reactant's CLI, without those about Xcode, a development team and Torch. Nothing is overwritten.
      """)

  @Option(help: "The name of the app; the folder's by default.")
  var name: String?

  @Flag(name: .shortAndLong, help: "Ask nothing.")
  var yes = false

  @OptionGroup var creation: CreationOptions

  func run() throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let name = name ?? ProjectName.suggestion(forFolder: here.lastPathComponent)
    let options = try creation.options(name: name, folder: here, template: .reactant)
    guard !yes, Prompter.canAsk else { return try creation.write(options, in: here, isHere: true) }
    var answers = try Questionnaire().ask(options, in: here)
    let folder = answers.usesFolder ? here : here.appendingPathComponent(answers.options.name.text)
    answers.options.shoji = try creation.reference(in: folder)
    try creation.write(answers.options, in: folder, isHere: answers.usesFolder)
  }
}
