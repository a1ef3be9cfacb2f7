/// A size class that variations distinguish.
public enum InterfaceSizeClass: String, Sendable, CaseIterable {
  /// Narrow or low.
  case compact
  /// Wide or high.
  case regular
}

/// The description of what differs of an object in some traits:
/// `<variation key="heightClass=compact-widthClass=regular" …>`.
public struct InterfaceVariation: Sendable {
  /// The size class of the width; nil for any.
  public let widthClass: InterfaceSizeClass?
  /// The size class of the height; nil for any.
  public let heightClass: InterfaceSizeClass?
  /// The user interface style, `light` or `dark`; nil for any.
  public let appearance: String?
  /// Whether it holds for all traits, before the others.
  public let isDefault: Bool
  /// The element, whose attributes and values are those of the object.
  public let element: InterfaceObject
  /// The identifiers of what is there beyond the default, by the list it is in: `subviews`, `constraints`.
  public let included: [String: [String]]
  /// The identifiers of what is absent, by the list.
  public let excluded: [String: [String]]

  /// Reads a variation; nil where its key is none.
  init?(_ element: InterfaceObject) {
    guard element.elementName == "variation", let key = element.key else { return nil }
    self.element = element
    isDefault = key == "default"
    var width: InterfaceSizeClass?
    var height: InterfaceSizeClass?
    var appearance: String?
    for part in isDefault ? [] : key.split(separator: "-") {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2 else { return nil }
      switch words[0] {
      case "widthClass":
        guard let found = InterfaceSizeClass(rawValue: words[1]) else { return nil }
        width = found
      case "heightClass":
        guard let found = InterfaceSizeClass(rawValue: words[1]) else { return nil }
        height = found
      case "appearance", "userInterfaceStyle": appearance = words[1]
      // Gamuts, idioms and the like are traits that hold nowhere here.
      default: return nil
      }
    }
    widthClass = width
    heightClass = height
    self.appearance = appearance
    func references(_ name: String) -> [String: [String]] {
      var found: [String: [String]] = [:]
      for mask in element.children(named: "mask") {
        found[mask.key ?? "", default: []] += mask.children(named: name).compactMap {
          $0.attribute("reference")
        }
      }
      return found.filter { !$0.value.isEmpty }
    }
    included = references("include")
    excluded = references("exclude")
  }

  /// The number of traits that it names; of two that hold, the one that names more is stronger.
  public var specificity: Int {
    (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + (appearance == nil ? 0 : 1)
  }

  /// Whether it holds in some traits.
  public func holds(width: InterfaceSizeClass?, height: InterfaceSizeClass?, appearance: String? = nil)
    -> Bool
  {
    (widthClass == nil || widthClass == width) && (heightClass == nil || heightClass == height)
      && (self.appearance == nil || self.appearance == appearance)
  }
}

extension InterfaceObject {
  /// The variations, the default first, then by the number of traits that they name, then in the document's
  /// order.
  public var variations: [InterfaceVariation] {
    children(named: "variation").compactMap(InterfaceVariation.init).enumerated()
      .sorted { left, right in
        let (a, b) = (left.element, right.element)
        if a.isDefault != b.isDefault { return a.isDefault }
        return (a.specificity, left.offset) < (b.specificity, right.offset)
      }.map(\.element)
  }

  /// Returns the identifiers that are absent from a list of the object in some traits.
  public func excluded(
    from list: String, width: InterfaceSizeClass?, height: InterfaceSizeClass?, appearance: String? = nil
  ) -> Set<String> {
    var absent: Set<String> = []
    for variation in variations where variation.holds(width: width, height: height, appearance: appearance) {
      absent.formUnion(variation.excluded[list] ?? [])
      absent.subtract(variation.included[list] ?? [])
    }
    return absent
  }
}
