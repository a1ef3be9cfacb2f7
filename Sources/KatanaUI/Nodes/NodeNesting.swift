/// The bound on descriptions in each other. One that has itself among its children, itself or by way of
/// others, would fill the stack.
@MainActor enum NodeNesting {
  /// The greatest number of nodes around a node.
  static let greatestDepth = 400

  /// Ends the app with the names of the descriptions that contain each other.
  static func fail(_ description: any AnyNodeDescription, in parent: (any NodeCore)?) -> Never {
    let name = "\(type(of: description))"
    var names = [name]
    var node: (any AnyNode)? = parent
    while let next = node, names.count <= greatestDepth {
      names.append("\(type(of: next.core.givenDescription))")
      if names.last == name { break }
      node = next.parent
    }
    let isRing = names.count > 1 && names.last == name
    let path = isRing ? names.reversed() : Array(names.prefix(8).reversed())
    fatalError(
      "\(greatestDepth) descriptions lie in each other: \(path.joined(separator: " → ")). "
        + (isRing
          ? "\(name) is among its own children without end; leave it out where its props say so." : ""))
  }
}
