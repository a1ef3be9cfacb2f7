import DisplayProtocol
import NIOCore

/// The fonts and pictures that tabs may ask for, by their content. Used on the server's loop only.
final class AssetStore {
  private let log: ServerLog
  private var pictures = PictureShelf()

  init(log: ServerLog) {
    self.log = log
  }

  /// The font file for a font, or nil (after a line in the log) when there is none.
  func font(for font: Font) -> FontAsset? { nil }

  /// Where a picture is served, relative to the page.
  func address(of picture: CGImage) -> String {
    "i/\(pictures.keep(picture)).png"
  }

  /// Drops pictures that the scene no longer shows, when there are many.
  func tidy(_ scene: Scene) {
    guard pictures.isFull else { return }
    var shown: Set<String> = []
    var pending = [LayerID.root]
    while let id = pending.popLast() {
      guard let node = scene[id] else { continue }
      if case .image(let image) = node.properties.content { shown.insert(image.image.contentHash) }
      pending.append(contentsOf: node.children)
    }
    pictures.keepOnly(shown)
  }

  /// The resource at a path, or nil when there is none. Files are made on another thread.
  func resource(at path: String, on loop: any EventLoop) -> EventLoopFuture<Resource?> {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "i", parts[1].hasSuffix(".png") {
      let name = String(parts[1].dropLast(4))
      if let picture = pictures[name] { return encode(picture, name: name, on: loop) }
    }
    return loop.makeSucceededFuture(nil)
  }

  private func encode(
    _ picture: CGImage, name: String, on loop: any EventLoop
  ) -> EventLoopFuture<Resource?> {
    let promise = loop.makePromise(of: Resource?.self)
    let log = log
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { Resource(try picture.pngData(), type: "image/png", hash: name) }
      loop.execute {
        if case .failure(let error) = result { log.say("cannot serve a picture: \(error)") }
        promise.succeed(try? result.get())
      }
    }
    return promise.futureResult
  }
}
