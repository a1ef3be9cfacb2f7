import DisplayProtocol
import Testing

@testable import UIKit

/// Views that a drag which rests over them activates.
@MainActor @Suite(.serialized) struct SpringLoadingTests {
  private final class Watcher: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var log: [String] = []
    var isAllowed = true
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { isAllowed }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finish") }
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { log.append("\(context.state)") }
  }

  private let view = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let watcher = Watcher()
  private let session = DragSession()

  private func add() {
    view.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: watcher, interactionEffect: watcher) {
        [watcher] _, context in
        watcher.log.append("activate \(context.targetView != nil)")
      })
  }

  @Test("are activated once, after a rest, however the hand moves over them")
  func activates() {
    add()
    TouchFixture.run { touches in
      let loading = SpringLoading()
      loading.move(over: view, of: session)
      loading.move(over: view, of: session)
      #expect(watcher.log == ["possible"])
      touches.wait(SpringLoading.delay + SpringLoading.blinkDuration + 0.1)
      #expect(watcher.log == ["possible", "activating", "activated", "finish", "activate true"])
      loading.move(over: view, of: session)
      loading.end()
      #expect(watcher.log.count == 6 && watcher.log.last == "inactive")
    }
  }

  @Test("are left as they were by a hand that goes on, or is not allowed")
  func leaves() {
    add()
    TouchFixture.run { touches in
      let loading = SpringLoading()
      watcher.isAllowed = false
      loading.move(over: view, of: session)
      #expect(watcher.log.isEmpty)
      watcher.isAllowed = true
      loading.move(over: view, of: session)
      loading.move(over: nil, of: session)
      #expect(watcher.log == ["possible", "inactive", "finish"])
      touches.wait(SpringLoading.delay + 0.1)
      #expect(watcher.log.count == 3)
    }
  }

  @Test("a button is pressed where it is to be")
  func buttons() {
    var presses = 0
    view.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    #expect(!view.isSpringLoaded)
    view.isSpringLoaded = true
    view.isSpringLoaded = true
    #expect(view.isSpringLoaded && view.interactions.count { $0 is UISpringLoadedInteraction } == 1)
    TouchFixture.run { touches in
      let loading = SpringLoading()
      loading.move(over: view, of: session)
      touches.wait(SpringLoading.delay + SpringLoading.blinkDuration + 0.1)
    }
    #expect(presses == 1)
    view.isSpringLoaded = false
    #expect(!view.isSpringLoaded)
  }
}
