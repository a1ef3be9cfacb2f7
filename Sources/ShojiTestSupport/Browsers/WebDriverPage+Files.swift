import CoreGraphics
import DisplayDriver
import DisplayProtocol
import Foundation

/// Files for a page. WebDriver drags none, and chooses no folders, so the page is given files that it has
/// made itself.
extension WebDriverPage {
  /// Lets nothing but tests choose files; nobody would answer the browser's dialog.
  static let keepingFilesToTests = """
    const click = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function() { if (this.type !== 'file') click.call(this); };
    """

  /// Chooses the files that the page requests; none calls the choice off. Throws when it requests none.
  public func choose(_ files: [URL]) async throws {
    let input = "document.querySelector('input[type=file]')"
    guard try await evaluate("\(input) !== null", as: Bool.self) else {
      throw DriverError("the page does not ask for files")
    }
    guard !files.isEmpty else { return try await run("\(input).dispatchEvent(new Event('cancel'))") }
    try await run(
      """
      const input = \(input);
      Object.defineProperty(input, 'files', {value: \(try Self.list(of: files))});
      input.dispatchEvent(new Event('change'));
      """)
  }

  /// Drags files from outside to a point of the page and lets them go.
  public func drop(_ files: [URL], at point: CGPoint) async throws {
    try await run(
      """
      const dataTransfer = new DataTransfer();
      for (const file of \(try Self.list(of: files))) dataTransfer.items.add(file);
      const [x, y] = [\(point.x), \(point.y)];
      for (const type of ['dragenter', 'dragover', 'drop']) {
        document.elementFromPoint(x, y).dispatchEvent(
          new DragEvent(type, {dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true}));
      }
      """)
  }

  /// The types of files by the ends of their names.
  private static let types = ["txt": "text/plain", "png": "image/png"]

  /// An expression for a list of files; those of a folder have their paths in it.
  private static func list(of urls: [URL]) throws -> String {
    let files = try urls.flatMap { url in
      guard try isFolder(url) else { return [try expression(for: url, path: "")] }
      return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        .filter { try !isFolder(url.appending(path: $0)) }
        .map { try expression(for: url.appending(path: $0), path: "\(url.lastPathComponent)/\($0)") }
    }
    return "[\(files.joined(separator: ", "))]"
  }

  private static func isFolder(_ url: URL) throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw DriverError("there is no file \(url.path)")
    }
    return isFolder.boolValue
  }

  private static func expression(for file: URL, path: String) throws -> String {
    let encoder = JSONEncoder()
    let words = [file.lastPathComponent, types[file.pathExtension] ?? "", path]
    let values = String(decoding: try encoder.encode(words), as: UTF8.self)
    let bytes = try Data(contentsOf: file).base64EncodedString()
    return """
      (([name, type, path]) => Object.defineProperty(
        new File([Uint8Array.from(atob("\(bytes)"), letter => letter.charCodeAt(0))], name, {type}),
        'webkitRelativePath', {value: path}))(\(values))
      """
  }
}
