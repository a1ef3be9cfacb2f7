import Foundation
import Testing

@testable import UIKit

/// Controllers that are closed at any moment leave nothing behind.
@MainActor struct ControllerLifetimeTests {
  @MainActor private final class References {
    private var all: [(String, () -> AnyObject?)] = []

    func add(_ name: String, _ object: AnyObject) {
      all.append((name, { [weak object] in object }))
    }

    /// Adds a view and all in it, with their layers and gesture recognizers.
    func add(treeOf view: UIView) {
      add("\(type(of: view))", view)
      add("\(type(of: view))'s layer", view.layer)
      for recognizer in view.gestureRecognizers ?? [] { add("\(type(of: recognizer))", recognizer) }
      for layer in view.layer.sublayers ?? [] { add("layer in \(type(of: view))", layer) }
      for constraint in view.constraints { add("constraint of \(type(of: view))", constraint) }
      for view in view.subviews { add(treeOf: view) }
    }

    /// The names of the objects that are alive.
    var alive: [String] { all.filter { $0.1() != nil }.map(\.0) }
  }

  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "A page"
      let field = UITextField()
      let text = UITextView()
      text.text = "Words of several\nlines"
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      let stack = UIStackView(arrangedSubviews: [label, field, text, button])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        text.heightAnchor.constraint(equalToConstant: 80),
      ])
    }
  }

  enum Way: CaseIterable {
    case popped, dismissedDuringPush, replacedDuringPush, hiddenDuringPush, dismissedDuringPresentation
    case poppedDuringPush
  }

  private func round(_ way: Way, _ fixture: TouchFixture, _ references: References) {
    autoreleasepool {
      let root = UIViewController()
      let window = UIWindow(frame: fixture.window.frame)
      window.windowLevel = .alert
      window.rootViewController = root
      window.isHidden = false
      UIScreen.main.finishTurn()
      let navigation = UINavigationController(rootViewController: Page())
      let next = Page()
      references.add("navigation", navigation)
      references.add("first page", navigation.viewControllers[0])
      references.add("second page", next)
      references.add("window", window)
      root.present(navigation, animated: way == .dismissedDuringPresentation)
      if way == .dismissedDuringPresentation { fixture.wait(0.1) }
      navigation.pushViewController(next, animated: true)
      UIScreen.main.finishTurn()
      references.add("first view", navigation.viewControllers[0].view)
      references.add("second view", next.view)
      references.add(treeOf: window)
      fixture.wait(0.1)
      references.add(treeOf: window)
      switch way {
      case .popped:
        fixture.wait(1)
        navigation.popViewController(animated: true)
        UIScreen.main.finishTurn()
        references.add(treeOf: window)
        fixture.wait(1)
        references.add(treeOf: window)
        root.dismiss(animated: true)
      case .dismissedDuringPush: root.dismiss(animated: true)
      case .dismissedDuringPresentation: root.dismiss(animated: true)
      case .replacedDuringPush: window.rootViewController = UIViewController()
      case .hiddenDuringPush: break
      case .poppedDuringPush:
        navigation.popViewController(animated: true)
        references.add(treeOf: window)
        fixture.wait(0.05)
        references.add(treeOf: window)
        root.dismiss(animated: false)
      }
      if way != .hiddenDuringPush { fixture.wait(2) }
      UIScreen.main.finishTurn()
      window.isHidden = true
      if way == .hiddenDuringPush { fixture.wait(2) }
      UIScreen.main.finishTurn()
    }
  }

  @Test(arguments: Way.allCases) func nothingStays(way: Way) {
    TouchFixture.run { fixture in
      let references = References()
      for _ in 0..<3 {
        round(way, fixture, references)
        fixture.wait(1)
      }
      #expect(references.alive.isEmpty)
    }
  }
}
