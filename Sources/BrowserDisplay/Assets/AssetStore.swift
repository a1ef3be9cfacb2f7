import CoreGraphics
import NIOCore

/// The fonts and pictures that tabs may ask for, by their content. Used on the server's loop only.
final class AssetStore {
  /// The font file for a font, or nil (after a line in the log) when there is none.
  func font(for font: Font) -> FontAsset? { nil }

  /// Where a picture is served, relative to the page.
  func address(of image: CGImage) -> String { "" }

  /// The resource at a path, or nil when there is none.
  func resource(at path: String, on loop: any EventLoop) -> EventLoopFuture<Resource?> {
    loop.makeSucceededFuture(nil)
  }
}
