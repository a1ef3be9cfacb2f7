import Foundation

/// The subject of a picture by itself: a component of ReactantUI, or a `#Preview`.
public struct PreviewSubject: Equatable {
  /// The file that was named; nil for a name.
  public let file: URL?
  /// The value of `SHOJI_PREVIEW`, by which the app finds it.
  public let variable: String

  /// Reads an argument: a file's path, or the name of a `#Preview`. Throws for a file that is not there, or has none.
  public init(_ argument: String) throws(ToolError) {
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
