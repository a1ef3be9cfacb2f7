/// A component as its XML defines it.
public struct ComponentDefinition: Hashable, Sendable {
  /// An edge under which a root view's content may extend.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    /// The edge of its name; `all` is the four.
    case top, left, bottom, right, all
  }
  /// The preferred size of a preview.
  public enum PreferredLength: Hashable, Sendable {
    /// As much as there is.
    case fill
    /// As much as the content needs.
    case wrap
    /// A number of points.
    case points(Double)
  }
  /// The size of a preview.
  public struct PreferredSize: Hashable, Sendable {
    /// The measure of its name.
    public var width, height: PreferredLength
  }

  /// The name of the class.
  public var typeName: String
  /// The place of the name, or of the element when the name is the file's.
  public var origin: Origin
  /// Whether it is the root of its file.
  public var isRoot: Bool
  /// Whether the class conforms to `RootView`.
  public var isRootView: Bool
  /// The edges under which the content extends.
  public var extendedEdges: [Edge]
  /// Whether the class is generated too.
  public var isAnonymous: Bool
  /// The access level of the generated code; nil for the one given to the tool.
  public var accessModifier: AccessModifier?
  /// The attributes of the component's own view. Those of an inline `Component` stand on its element instead,
  /// and are applied by the component around it.
  public var attributes: [Attribute]
  /// The elements in it.
  public var children: [Element]
  /// The styles; nil when there is no `styles` element.
  public var styles: StyleSheet?
  /// The name of the Swift type that holds the templates.
  public var templatesName: String
  /// The templates.
  public var templates: [Template]
  /// The size of a preview; nil is as the tool likes.
  public var preferredSize: PreferredSize?
  /// The parts that only Hyperdrive's dialect has; nil in the older one.
  public var hyperdrive: HyperdriveComponent?

  /// Makes a definition without anything in it.
  public init(typeName: String, isRoot: Bool, origin: Origin) {
    self.typeName = typeName
    self.isRoot = isRoot
    self.origin = origin
    isRootView = false
    extendedEdges = []
    isAnonymous = false
    attributes = []
    children = []
    templatesName = "Templates"
    templates = []
  }

  /// The place of the name.
  public var location: SourceLocation { origin.location }

  /// An element that stands for the component's own view: its attributes.
  public var ownElement: Element {
    var element = Element(type: .component, origin: origin)
    element.attributes = attributes
    return element
  }

  /// The elements in the order of the document, a parent before its children. Inline definitions are not
  /// entered.
  public var elements: [Element] {
    var all: [Element] = []
    func collect(_ elements: [Element]) {
      for element in elements {
        all.append(element)
        collect(element.children)
      }
    }
    collect(children)
    return all
  }

  /// The definitions inside this one, in the order of the document, an outer before its inner ones.
  public var inlineDefinitions: [ComponentDefinition] {
    elements.flatMap { element in
      ([element.definition] + element.cells.map(\.definition)).compactMap { $0 }
        .flatMap { [$0] + $0.inlineDefinitions }
    }
  }
}

/// A `*.ui.xml` file.
public struct ComponentDocument: Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// The file's component.
  public var root: ComponentDefinition

  /// Makes a document.
  public init(path: String, root: ComponentDefinition) {
    self.path = path
    self.root = root
  }

  /// The root and the definitions inside it, an outer before its inner ones.
  public var definitions: [ComponentDefinition] { [root] + root.inlineDefinitions }
}
