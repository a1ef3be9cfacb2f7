import Foundation
import NIOCore

/// The page and the two files it is made with.
struct Page: Sendable {
  /// What the browser loads first.
  let document: Resource
  /// The client script, its parts one after another.
  let script: Resource
  /// The part of the client that draws shapes and masks, which it fetches when the first of them comes.
  let drawing = Resource(
    Page.packed(PackageResources.drawing_js), type: "text/javascript; charset=utf-8")
  /// The part of the client that edits text, which it fetches when the first editor comes.
  let editing = Resource(
    Page.packed(PackageResources.changes_js + PackageResources.editor_js),
    type: "text/javascript; charset=utf-8")
  /// The part of the client for people who do not look or point, a file of its own as well.
  let access = Resource(
    Page.packed(PackageResources.access_js), type: "text/javascript; charset=utf-8")
  /// The part of the client that brings baselines to their places where the browser does not.
  let baselines = Resource(
    Page.packed(PackageResources.baselines_js), type: "text/javascript; charset=utf-8")
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
    script = Resource(
      Page.packed(
        PackageResources.scrolling_js + PackageResources.client_js, keepsTests: hasTestHooks),
      type: "text/javascript; charset=utf-8")
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
      <script src="a/\(baselines.hash).js" defer></script>
      <script src="a/\(access.hash).js" defer></script>
      <script src="a/\(script.hash).js" data-drawing="a/\(drawing.hash).js" data-editing="a/\(editing.hash).js" defer></script>
      <noscript>This app needs JavaScript.</noscript>
      </html>

      """
    self.document = Resource(document.utf8, type: "text/html; charset=utf-8")
  }

  /// The page's own file at a path behind the secret.
  func resource(at path: String) -> Resource? {
    switch path {
    case "a/\(script.hash).js": script
    case "a/\(drawing.hash).js": drawing
    case "a/\(editing.hash).js": editing
    case "a/\(access.hash).js": access
    case "a/\(baselines.hash).js": baselines
    case "a/\(styles.hash).css": styles
    default: hasDeveloperPanel ? panel.resource(at: path) : nil
    }
  }

  /// A script without the lines that only people read, and without indentation; what stands between `// <tests>` and
  /// `// </tests>` is left out unless tests want it.
  static func packed(_ script: [UInt8], keepsTests: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    var isComment = false
    var isForTests = false
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      if words.starts(with: Array("/**".utf8)) { isComment = true }
      defer { if words.suffix(2) == Array("*/".utf8)[...] { isComment = false } }
      if words.elementsEqual("// <tests>".utf8) { isForTests = !keepsTests }
      if words.elementsEqual("// </tests>".utf8) { isForTests = false }
      guard !isForTests, !isComment, !words.starts(with: Array("//".utf8)), !words.isEmpty else { continue }
      result += words + [UInt8(ascii: "\n")]
    }
    return result
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
