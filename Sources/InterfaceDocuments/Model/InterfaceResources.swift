import MarkupReading

/// The images and colors that a document names, as its writer saw them.
public struct InterfaceResources: Sendable {
  /// An image.
  public struct Image: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Whether it is a symbol of the system.
    public var isSystem: Bool
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
  }

  /// The images, in the document's order.
  public let images: [Image]
  /// The values of named colors, for where a catalog has no color of the name.
  public let namedColors: [String: InterfaceColor]
  /// The values of colors of the system, by UIKit's property.
  public let systemColors: [String: InterfaceColor]

  init(_ element: InterfaceObject?) {
    images = (element?.children(named: "image") ?? []).compactMap { image in
      guard let name = image.attribute("name") else { return nil }
      func length(_ name: String) -> Double {
        let value = (try? InterfaceValueParser.number(name, of: image)) ?? 0
        return value
      }
      return Image(
        name: name, isSystem: image.attribute("catalog") == "system", width: length("width"),
        height: length("height"))
    }
    func colors(_ name: String, _ property: (String) -> String) -> [String: InterfaceColor] {
      var found: [String: InterfaceColor] = [:]
      for color in element?.children(named: name) ?? [] {
        guard let key = color.attribute("name"), let value = color.child(named: "color") else { continue }
        found[property(key)] = try? InterfaceColor(value)
      }
      return found
    }
    namedColors = colors("namedColor") { $0 }
    systemColors = colors("systemColor", InterfaceColor.propertyName(ofSystemColor:))
  }
}
