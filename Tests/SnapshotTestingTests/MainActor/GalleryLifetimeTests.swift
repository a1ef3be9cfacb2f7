import Testing
import UIKit

@testable import Gallery

/// What people copy from the gallery leaves nothing behind.
@Suite struct GalleryLifetimeTests {
  @Test("a page that was left is gone", arguments: GalleryPage.all.map(\.title))
  func leftPage(title: String) async throws {
    let page = try #require(GalleryPage.all.first { $0.title == title })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    weak var left: UIViewController?
    do {
      let controller = page.makeController()
      left = controller
      window.rootViewController = controller
      window.layoutIfNeeded()
      await nextTurns()
      window.rootViewController = UIViewController()
    }
    window.layoutIfNeeded()
    // What was put off for a moment still knows it.
    for _ in 0..<100 where left != nil {
      try await Task.sleep(for: .milliseconds(20))
      await nextTurns()
    }
    #expect(left == nil)
    window.isHidden = true
    window.rootViewController = nil
  }

  private func nextTurns() async {
    for _ in 0..<3 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }
}
