import Foundation

/// The document of the developer panel, which the page shows in a frame, and the files it is made with.
struct PanelPage: Sendable {
  /// The document in the frame.
  let document: Resource
  /// The script with the panel's key, which the app's page has.
  let key = Resource(
    ScriptBundle.packed(PageFiles.bytes(of: "key.js")), type: "text/javascript; charset=utf-8")
  /// The script that docks the frame in the app's page.
  let dock = Resource(
    ScriptBundle.packed(PageFiles.bytes(of: "dock.js")), type: "text/javascript; charset=utf-8")
  private let script = Page.script("panel.js")
  private let styles = Resource(PageFiles.bytes(of: "panel.css"), type: "text/css; charset=utf-8")

  init(title: String) {
    let document: HTML = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) – Developer panel</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="a/\(styles.hash).css">
      <script type="module" src="a/\(script.hash).js"></script>
      </html>

      """
    self.document = Resource(document.text.utf8, type: "text/html; charset=utf-8")
  }

  /// The panel's own file at a path behind the secret.
  func resource(at path: String) -> Resource? {
    switch path {
    case "a/\(key.hash).js": key
    case "a/\(dock.hash).js": dock
    case "a/\(script.hash).js": script
    case "a/\(styles.hash).css": styles
    default: nil
    }
  }
}
