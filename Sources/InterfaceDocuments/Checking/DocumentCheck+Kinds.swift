import MarkupReading

/// The check of the classes' kinds, of user-defined attributes and of the system's symbols.
extension DocumentCheck {
  /// The classes of which the objects of a category are.
  private static let roots: [InterfaceElementType.Category: String] = [
    .view: "UIView", .controller: "UIViewController", .recognizer: "UIGestureRecognizer",
    .connection: "UIStoryboardSegue",
  ]

  /// Checks that a class is of the kind that its element makes.
  func checkKind(of object: InterfaceObject, _ type: InterfaceElementType, _ name: String, _ module: String?)
  {
    guard let classes, let root = Self.roots[type.category] else { return }
    let members = classes.members(of: name, module: module)
    guard members.isComplete, members.base?.category != type.category else { return }
    log.add(
      .kind, "`\(name)` is no \(root), which `\(object.elementName)` needs",
      at: object.location(ofValue: "customClass"))
  }

  /// Checks that the properties of user-defined attributes are there.
  func checkRuntimeAttributes(of object: InterfaceObject) {
    guard let list = object.child(named: "userDefinedRuntimeAttributes"), object.customClass != nil,
      let (name, members) = members(of: object)
    else { return }
    let own = members.properties.union(members.outlets)
    let known = own.union(members.base.map(Self.properties) ?? []).union(Self.everywhere)
    for attribute in list.children {
      guard let path = attribute.attribute("keyPath"),
        let key = path.split(separator: ".").first.map(String.init), !known.contains(key)
      else { continue }
      // An extension of UIKit's class may have a property that no list names.
      let isMisspelled = Suggestion.nearest(to: key, among: own.sorted()) != nil
      log.add(
        .property, "`\(name)` has no property `\(key)`", at: attribute.location(ofValue: "keyPath"),
        word: key,
        among: { Array(own) }, severity: isMisspelled ? .error : .warning)
    }
  }

  /// The properties of every object that shows something.
  private static let everywhere: Set<String> = [
    "layer", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
    "accessibilityTraits", "isAccessibilityElement", "transform", "center", "view", "isHidden", "isOpaque",
  ]

  /// The properties of UIKit's that the tables have for an element, by the names of both.
  private static func properties(of type: InterfaceElementType) -> Set<String> {
    var found: Set<String> = []
    for attribute in type.allAttributes {
      found.insert(attribute.name)
      guard let path = attribute.path else { continue }
      let name = String(path.prefix { $0 != "." && $0 != "(" && $0 != "?" })
      found.insert(name)
      if name.hasPrefix("is"), let first = name.dropFirst(2).first {
        found.insert(first.lowercased() + name.dropFirst(3))
      }
    }
    return found
  }

  /// Checks that a symbol is there. Another system may have it, so it is no error.
  func checkSymbol(_ symbol: String, named name: String, of object: InterfaceObject) {
    guard let symbols = context.symbols, !symbol.isEmpty, !symbols.contains(symbol) else { return }
    let place =
      object.attribute(name) != nil
      ? object.location(ofValue: name)
      : object.child(key: name)?.location(ofValue: "image") ?? object.location
    log.add(
      .symbol, "There is no symbol `\(symbol)`", at: place, word: symbol,
      // There are thousands, of which few are compared.
      among: { symbols.filter { $0.first == symbol.first && abs($0.utf8.count - symbol.utf8.count) <= 3 } },
      severity: .warning)
  }
}
