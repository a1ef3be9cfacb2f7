import TranslationInterface

/// The Swift names of the sets in a target's asset catalogs, as Xcode 15 and later generate them: `.leaf`
/// for an image set `Leaf`, `.Brand.star` in a folder with a namespace.
struct AssetSymbols {
  /// The file that declares them, as Xcode names it.
  static let file = "GeneratedAssetSymbols.swift"

  private enum Kind: String {
    case image = "Image"
    case color = "Color"
  }

  /// A set that sources name.
  private struct Symbol {
    let kind: Kind
    /// The set's name in its catalog.
    let set: String
    /// The types for folders with a namespace, and the name.
    let path: [String]
  }

  private var symbols: [Symbol] = []
  private let target: ProjectTarget

  /// Finds the symbols of a target that its sources name; others cost nothing.
  init(of target: ProjectTarget, _ sources: [SwiftFile], files: ReadableFiles) {
    self.target = target
    let catalogs = target.resources.map(\.source).filter { $0.fileExtension == "xcassets" }
    guard target.hasAssetSymbols, !catalogs.isEmpty,
      !sources.contains(where: { $0.path.fileName == Self.file })
    else { return }
    let sets = ResourceNames(catalogs, files: files)
    let used = sources.reduce(into: Set<Substring>()) { $0.formUnion(Self.members(in: $1.text)) }
    for (kind, names) in [(Kind.color, sets.colors), (.image, sets.images)] {
      var known: Set<[String]> = []
      for set in names.sorted() {
        let path = Self.path(of: set, kind)
        // Of two sets with one symbol, the first has it.
        guard let name = path.last, used.contains(name[...]), path.allSatisfy(\.isIdentifier),
          known.insert(path).inserted
        else { continue }
        symbols.append(Symbol(kind: kind, set: set, path: path))
      }
    }
  }

  /// The names that stand behind a dot.
  private static func members(in text: String) -> [Substring] {
    text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// The names of the types around a symbol, and its own.
  private static func path(of set: String, _ kind: Kind) -> [String] {
    let parts = set.split(separator: "/").map { words(in: $0) }
    guard let last = parts.last, !parts.contains(where: \.isEmpty) else { return [] }
    var name = last.joined()
    if name.hasSuffix(kind.rawValue), name != kind.rawValue { name.removeLast(kind.rawValue.count) }
    return parts.dropLast().map { asIdentifier($0.joined()) } + [asIdentifier(startingSmall(name))]
  }

  /// The words of a name, each with a capital. A number is a word.
  private static func words(in name: Substring) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map { word in
      var behindNumber = true
      return word.reduce(into: "") { text, letter in
        text += behindNumber ? letter.uppercased() : String(letter)
        behindNumber = letter.isNumber
      }
    }
  }

  /// A name that begins with small letters: `Leaf` and `URLIcon` are `leaf` and `urlIcon`.
  private static func startingSmall(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func asIdentifier(_ name: String) -> String {
    name.first?.isNumber ?? false ? "_" + name : name
  }

  /// The declarations; nil where there are none.
  var source: SwiftFile? {
    guard !symbols.isEmpty else { return nil }
    var text = "import UIKit\n\n"
    switch target.kind {
    case .app: text += "private nonisolated let resourceBundle = Bundle.main\n"
    case _ where target.hasOwnBundle: text += "private nonisolated let resourceBundle = Bundle.module\n"
    default:
      text += "private final class ResourceBundleClass {}\n"
      text += "private nonisolated let resourceBundle = Bundle(for: ResourceBundleClass.self)\n"
    }
    for kind in [Kind.color, .image] {
      let named = symbols.filter { $0.kind == kind }
      let resource = kind.rawValue + "Resource"
      text += declarations(of: named, in: resource) {
        "nonisolated static let `\($0.path.last!)` = \(resource)(name: \(literal($0.set)), bundle: resourceBundle)"
      }
      guard target.hasAssetSymbolExtensions else { continue }
      let type = "UI" + kind.rawValue
      text += declarations(of: named.filter { !Self.isTaken($0) }, in: type) { symbol in
        let path = symbol.path.map { "`\($0)`" }.joined(separator: ".")
        return "nonisolated static var `\(symbol.path.last!)`: \(type) { \(type)(resource: .\(path)) }"
      }
    }
    return SwiftFile(path: target.root.isEmpty ? Self.file : target.root + "/" + Self.file, text: text)
  }

  /// The declarations of symbols as members of a type, each in the types of its folders.
  private func declarations(
    of symbols: [Symbol], in type: String, _ declaration: (Symbol) -> String
  ) -> String {
    var text = ""
    var outer: Set<[String]> = []
    for symbol in symbols {
      for count in symbol.path.indices.dropFirst() {
        let folders = Array(symbol.path.prefix(count))
        guard outer.insert(folders).inserted else { continue }
        text += "extension \(place(folders.dropLast(), in: type)) { enum `\(folders.last!)` {} }\n"
      }
      text += "extension \(place(symbol.path.dropLast(), in: type)) { \(declaration(symbol)) }\n"
    }
    return text
  }

  private func place(_ folders: some Collection<String>, in type: String) -> String {
    ([type] + folders.map { "`\($0)`" }).joined(separator: ".")
  }
}

extension AssetSymbols {
  /// The colors that UIKit has by these names: Xcode leaves them to it.
  private static let colorsOfUIKit: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel", "red", "secondaryLabel", "separator", "tertiaryLabel", "tintColor", "white", "yellow",
  ]

  private static func isTaken(_ symbol: Symbol) -> Bool {
    symbol.kind == .color && symbol.path.count == 1 && colorsOfUIKit.contains(symbol.path[0])
  }
}
