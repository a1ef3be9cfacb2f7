import Foundation
import KatanaStore
import UIKit

/// An app whose screens, texts and store are to be where they were in the next process.
///
/// Numbered pages are pushed, each with a field, a secret one, a note, a counter and a long list. With
/// `PAGES=state` the stack of pages is in the store's state and the screen follows it; else a press pushes.
/// `RELEASE=2` is a later release, whose state has a field that the former one lacks.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let store = Store<PagesState>()
  private let stack = UINavigationController()
  private let isInState = ProcessInfo.processInfo.environment["PAGES"] == "state"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    stack.viewControllers = [makePage(0)]
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
    _ = store.addListener { [unowned self] in storeDidChange() }
    storeDidChange()
    return true
  }

  private func storeDidChange() {
    // As an app does that cannot show a state.
    if store.state.isBroken { fatalError("the state is broken") }
    guard isInState else { return }
    while stack.viewControllers.count <= store.state.depth {
      stack.pushViewController(makePage(stack.viewControllers.count), animated: false)
    }
  }

  private func makePage(_ number: Int) -> UIViewController {
    let page = Page(number, store: store)
    page.onNext = { [unowned self] in
      if isInState {
        store.dispatch(Open(depth: number + 1))
      } else {
        store.dispatch(Visit())
        stack.pushViewController(makePage(number + 1), animated: true)
      }
    }
    return page
  }
}

struct PagesState: State, Codable {
  var depth = 0
  var visits = 0
  var count = 0
  var isBroken = false
  /// A value of chance, which another process would not draw again.
  var chance = UInt64.random(in: 0...(.max))
  /// The field that a later release adds.
  var release: Int? = ProcessInfo.processInfo.environment["RELEASE"].flatMap(Int.init)

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    depth = try values.decode(Int.self, forKey: .depth)
    visits = try values.decode(Int.self, forKey: .visits)
    count = try values.decode(Int.self, forKey: .count)
    isBroken = try values.decode(Bool.self, forKey: .isBroken)
    chance = try values.decode(UInt64.self, forKey: .chance)
    if release != nil { release = try values.decode(Int.self, forKey: .release) }
  }
}

struct Open: StateUpdater {
  var depth: Int
  func updateState(_ state: inout PagesState) { state.depth = depth }
}

struct Visit: StateUpdater {
  func updateState(_ state: inout PagesState) { state.visits += 1 }
}

struct Count: StateUpdater {
  func updateState(_ state: inout PagesState) { state.count += 1 }
}

struct Break: StateUpdater {
  func updateState(_ state: inout PagesState) { state.isBroken = true }
}
