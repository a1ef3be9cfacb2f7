import CLibraryCatalog

/// The facts about Shoji's library and the toolchain that the tool needs, as `scripts/catalog` reads them
/// from the built modules. Nothing of them is written by hand.
public struct LibraryCatalog: Sendable {
  /// A class of the library.
  public struct Class: Sendable, Equatable {
    /// The class that it inherits from.
    public var superclass: String?
    /// The labels of its `required` initializers, each a list.
    public var requiredInitializers: Set<[String]> = []
    /// The labels of its initializers that may fail.
    public var failableInitializers: Set<[String]> = []
  }

  /// A protocol of the library.
  public struct Requirements: Sendable, Equatable {
    /// The protocols that it inherits.
    public var parents: [String] = []
    /// The requirements that have a default, by Swift's name: their names in Objective-C.
    public var optional: [String: String] = [:]
  }

  /// The catalog that the tool was built with.
  public static let shared = LibraryCatalog(String(cString: shoji_library_catalog()))

  /// The products, each a module of its name.
  public private(set) var products: Set<String> = []
  /// The modules of the toolchain.
  public private(set) var toolchain: Set<String> = []
  /// The classes by name.
  public private(set) var classes: [String: Class] = [:]
  /// The protocols by name.
  public private(set) var protocols: [String: Requirements] = [:]
  /// The modules beside Foundation that have a type, by its name.
  public private(set) var foundationParts: [String: String] = [:]
  /// The advice for absent names: `UIMenuController`, `UIApplication.shortcutItems`.
  public private(set) var absent: [String: String] = [:]
  /// The labels of the initializers by which objects of a variable's class can be made.
  public private(set) var makers: Set<[String]> = []
  /// The compiler's version.
  public private(set) var compiler: [Int] = []
  /// The version of the language that each mode has for `#if swift`.
  public private(set) var languages: [Int: [Int]] = [:]
  /// The attributes that the compiler knows.
  public private(set) var attributes: Set<String> = []
  /// The modes in which a feature of the compiler holds.
  public private(set) var features: [String: Set<Int>] = [:]
  /// Objective-C's names of methods, where they do not follow from Swift's, by types and names.
  private var selectors: [String: [String: String]] = [:]
  /// The types that have a method of a name.
  private var owners: [String: String] = [:]
  /// The labels of optional methods by their base names.
  private var optionalMethods: [String: Set<[String]>] = [:]

  /// Reads the lines of files.
  public init(_ text: String) {
    var module = ""
    var isProduct = false
    var type: (isProtocol: Bool, name: String) = (false, "")
    // Bytes, for characters take ten times as long.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      if line.first == UInt8(ascii: " ") {
        addMember(Self.words(line), of: type)
        continue
      }
      let keyword = line.prefix { $0 != UInt8(ascii: " ") }
      let rest = Substring(line.dropFirst(keyword.count + 1))
      let words = { Self.words(rest.utf8) }
      switch String(Substring(keyword)) {
      case "product":
        (module, isProduct) = (String(rest), true)
        products.insert(module)
      case "toolchain":
        (module, isProduct) = (String(rest), false)
        if !module.isEmpty { toolchain.insert(module) }
      case let keyword where ["class", "protocol", "type"].contains(keyword):
        let words = words()
        type = (keyword == "protocol", words[0])
        if !isProduct {
          foundationParts[words[0]] = module
        } else if keyword == "class" {
          classes[words[0]] = Class(superclass: words.count > 1 ? words[1] : nil)
        } else {
          protocols[words[0]] = Requirements(parents: Array(words.dropFirst()))
        }
      case "absent":
        let name = words()[0]
        absent[name] = String(Substring(rest.utf8.dropFirst(name.utf8.count + 1)))
      case "make": makers.insert(words())
      case "module": toolchain.insert(String(rest))
      case "compiler": compiler = Self.version(rest)
      case "language": languages[Int(words()[0]) ?? 0] = Self.version(Substring(words()[1]))
      case "attribute": attributes.insert(String(rest))
      case "feature": features[words()[0]] = Set(words().dropFirst().compactMap { Int($0) })
      default: break
      }
    }
  }

  private mutating func addMember(_ words: [String], of type: (isProtocol: Bool, name: String)) {
    guard let name = words.first else { return }
    if name.hasPrefix("init("), !type.isProtocol {
      let labels = Self.labels(of: name)
      if words.contains("required") { classes[type.name]?.requiredInitializers.insert(labels) }
      if words.contains("failable") { classes[type.name]?.failableInitializers.insert(labels) }
      return
    }
    guard words.count == 2 else { return }
    selectors[type.name, default: [:]][name] = words[1]
    if owners[name] == nil { owners[name] = type.name }
    guard type.isProtocol else { return }
    protocols[type.name]?.optional[name] = words[1]
    let base = String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") }))
    optionalMethods[base, default: []].insert(Self.labels(of: name))
  }

  private static func version(_ text: Substring) -> [Int] {
    text.split(separator: ".").compactMap { Int($0) }
  }

  private static func labels(of name: String) -> [String] {
    name.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst().split(separator: UInt8(ascii: ":"))
      .map { String(Substring($0)) }.filter { $0 != ")" }
  }

  private static func words(_ line: Substring.UTF8View) -> [String] {
    line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  // MARK: Questions

  /// Whether a protocol has an optional method with these labels, and as many more as closures follow; nil
  /// stands for `_`.
  public func hasOptionalMethod(_ base: String, _ labels: [String?], closures: Int = 0) -> Bool {
    guard labels.count + closures > 0, let known = optionalMethods[base] else { return false }
    let written = labels.map { $0 ?? "_" }
    return known.contains { $0.count == written.count + closures && $0.starts(with: written) }
  }

  /// Returns Objective-C's name of a method with these labels, or nil where it follows from them.
  ///
  /// - Parameter types: The type that has it and those that this inherits from, the nearest first. Where none
  ///   of them is the library's, any type's method of the name is taken.
  public func selector(_ base: String, _ labels: [String?], of types: [String] = []) -> String? {
    let name = Self.name(base, labels)
    guard let owner = owners[name] else { return nil }
    for type in types {
      var (next, seen): (String?, Set<String>) = (type, [])
      while let current = next, seen.insert(current).inserted {
        if let found = selectors[current]?[name] { return found }
        next = classes[current]?.superclass ?? protocols[current]?.parents.first
      }
    }
    return selectors[owner]?[name]
  }

  /// Whether a class is another of the library's or inherits from it.
  public func isClass(_ name: String, kindOf other: String) -> Bool {
    var (next, seen): (String?, Set<String>) = (name, [])
    while let current = next, seen.insert(current).inserted {
      if current == other { return true }
      next = classes[current]?.superclass
    }
    return false
  }

  /// Whether objects of a class are Foundation's, too.
  public func isObjectClass(_ name: String) -> Bool {
    var (next, seen): (String, Set<String>) = (name, [])
    while seen.insert(next).inserted, let superclass = classes[next]?.superclass { next = superclass }
    return next != name && classes[next] == nil
  }

  /// Whether a class, or one that it inherits from, has a `required` initializer with these labels.
  public func hasRequiredInitializer(_ labels: [String], in name: String) -> Bool {
    var (next, seen): (String?, Set<String>) = (name, [])
    while let current = next, seen.insert(current).inserted {
      if classes[current]?.requiredInitializers.contains(labels) == true { return true }
      next = classes[current]?.superclass
    }
    return false
  }

  private static func name(_ base: String, _ labels: [String?]) -> String {
    base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
