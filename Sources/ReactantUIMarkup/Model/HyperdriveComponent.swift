/// The parts of a component that only Hyperdrive's dialect has: its class is generated with its state and its
/// actions.
public struct HyperdriveComponent: Hashable, Sendable {
  /// A property of the state that `<state>` declares.
  public struct Property: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The type in Swift.
    public var type: String
    /// The first value in Swift.
    public var value: String
  }

  /// The declared properties of the state, in the order of the document.
  public var properties: [Property] = []
  /// The actions that the component's own view sends.
  public var actions: [ViewAction] = []
  /// The actions of the bar of the controller that shows the component.
  public var barActions: [Name] = []
  /// The method that is called once the component has been made.
  public var didInit: Name?

  /// Makes a component without state or actions.
  public init() {}
}

/// An action that a view sends.
public struct ViewAction: Hashable, Sendable {
  /// The event at which it is sent, such as `tap`; nil is the view's first one.
  public var event: String?
  /// The name of the action.
  public var name: Name
}

/// A value for a property of the state of a component inside another.
public struct StateValue: Hashable, Sendable {
  /// The value.
  public enum Source: Hashable, Sendable {
    /// A property of the outer component's state, by its path.
    case state(String)
    /// Text as it is written.
    case text(String)
  }

  /// The property.
  public var name: Name
  /// The value.
  public var source: Source
}
