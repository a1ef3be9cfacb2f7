import Foundation

/// A file that describes a component of ReactantUI.
public struct ComponentFile {
  /// The component's type: what its root says, else the file's name.
  public let type: String
  /// The file.
  public let file: URL

  /// Looks at a file. Throws when it is not there, or not a component's.
  public init(_ path: String) throws(ToolError) {
    file = URL(fileURLWithPath: path).standardizedFileURL
    let name = file.lastPathComponent
    guard name.hasSuffix(".ui.xml"), name.count > 7 else {
      throw ToolError(
        "\(path) is not a component's file: its name must end in .ui.xml, or in .storyboard",
        cause: .commandLine)
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ToolError("there is no file \(file.path) to read", cause: .commandLine)
    }
    // Only the root's own attribute; what else is wrong in the file, the build says with its place.
    let root = text.firstMatch(of: /<(?:[A-Za-z_][\w.-]*:)?Component\b([^>]*)>/)?.1 ?? ""
    let declared = root.firstMatch(of: /\stype\s*=\s*["']([^"']*)["']/)?.1
    type = declared.map(String.init) ?? String(name.dropLast(7))
  }
}
