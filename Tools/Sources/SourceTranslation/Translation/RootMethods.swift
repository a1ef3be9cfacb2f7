/// The members of Objective-C's root class that apps override and that Foundation's `NSObject` lacks here.
///
/// Those that the runtime has are members of protocols, which call an object's own ones by name. The others
/// are called by nothing but the app and by what loads documents.
enum RootMethods {
  /// The classes in which such a member is declared after all.
  enum Declaring: Sendable {
    /// Layers and animations.
    case layers
    /// The classes of UIKit whose objects a document may hold.
    case documents
    /// None.
    case none
  }

  /// The knowledge about one member.
  struct Entry: Sendable {
    var declaring = Declaring.none
    /// Whether something here calls the member by its name.
    var isCalledByName = false
    /// The expression in the place of a call of the superclass's member, where nothing declares that.
    var inherited: String?
  }

  /// Returns the entry of a member; nil for one that `NSObject` has, or that is the app's own.
  static func entry(of member: Member) -> Entry? {
    let labels = member.labels.map { ($0 ?? "_") + ":" }.joined()
    let name = member.kind == .property ? member.name : "\(member.name)(\(labels))"
    return (member.isStatic ? classMembers : members)[name]
  }

  private static let members: [String: Entry] = [
    "observeValue(forKeyPath:of:change:context:)": Entry(isCalledByName: true),
    "value(forKey:)": Entry(declaring: .layers, isCalledByName: true),
    "value(forUndefinedKey:)": Entry(declaring: .layers, isCalledByName: true),
    "setValue(_:forKey:)": Entry(declaring: .layers, isCalledByName: true),
    "setValue(_:forUndefinedKey:)": Entry(declaring: .layers, isCalledByName: true),
    "setNilValueForKey(_:)": Entry(isCalledByName: true, inherited: "()"),
    "value(forKeyPath:)": Entry(declaring: .layers),
    "setValue(_:forKeyPath:)": Entry(declaring: .layers),
    "setValuesForKeys(_:)": Entry(),
    "dictionaryWithValues(forKeys:)": Entry(),
    "willChangeValue(forKey:)": Entry(),
    "didChangeValue(forKey:)": Entry(),
    "responds(to:)": Entry(),
    "perform(_:)": Entry(),
    "perform(_:with:)": Entry(),
    "perform(_:with:with:)": Entry(),
    "doesNotRecognizeSelector(_:)": Entry(inherited: "()"),
    "awakeFromNib()": Entry(declaring: .documents, isCalledByName: true, inherited: "()"),
    "prepareForInterfaceBuilder()": Entry(declaring: .documents, inherited: "()"),
    "awakeAfter(using:)": Entry(inherited: "self"),
    "accessibilityActivate()": Entry(declaring: .documents, inherited: "false"),
    "isAccessibilityElement": Entry(declaring: .documents),
    "accessibilityLabel": Entry(declaring: .documents),
    "accessibilityValue": Entry(declaring: .documents),
    "accessibilityHint": Entry(declaring: .documents),
    "accessibilityTraits": Entry(declaring: .documents),
    "accessibilityElements": Entry(declaring: .documents),
    "accessibilityFrame": Entry(declaring: .documents),
  ]

  private static let classMembers: [String: Entry] = [
    "keyPathsForValuesAffectingValue(forKey:)": Entry(isCalledByName: true, inherited: "Set<String>()"),
    "automaticallyNotifiesObservers(forKey:)": Entry(isCalledByName: true, inherited: "true"),
    "accessInstanceVariablesDirectly": Entry(inherited: "true"),
    "description()": Entry(declaring: .documents, inherited: "String(reflecting: self)"),
  ]
}

extension ModuleIndex {
  /// Returns the entry of a member of Objective-C's root class that none of a type's superclasses declares.
  func missingRootMember(_ member: Member, above type: String) -> RootMethods.Entry? {
    guard let entry = RootMethods.entry(of: member) else { return nil }
    let superclasses = lineage(of: type).dropFirst()
    let isDeclared = superclasses.contains {
      entries(of: $0).contains { $0.members.contains { $0.isNamed(as: member) } }
    }
    if isDeclared { return nil }
    switch entry.declaring {
    case .none: return entry
    case .layers: return superclasses.contains(where: isLayerOrAnimation) ? nil : entry
    case .documents:
      guard let root = foreignSuperclass(of: type) else { return nil }
      return FoundationClasses.contain(root) || isLayerOrAnimation(root) ? entry : nil
    }
  }

  private func isLayerOrAnimation(_ name: String) -> Bool {
    catalog.isClass(name, kindOf: "CALayer") || catalog.isClass(name, kindOf: "CAAnimation")
  }

  /// Returns the nearest superclass that is of no module known here.
  private func foreignSuperclass(of type: String) -> String? {
    var visited: Set<String> = []
    var next = type
    while visited.insert(next).inserted {
      guard let declaration = entries(of: next).first(where: { $0.kind == .class }) else {
        return next == type ? nil : next
      }
      guard let first = declaration.inherited.first else { return nil }
      let whole = resolved(first, inside: next)
      if isProtocol(whole) { return nil }
      next = whole
    }
    return nil
  }
}

/// The classes of Foundation that others inherit.
private enum FoundationClasses {
  static func contain(_ name: String) -> Bool {
    let plain = name.hasPrefix("Foundation.") ? String(name.dropFirst("Foundation.".count)) : name
    return plain.hasPrefix("NS") && plain != "NSLayoutConstraint" || others.contains(plain)
  }

  private static let others: Set<String> = [
    "BlockOperation", "Bundle", "DateFormatter", "Dimension", "FileManager", "Formatter", "InputStream",
    "JSONSerialization", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
    "OutputStream", "Port", "Progress", "Scanner", "Stream", "Thread", "Timer", "Unit", "UndoManager",
    "URLProtocol", "URLSession", "URLSessionConfiguration", "UserDefaults", "ValueTransformer", "XMLParser",
  ]
}
