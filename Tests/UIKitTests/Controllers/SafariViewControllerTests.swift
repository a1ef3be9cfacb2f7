import DisplayProtocol
import SafariServices
import Testing

@testable import UIKit

/// The controller that opens an address outside of the app.
@MainActor struct SafariViewControllerTests {
  /// A display that notes what it is asked for.
  private final class Asked: Display {
    let configuration = DisplayConfiguration()
    @MainActor var opened: [URL] = []
    func start(_ receiver: any InputReceiver) throws {}
    func show(_ commit: SceneCommit) {}
    func stop() {}
    func perform(_ request: DisplayRequest) -> Bool {
      if case .open(let url) = request { opened.append(url) }
      return true
    }
  }

  private final class Delegate: SFSafariViewControllerDelegate {
    var calls: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finish") }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      calls.append("load \(didLoadSuccessfully)")
    }
  }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    root.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  @Test func theAddressIsOpenedOnceAndOnDemand() throws {
    let (display, delegate) = (Asked(), Delegate())
    UIApplication.shared.requestDisplay = display
    defer { UIApplication.shared.requestDisplay = nil }
    let controller = SFSafariViewController(url: try #require(URL(string: "https://example.org/page")))
    controller.delegate = delegate
    controller.loadViewIfNeeded()
    controller.viewDidAppear(false)
    controller.viewDidAppear(false)
    #expect(display.opened.map(\.absoluteString) == ["https://example.org/page"])
    let again = try #require(
      views(UIButton.self, in: controller.view).first {
        $0.currentTitle == "Open Again" || $0.configuration?.title == "Open Again"
      })
    again.sendActions(for: .primaryActionTriggered)
    #expect(display.opened.count == 2)
    let bar = try #require(views(UINavigationBar.self, in: controller.view).first)
    #expect(bar.topItem?.title == "example.org")
    let done = try #require(bar.topItem?.leftBarButtonItem)
    #expect(done.title == "Done")
    done.primaryAction?.perform(sender: done)
    #expect(delegate.calls.last == "finish")
  }
}
