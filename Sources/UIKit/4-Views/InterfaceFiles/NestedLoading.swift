/// The documents that are being loaded, each by an object of the one before it.
///
/// A class that loads its own nib as it is made, from the nib that it is made by, would fill the stack.
@MainActor enum NestedLoading {
  /// The greatest number of loadings of one document in each other. Views that hold others of their kind may
  /// be meant.
  static let greatestDepth = 60

  private static var running: [String] = []

  /// Makes objects of a document, unless it is loaded too often in itself: that raises an exception.
  ///
  /// - Parameter name: The document's name in messages.
  static func load<Result>(_ name: String, _ body: () -> Result) -> Result {
    if running.count >= greatestDepth, running.count(where: { $0 == name }) >= greatestDepth {
      let ring = [name] + running.suffix(from: running.lastIndex(of: name)! + 1) + [name]
      ExceptionName.internalInconsistency.raise(
        """
        \(name) is loaded by an object that it makes itself, \(greatestDepth) times in each other: \
        \(ring.joined(separator: " → "))
        """)
    }
    running.append(name)
    defer { running.removeLast() }
    return body()
  }
}
