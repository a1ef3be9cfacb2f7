/// The facts of one module that Shoji's tool needs, as lines that are checked in and compiled into it.
///
/// ```
/// product
/// class UIViewController UIResponder
///   init(coder:) required failable
///   present(_:animated:completion:) presentViewController:animated:completion:
/// protocol UITableViewDelegate UIScrollViewDelegate
///   tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath:
/// make nibName bundle
/// absent UIView.motionEffects there is no motion sensor
/// ```
///
/// Below a class stand its initializers that are required or may fail, and the methods whose name in Objective-C does
/// not follow from Swift's. Below a protocol stand the requirements that have a default, which are the optional ones.
struct ModuleCatalog {
  var graph: SymbolGraph
  /// The word of the first line: whether the module is a product, or comes with the toolchain.
  var kind: String
  var selectors = ObjectiveCSelector()
  /// The absent names with advice.
  var absent: [(name: String, advice: String)] = []
  /// Whether all types stand in the file, not only classes and protocols.
  var hasAllTypes = false

  /// The file's text.
  var text: String {
    var lines = ["# Public facts of \(graph.module), which scripts/catalog writes.", kind]
    let paths = Dictionary(
      graph.symbols.map { ($0.identifier, $0.path.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    var parents: [String: Set<String>] = [:]
    var superclasses: [String: String] = [:]
    var defaulted: Set<String> = []
    for relation in graph.relations {
      let target = paths[relation.target] ?? relation.targetName?.split(separator: ".").last.map(String.init)
      switch relation.kind {
      case "inheritsFrom": superclasses[relation.source] = target
      case "conformsTo": if let target { parents[relation.source, default: []].insert(target) }
      case "defaultImplementationOf": defaulted.insert(relation.target)
      default: break
      }
    }
    /// Whether a class inherits from one of another module, which is Foundation's, or inherits from that.
    func isObject(_ name: String) -> Bool {
      var (next, seen) = (name, Set<String>())
      while seen.insert(next).inserted, let class_ = classes[next] {
        guard let superclass = superclasses[class_] else { return false }
        next = superclass
      }
      return classes[next] == nil
    }
    let classes = Dictionary(
      graph.symbols.filter { $0.kind == "swift.class" }.map {
        ($0.path.joined(separator: "."), $0.identifier)
      },
      uniquingKeysWith: { first, _ in first })
    // What overrides a method has its name.
    let overriding = Set(graph.relations.filter { $0.kind == "overrides" }.map(\.source))
    let members = Dictionary(grouping: graph.symbols.filter { !$0.isUnavailable }, by: \.owner)
    for symbol in graph.symbols.sorted(by: { ($0.owner, $0.name) < ($1.owner, $1.name) }) {
      guard !symbol.isUnavailable, !symbol.name.hasPrefix("_") else { continue }
      let name = symbol.path.joined(separator: ".")
      switch symbol.kind {
      case "swift.class":
        lines.append("class \(name)" + (superclasses[symbol.identifier].map { " \($0)" } ?? ""))
        lines += initializers(members[name] ?? [])
        if isObject(name) {
          let own = (members[name] ?? []).filter { !overriding.contains($0.identifier) }
          lines += methods(own, defaulted: nil)
        }
      case "swift.protocol":
        let own = (parents[symbol.identifier] ?? []).filter { graph.symbols.isProtocol($0) }.sorted()
        lines.append((["protocol", name] + own).joined(separator: " "))
        lines += methods(members[name] ?? [], defaulted: defaulted)
      case "swift.struct", "swift.enum", "swift.typealias":
        if hasAllTypes, symbol.path.count == 1 { lines.append("type \(name)") }
      default: break
      }
    }
    lines += makers.map { (["make"] + $0).joined(separator: " ") }
    lines += absent.map { "absent \($0.name)" + ($0.advice.isEmpty ? "" : " \($0.advice)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The labels by which the runtime makes objects of a variable's class.
  private var makers: [[String]] {
    let makers = graph.symbols.filter { $0.owner == "ObjectiveCMembers" && $0.name.hasPrefix("make(") }
    return Set(makers.map { $0.parameters.dropFirst().map { $0.label ?? "_" } }).sorted {
      $0.joined() < $1.joined()
    }
  }

  private func initializers(_ members: [SymbolGraph.Symbol]) -> [String] {
    members.filter { $0.kind == "swift.init" }.compactMap { symbol in
      let words = symbol.text.prefix { $0 != "(" }
      let flags =
        (words.contains("required ") ? " required" : "") + (words.hasSuffix("?") ? " failable" : "")
      return flags.isEmpty ? nil : "  \(symbol.name)\(flags)"
    }.sorted()
  }

  /// The methods with their selectors: of a protocol those with a default, of a class those whose selector does not
  /// follow from the name.
  private func methods(_ members: [SymbolGraph.Symbol], defaulted: Set<String>?) -> [String] {
    var lines: Set<String> = []
    for symbol in members
    where ["swift.method", "swift.type.method"].contains(symbol.kind) && !symbol.isGeneric {
      let selector = selectors.selector(of: symbol)
      if let defaulted {
        guard defaulted.contains(symbol.identifier), symbol.kind == "swift.method" else { continue }
      } else if symbol.parameters.isEmpty || selector == selectors.selector(of: symbol, addsNouns: false) {
        continue
      }
      lines.insert("  \(symbol.name) \(selector)")
    }
    return lines.sorted()
  }
}

extension [SymbolGraph.Symbol] {
  fileprivate func isProtocol(_ name: String) -> Bool {
    contains { $0.kind == "swift.protocol" && $0.path.joined(separator: ".") == name }
  }
}
