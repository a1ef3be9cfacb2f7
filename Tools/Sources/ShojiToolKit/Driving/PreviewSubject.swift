import Foundation

/// The subject of a picture by itself: a component of ReactantUI, a scene of a storyboard, the view of a nib,
/// or a `#Preview`.
public struct PreviewSubject: Equatable {
  /// The file that was named; nil for a name.
  public let file: URL?
  /// The value of `SHOJI_PREVIEW`, by which the app finds it.
  public let variable: String
  /// Whether the file is a nib, for which a project's package needs a preview of its own.
  public var isNib: Bool { file?.pathExtension == "xib" }

  /// Reads an argument: a file's path, or the name of a `#Preview`. Throws for a file that is not there, or
  /// has none.
  ///
  /// - Parameters:
  ///   - argument: The file or the name.
  ///   - scene: The scene of a storyboard; the initial one for nil.
  ///   - here: The person's folder, from which a path is, and in whose package or project a file's name alone
  ///     is looked for.
  public init(
    _ argument: String, scene: String? = nil, in here: String = FileManager.default.currentDirectoryPath
  ) throws(ToolError) {
    let hasEnding = [".xml", ".swift", ".storyboard", ".xib"].contains(where: argument.hasSuffix)
    // A component may be named by its type, where that is the name of its file.
    let file = try NamedFile.find(hasEnding ? argument : argument + ".ui.xml", in: here)
    try self.init(file: file?.path ?? argument, scene: scene)
  }

  /// Reads the path of a file, or the name of a `#Preview`.
  private init(file argument: String, scene: String?) throws(ToolError) {
    if SceneFile.isStoryboard(argument) {
      let document = try SceneFile(argument, scene: scene)
      (file, variable) = (document.file, document.preview)
      return
    }
    guard scene == nil else {
      throw ToolError("--scene is for storyboards, not for \(argument)", cause: .commandLine)
    }
    if (argument as NSString).pathExtension == "xib" {
      let nib = try SceneFile.nib(argument)
      (file, variable) = (nib, "#" + nib.lastPathComponent)
      return
    }
    if argument.hasSuffix(".xml") {
      let component = try ComponentFile(argument)
      (file, variable) = (component.file, component.type)
      return
    }
    guard argument.hasSuffix(".swift") else {
      guard !argument.isEmpty else { throw ToolError("a preview has a name", cause: .commandLine) }
      (file, variable) = (nil, "#" + argument)
      return
    }
    let place = URL(fileURLWithPath: argument).standardizedFileURL
    guard let text = try? String(contentsOf: place, encoding: .utf8) else {
      throw ToolError("there is no file \(place.path) to read", cause: .commandLine)
    }
    guard text.contains("#Preview") || text.contains("UIPreview(") else {
      throw ToolError("\(place.path) has no #Preview", cause: .commandLine)
    }
    (file, variable) = (place, "#" + place.path)
  }
}
