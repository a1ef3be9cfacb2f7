import LinkPresentation
import UIKit

/// The view of a link, whose metadata the app fills in.
final class LinkScreen: FrameworkScreen {
  override class var framework: String { "Link Presentation" }
  override class var purpose: String { "The view of a link" }
  override class var symbol: String { "link" }

  override func fill() {
    let metadata = LPLinkMetadata()
    metadata.title = "All about tea"
    metadata.url = URL(string: "https://example.org/tea")
    metadata.originalURL = metadata.url
    add(LPLinkView(metadata: metadata), height: 80)
  }
}
