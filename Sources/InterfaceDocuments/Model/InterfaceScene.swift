import MarkupReading

/// A scene of a storyboard: a controller, its placeholders and the loose views beside it.
public struct InterfaceScene: Sendable {
  /// The scene's identifier, of which nothing else depends.
  public let sceneID: String
  /// The objects: the controller, the First Responder, an Exit, loose views and recognizers.
  public let objects: [InterfaceObject]
  /// The place of the scene's element.
  public let location: SourceLocation

  /// The controller; nil when a scene has none, or names one of another storyboard.
  public var controller: InterfaceObject? {
    objects.first { InterfaceElementType.named($0.elementName)?.isController ?? false }
  }
  /// The reference to a controller of another storyboard.
  public var placeholder: InterfaceObject? {
    objects.first { $0.elementName == "viewControllerPlaceholder" }
  }
  /// The object that stands for unwinding.
  public var exit: InterfaceObject? { objects.first { $0.elementName == "exit" } }
  /// The object that stands for the First Responder.
  public var firstResponder: InterfaceObject? {
    objects.first { $0.attribute("placeholderIdentifier") == "IBFirstResponder" }
  }
}
