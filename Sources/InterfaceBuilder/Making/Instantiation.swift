import InterfaceDocuments
import UIKit

/// The objects that are made of a document at one time, and what is to be connected between them.
@MainActor final class Instantiation {
  let document: LoadedDocument
  /// The objects by their identifiers.
  private(set) var objects: [String: AnyObject] = [:]
  /// The part of a scene that the objects belong to; nil for nibs.
  let scene: SceneInstance?
  /// Whether a running screen changes. Then a name that is not there is logged, where it else ends the app.
  let isUpdate: Bool
  /// The identifiers of placeholders for the responder chain.
  private(set) var responderPlaceholders: Set<String> = []
  /// The views whose margins are those of lines that are good to read.
  private(set) var readableViews: Set<ObjectIdentifier> = []
  /// Finds objects that were made before.
  var outer: @MainActor (String) -> AnyObject? = { _ in nil }

  private var made: [(object: AnyObject, plan: ElementPlan)] = []
  private var connectedOnly: [(object: AnyObject, plan: ElementPlan)] = []
  private var awakening: [any InterfaceObjectAwakening] = []
  private var plainAwakening: [NSObject] = []
  /// The segues that put controllers into container views.
  private(set) var embeddings: [(element: InterfaceObject, view: UIView)] = []

  init(_ document: LoadedDocument, scene: SceneInstance? = nil, isUpdate: Bool = false) {
    (self.document, self.scene, self.isUpdate) = (document, scene, isUpdate)
  }

  /// Enters an object that was made elsewhere.
  func enter(_ object: AnyObject, as id: String?) {
    if let id { objects[id] = object }
  }

  /// Enters a placeholder for the first responder, to which no object belongs.
  func enterResponderPlaceholder(_ id: String) { responderPlaceholders.insert(id) }

  /// Returns an object by its identifier.
  func object(_ id: String) -> AnyObject? { objects[id] ?? outer(id) }

  // MARK: Making

  /// Makes the object of an element, with all that is in it.
  func make(_ plan: ElementPlan) -> AnyObject? {
    if let id = plan.element.id, let known = objects[id] { return known }
    return make(plan, creator: nil)
  }

  /// Makes the object of an element, which a closure may make of its coder.
  func make(_ plan: ElementPlan, creator: ((NSCoder) -> AnyObject?)?) -> AnyObject? {
    guard let type = plan.classes.type else {
      if plan.type == nil || plan.type?.className != nil {
        InterfaceLog.shared.note(
          "\(plan.element.location): an object of `\(plan.element.elementName)` cannot be made.")
      }
      return nil
    }
    let decoder = ElementDecoder(plan, self)
    let coder = InterfaceCoder(decoder)
    guard let object = creator?(coder) ?? ObjectMaker.make(type, coder) else { return nil }
    decoder.decode(rest: object)
    return object
  }

  /// Gives an object that exists already what an element says.
  func adopt(_ object: AnyObject, _ plan: ElementPlan, settingFrame: Bool = true) {
    let frame = settingFrame ? nil : (object as? UIView)?.frame
    apply(plan, to: object)
    if let frame { (object as? UIView)?.frame = frame }
  }

  /// Sets the values of an element, makes what is in it, and enters the object for its connections.
  func apply(_ plan: ElementPlan, to object: AnyObject) {
    enter(object, as: plan.element.id)
    for set in plan.settings { set(object) }
    for step in plan.steps { step(object, self) }
    if let view = object as? UIView {
      if plan.followsReadableWidth { readableViews.insert(ObjectIdentifier(view)) }
      fill(view, plan)
    } else if let controller = object as? UIViewController {
      fill(controller, plan)
    }
    for set in plan.lateSettings { set(object) }
    plan.accessibility?.apply(to: object)
    made.append((object, plan))
    if let object = object as? any InterfaceObjectAwakening {
      awakening.append(object)
    } else if let object = object as? NSObject {
      plainAwakening.append(object)
    }
  }

  /// Enters an object that was made before, whose connections are to be made.
  func enterForConnections(_ object: AnyObject, _ plan: ElementPlan) { connectedOnly.append((object, plan)) }

  /// Notes that a view shows a controller.
  func note(embedding element: InterfaceObject, in view: UIView) { embeddings.append((element, view)) }

  // MARK: Ending

  /// Activates constraints, makes the connections, and calls `awakeFromNib()` of all objects.
  func finish() {
    activateConstraints()
    for (object, plan) in made + connectedOnly { connect(object, plan) }
    for (object, plan) in made where !plan.runtimeAttributes.isEmpty {
      for attribute in plan.runtimeAttributes { attribute.set(on: object, isUpdate: isUpdate) }
    }
    for object in awakening { object.awakeFromNib() }
    for object in plainAwakening { Awakening.call(object) }
    let embeddings = self.embeddings
    self.embeddings = []
    for (element, view) in embeddings { scene?.embed(element, in: view) }
    (made, connectedOnly) = ([], [])
    awakening = []
    plainAwakening = []
  }

  private func activateConstraints() {
    var all: [NSLayoutConstraint] = []
    for (object, plan) in made {
      guard let view = object as? UIView, !plan.constraints.isEmpty || plan.needsVariations else { continue }
      var own: [(ConstraintPlan, NSLayoutConstraint)] = []
      for constraint in plan.constraints {
        guard let made = constraint.make(in: view, self) else { continue }
        own.append((constraint, made))
      }
      if let variations = ViewVariations(view, plan, own, self) {
        variations.start()
        all += variations.activeConstraints
      } else {
        all += own.map(\.1)
      }
    }
    if isUpdate { all.removeAll { !$0.hasCommonAncestor } }
    if !all.isEmpty { NSLayoutConstraint.activate(all) }
  }

  /// Enters a constraint for outlets.
  func enter(_ constraint: NSLayoutConstraint, _ plan: ConstraintPlan) {
    enter(constraint, as: plan.element.id)
    if plan.isCustom { awakening.append(constraint) }
  }

  private func connect(_ object: AnyObject, _ plan: ElementPlan) {
    for connection in plan.connections { Connector(self).connect(object, connection) }
  }
}

/// Calls of `awakeFromNib()` of objects that are no part of UIKit.
@MainActor private enum Awakening {
  static func call(_ object: NSObject) {
    let awake = Selector("awakeFromNib")
    if object.responds(to: awake) { object.perform(awake) }
  }
}
