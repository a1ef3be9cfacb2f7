import InterfaceDocuments
import UIKit

/// One controller of a storyboard's scene: its view, which is made when it is needed, and its segues.
@MainActor final class SceneInstance: ControllerInterface {
  private(set) var document: LoadedDocument
  private(set) var element: InterfaceObject
  let storyboard: UIStoryboard?
  private(set) weak var controller: UIViewController?
  /// The objects besides the views that are made with the controller or its view, and that nothing else
  /// keeps.
  private var loose: [AnyObject] = []
  private var triggers: [SegueTrigger] = []
  /// The scene's objects by their identifiers, for popovers' anchors and for cells.
  private var known: [String: WeakObject] = [:]
  private lazy var scene = document.document.scene(of: element)

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ document: LoadedDocument, _ element: InterfaceObject, _ storyboard: UIStoryboard?) {
    (self.document, self.element, self.storyboard) = (document, element, storyboard)
    LiveDocuments.current.follow(self)
  }

  var viewName: String? {
    guard let id = element.id, let view = element.child(key: "view")?.id else { return nil }
    return "\(id)-view-\(view)"
  }

  /// Returns an object of the scene that is still there.
  func object(_ id: String) -> AnyObject? { known[id]?.object }

  // MARK: Making

  /// Makes the controller, with its items and its children.
  func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let instantiation = Instantiation(document, scene: self)
    enterPlaceholders(instantiation)
    let made = instantiation.make(document.plan(element)) { coder in creator?(coder) }
    guard let controller = made as? UIViewController else { return nil }
    instantiation.finish()
    remember(instantiation)
    return controller
  }

  /// Enters the controller as soon as its part of UIKit is initialized.
  func begin(_ controller: UIViewController) {
    self.controller = controller
    controller.storyboard = storyboard
    controller.interface = self
    if let viewName { controller.nibName = viewName }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = element.attribute("storyboardIdentifier")
    }
  }

  func loadView(of controller: UIViewController) -> Bool {
    guard let child = element.child(key: "view") else { return false }
    let instantiation = Instantiation(document, scene: self)
    enterPlaceholders(instantiation)
    instantiation.outer = { [unowned self] in object($0) }
    instantiation.enter(controller, as: element.id)
    let plan = document.plan(child)
    guard let view = instantiation.make(plan) as? UIView else { return false }
    if view.translatesAutoresizingMaskIntoConstraints == false {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    controller.view = view
    enterGuides(instantiation, controller)
    makeLooseObjects(instantiation)
    if let table = view as? UITableView, let child = element.child(key: "refreshControl"),
      let control = instantiation.make(document.plan(child)) as? UIRefreshControl
    {
      table.refreshControl = control
    }
    instantiation.connectLater(controller, document.plan(element))
    instantiation.finish()
    remember(instantiation)
    return true
  }

  func enterPlaceholders(_ instantiation: Instantiation) {
    for object in scene?.objects ?? [] {
      if object.attribute("placeholderIdentifier") == "IBFirstResponder", let id = object.id {
        instantiation.enterResponderPlaceholder(id)
      }
    }
  }

  private func enterGuides(_ instantiation: Instantiation, _ controller: UIViewController) {
    for guide in element.child(named: "layoutGuides")?.children ?? [] {
      let support =
        guide.attribute("type") == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      instantiation.enter(support, as: guide.id)
    }
  }

  /// Makes the objects of the scene besides the controller: recognizers, views without a superview, objects
  /// of the app's.
  private func makeLooseObjects(_ instantiation: Instantiation) {
    for object in scene?.objects ?? [] { makeLooseObject(object, instantiation) }
  }

  /// Takes another text of the same document. A scene that is there no longer keeps its own.
  func replace(_ document: LoadedDocument, _ element: InterfaceObject?) {
    self.document = document
    guard let element else { return }
    self.element = element
    scene = document.document.scene(of: element)
  }

  /// Keeps an object that is in the document no longer, to which an outlet may lead.
  func keep(_ object: AnyObject) { loose.append(object) }

  /// The objects of the scene besides the views.
  var objects: [InterfaceObject] { scene?.objects ?? [element] }

  /// Makes an object of the scene besides the views, which nothing else keeps.
  func makeLooseObject(_ object: InterfaceObject, _ instantiation: Instantiation) {
    guard object !== element, let type = object.type, type.category != .controller, type.makesObject,
      object.attribute("placeholderIdentifier") == nil, object.elementName != "exit"
    else { return }
    if let made = instantiation.make(document.plan(object)) { loose.append(made) }
  }

  func remember(_ instantiation: Instantiation) {
    for (id, object) in instantiation.objects where object !== controller || id == element.id {
      known[id] = WeakObject(object: object)
    }
  }

  // MARK: Segues

  /// Returns the target by which an item or a recognizer performs a segue.
  func trigger(_ segue: InterfaceObject) -> SegueTrigger {
    let trigger = SegueTrigger(self, segue)
    triggers.append(trigger)
    return trigger
  }

  /// The target that was made for a segue of an identifier.
  func trigger(of id: String?) -> SegueTrigger? { triggers.last { $0.segue.id == id } }

  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    guard let segue = document.segue(identifier, in: scene, of: element) else { return false }
    SegueRun(self, segue, controller)?.perform(sender)
    return true
  }

  /// Performs a segue that a person began, where the controller lets it.
  ///
  /// - Parameter anchor: The anchor of a popover, where that is in a cell.
  func perform(_ segue: InterfaceObject, sender: Any?, anchor: AnyObject? = nil) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: segue.attribute("identifier") ?? "", sender: sender)
    else { return }
    SegueRun(self, segue, controller, anchor: anchor)?.perform(sender)
  }

  /// Puts a segue's controller into a container view.
  func embed(_ segue: InterfaceObject, in view: UIView) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: segue.attribute("identifier") ?? "", sender: nil)
    else { return }
    SceneNesting.embed(segue, of: element, in: document) {
      SegueRun(self, segue, controller, container: view)?.perform(view)
    }
  }
}

/// The target of an item or a recognizer that performs a segue.
@MainActor final class SegueTrigger: NSObject {
  static let action = Selector("perform:", SegueTrigger.perform(_:))

  private weak var scene: SceneInstance?
  let segue: InterfaceObject

  init(_ scene: SceneInstance, _ segue: InterfaceObject) { (self.scene, self.segue) = (scene, segue) }

  private func perform(_ sender: Any?) { scene?.perform(segue, sender: sender) }
}
