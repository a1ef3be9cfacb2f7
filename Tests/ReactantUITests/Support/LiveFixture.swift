import Foundation
import Reactant
import ReactantUIMarkup

@testable import ReactantUI
@testable import UIKit

/// A folder of XML files that are followed live, and a window that shows components of them.
@MainActor final class LiveFixture {
  let folder: TemporaryFolder
  let window: UIWindow
  let root = UIViewController()
  let manager = ReactantLiveUIManager.shared
  /// The work that waits for time to pass.
  private(set) var waiting: [@MainActor () -> Void] = []

  init(
    _ files: [String: String], components: [String: () -> UIView] = [:],
    size: CGSize = CGSize(width: 390, height: 700)
  )
    throws
  {
    folder = try TemporaryFolder()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    for (name, text) in files { folder.write(name, text) }
    manager.removeAllComponents()
    manager.activate(
      in: window,
      configuration: ReactantLiveUIConfiguration(rootDirectory: folder.path, components: components))
    manager.watched?.schedule = { [weak self] _, work in self?.waiting.append(work) }
    finishTurn()
  }

  /// Puts a component on the whole window.
  @discardableResult func show<V: UIView>(_ view: V) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.view.rightAnchor),
      view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
    ])
    finishTurn()
    return view
  }

  /// Shows a component that has no class.
  func showStandIn(_ name: String) -> AnonymousComponent {
    show(manager.makeStandIn(typeName: name, path: folder.path(name + ".ui.xml")))
  }

  /// Saves a file and lets the app notice. It is renamed to its name: one that is written in place is
  /// reported as closed only when it is closed everywhere, and a process that another test starts meanwhile
  /// has it open for a moment.
  func save(_ name: String, _ text: String) {
    folder.replace(name, text)
    notice()
  }

  func notice() {
    manager.watched?.poll()
    finishTurn()
  }

  /// Runs what waits for time to pass, as often as something does.
  func letTimePass() {
    while !waiting.isEmpty {
      let due = waiting
      waiting = []
      for work in due { work() }
    }
    finishTurn()
  }

  func finishTurn() { UIScreen.main.host.finishTurn() }

  /// The texts of the errors that are shown; empty where there are none.
  var shownErrors: [String] {
    guard let view = manager.errorView else { return [] }
    var texts: [String] = []
    func collect(_ view: UIView) {
      if let label = view as? UILabel, !(view.superview is UIButton) { texts.append(label.text ?? "") }
      for subview in view.subviews { collect(subview) }
    }
    collect(view)
    return texts
  }

  func close() {
    manager.deactivate()
    for view in root.view.subviews { view.removeFromSuperview() }
    window.isHidden = true
    window.rootViewController = nil
    finishTurn()
  }
}

/// The text of a component file around its elements.
func component(_ children: String, _ attributes: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <Component xmlns="http://schema.reactant.tech/ui" xmlns:layout="http://schema.reactant.tech/layout" \(attributes)>
  \(children)
  </Component>
  """
}
