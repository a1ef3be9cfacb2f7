import CoreGraphics
import Foundation
import NIOCore

/// The page and the files it is made with.
///
/// Scripts and styles with which it begins stand in its document: a browser that has just begun takes longer
/// to ask for a file than to read this one. The policy names both by their hashes, and so lets in nothing
/// else that stands there.
struct Page: Sendable {
  /// The document that the browser loads first.
  let document: Resource
  /// The script that opens the connection, at the document's beginning.
  let opening: Resource
  /// The modules with which a page begins, in the document.
  let script: Resource
  /// The modules that a page imports later, with the first change that needs them: what draws shapes and
  /// masks, what edits, what sends files, what reaches devices, what keeps the focus, what speaks of the
  /// connection, and what performs what was done before.
  let parts: [Resource]
  /// The sources by which a content security policy lets the document's scripts and styles in.
  let scriptSources, styleSources: String

  /// The parts of the document before and after the scene's picture.
  let head, tail: HTML
  /// The script between the picture's styles and its elements: it has the fonts there in time, and records
  /// what is done with the picture.
  private let pictureScript: String

  /// Whether the developer panel may be opened.
  let hasDeveloperPanel: Bool
  /// The developer panel, of which nothing is sent before it is opened.
  let panel: PanelPage

  /// The path of the developer panel's document, behind the secret.
  static let panelPath = "panel"

  /// Makes the page; with hooks for tests, its script can be asked what it has shown.
  init(title: String, hasDeveloperPanel: Bool = false, hasTestHooks: Bool = false) {
    self.hasDeveloperPanel = hasDeveloperPanel
    let files = PageFiles.all
    // The part that speaks of the connection fetches this one, from where the first modules stand.
    let devices = Self.script("devices.js", of: files)
    let later = ["drawing.js", "editor.js", "files.js", "focus.js", "replay.js", "status.js", "webkit.js"].map
    {
      name in
      (
        name: name,
        resource: Self.script(name, of: files, addresses: ["devices.js": Self.address(of: devices)])
      )
    }
    parts = later.map(\.resource) + [devices]
    let addresses = Dictionary(uniqueKeysWithValues: later.map { ($0.name, Self.address(of: $0.resource)) })
    script = Self.script(
      "main.js", of: files, keepsTests: hasTestHooks, addresses: addresses)
    opening = Self.script("opening.js")
    let first = Self.text(opening.bytes.readableBytesView)
    let code = Self.text(script.bytes.readableBytesView)
    let rules = Self.text(PageFiles.bytes(of: "client.css"))
    panel = PanelPage(title: title)
    let key: HTML =
      hasDeveloperPanel
      ? "\n<script src=\"a/\(panel.key.hash).js\" data-dock=\"a/\(panel.dock.hash).js\" async></script>" : ""
    head = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
      <meta name="color-scheme" content="light dark">
      <script>\(script: first)</script>
      <title>\(title)</title>
      <link rel="icon" href="\(Self.icon(for: title))">
      <style>\(styles: rules)</style>\(key)

      """
    tail = """
      <script type="module">\(script: code)</script>
      <noscript>This app needs JavaScript.</noscript>
      </html>

      """
    document = Resource((head + tail).text.utf8, type: "text/html; charset=utf-8")
    let beside = ["fonts.js", "recorder.js"].map { name in
      Self.text(Self.script(name, of: files, addresses: addresses).bytes.readableBytesView)
    }.joined()
    pictureScript = beside
    scriptSources = [first, beside, code].map(Self.source(of:)).joined(separator: " ")
    styleSources = Self.source(of: rules)
  }

  /// The end of a document that began with ``head``, with a picture of the scene in it where there is one.
  /// Its styles are let in by a nonce of the response.
  func end(showing scene: PrerenderedScene?, nonce: String) -> HTML {
    guard let scene else { return tail }
    return
      "<style nonce=\"\(nonce)\">\(styles: scene.styles)</style>\n<script>\(script: pictureScript)</script>\n\(scene.html)\n\(tail)"
  }

  /// The address of an icon for an app of a title: its first letter on a color of its own.
  private static func icon(for title: String) -> String {
    let letter = (title.first { $0.isLetter || $0.isNumber }).map { String($0).uppercased() } ?? ""
    let hue = title.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 360 }
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><rect width='64' height='64' rx='14' \
      fill='hsl(\(hue) 60% 45%)'/><text x='32' y='45' font-family='sans-serif' font-size='38' font-weight='600' \
      text-anchor='middle' fill='white'>\(letter)</text></svg>
      """
    return "data:image/svg+xml," + (svg.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }

  /// The address of a module that is imported later. Half of a hash tells one version of it from another, and
  /// each letter counts in the first script, which cannot be packed where it is a hash.
  private static func address(of part: Resource) -> String { "a/\(part.hash.prefix(8)).js" }

  /// The page's own file at a path behind the secret.
  func resource(at path: String) -> Resource? {
    if let part = parts.first(where: { path == Self.address(of: $0) }) { return part }
    return hasDeveloperPanel ? panel.resource(at: path) : nil
  }

  /// A module and all that it imports.
  static func script(
    _ entry: String, of files: [String: [UInt8]] = PageFiles.all, keepsTests: Bool = false,
    addresses: [String: String] = [:]
  ) -> Resource {
    Resource(
      ScriptBundle(entry, of: files, keepsTests: keepsTests, addresses: addresses).bytes,
      type: "text/javascript; charset=utf-8")
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// The source expression of a script or of styles within a document (CSP 3, 2.3.1).
  private static func source(of text: String) -> String {
    "'sha256-\(Data(Checksum.sha256(Array(text.utf8))).base64EncodedString())'"
  }
}
