import RxSwift
import Testing

@testable import Reactant
@testable import UIKit

@MainActor struct WireframeTests {
  private struct Plain: Wireframe {}
  private let wireframe = Plain()

  @Test("85: The provider is empty in the factory, and then has the controller") func creating() {
    var provider: FutureControllerProvider<UIViewController>?
    let controller = wireframe.create { future -> UIViewController in
      provider = future
      #expect(future.controller == nil && future.navigation == nil)
      return UIViewController()
    }
    #expect(provider?.controller === controller && provider?.navigation == nil)
  }

  @Test("86: The provider has the navigation controller") func navigation() {
    var provider: FutureControllerProvider<UIViewController>?
    let controller = wireframe.create { future -> UIViewController in
      provider = future
      return UIViewController()
    }
    let stack = UINavigationController(rootViewController: controller)
    #expect(provider?.controller === controller && provider?.navigation === stack)
  }

  @Test("87, 88: Results arrive in order, until the controller is gone", arguments: [false, true])
  func results(isInStack: Bool) {
    var send: AnyObserver<Int>?
    var stack: UINavigationController?
    var recording: Recorder<Int>?
    do {
      let (controller, results) = wireframe.create { (_, observer: AnyObserver<Int>) -> UIViewController in
        observer.onNext(0)
        send = observer
        return UIViewController()
      }
      if isInStack { stack = UINavigationController(rootViewController: controller) }
      recording = Recorder(results)
      #expect(recording!.elements.isEmpty && !recording!.isCompleted)
      send?.onNext(1)
      send?.onNext(2)
      #expect(recording!.elements == [1, 2] && !recording!.isCompleted && recording!.error == nil)
      withExtendedLifetime((controller, stack)) {}
    }
    stack = nil
    #expect(recording!.isCompleted)
  }

  @Test(
    "89: A branch has a button that closes it", arguments: ["", nil, String(repeating: "long ", count: 500)])
  func branches(title: String?) {
    let controller = UIViewController()
    let stack = wireframe.branchNavigation(controller: controller, closeButtonTitle: title)
    #expect(stack.viewControllers == [controller])
    #expect(controller.navigationItem.leftBarButtonItem?.title == title)
    #expect((controller.navigationItem.leftBarButtonItem == nil) == (title == nil))
  }

  @Test("A branch's button has the configuration's title, and dismisses") func closing() throws {
    try withScreen { screen in
      let root = UIViewController()
      screen.show(root)
      let controller = ControllerBase<Void, ViewBase<Void, Void>>()
      let stack = wireframe.branchNavigation(controller: controller)
      let item = try #require(controller.navigationItem.leftBarButtonItem)
      #expect(item.title == "Close" && item.style == .done)
      root.present(stack, animated: false)
      #expect(root.presentedViewController === stack)
      tap(item)
      screen.layOut()
      #expect(root.presentedViewController == nil)
    }
  }

  private func tap(_ item: UIBarButtonItem) {
    item.perform(from: nil, for: nil)
  }

  @Test("Bar button items call their closures once for each tap, and keep them") func items() {
    var taps = 0
    let items = [
      UIBarButtonItem(title: "New", style: .plain) { taps += 1 },
      UIBarButtonItem(image: UIImage(), style: .done) { taps += 1 },
      UIBarButtonItem(image: UIImage(), landscapeImagePhone: UIImage(), style: .plain) { taps += 1 },
      UIBarButtonItem(barButtonSystemItem: .add) { taps += 1 },
    ]
    for item in items { tap(item) }
    #expect(taps == 4 && items[0].title == "New" && items[1].style == .done)
    #expect(items[2].landscapeImagePhone != nil)
    tap(UIBarButtonItem(title: "Nothing", style: .plain))
  }

  @Test("Stacks are changed in one call") func stacks() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController()
    #expect(stack.replace(with: a, animated: false) == nil && stack.viewControllers == [a])
    stack.push(controller: b, animated: false)
    #expect(stack.replace(with: c, animated: false) === b && stack.viewControllers == [a, c])
    #expect(stack.pop(animated: false) === c)
    #expect(stack.replaceAll(with: b, animated: false) == [a] && stack.viewControllers == [b])
    #expect(stack.popAllAndReplace(with: a) == [b] && stack.viewControllers == [a])
  }

  @Test("Observables of controllers change a stack until it is gone") func observables() {
    let subject = PublishSubject<UIViewController>()
    var stack: UINavigationController? = UINavigationController(rootViewController: UIViewController())
    stack!.push(controller: subject, animated: false)
    let (a, b) = (UIViewController(), UIViewController())
    subject.onNext(a)
    #expect(stack!.topViewController === a)
    let replacing = PublishSubject<UIViewController>()
    let replaced = stack!.replace(with: replacing, animated: false)
    replacing.onNext(b)
    let recording = Recorder(replaced)
    #expect(recording.elements == [a] && stack!.topViewController === b)
    stack = nil
    #expect(recording.isCompleted && !subject.hasObservers)
  }

  @Test("Presenting and dismissing act at once, and their results are kept") func presenting() throws {
    try withScreen { screen in
      let (root, other) = (UIViewController(), UIViewController())
      screen.show(root)
      let presented = root.present(controller: other, animated: false)
      #expect(root.presentedViewController === other)
      screen.layOut()
      let recording = Recorder(presented)
      #expect(recording.elements == [other] && recording.isCompleted)
      let gone = Recorder(root.dismiss(animated: false))
      screen.layOut()
      #expect(gone.elements.count == 1 && gone.isCompleted && root.presentedViewController == nil)
    }
  }
}
