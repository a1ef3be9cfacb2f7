import Diagnostics
import DisplayProtocol

extension TreeNode {
  /// The view that a name means: one that can be seen and whose identifier, or else whose label or text,
  /// is exactly that name. Of views inside one another that answer to the same name, such as a button and
  /// the label in it, only the outermost counts. With `editable`, a placeholder is a name too.
  ///
  /// Throws an error whose message states what was found instead.
  public func view(named name: String, index: Int = 0, editable: Bool = false) throws(DriverError) -> TreeNode
  {
    let found = views(named: name, editable: editable)
    guard found.isEmpty || index < 0 || index >= found.count else { return found[index] }
    guard found.isEmpty else {
      throw DriverError(
        "there is no \"\(name)\" number \(index): \(found.count) view\(found.count == 1 ? " answers" : "s answer") to that name"
      )
    }
    let hidden = all.contains { $0.answers(to: name, editable: editable) }
    throw DriverError(
      hidden
        ? "\"\(name)\" is hidden" : "there is no view named \"\(name)\"; \(suggestions(for: name))")
  }

  /// The view that a target means, which can be seen; nil for a point.
  ///
  /// Throws an error whose message states what was found instead.
  package func view(_ target: DriverTarget, editable: Bool = false) throws(DriverError) -> TreeNode? {
    switch target {
    case .point: nil
    case .name(let name, let index): try view(named: name, index: index, editable: editable)
    case .view(let number): try view(numbered: number)
    }
  }

  /// The view of a number, which can be seen.
  private func view(numbered number: Int) throws(DriverError) -> TreeNode {
    var line: [TreeNode] = []
    func search(_ node: TreeNode) -> Bool {
      line.append(node)
      if node.layer?.rawValue == number || node.children.contains(where: search) { return true }
      line.removeLast()
      return false
    }
    guard search(self) else {
      throw DriverError("there is no view \(number) in the tree any more; ask for the tree again")
    }
    guard line.allSatisfy(\.isSeen) else { throw DriverError("view \(number) is hidden") }
    return line[line.count - 1]
  }

  /// The views that can be seen and answer to a name, in the order of the tree. Identifiers come before
  /// labels and texts: when one matches, the others do not count.
  public func views(named name: String, editable: Bool = false) -> [TreeNode] {
    let byIdentifier = outermost { $0.identifier == name }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byText = outermost { $0.answers(to: name, editable: editable) }
    return byText.isEmpty ? outermost { $0.placeholder == name } : byText
  }

  private func answers(to name: String, editable: Bool) -> Bool {
    identifier == name || label == name || text == name || (editable && placeholder == name)
  }

  /// Whether the view itself is neither hidden nor too transparent to be seen or touched.
  var isSeen: Bool { !isHidden && !(alpha < 0.01) }

  private func outermost(where matches: (TreeNode) -> Bool) -> [TreeNode] {
    guard isSeen else { return [] }
    return matches(self) ? [self] : children.flatMap { $0.outermost(where: matches) }
  }

  /// Names near the one that was looked for, or the names there are.
  private func suggestions(for name: String) -> String {
    let names = seenNames()
    guard !names.isEmpty else { return "no view has a name" }
    let wanted = name.lowercased()
    let near =
      names
      .map { (name: $0, distance: editDistance($0.lowercased(), wanted)) }
      .filter {
        $0.distance <= max(2, wanted.count / 3)
          || (!wanted.isEmpty && $0.name.lowercased().contains(wanted))
      }
      .sorted { $0.distance < $1.distance }
      .prefix(3).map { "\"\($0.name)\"" }
    if !near.isEmpty { return "did you mean \(near.joined(separator: " or "))?" }
    let shown = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return "there are \(shown)\(names.count > 12 ? " and \(names.count - 12) more" : "")"
  }

  /// Every name that can be seen, once, in the order of the tree, cut to a readable length.
  private func seenNames() -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    func gather(_ node: TreeNode) {
      guard node.isSeen else { return }
      for name in [node.identifier, node.label, node.text, node.placeholder].compactMap({ $0 })
      where !name.isEmpty && known.insert(name).inserted {
        names.append(name.count > 60 ? name.prefix(59) + "…" : name)
      }
      node.children.forEach(gather)
    }
    gather(self)
    return names
  }
}
