import Foundation

/// A class of the tags by which types are known elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The class' own identifier.
  public let rawValue: String
  /// Makes a class of its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extensions of files, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Media types, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  /// The identifier.
  public var description: String { rawValue }
}

/// A type of data, files or things that are dragged and copied, and its place among the others.
///
/// The types are those that Apple's systems declare. An app's own are declared by
/// ``init(exportedAs:conformingTo:)``; there are no declarations in an `Info.plist` here. Names and
/// conformance follow Apple's documentation of Uniform Type Identifiers.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// Creates the type of an identifier; nil for one that is not declared.
  public init?(_ identifier: String) {
    guard TypeDeclarations.declaration(of: identifier) != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, without the dot; a dynamic one where none is declared. Nil
  /// for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a media type; a dynamic one where none is declared. Nil for an empty one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the preferred type of a tag that is a kind of another; a dynamic one where none is declared. Nil
  /// for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = first
  }

  /// Creates a type that the app defines, and declares it as a kind of another.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    TypeDeclarations.declare(identifier, parent: parentType?.identifier)
    self.identifier = identifier
  }

  /// Creates a type that another program defines, and declares it as a kind of another.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns the types that have a tag and are kinds of another, the preferred first; one dynamic type where
  /// none is declared.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let found = TypeDeclarations.identifiers(tag: tag, of: tagClass).map(UTType.init(known:))
      .filter { supertype.map($0.conforms) ?? true }
    if !found.isEmpty { return found }
    let parent = supertype?.identifier ?? UTType.data.identifier
    return [UTType(known: DynamicType(tag: tag.lowercased(), of: tagClass, parent: parent).identifier)]
  }

  private var declaration: TypeDeclaration? { TypeDeclarations.declaration(of: identifier) }

  /// The extension that files of the type are best given; nil for none.
  public var preferredFilenameExtension: String? { declaration?.extensions.first }
  /// The media type that data of the type is best given; nil for none.
  public var preferredMIMEType: String? { declaration?.mediaTypes.first }
  /// The description for people, in English; nil for none.
  public var localizedDescription: String? { declaration?.description }
  /// The version; nil, as the declared types have none.
  public var version: Int? { nil }
  /// The address of the type's documentation; nil, as the declared types have none.
  public var referenceURL: URL? { nil }
  /// Whether nobody declared the type, which was made up for a tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is declared.
  public var isDeclared: Bool { !isDynamic && declaration != nil }
  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The tags by class, the preferred first.
  public var tags: [UTTagClass: [String]] {
    let own = declaration
    var tags: [UTTagClass: [String]] = [:]
    if let names = own?.extensions, !names.isEmpty { tags[.filenameExtension] = names }
    if let names = own?.mediaTypes, !names.isEmpty { tags[.mimeType] = names }
    return tags
  }

  /// The types that the system declares, by identifier.
  package static var declared: [UTType] { TypeDeclarations.system.keys.sorted().map(UTType.init(known:)) }

  // MARK: Conformance

  /// Returns whether a type is another one, or a kind of it, by their identifiers, declared or not.
  package static func identifier(_ identifier: String, conformsTo other: String) -> Bool {
    TypeDeclarations.type(identifier, conformsTo: other)
  }

  /// Returns whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    TypeDeclarations.type(identifier, conformsTo: type.identifier)
  }

  /// Returns whether another type is a kind of this one, and not this one itself.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Returns whether this type is a kind of another, and not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// The types that this one is a kind of.
  public var supertypes: Set<UTType> {
    Set(TypeDeclarations.allParents(of: identifier).map(UTType.init(known:)))
  }
}

extension UTType: Codable {
  /// Reads the identifier; an unknown one gives a type without a declaration.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier, and whether it is declared.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"))"
  }
}
