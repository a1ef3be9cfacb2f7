import Foundation
import InterfaceDocuments
import MarkupReading

/// A scene of a storyboard.
public struct SceneFile {
  /// The document.
  public let file: URL
  /// The identifier of the controller in the document.
  public let id: String

  /// The name by which an app shows it: `Main.storyboard#BYZ-38-t0r`.
  public var preview: String { "\(file.lastPathComponent)#\(id)" }

  /// Whether a path is that of a storyboard.
  public static func isStoryboard(_ path: String) -> Bool {
    (path as NSString).pathExtension == "storyboard"
  }

  /// Looks for a scene of a document.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - scene: The scene's identifier in code or in the document, or its class; the initial one for nil.
  /// - Throws: An error where the document cannot be read or has no such scene.
  public init(_ path: String, scene: String?) throws(ToolError) {
    file = URL(fileURLWithPath: path).standardizedFileURL
    let document = try Self.document(at: file)
    let subjects = Self.subjects(of: document)
    guard let scene else {
      let first =
        subjects.first { $0.id == document.initialViewController }
        ?? (subjects.count == 1 ? subjects[0] : nil)
      guard let id = first?.id else {
        throw ToolError(
          "\(file.lastPathComponent) has no initial scene; name one with --scene: "
            + subjects.map(\.name).joined(separator: ", "), cause: .commandLine)
      }
      self.id = id
      return
    }
    guard let found = subjects.first(where: { $0.names.contains(scene) }) else {
      let near = CommandLineSuggestion.nearest(to: scene, among: subjects.flatMap(\.names))
      throw ToolError(
        "\(file.lastPathComponent) has no scene “\(scene)”"
          + (near.map { "; did you mean “\($0)”?" }
            ?? "; there are: \(subjects.map(\.name).joined(separator: ", "))"),
        cause: .commandLine)
    }
    id = found.id
  }

  /// Returns the file of a nib.
  ///
  /// - Throws: An error where the document cannot be read or has no view.
  static func nib(_ path: String) throws(ToolError) -> URL {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let document = try document(at: file)
    guard document.objects.contains(where: { InterfaceElementType.named($0.elementName)?.category == .view })
    else {
      throw ToolError("\(file.lastPathComponent) has no view to show", cause: .commandLine)
    }
    return file
  }

  private static func document(at file: URL) throws(ToolError) -> InterfaceDocument {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw ToolError("there is no file \(file.path) to read", cause: .commandLine)
    }
    let (read, diagnostics) = InterfaceDocument.read(contentsOf: file.path)
    guard let document = read else {
      throw ToolError(diagnostics.first.map { "\($0)" } ?? "\(file.path) cannot be read")
    }
    return document
  }

  /// A controller, with all names that it has.
  private struct Subject {
    var id: String
    var names: [String]
    var name: String { names.last ?? id }
  }

  private static func subjects(of document: InterfaceDocument) -> [Subject] {
    let found = document.scenes.compactMap { scene in scene.controller.map { ($0, scene.sceneID) } }
    return found.compactMap { object, sceneID in
      guard let id = object.id else { return nil }
      let names = [id, sceneID, object.customClass, object.attribute("storyboardIdentifier")].compactMap {
        $0
      }
      return Subject(id: id, names: names.filter { !$0.isEmpty })
    }
  }
}
