import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji preview`
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Takes a picture of a component, or of a scene of a storyboard, by itself.",
    discussion: """
      Builds the package or project that the file belongs to, and prints the picture's path. A component has sample state; a \
      scene has what its document has.
      """)

  @Argument(
    help: "The file of a component, such as MainRootView.ui.xml, or a storyboard.",
    completion: .file(extensions: ["xml", "storyboard"]))
  var file: String

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
    let (preview, folder) = try subject()
    let site = try build.site(around: folder)
    let program = try site.build(try site.product(named: product))
    try picture.take(of: program, environment: ["SHOJI_PREVIEW": preview])
  }

  /// The name of what is shown, and the folder whose package or project has it.
  private func subject() throws -> (preview: String, folder: URL) {
    if SceneFile.isStoryboard(file) {
      let document = try SceneFile(file, scene: scene)
      return (document.preview, document.file.deletingLastPathComponent())
    }
    guard scene == nil else {
      throw ToolError("--scene is for storyboards, not for \(file)", cause: .commandLine)
    }
    let component = try ComponentFile(file)
    return (component.type, component.file.deletingLastPathComponent())
  }
}
