import InterfaceDocuments
import ObjectiveCRuntime
import UIKit

/// One performance of a segue.
@MainActor struct SegueRun {
  private let scene: SceneInstance
  private let element: InterfaceObject
  private let kind: InterfaceSegueKind
  private let source: UIViewController
  private let container: UIView?
  /// The anchor of a popover in a cell, of which there are several.
  private let anchor: AnyObject?

  init?(
    _ scene: SceneInstance, _ element: InterfaceObject, _ source: UIViewController, container: UIView? = nil,
    anchor: AnyObject? = nil
  ) {
    guard let kind = element.segueKind else { return nil }
    (self.scene, self.element, self.kind, self.source) = (scene, element, kind, source)
    (self.container, self.anchor) = (container, anchor)
  }

  private var identifier: String? { element.attribute("identifier") }
  private var animates: Bool { element.flag("animates") ?? true }

  private var type: UIStoryboardSegue.Type {
    guard let name = element.customClass else { return UIStoryboardSegue.self }
    if let found = ElementClass.named(name, module: element.customModule) as? UIStoryboardSegue.Type {
      return found
    }
    InterfaceLog.shared.note("Unknown class \(name) in Interface Builder file.")
    return UIStoryboardSegue.self
  }

  func perform(_ sender: Any?) {
    if case .unwind(let action) = kind {
      return source.performUnwindSegue(
        Selector(action), identifier: identifier, type: type, animates: animates, sender: sender)
    }
    guard let destination = makeDestination(sender) else { return }
    let segue = UIStoryboardSegue.make(type, identifier: identifier, source: source, destination: destination)
    segue.animates = animates
    prepare(destination, sender)
    segue.performHandler = handler(destination, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
    // The closures keep what the segue does.
    segue.performHandler = nil
  }

  private func makeDestination(_ sender: Any?) -> UIViewController? {
    guard let id = element.attribute("destination") else { return nil }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = element.attribute("destinationCreationSelector") {
      let (source, identifier) = (source, identifier)
      creator = { coder in
        MainActor.assumeIsolated {
          let call = Selector(name).call(on: source, with: [coder, sender, identifier])
          if !call.isDone {
            InterfaceLog.shared.note(
              "\(Swift.type(of: source)) has no method \(name) that makes a segue's controller.")
          }
          return call.result as? UIViewController
        }
      }
    }
    return scene.document.makeController(id, of: scene.storyboard, creator)
  }

  /// Sets how a controller is presented, so that the source can change it.
  private func prepare(_ destination: UIViewController, _ sender: Any?) {
    guard kind == .present || kind == .popover else { return }
    if case .enumeration(let word)? = element.value("modalPresentationStyle"),
      let style = Enumerations.value(UIModalPresentationStyle.self, word.swiftName)
    {
      destination.modalPresentationStyle = style
    }
    if case .enumeration(let word)? = element.value("modalTransitionStyle"),
      let style = Enumerations.value(UIModalTransitionStyle.self, word.swiftName)
    {
      destination.modalTransitionStyle = style
    }
    if kind == .popover { destination.modalPresentationStyle = .popover }
    guard destination.modalPresentationStyle == .popover else { return }
    if let popover = destination.popoverPresentationController { prepare(popover, sender) }
  }

  /// Sets the anchor of a popover, which is what began the segue where the document names none, and its
  /// arrow.
  private func prepare(_ popover: UIPopoverPresentationController, _ sender: Any?) {
    switch anchor ?? element.popoverAnchor.flatMap({ scene.object($0) }) ?? sender {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView: popover.sourceView = view
    case let gesture as UIGestureRecognizer: popover.sourceView = gesture.view
    default: break
    }
    if case .options(let words)? = element.value("popoverArrowDirection") {
      popover.permittedArrowDirections = Enumerations.options(words.map(\.swiftName))
    }
    let passed = element.connections.compactMap { connection -> UIView? in
      guard case .outletCollection("passthroughViews", _) = connection.kind else { return nil }
      return scene.object(connection.destination) as? UIView
    }
    if !passed.isEmpty { popover.passthroughViews = passed }
  }

  private func handler(_ destination: UIViewController, _ sender: Any?) -> (() -> Void)? {
    let (source, animates) = (source, animates)
    switch kind {
    case .show where element.attribute("kind") == "push":
      return {
        if let navigation = source.navigationController {
          navigation.pushViewController(destination, animated: animates)
        } else {
          source.show(destination, sender: sender)
        }
      }
    case .show: return { Self.run(animates) { source.show(destination, sender: sender) } }
    case .showDetail:
      return { Self.run(animates) { source.showDetailViewController(destination, sender: sender) } }
    case .present, .popover: return { source.present(destination, animated: animates) }
    case .embed:
      guard let container else { return nil }
      return {
        source.addChild(destination)
        let view = destination.view!
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        destination.didMove(toParent: source)
      }
    case .custom, .unwind, .relationship: return nil
    }
  }

  private static func run(_ animates: Bool, _ body: () -> Void) {
    if animates { body() } else { UIView.performWithoutAnimation(body) }
  }
}

extension InterfaceObject {
  /// The identifier of a popover's anchor; nil where a segue names none. One in a cell has a prefix, as there
  /// are several of it.
  var popoverAnchor: String? {
    (attribute("popoverAnchorBarButtonItem") ?? attribute("popoverAnchorView")).map { id in
      let prefix = "$cellContext$"
      return id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
    }
  }
}
