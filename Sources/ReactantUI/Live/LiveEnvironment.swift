import Reactant
import ReactantUIMarkup
import UIKit

/// A component's definition with the styles that can be referred to in it.
struct LiveDefinition {
  var definition: ComponentDefinition
  var scope: StyleScope

  /// Finds a component in a document.
  init?(_ typeName: String, in document: ComponentDocument, outer: StyleScope) {
    func find(_ definition: ComponentDefinition, _ outer: StyleScope) -> LiveDefinition? {
      let scope = outer.entering(definition)
      if definition.typeName == typeName { return LiveDefinition(definition, scope) }
      for element in definition.elements {
        for inner in [element.definition].compactMap({ $0 }) + element.cells.compactMap(\.definition) {
          if let found = find(inner, scope) { return found }
        }
      }
      return nil
    }
    guard let found = find(document.root, outer) else { return nil }
    self = found
  }

  private init(_ definition: ComponentDefinition, _ scope: StyleScope) {
    self.definition = definition
    self.scope = scope
  }

  /// The attributes of the component's own view in order of application. Those of an inline component stand
  /// on its element and are applied by the component around it.
  var ownAttributes: [MarkupAttribute] {
    var element = Element(type: .component, origin: definition.origin)
    element.attributes = definition.attributes
    return Self.fixed(scope.effectiveAttributes(of: element))
  }

  /// The attributes of an element, its styles' included, in order of application.
  func attributes(of element: Element) -> [MarkupAttribute] {
    Self.fixed(scope.effectiveAttributes(of: element))
  }

  /// Returns the attributes without those that show the state, which compiled code sets whenever it changes.
  private static func fixed(_ attributes: [MarkupAttribute]) -> [MarkupAttribute] {
    attributes.filter { if case .state = $0.value { false } else { true } }
  }

  /// Whether an attribute's value changes with the theme.
  func dependsOnTheme(_ attribute: MarkupAttribute) -> Bool {
    if case .attributedText(let text) = attribute.value {
      return scope.runs(of: text).contains { $0.attributes.contains { $0.value.themeItem != nil } }
    }
    return attribute.value.themeItem != nil
  }
}

/// The inputs of components beside their own file: themes, the bundle and the classes.
@MainActor struct LiveEnvironment {
  var themes: ThemeDescription?
  var currentTheme = ""
  var bundle: Bundle?
  /// Makes the component of a name, for elements that have no field.
  var makeComponent: (_ typeName: String, _ path: String) -> UIView

  /// Returns what turns values into UIKit's inside a definition.
  func resolver(_ scope: StyleScope) -> ValueResolver {
    var resolver = ValueResolver()
    resolver.bundle = bundle
    resolver.theme = { item in themes?.value(of: item, in: currentTheme) }
    resolver.runs = { scope.runs(of: $0) }
    return resolver
  }

  /// Makes the view of an element that has no field.
  func makeView(for element: Element, path: String) -> UIView {
    if let view = AttributeSetters.makeView(element.type.name) { return view }
    if let table = StandInTables.make(element.type, element: element, path: path) { return table }
    return makeComponent(element.componentType?.text ?? "Component", path)
  }
}
