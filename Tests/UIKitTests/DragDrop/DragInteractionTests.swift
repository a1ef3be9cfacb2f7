import DisplayProtocol
import Testing

@testable import UIKit

@MainActor @Suite("Dragging between views", .serialized)
struct DragInteractionTests {
  /// A view at the left that gives a text, and one at the right that takes texts.
  @MainActor final class Fixture: UIDragInteractionDelegate, UIDropInteractionDelegate {
    let touches: TouchFixture
    let source: UIView
    let target: UIView
    var calls: [String] = []
    var texts: [String] = []
    var items = ["hello"]
    var operation = UIDropOperation.copy
    var allowsMove = true

    init(_ touches: TouchFixture) {
      self.touches = touches
      source = touches.view(0, 0, 100, 100)
      target = touches.view(200, 200, 150, 150)
      source.backgroundColor = .red
      source.addInteraction(UIDragInteraction(delegate: self))
      target.addInteraction(UIDropInteraction(delegate: self))
    }

    private func note(_ call: String) { if calls.last != call { calls.append(call) } }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      note("items")
      return items.map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { animator.addCompletion { [weak self] _ in self?.note("lifted") } }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      note("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { note("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("did end \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      note("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      note("update")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      note("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      note("drop")
      session.loadObjects(ofClass: NSString.self) { objects in
        self.texts = objects as! [String]
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      note("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      note("session end")
    }
  }

  /// Waits until what was put on the main queue has been done.
  private func mainQueue() async {
    for _ in 0..<3 {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
  }

  private func run(_ work: (Fixture) throws -> Void) rethrows -> Fixture? {
    var kept: Fixture?
    try TouchFixture.run { touches in
      let fixture = Fixture(touches)
      kept = fixture
      try work(fixture)
      touches.liftAll()
      touches.wait(2)
      #expect(Drag.current == nil)
      #expect(!touches.window.subviews.contains { $0 is DragLayerView }, "The pictures have gone.")
    }
    return kept
  }

  @Test("takes a text from a finger that rests and then moves, in UIKit's order")
  func finger() async {
    let fixture = run { fixture in
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.35)
      UIScreen.main.finishTurn()
      fixture.touches.wait(0.3)
      #expect(fixture.calls == ["items", "lifted"])
      fixture.touches.drag(to: 150, 150)
      #expect(fixture.calls == ["items", "lifted", "begin"])
      fixture.touches.drag(to: 250, 250)
      #expect(fixture.calls.suffix(2) == ["enter", "update"])
      fixture.touches.up()
      #expect(fixture.calls.suffix(2) == ["will end copy", "drop"])
      fixture.touches.wait(1)
      #expect(fixture.calls.suffix(3) == ["conclude", "session end", "did end copy"])
    }
    await mainQueue()
    #expect(fixture?.texts == ["hello"])
  }

  @Test("begins at once under a mouse")
  func mouse() async {
    let fixture = run { fixture in
      fixture.items = ["a", "b"]
      fixture.touches.down(50, 50, kind: .mouse)
      fixture.touches.move(55, 55, kind: .mouse)
      #expect(fixture.calls.isEmpty)
      fixture.touches.move(70, 70, kind: .mouse)
      fixture.touches.move(260, 260, kind: .mouse)
      fixture.touches.up(kind: .mouse)
    }
    await mainQueue()
    #expect(fixture?.texts == ["a", "b"])
  }

  @Test("brings the item back where nothing takes it, and where it is only forbidden or cancelled")
  func cancelling() {
    _ = run { fixture in
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.4)
      fixture.touches.drag(to: 250, 250)
      fixture.touches.drag(to: 150, 120)
      #expect(fixture.calls.last == "exit")
      fixture.touches.up()
      fixture.touches.wait(1)
      #expect(fixture.calls.suffix(3) == ["will end cancel", "session end", "did end cancel"])
    }
    for operation in [UIDropOperation.cancel, .forbidden, .move] {
      _ = run { fixture in
        fixture.operation = operation
        fixture.allowsMove = false
        fixture.touches.down(50, 50)
        fixture.touches.wait(0.4)
        fixture.touches.drag(to: 250, 250)
        fixture.touches.up()
        fixture.touches.wait(1)
        #expect(!fixture.calls.contains("drop") && fixture.calls.last == "did end cancel")
      }
    }
    _ = run { fixture in
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.4)
      fixture.touches.drag(to: 250, 250)
      fixture.touches.cancel()
      fixture.touches.wait(1)
      #expect(!fixture.calls.contains("drop") && fixture.calls.last == "did end cancel")
    }
    _ = run { fixture in
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.4)
      fixture.touches.drag(to: 250, 250)
      fixture.touches.press("Escape")
      fixture.touches.up()
      fixture.touches.wait(1)
      #expect(!fixture.calls.contains("drop") && fixture.calls.last == "did end cancel")
    }
  }

  @Test("does not begin without items, without rest, or where it is disabled")
  func refusal() {
    _ = run { fixture in
      fixture.items = []
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.6)
      fixture.touches.drag(to: 250, 250)
      fixture.touches.up()
      #expect(fixture.calls == ["items"])
      fixture.items = ["x"]
      fixture.calls = []
      fixture.touches.down(50, 50)
      fixture.touches.drag(to: 250, 250, seconds: 0.1)
      fixture.touches.up()
      #expect(fixture.calls.isEmpty)
      (fixture.source.interactions.first as? UIDragInteraction)?.isEnabled = false
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.6)
      fixture.touches.up()
      #expect(fixture.calls.isEmpty)
    }
  }

  @Test("puts down again what was lifted and not moved")
  func liftedOnly() {
    _ = run { fixture in
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.6)
      #expect(Drag.current != nil)
      fixture.touches.up()
      fixture.touches.wait(1)
      #expect(fixture.calls.first == "items" && !fixture.calls.contains("begin"))
    }
  }

  @Test("asks the innermost view that is concerned")
  func nesting() {
    final class Refuser: UIDropInteractionDelegate {
      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: ["public.image"])
      }
    }
    let refuser = Refuser()
    _ = run { fixture in
      let inner = UIView(frame: fixture.target.bounds)
      inner.addInteraction(UIDropInteraction(delegate: refuser))
      fixture.target.addSubview(inner)
      fixture.touches.down(50, 50)
      fixture.touches.wait(0.4)
      fixture.touches.drag(to: 250, 250)
      #expect(fixture.calls.contains("enter"))
      fixture.touches.up()
    }
  }
}
