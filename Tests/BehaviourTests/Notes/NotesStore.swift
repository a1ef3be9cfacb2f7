import Foundation
import ShojiTestSupport
import Testing

/// A folder in which one notes app keeps everything, instead of the user's own.
final class NotesStore {
  /// The ways in which RNotes keeps notes.
  enum Service: String, CaseIterable, Sendable {
    case defaults, sqlite
  }

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The folder of the user defaults.
  var configuration: URL { folder.appendingPathComponent("config") }
  private var data: URL { folder.appendingPathComponent("data") }

  /// The database of RNotes.
  var database: URL { data.appendingPathComponent("RNotes/Library/Application Support/RNotes/notes.sqlite") }

  var environment: [String: String] {
    ["XDG_CONFIG_HOME": configuration.path, "XDG_DATA_HOME": data.path]
  }

  /// Starts RNotes on this store. With a trail it comes back to the screen where the last one was, as under
  /// `shoji run`.
  func start(
    _ service: Service = .defaults, on display: TestDisplay = .image,
    size: CGSize = CGSize(width: 375, height: 667),
    scale: CGFloat = 1, appearance: Appearance = .light, followsTrail: Bool = false
  ) async throws -> any AppDriver {
    let trail = followsTrail ? ["SHOJI_RESUME": folder.appendingPathComponent("resume").path] : [:]
    return try await display.start(
      "RNotes", size: size, scale: scale, appearance: appearance,
      arguments: ["--storage", service.rawValue], environment: environment.merging(trail) { $1 })
  }

  /// Starts the tutorial's app on this store.
  func startTutorial(on display: TestDisplay = .image) async throws -> any AppDriver {
    try await display.start(
      "NotesTutorial", size: CGSize(width: 375, height: 667), arguments: ["--safe-area", "20,0,0,0"],
      environment: environment)
  }

  /// Puts notes where the user defaults of an app keep them, as JSON of the app's own notes.
  func keep(_ notes: [[String: Any]], of app: String) throws {
    let json = try JSONSerialization.data(withJSONObject: notes)
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["notes": json], format: .xml, options: 0)
    try list.write(to: configuration.appendingPathComponent("\(app).plist"))
  }
}

extension AppDriver {
  /// The text of every label and field that shows one, from the back to the front.
  func texts() async throws -> [String] {
    func shown(_ node: TreeNode) -> [TreeNode] {
      node.isHidden || node.alpha == 0 ? [] : [node] + node.children.flatMap(shown)
    }
    return try await shown(tree()).compactMap { $0.text }.filter { !$0.isEmpty }
  }

  /// The rectangle of the first view that shows a text, in points of the window.
  func frame(of text: String) async throws -> CGRect {
    try await view(text).frame
  }
}
