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

  init?(
    _ scene: SceneInstance, _ element: InterfaceObject, _ source: UIViewController, container: UIView? = nil
  ) {
    guard let kind = element.segueKind else { return nil }
    (self.scene, self.element, self.kind, self.source) = (scene, element, kind, source)
    self.container = container
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
    prepare(destination)
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
  private func prepare(_ destination: UIViewController) {
    switch kind {
    case .present, .popover:
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
    default: break
    }
    guard kind == .popover else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    if let id = element.attribute("popoverAnchorBarButtonItem") {
      popover.barButtonItem = scene.object(id) as? UIBarButtonItem
    } else if let id = element.attribute("popoverAnchorView"), let view = scene.object(id) as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
    if case .options(let words)? = element.value("popoverArrowDirection") {
      popover.permittedArrowDirections = Enumerations.arrows(words.map(\.swiftName))
    }
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
