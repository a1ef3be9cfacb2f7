import MarkupReading

/// The parts of an app that its documents name.
public struct InterfaceContext: Sendable {
  /// A class of the app or of one of its libraries.
  public struct Class: Hashable, Sendable {
    /// The name, with those of the types around it: `Editor.Cell`.
    public var name: String
    /// The module.
    public var module: String
    /// The name that `@objc(Name)` gives.
    public var objectiveCName: String?
    /// The superclass; nil for a class of its own.
    public var superclass: String?
    /// The outlets.
    public var outlets: Set<String>
    /// The properties that are no outlets.
    public var properties: Set<String>
    /// The selectors of actions.
    public var actions: Set<String>
    /// The selectors of methods that are no actions.
    public var methods: Set<String>

    /// Makes a class.
    public init(
      _ name: String, module: String, objectiveCName: String? = nil, superclass: String?,
      outlets: Set<String> = [],
      properties: Set<String> = [], actions: Set<String> = [], methods: Set<String> = []
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

  /// A place in code that names a part of a document by a literal.
  public struct Use: Hashable, Sendable {
    /// The kind of what is named.
    public enum Kind: String, Sendable {
      /// `performSegue(withIdentifier:sender:)`.
      case segue
      /// `instantiateViewController(withIdentifier:)`.
      case controller
      /// `UIStoryboard(name:bundle:)`.
      case storyboard
      /// `UINib(nibName:bundle:)`, `loadNibNamed(_:owner:options:)`.
      case nib
    }

    /// The kind.
    public var kind: Kind
    /// The name.
    public var name: String
    /// The class whose code it is; nil outside of classes.
    public var className: String?
    /// The place of the literal.
    public var location: SourceLocation

    /// Makes a use.
    public init(_ kind: Kind, _ name: String, in className: String?, at location: SourceLocation) {
      self.kind = kind
      self.name = name
      self.className = className
      self.location = location
    }
  }

  /// A table of strings that replaces texts of a document.
  public struct Table: Hashable, Sendable {
    /// The document's name, which is the table's, too.
    public var name: String
    /// The places of the keys.
    public var keys: [String: SourceLocation]

    /// Makes a table.
    public init(_ name: String, keys: [String: SourceLocation]) {
      self.name = name
      self.keys = keys
    }
  }

  /// The module that the documents are built with.
  public var module: String
  /// The classes; nil where they are not known.
  public var classes: [Class]?
  /// The names of images in catalogs and files; nil where they are not known.
  public var images: Set<String>?
  /// The names of colors in catalogs; nil where they are not known.
  public var colors: Set<String>?
  /// The names of the system's symbols; nil where they are not known.
  public var symbols: Set<String>?
  /// The places in code that name parts of documents.
  public var uses: [Use]
  /// The tables of strings of documents.
  public var tables: [Table] = []
  /// Whether there are classes that are not known, such as those of Objective-C, so that one without a module
  /// may be one of them.
  public var hasUnknownClasses = false

  /// Makes a context.
  public init(
    module: String, classes: [Class]? = nil, images: Set<String>? = nil, colors: Set<String>? = nil,
    uses: [Use] = []
  ) {
    self.module = module
    self.classes = classes
    self.images = images
    self.colors = colors
    self.uses = uses
  }
}
