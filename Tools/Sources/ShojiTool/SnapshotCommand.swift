import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji snapshot`
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Takes a picture of an app, after the steps of a script.",
    discussion: """
      A script has a request of the driver on each line, such as {"tap": "New"}; the first that fails ends the command \
      with its line number. Prints the picture's path.
      """)

  @Argument(help: "The executable; needed where the package has several.")
  var product: String?

  @Option(help: "A file of requests, one a line.", completion: .file(extensions: ["jsonl"]))
  var script: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var build: BuildOptions

  @Argument(parsing: .postTerminator, help: "After --: the app's own arguments.")
  var arguments: [String] = []

  func run() throws {
    let (site, product) = try build.site(building: product, isConfined: true)
    let program = try site.build(product)
    try picture.take(
      of: program, arguments: site.arguments(arguments), environment: site.project?.environment ?? [:],
      script: script, within: site.builder.sandbox)
  }
}
