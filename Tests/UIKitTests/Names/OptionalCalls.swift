/// A source of an app that calls every optional requirement of the library's protocols with a question mark, as Apple's
/// compiler has it. Shoji's tool translates it, and the library's tests compile what comes of it.
struct OptionalCalls {
  var graph: SymbolGraph

  /// The source's lines.
  var lines: [String] {
    let defaulted = Set(graph.relations.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    let protocols = Set(
      graph.symbols.filter { $0.kind == "swift.protocol" && !$0.isGeneric }.map {
        $0.path.joined(separator: ".")
      })
    let methods = graph.symbols.filter {
      $0.kind == "swift.method" && defaulted.contains($0.identifier) && protocols.contains($0.owner)
        && !$0.isUnavailable && !$0.isGeneric && !$0.parameters.isEmpty && !$0.name.hasPrefix("_")
    }
    return methods.sorted { ($0.owner, $0.name, $0.identifier) < ($1.owner, $1.name, $1.identifier) }
      .enumerated().map { line($0.element, number: $0.offset) }
  }

  private func line(_ method: SymbolGraph.Symbol, number: Int) -> String {
    let parameters = method.parameters.enumerated().map { index, parameter in
      // Symbol graphs leave the word out.
      let escapes = parameter.type.contains("->") && !parameter.type.hasSuffix("?")
      return "_ a\(index): " + (escapes ? "@escaping " : "") + parameter.type
    }
    let arguments = method.parameters.enumerated().map {
      ($0.element.label.map { "\($0): " } ?? "") + "a\($0.offset)"
    }
    let base = method.name.prefix { $0 != "(" }
    let call = "\(base)?(\(arguments.joined(separator: ", ")))"
    let head = (["_ o: any \(method.owner)", "_ d: (any \(method.owner))?"] + parameters).joined(
      separator: ", ")
    return "  func call\(number)(\(head)) { _ = o.\(call) == nil; _ = d?.\(call) == nil }"
  }

  /// The text of the source of several modules.
  static func text(_ graphs: [SymbolGraph]) -> String {
    """
    // swift-format-ignore-file
    // Written by scripts/catalog: do not edit.
    \(graphs.map { "import \($0.module)" }.joined(separator: "\n"))

    \(graphs.map { "struct \($0.module)Calls {\n" + OptionalCalls(graph: $0).lines.joined(separator: "\n") + "\n}" }.joined(separator: "\n"))

    """
  }
}
