import DisplayProtocol
import NIOCore

/// The fonts and pictures that tabs may request, by their content, and files that the app gives away. Used on
/// the server's loop only.
final class AssetStore {
  private let log: ServerLog
  private var pictures = ImageAssetCache()
  private var fonts = FontAssetCache()
  /// The files that the app gives away, the oldest first.
  private var files: [(token: String, file: OutgoingFile)] = []

  init(log: ServerLog) {
    self.log = log
  }

  /// The font file for a font, or nil (after a line in the log) when there is none.
  func font(for font: Font) -> FontAsset? {
    do {
      return try fonts.asset(for: font)
    } catch {
      log.log("cannot serve a font: \(own: error)")
      return nil
    }
  }

  /// Returns the address at which an image is served, relative to the page.
  func address(of picture: CGImage) -> String {
    "i/\(pictures.keep(picture)).png"
  }

  /// Returns the address at which a file that the app gives away is served, relative to the page.
  func address(of file: OutgoingFile) -> String {
    let token = RequestGate.makeSecret()
    files.append((token, file))
    // A download begins at once.
    if files.count > 100 { files.removeFirst() }
    return "d/\(token)"
  }

  /// Drops pictures that the scene no longer shows, when there are many.
  func tidy(_ scene: Scene) {
    guard pictures.isFull else { return }
    var shown: Set<String> = []
    Self.visitContents(of: scene) { content in
      switch content {
      case .none, .shape: break
      case .image(let image): shown.insert(image.image.contentHash)
      case .text(let text, _):
        for run in text.lines.lazy.flatMap(\.runs) {
          if let image = run.style.picture?.image { shown.insert(image.contentHash) }
        }
      }
    }
    pictures.keepOnly(shown)
  }

  /// Returns the addresses of the fonts in which a scene's texts are drawn, relative to the page, in the
  /// order in which they are met.
  func fontAddresses(in scene: Scene) -> [String] {
    var fonts: Set<Font> = []
    var addresses: [String] = []
    Self.visitContents(of: scene) { content in
      guard case .text(let text, _) = content else { return }
      for run in text.lines.lazy.flatMap(\.runs) where fonts.insert(run.style.font).inserted {
        guard let address = font(for: run.style.font)?.address, !addresses.contains(address) else { continue }
        addresses.append(address)
      }
    }
    return addresses
  }

  private static func visitContents(of scene: Scene, _ visit: (LayerContent) -> Void) {
    var pending = [LayerID.root]
    while let id = pending.popLast() {
      guard let node = scene[id] else { continue }
      visit(node.properties.content)
      pending.append(contentsOf: node.children.reversed())
    }
  }

  /// The resource at a path, or nil when there is none. It is read or made on another thread.
  func resource(at path: String, on loop: any EventLoop) -> EventLoopFuture<Resource?> {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return loop.makeSucceededFuture(nil) }
    let name = parts[1]
    if parts[0] == "i", name.hasSuffix(".png"), let picture = pictures[String(name.dropLast(4))] {
      return make(on: loop) { Resource(try picture.pngData(), type: "image/png", hash: name) }
    }
    if parts[0] == "f", let file = fonts[name] {
      return make(on: loop) {
        Resource(try Data(contentsOf: file), type: "font/\(file.pathExtension.lowercased())", hash: name)
      }
    }
    if parts[0] == "d", let file = files.first(where: { $0.token == name })?.file {
      // The browser is not to show it in the page's place, whatever it is.
      return make(on: loop) {
        Resource(try Data(contentsOf: file.url), type: "application/octet-stream", hash: name)
      }
    }
    return loop.makeSucceededFuture(nil)
  }

  private func make(
    on loop: any EventLoop, _ work: @escaping @Sendable () throws -> Resource
  ) -> EventLoopFuture<Resource?> {
    let promise = loop.makePromise(of: Resource?.self)
    let log = NIOLoopBound(log, eventLoop: loop)
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try work() }
      loop.execute {
        if case .failure(let error) = result { log.value.log("cannot serve a file: \(own: error)") }
        promise.succeed(try? result.get())
      }
    }
    return promise.futureResult
  }
}
