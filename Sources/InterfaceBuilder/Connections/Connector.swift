import InterfaceDocuments
import ObjectiveCRuntime
import UIKit

/// Makes the connections of a document.
@MainActor struct Connector {
  private let instantiation: Instantiation

  init(_ instantiation: Instantiation) { self.instantiation = instantiation }

  func connect(_ object: AnyObject, _ connection: InterfaceConnection) {
    switch connection.kind {
    case .outlet(let property):
      guard let destination = destination(of: connection) else { return }
      set(destination, property, of: object)
    case .outletCollection(let property, _): collect(connection, property, object)
    case .action(let selector, let event): act(object, Selector(selector), event, connection)
    case .segue(let kind): follow(object, kind, connection)
    }
  }

  private func destination(of connection: InterfaceConnection) -> AnyObject? {
    instantiation.object(connection.destination)
  }

  // MARK: Outlets

  private func set(_ value: AnyObject, _ property: String, of object: AnyObject) {
    if let isSet = UIKitProperties.shared.set(value, property, of: object) {
      // A collection may be connected as one object.
      if isSet || UIKitProperties.shared.set([value], property, of: object) == true { return }
      return noteMismatch(value, property, of: object)
    }
    switch ObjectiveCMembers.assign(value, to: property, of: object) {
    case .done: return
    case .mismatched: noteMismatch(value, property, of: object)
    case .unknown:
      if ObjectiveCMembers.hasMethod("setValue:forKey:", of: object) {
        (object as? any KeyValueCoding)?.setValue(value, forKeyPath: property)
        return
      }
      if SetterTable.shared.connect([value], property, of: object) { return }
      setAnyway(value, property, of: object)
    }
  }

  private func noteMismatch(_ value: AnyObject, _ property: String, of object: AnyObject) {
    InterfaceLog.shared.note(
      "The outlet \(property) of \(type(of: object)) does not take a \(type(of: value)).")
  }

  /// Enters a member of a collection. All members are set at the first one.
  private func collect(_ connection: InterfaceConnection, _ property: String, _ object: AnyObject) {
    if property == "gestureRecognizers", let view = object as? UIView {
      if let gesture = destination(of: connection) as? UIGestureRecognizer {
        view.addGestureRecognizer(gesture)
      }
      return
    }
    let all = connection.source.connections.filter {
      if case .outletCollection(property, _) = $0.kind { true } else { false }
    }
    guard all.first?.element === connection.element else { return }
    let members = all.compactMap(destination(of:))
    if UIKitProperties.shared.set(members, property, of: object) == true { return }
    switch ObjectiveCMembers.assign(members, to: property, of: object) {
    case .done: return
    case .mismatched:
      InterfaceLog.shared.note(
        "The outlet collection \(property) of \(type(of: object)) takes other objects.")
    case .unknown:
      if property == "passthroughViews" || SetterTable.shared.connect(members, property, of: object) {
        return
      }
      setAnyway(members, property, of: object)
    }
  }

  private func setAnyway(_ value: Any, _ property: String, of object: AnyObject) {
    if instantiation.isUpdate {
      return InterfaceLog.shared.note("\(type(of: object)) has no outlet \(property).")
    }
    (object as? any KeyValueCoding)?.setValue(value, forKeyPath: property)
  }

  // MARK: Actions

