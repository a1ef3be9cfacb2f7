import Foundation
import Hyperdrive
import Testing

@testable import NotesTutorial

/// The lifetimes of screens that are shown and left again.
@MainActor struct LifetimeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let module = ApplicationModule()

  private func start() throws -> UINavigationController {
    let navigation = try #require(MainWireframe(module: module).entrypoint() as? UINavigationController)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation
  }

  @Test func aThousandVisitsToTheEditorLeaveNothingAlive() async throws {
    let navigation = try start()
    var controllers: [Weak<UIViewController>] = []
    var views: [Weak<UIView>] = []
    for _ in 0..<1_000 {
      try press("New", in: navigation)
      let editor = try #require(navigation.topViewController as? NoteModificationController)
      window.layoutIfNeeded()
      controllers.append(Weak(editor))
      views += [
        Weak(editor.rootView), Weak(editor.rootView.titleTextField), Weak(editor.rootView.bodyTextView),
      ]
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
      await endTurn()
    }
    #expect(controllers.count == 1_000)
    #expect(controllers.filter { $0.object != nil }.count <= 1)
    #expect(views.filter { $0.object != nil }.count <= 3)
  }

  @Test func aThousandListsLeaveNothingAlive() async throws {
    var roots: [Weak<UIViewController>] = []
    for _ in 0..<1_000 {
      let navigation = try start()
      let main = try #require(navigation.topViewController as? MainController)
      main.rootView.componentState = (0..<3).map { Note(id: "\($0)", title: "Title", body: "Body") }
      window.layoutIfNeeded()
      roots += [Weak(navigation), Weak(main)]
      window.rootViewController = nil
      await endTurn()
    }
    #expect(roots.filter { $0.object != nil }.count <= 2)
  }

  @Test func leavingDuringAPushLeavesNothingAlive() async throws {
    var left: [Weak<UIViewController>] = []
    for _ in 0..<100 {
      let navigation = try start()
      try press("New", in: navigation)
      let editor = try #require(navigation.topViewController as? NoteModificationController)
      left += [Weak(navigation), Weak(editor)]
      // The slide to the editor has only begun.
      window.rootViewController = UIViewController()
      window.layoutIfNeeded()
      await endTurn()
    }
    #expect(left.count == 200)
    #expect(left.filter { $0.object != nil }.count <= 2)
  }

  /// Lets what the main queue was given so far run.
  private func endTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  /// Presses a button of the navigation bar.
  private func press(_ title: String, in navigation: UINavigationController) throws {
    func button(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    let found = try #require(button(in: navigation.navigationBar))
    found.sendActions(for: .primaryActionTriggered)
  }
}

/// A reference that keeps nothing alive.
private struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
