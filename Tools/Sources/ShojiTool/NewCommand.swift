import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Makes a package with an app in a new folder.",
    discussion: """
      The folder gets the app's name. It is made whole or not at all, and nothing is overwritten. The package builds, \
      runs (shoji run) and passes its tests (shoji test).
      """)

  @Argument(help: "The name of the app: letters, digits, - and _.")
  var name: String

  @OptionGroup var creation: CreationOptions

  func run() throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let folder = here.appendingPathComponent(try ProjectName(name).text)
    try creation.write(
      creation.options(name: name, folder: folder, template: .uikit), in: folder, isHere: false)
  }
}
