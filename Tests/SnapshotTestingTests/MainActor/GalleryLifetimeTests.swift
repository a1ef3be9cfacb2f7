import Testing
import UIKit

@testable import Gallery

/// The lifetimes of the gallery's pages, from which people copy.
@Suite struct GalleryLifetimeTests {
  @Test("a page that was left is gone", arguments: 0..<60)
  func leftPage(index: Int) async throws {
    guard index < GalleryPage.all.count else { return }
    let page = GalleryPage.all[index]
    weak var left: UIViewController?
    do {
      let controller = page.makeController()
      left = controller
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      controller.view.layoutIfNeeded()
    }
    // What was put off for a moment still knows it.
    for _ in 0..<1_500 where left != nil { try await Task.sleep(for: .milliseconds(20)) }
    // Not the page itself: what stands in an expectation is described with all that it holds.
    let isGone = left == nil
    #expect(isGone, "\(page.title)")
  }
}
