import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji preview`
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Takes a picture of a component by itself, of a #Preview, of a scene of a storyboard, or of a nib.",
    discussion: """
      Builds the package or project that the file belongs to, and prints the picture's path. A component has sample state; a \
      scene has what its document has.
      """)

  @Argument(
    help: """
      The file of a component, such as MainRootView.ui.xml; a storyboard; a nib; the name of a #Preview; or a Swift \
      file, whose first #Preview is shown.
      """, completion: .file(extensions: ["xml", "swift", "storyboard", "xib"]))
  var component: String

  @Option(
    help: """
      The scene of a storyboard: its identifier in code or in the document, or its class. The initial one by \
      default.
      """)
  var scene: String?

  @Option(help: "The executable; needed where the package has several.")
  var product: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var build: BuildOptions

  func run() throws {
    let subject = try PreviewSubject(component, scene: scene)
    let (site, product) = try build.site(
      building: product, around: subject.file?.deletingLastPathComponent(),
      nib: subject.isNib ? subject.file : nil, isConfined: true)
    let program = try site.build(product)
    try picture.take(
      of: program, environment: ["SHOJI_PREVIEW": subject.variable], within: site.builder.sandbox)
  }
}
