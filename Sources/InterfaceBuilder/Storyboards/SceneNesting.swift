import InterfaceDocuments

/// The scenes that are being made because another one shows them as soon as it is there: the children that
/// relationships name, and the controllers of embed segues.
///
/// A document may name them in a ring. On iOS that fills the stack; here a ring ends with a message.
@MainActor enum SceneNesting {
  private struct Key: Hashable {
    var path: String
    var id: String

    init(_ document: LoadedDocument, _ element: InterfaceObject) {
      (path, id) = (document.document.path, element.id ?? "")
    }
  }

  /// The greatest number of controllers of one scene that embed each other. One may be meant to hold others
  /// of its kind, as far as its controller lets segues be performed.
  private static let greatestDepth = 8
  /// The greatest number of controllers that are embedded while one is shown.
  private static let mostEmbedded = 500

  private static var relating: Set<Key> = []
  private static var embedding: [Key] = []
  private static var embedded = 0

  /// Whether a scene's controller is being given its children, so that it cannot be one of theirs.
  static func isRelating(_ element: InterfaceObject, in document: LoadedDocument) -> Bool {
    !relating.isEmpty && relating.contains(Key(document, element))
  }

  /// Makes the children of a scene's controller.
  static func relate(_ element: InterfaceObject, in document: LoadedDocument, _ body: () -> Void) {
    let isOutermost = relating.insert(Key(document, element)).inserted
    body()
    if isOutermost { relating.remove(Key(document, element)) }
  }

  /// Performs an embed segue of a scene, unless as many of the scene's controllers lie in each other.
  static func embed(
    _ segue: InterfaceObject, of element: InterfaceObject, in document: LoadedDocument, _ body: () -> Void
  ) {
    let key = Key(document, element)
    guard embedded < mostEmbedded, embedding.count(where: { $0 == key }) < greatestDepth else {
      return noteRing(segue, "embeds itself")
    }
    embedding.append(key)
    embedded += 1
    body()
    embedding.removeLast()
    if embedding.isEmpty { embedded = 0 }
  }

  /// Logs that a ring was cut.
  static func noteRing(_ element: InterfaceObject, _ reason: String) {
    InterfaceLog.shared.note("\(element.location): the scene \(reason) without end; the rest is left out.")
  }
}
