import MarkupReading

/// A storyboard or a nib as it is written.
public struct InterfaceDocument: Sendable {
  /// The kind of a document.
  public enum Kind: String, Sendable {
    /// Scenes with controllers (`.storyboard`).
    case storyboard
    /// Objects with an owner (`.xib`).
    case nib
  }

  /// The path by which it was read.
  public let path: String
  /// The kind.
  public let kind: Kind
  /// The outermost element.
  public let root: InterfaceObject
  /// The scenes of a storyboard.
  public let scenes: [InterfaceScene]
  /// The placeholders and objects of a nib.
  public let objects: [InterfaceObject]
  /// The sizes of images and the values of colors, as the document's writer saw them.
  public let resources: InterfaceResources
  private let index: Index

  init(_ root: InterfaceObject, kind: Kind, path: String) {
    self.path = path
    self.kind = kind
    self.root = root
    scenes = (root.child(named: "scenes")?.children(named: "scene") ?? []).map { scene in
      InterfaceScene(
        sceneID: scene.attribute("sceneID") ?? "", objects: scene.child(named: "objects")?.children ?? [],
        location: scene.location)
    }
    objects = kind == .nib ? root.child(named: "objects")?.children ?? [] : []
    resources = InterfaceResources(root.child(named: "resources"))
    index = Index(root)
  }

  /// The identifier of the controller that an app begins with.
  public var initialViewController: String? { root.attribute("initialViewController") }
  /// Whether views' guides are those of safe areas.
  public var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }
  /// Whether views are laid out with constraints.
  public var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }
  /// Whether the document has variations for traits.
  public var usesTraitCollections: Bool { root.flag("useTraitCollections") ?? false }
  /// Whether the system shows it while an app starts, before any of its code runs.
  public var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }
  /// The version of the program that wrote it: `22505`.
  public var toolsVersion: String? { root.attribute("toolsVersion") }

  /// Returns the object with an identifier.
  public func object(withID id: String) -> InterfaceObject? { index.objects[id] }

  /// Returns the element around an object.
  public func parent(of object: InterfaceObject) -> InterfaceObject? {
    index.parents[ObjectIdentifier(object)]
  }

  /// Returns the scene that an object lies in.
  public func scene(of object: InterfaceObject) -> InterfaceScene? {
    var outermost = object
    while let parent = parent(of: outermost), parent.elementName != "objects" { outermost = parent }
    return scenes.first { $0.objects.contains { $0 === outermost } }
  }

  /// Returns the controllers that a scene may be asked for by, with their names in code.
  public var storyboardIdentifiers: [String: InterfaceObject] {
    var found: [String: InterfaceObject] = [:]
    for controller in scenes.compactMap(\.controller) {
      if let name = controller.attribute("storyboardIdentifier") { found[name] = found[name] ?? controller }
    }
    return found
  }

  /// The objects that have identifiers, and the element around each element.
  private final class Index: Sendable {
    let objects: [String: InterfaceObject]
    let parents: [ObjectIdentifier: InterfaceObject]

    init(_ root: InterfaceObject) {
      var objects: [String: InterfaceObject] = [:]
      var parents: [ObjectIdentifier: InterfaceObject] = [:]
      func add(_ object: InterfaceObject) {
        if let id = object.id, objects[id] == nil { objects[id] = object }
        for child in object.children {
          parents[ObjectIdentifier(child)] = object
          add(child)
        }
      }
      add(root)
      self.objects = objects
      self.parents = parents
    }
  }
}
