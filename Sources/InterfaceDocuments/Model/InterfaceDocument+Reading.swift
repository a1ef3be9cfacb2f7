import MarkupReading

extension MarkupLanguage {
  /// The language of Interface Builder's documents, which has no namespaces.
  static let interfaceBuilder = MarkupLanguage(prefixes: [], exampleElement: "document")
}

extension InterfaceDocument {
  /// The bounds on a document: 8 MiB, 100,000 elements, 256 in each other.
  public static let limits: MarkupReader.Limits = {
    var limits = MarkupReader.Limits()
    limits.bytes = 8 << 20
    limits.elements = 100_000
    limits.depth = 256
    return limits
  }()

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - path: the path by which diagnostics name it. A path that ends with `.storyboard` is one's of a
  ///     storyboard.
  /// - Returns: the document, or nil where the file is none; errors of its form, and a warning for each
  ///   element and attribute that the tables lack, once a name.
  public static func read(_ bytes: some Sequence<UInt8>, path: String) -> (
    document: InterfaceDocument?, diagnostics: [Diagnostic]
  ) {
    let result = MarkupReader.read(bytes, path: path, language: .interfaceBuilder, limits: limits)
    guard let element = result.root else { return (nil, result.diagnostics) }
    let root = InterfaceObject(element)
    guard root.elementName == "document", let kind = kind(of: root, path: path) else {
      return (nil, result.diagnostics + [refusal(of: root)])
    }
    let document = InterfaceDocument(root, kind: kind, path: path)
    return (document, result.diagnostics + UnknownNames.diagnostics(of: document))
  }

  /// Reads a document that is in a file.
  public static func read(contentsOf path: String) -> (
    document: InterfaceDocument?, diagnostics: [Diagnostic]
  ) {
    let result = MarkupReader.read(contentsOf: path, language: .interfaceBuilder, limits: limits)
    guard let element = result.root else { return (nil, result.diagnostics) }
    let root = InterfaceObject(element)
    guard root.elementName == "document", let kind = kind(of: root, path: path) else {
      return (nil, result.diagnostics + [refusal(of: root)])
    }
    let document = InterfaceDocument(root, kind: kind, path: path)
    return (document, result.diagnostics + UnknownNames.diagnostics(of: document))
  }

  private static func kind(of root: InterfaceObject, path: String) -> Kind? {
    let type = root.attribute("type") ?? ""
    if type.isEmpty { return path.hasSuffix(".storyboard") ? .storyboard : .nib }
    guard type.contains("CocoaTouch") else { return nil }
    return type.contains("Storyboard") ? .storyboard : .nib
  }

  private static func refusal(of root: InterfaceObject) -> Diagnostic {
    switch root.elementName {
    case "document":
      .error(
        "`\(root.attribute("type") ?? "")` is no document of UIKit; save it as a storyboard or an empty file "
          + "for iOS", at: root.location(ofValue: "type"))
    case "archive":
      .error("The document is in the format of Xcode 4; open and save it in a later Xcode", at: root.location)
    default:
      .error(
        "`<\(root.elementName)>` is no document of Interface Builder; expected `<document …>`",
        at: root.location)
    }
  }
}