  private func act(
    _ object: AnyObject, _ action: Selector, _ event: String?, _ connection: InterfaceConnection
  ) {
    let isResponder = instantiation.responderPlaceholders.contains(connection.destination)
    let target = destination(of: connection)
    guard target != nil || isResponder else { return }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: ControlEvents.event(event, of: control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: action) }
    default: break
    }
  }

  // MARK: Segues

  private func follow(_ object: AnyObject, _ kind: InterfaceSegueKind, _ connection: InterfaceConnection) {
    guard let scene = instantiation.scene else { return }
    let element = connection.element
    let anchor = element.popoverAnchor.flatMap { instantiation.object($0) }
    switch (kind, object) {
    case (.relationship, _): return
    case (.embed, let view as UIView): instantiation.note(embedding: element, in: view)
    case (_, let cell as UITableViewCell):
      let perform: @MainActor (UITableViewCell) -> Void = { [weak scene, weak anchor] in
        scene?.perform(element, sender: $0, anchor: anchor)
      }
      if element.attribute("trigger") == "accessoryAction" {
        cell.accessorySegue = perform
      } else {
        cell.selectionSegue = perform
      }
    case (_, let cell as UICollectionViewCell):
      cell.selectionSegue = { [weak scene, weak anchor] in
        scene?.perform(element, sender: $0, anchor: anchor)
      }
    case (_, let control as UIControl):
      control.addAction(
        UIAction(identifier: Self.action(of: element)) { [weak scene, weak anchor] action in
          scene?.perform(element, sender: action.sender, anchor: anchor)
        },
        for: ControlEvents.event(element.attribute("eventType"), of: control))
    case (_, let item as UIBarButtonItem):
      item.target = scene.trigger(element)
      item.action = SegueTrigger.action
    case (_, let gesture as UIGestureRecognizer):
      gesture.addTarget(scene.trigger(element), action: SegueTrigger.action)
    default: return
    }
  }

  /// The identifier of the action by which a control performs a segue.
  private static func action(of segue: InterfaceObject) -> UIAction.Identifier? {
    segue.id.map { UIAction.Identifier("segue \($0)") }
  }
}

/// The removal of connections that a changed document has no longer.
extension Connector {
  /// Disconnects an action or a segue. An outlet keeps its object, which the app's code may still use.
  func disconnect(_ object: AnyObject, _ connection: InterfaceConnection) {
    switch connection.kind {
    case .outletCollection("gestureRecognizers", _):
      guard let gesture = instantiation.object(connection.destination) as? UIGestureRecognizer else { return }
      (object as? UIView)?.removeGestureRecognizer(gesture)
    case .outlet, .outletCollection: return
    case .segue(.embed):
      for child in instantiation.scene?.controller?.children ?? []
      where child.viewIfLoaded?.superview === object {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    case .action(let selector, let event):
      let (target, action) = (instantiation.object(connection.destination), Selector(selector))
      switch object {
      case let control as UIControl:
        control.removeTarget(target, action: action, for: ControlEvents.event(event, of: control))
      case let item as UIBarButtonItem: (item.target, item.action) = (nil, nil)
      case let gesture as UIGestureRecognizer: gesture.removeTarget(target, action: action)
      default: return
      }
    case .segue: disconnect(object, segue: connection.element)
    }
  }

  private func disconnect(_ object: AnyObject, segue: InterfaceObject) {
    switch object {
    case let cell as UITableViewCell:
      if segue.attribute("trigger") == "accessoryAction" {
        cell.accessorySegue = nil
      } else {
        cell.selectionSegue = nil
      }
    case let control as UIControl:
      guard let identifier = Self.action(of: segue) else { return }
      control.removeAction(
        identifiedBy: identifier, for: ControlEvents.event(segue.attribute("eventType"), of: control))
    case let item as UIBarButtonItem: (item.target, item.action) = (nil, nil)
    case let gesture as UIGestureRecognizer:
      guard let trigger = instantiation.scene?.trigger(of: segue.id) else { return }
      gesture.removeTarget(trigger, action: SegueTrigger.action)
    default: return
    }
  }
}

/// The events of controls by their words in documents.
@MainActor enum ControlEvents {
  /// Returns the event of a word; without one that of a control's main action.
  static func event(_ word: String?, of control: UIControl) -> UIControl.Event {
    if let word, let event = UIControl.Event.named(word) { return event }
    return control is UIButton ? .touchUpInside : .primaryActionTriggered
  }
}
