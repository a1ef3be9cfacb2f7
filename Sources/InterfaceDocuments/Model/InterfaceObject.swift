import MarkupReading

/// An element of a document as it is written, with its place.
///
/// Elements that describe objects (`view`, `tableViewController`), their parts (`constraint`, `outlet`,
/// `segue`) and values (`rect`, `color`, `fontDescription`) have the same form. An element that is a value
/// says with `key` which property it is of.
public final class InterfaceObject: Sendable {
  /// The name of the element: `view`, `label`, `constraint`, `rect`, `outlet` ….
  public let elementName: String
  /// The attributes by name, as they are written.
  public let attributes: [String: String]
  /// The elements in it, in the document's order.
  public let children: [InterfaceObject]
  /// The text in it, of a `string` or a `mutableString`; nil when it has none but blanks.
  public let text: String?
  /// The place of its name.
  public let location: SourceLocation
  private let written: [MarkupElement.Attribute]

  /// Makes an element of one that was read, with all that is in it.
  ///
  /// - Parameter container: The size of the view around it, by whose edges older documents say frames.
  init(_ source: MarkupElement, in container: InsetFrame.Size? = nil) {
    let frame = source.elements.lazy.compactMap { InsetFrame.rect(of: $0, in: container) }.first
    elementName = source.name
    location = source.location
    written = source.attributes.filter { $0.namespace == .unnamed }
    attributes = Dictionary(written.map { ($0.name, $0.value.text) }, uniquingKeysWith: { first, _ in first })
    children = source.elements.map { part in
      if let frame, InsetFrame.isOne(part) { return InterfaceObject(frame: frame, at: part.location) }
      return InterfaceObject(part, in: frame?.size ?? container)
    }
    let texts = source.children.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
    let joined = texts.joined()
    text = joined.utf8.allSatisfy { $0 == 32 || (9...13).contains($0) } ? nil : joined
  }

  /// Makes the frame of a view.
  private init(frame: InsetFrame.Rect, at location: SourceLocation) {
    elementName = "rect"
    attributes = [
      "key": "frame", "x": "\(frame.x)", "y": "\(frame.y)", "width": "\(frame.size.width)",
      "height": "\(frame.size.height)",
    ]
    (children, text, written) = ([], nil, [])
    self.location = location
  }

  /// The property of the element around it that this one describes.
  public var key: String? { attributes["key"] }
  /// The identifier, unique in its document.
  public var id: String? { attributes["id"] }
  /// The name of the app's class that is made in place of UIKit's.
  public var customClass: String? { attributes["customClass"] }
  /// The module that the document names for the custom class.
  public var customModule: String? { attributes["customModule"] }
  /// `target` where the custom class is of the module that the document is built with.
  public var customModuleProvider: String? { attributes["customModuleProvider"] }

  /// Returns the text of an attribute, or nil.
  public func attribute(_ name: String) -> String? { attributes[name] }

  /// The names of the attributes, in the document's order.
  public var attributeNames: [String] { written.map(\.name) }

  /// Returns the place of an attribute's name, or that of the element when it has no such attribute.
  public func location(ofAttribute name: String) -> SourceLocation {
    written.first { $0.name == name }?.location ?? location
  }

  /// Returns the place of an attribute's value, or that of the element when it has no such attribute.
  public func location(ofValue name: String) -> SourceLocation {
    written.first { $0.name == name }?.value.location ?? location
  }

  /// Returns the first element in it with a key.
  public func child(key: String) -> InterfaceObject? { children.first { $0.key == key } }

  /// Returns the first element in it with a name.
  public func child(named name: String) -> InterfaceObject? { children.first { $0.elementName == name } }

  /// Returns the elements in it with a name.
  public func children(named name: String) -> [InterfaceObject] {
    children.filter { $0.elementName == name }
  }

  /// Whether an attribute is `YES`, or nil when it is absent or is neither `YES` nor `NO`.
  public func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// Calls a closure with the element and all in it, each before those within.
  public func visit(_ body: (InterfaceObject) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
