/// A class of a module, with what documents of Interface Builder may connect.
public struct ClassDescription: Sendable, Equatable {
  /// The name, with those of the types around it: `Editor.Cell`.
  public var name: String
  /// The module.
  public var module: String
  /// The name that `@objc(Name)` gives.
  public var objectiveCName: String?
  /// The superclass; nil for a class of its own.
  public var superclass: String?
  /// The properties that are outlets.
  public var outlets: Set<String>
  /// The other properties.
  public var properties: Set<String>
  /// The selectors of the methods that are actions.
  public var actions: Set<String>
  /// The selectors of the other methods.
  public var methods: Set<String>

  /// Describes a class.
  public init(
    name: String, module: String, objectiveCName: String? = nil, superclass: String? = nil,
    outlets: Set<String> = [], properties: Set<String> = [], actions: Set<String> = [],
    methods: Set<String> = []
  ) {
    self.name = name
    self.module = module
    self.objectiveCName = objectiveCName
    self.superclass = superclass
    self.outlets = outlets
    self.properties = properties
    self.actions = actions
    self.methods = methods
  }
}

/// A literal in code that names a part of a document of Interface Builder.
public struct DocumentUse: Sendable, Equatable, Codable {
  /// The kind of what is named.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    /// A segue that is performed.
    case segue
    /// A controller that is made of a storyboard.
    case controller
    /// A storyboard.
    case storyboard
    /// A nib.
    case nib
  }

  /// The kind.
  public var kind: Kind
  /// The name.
  public var name: String
  /// The type whose code it is, with those around it; nil outside of types.
  public var typeName: String?
  /// The absolute path of the person's own file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int

  /// Describes a literal.
  public init(kind: Kind, name: String, typeName: String?, file: String, line: Int, column: Int) {
    self.kind = kind
    self.name = name
    self.typeName = typeName
    self.file = file
    self.line = line
    self.column = column
  }
}

/// The parts of a module that documents of Interface Builder and its code have in common.
public struct DocumentFacts: Sendable, Equatable {
  /// The classes.
  public var classes: [ClassDescription]
  /// The literals that name parts of documents.
  public var uses: [DocumentUse]

  /// Describes a module.
  public init(classes: [ClassDescription] = [], uses: [DocumentUse] = []) {
    self.classes = classes
    self.uses = uses
  }
}
