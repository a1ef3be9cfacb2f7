import Foundation
import NIOCore

/// The page and the files it is made with.
struct Page: Sendable {
  /// The document that the browser loads first.
  let document: Resource
  /// The modules with which a page begins.
  let script: Resource
  /// The modules that a page imports later, with the first change that needs them: what draws shapes
  /// and masks, what edits, what sends files, and what keeps the focus.
  let parts: [Resource]
  /// The styles that do not depend on the scene.
  let styles = Resource(PackageResources.client_css, type: "text/css; charset=utf-8")

  /// Whether the developer panel may be opened.
  let hasDeveloperPanel: Bool
  /// The developer panel, of which nothing is sent before it is opened.
  let panel: PanelPage

  /// The path of the developer panel's document, behind the secret.
  static let panelPath = "panel"

  /// Makes the page; with hooks for tests, its script can be asked what it has shown.
  init(title: String, hasDeveloperPanel: Bool = false, hasTestHooks: Bool = false) {
    self.hasDeveloperPanel = hasDeveloperPanel
    let files = Self.scripts
    let later = ["baselines.js", "drawing.js", "editor.js", "files.js", "succession.js"].map {
      (name: $0, resource: Self.script($0, of: files))
    }
    parts = later.map(\.resource)
    script = Self.script(
      "main.js", of: files, keepsTests: hasTestHooks,
      addresses: Dictionary(uniqueKeysWithValues: later.map { ($0.name, "\($0.resource.hash).js") }))
    panel = PanelPage(title: title)
    let key =
      hasDeveloperPanel
      ? "\n<script src=\"a/\(panel.key.hash).js\" data-dock=\"a/\(panel.dock.hash).js\" defer></script>" : ""
    let document = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(title))</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="a/\(styles.hash).css">\(key)
      <script src="a/\(script.hash).js" type="module"></script>
      <noscript>This app needs JavaScript.</noscript>
      </html>

      """
    self.document = Resource(document.utf8, type: "text/html; charset=utf-8")
  }

  /// The page's own file at a path behind the secret.
  func resource(at path: String) -> Resource? {
    if path == "a/\(script.hash).js" { return script }
    if path == "a/\(styles.hash).css" { return styles }
    if let part = parts.first(where: { path == "a/\($0.hash).js" }) { return part }
    return hasDeveloperPanel ? panel.resource(at: path) : nil
  }

  /// The modules of the page and of the developer panel, by the names of their files.
  static let scripts: [String: [UInt8]] = [
    "accessibility.js": PackageResources.accessibility_js, "animations.js": PackageResources.animations_js,
    "baselines.js": PackageResources.baselines_js, "changes.js": PackageResources.changes_js,
    "client.js": PackageResources.client_js, "connection.js": PackageResources.connection_js,
    "drawing.js": PackageResources.drawing_js, "editor.js": PackageResources.editor_js,
    "files.js": PackageResources.files_js,
    "input.js": PackageResources.input_js, "main.js": PackageResources.main_js,
    "panel.js": PackageResources.panel_js, "parts.js": PackageResources.parts_js,
    "queue.js": PackageResources.queue_js, "scrolling.js": PackageResources.scrolling_js,
    "styles.js": PackageResources.styles_js, "succession.js": PackageResources.succession_js,
  ]

  /// A module and all that it imports.
  static func script(
    _ entry: String, of files: [String: [UInt8]] = scripts, keepsTests: Bool = false,
    addresses: [String: String] = [:]
  ) -> Resource {
    Resource(
      ScriptBundle(entry, of: files, keepsTests: keepsTests, addresses: addresses).bytes,
      type: "text/javascript; charset=utf-8")
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
