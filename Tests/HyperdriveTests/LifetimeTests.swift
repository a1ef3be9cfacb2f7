import Foundation
import Hyperdrive
import Testing

@testable import NotesTutorial

/// The lifetimes of screens that are shown and left again.
@MainActor struct LifetimeTests {
  private let fixture = ScreenFixture()
  private let module = ApplicationModule()

  private func start() throws -> UINavigationController {
    let navigation = try #require(MainWireframe(module: module).entrypoint() as? UINavigationController)
    fixture.window.rootViewController = navigation
    fixture.window.makeKeyAndVisible()
    fixture.window.layoutIfNeeded()
    return navigation
  }

  @Test func aThousandVisitsToTheEditorLeaveNothingAlive() async throws {
    let navigation = try fixture.perform { try start() }
    var controllers: [Weak<UIViewController>] = []
    var views: [Weak<UIView>] = []
    for _ in 0..<1_000 {
      try fixture.perform {
        try fixture.press("New", in: navigation)
        let editor = try #require(navigation.topViewController as? NoteModificationController)
        fixture.window.layoutIfNeeded()
        controllers.append(Weak(editor))
        views += [
          Weak(editor.rootView), Weak(editor.rootView.titleTextField), Weak(editor.rootView.bodyTextView),
        ]
        navigation.popViewController(animated: false)
      }
    }
    await fixture.endTurn()
    #expect(controllers.count == 1_000)
    #expect(controllers.filter { $0.object != nil }.count == 0)
    #expect(views.filter { $0.object != nil }.count == 0)
  }

  @Test func aThousandListsLeaveNothingAlive() async throws {
    var roots: [Weak<UIViewController>] = []
    for _ in 0..<1_000 {
      try fixture.perform {
        let navigation = try start()
        let main = try #require(navigation.topViewController as? MainController)
        main.rootView.componentState = (0..<3).map { Note(id: "\($0)", title: "Title", body: "Body") }
        fixture.window.layoutIfNeeded()
        roots += [Weak(navigation), Weak(main)]
        fixture.window.rootViewController = nil
      }
    }
    await fixture.endTurn()
    #expect(roots.filter { $0.object != nil }.count == 0)
  }

  @Test func leavingDuringAPushLeavesNothingAlive() async throws {
    var left: [Weak<UIViewController>] = []
    for _ in 0..<100 {
      try fixture.perform {
        let navigation = try start()
        try fixture.press("New", in: navigation)
        let editor = try #require(navigation.topViewController as? NoteModificationController)
        left += [Weak(navigation), Weak(editor)]
        // The slide to the editor has only begun.
        fixture.window.rootViewController = UIViewController()
        fixture.window.layoutIfNeeded()
      }
    }
    await fixture.endTurn()
    #expect(left.count == 200)
    #expect(left.filter { $0.object != nil }.count == 0)
  }
}

/// A reference that keeps nothing alive.
private struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
