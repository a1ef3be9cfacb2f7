/// A connection of an object: an outlet, an action or a segue.
public struct InterfaceConnection: Sendable {
  /// The kind of a connection.
  public enum Kind: Hashable, Sendable {
    /// A property of the object.
    case outlet(property: String)
    /// A member of a property that is an array; `appends` where the property may have members already.
    case outletCollection(property: String, appends: Bool)
    /// A method of the destination, with the name of the event for controls.
    case action(selector: String, event: String?)
    /// A transition to another controller.
    case segue(InterfaceSegueKind)
  }

  /// The kind.
  public let kind: Kind
  /// The object from which it leads.
  public let source: InterfaceObject
  /// The identifier of the object it leads to.
  public let destination: String
  /// The element.
  public let element: InterfaceObject
}

/// The kind of a segue.
public enum InterfaceSegueKind: Hashable, Sendable {
  /// `show` or `push`.
  case show
  /// `showDetail` or `replace`.
  case showDetail
  /// `presentation` or `modal`.
  case present
  /// `popoverPresentation` or `popover`.
  case popover
  /// A controller in a container view.
  case embed
  /// A segue of a class of the app.
  case custom
  /// A way back, by the name of its action.
  case unwind(action: String)
  /// A container's children: `rootViewController`, `viewControllers`.
  case relationship(String)
}

extension InterfaceObject {
  /// The connections that lead from the object, in the document's order. Those that cannot be read are left
  /// out.
  public var connections: [InterfaceConnection] {
    (child(named: "connections")?.children ?? []).compactMap { element in
      guard let destination = element.attribute("destination") ?? element.attribute("target") else {
        return nil
      }
      func make(_ kind: InterfaceConnection.Kind) -> InterfaceConnection {
        InterfaceConnection(kind: kind, source: self, destination: destination, element: element)
      }
      switch element.elementName {
      case "outlet": return element.attribute("property").map { make(.outlet(property: $0)) }
      case "outletCollection":
        return element.attribute("property").map {
          make(.outletCollection(property: $0, appends: element.flag("appends") ?? false))
        }
      case "action":
        return element.attribute("selector").map {
          make(.action(selector: $0, event: element.attribute("eventType")))
        }
      case "segue": return element.segueKind.map { make(.segue($0)) }
      default: return nil
      }
    }
  }

  /// The kind of a segue; nil for other elements and for unknown kinds.
  public var segueKind: InterfaceSegueKind? {
    switch attribute("kind") {
    case "show", "push": .show
    case "showDetail", "replace": .showDetail
    case "presentation", "modal": .present
    case "popoverPresentation", "popover": .popover
    case "embed": .embed
    case "custom": .custom
    case "unwind": .unwind(action: attribute("unwindAction") ?? "")
    case "relationship": .relationship(attribute("relationship") ?? "")
    default: nil
    }
  }
}
