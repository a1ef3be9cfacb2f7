import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji preview`
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Takes a picture of a component by itself, with sample state, or of a #Preview.",
    discussion: "Builds the package that the file belongs to, and prints the picture's path.")

  @Argument(
    help: """
      The component's file, such as MainRootView.ui.xml; the name of a #Preview; or a Swift file, whose first #Preview is shown.
      """, completion: .file(extensions: ["xml", "swift"]))
  var component: String

  @Option(help: "The executable; needed where the package has several.")
  var product: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var build: BuildOptions

  func run() throws {
    let subject = try PreviewSubject(component)
    let site = try build.site(around: subject.file?.deletingLastPathComponent())
    let program = try site.build(try site.product(named: product))
    try picture.take(of: program, environment: ["SHOJI_PREVIEW": subject.variable])
  }
}
