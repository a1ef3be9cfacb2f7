import DisplayProtocol

/// The content of a row, by which it is known again in a list that was reordered.
struct TrailRowContent: Codable, Equatable {
  /// The first accessibility identifier of the cell and what is in it.
  var identifier: String?
  /// The first texts that show, without those of editors.
  var texts: [String] = []

  /// The degree to which two rows are the same.
  enum Likeness: Int, Comparable {
    case none
    /// The first text, such as a title, is the same.
    case title
    /// The identifier is the same.
    case identifier
    /// Identifier and texts are the same.
    case whole

    static func < (a: Likeness, b: Likeness) -> Bool { a.rawValue < b.rawValue }
  }

  private static let mostTexts = 8
  private static let longestText = 200

  init(identifier: String? = nil, texts: [String] = []) {
    (self.identifier, self.texts) = (identifier, texts)
  }

  /// Reads a cell.
  @MainActor init(of cell: UIView) {
    collect(cell)
  }

  @MainActor private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let semantics = view.semantics
    if identifier == nil, let name = semantics.identifier, !name.isEmpty { identifier = name }
    guard !(view is UITextField), !(view is UITextView) else { return }
    if let text = semantics.text, !text.isEmpty, texts.count < Self.mostTexts {
      texts.append(String(text.prefix(Self.longestText)))
    }
    view.subviews.forEach { collect($0) }
  }

  /// Whether there is nothing to be known again by.
  var isEmpty: Bool { identifier == nil && texts.isEmpty }

  /// Returns how far another row is the same.
  func likeness(to other: TrailRowContent) -> Likeness {
    guard identifier == other.identifier else { return .none }
    if texts == other.texts { return .whole }
    if identifier != nil { return .identifier }
    return texts.first == other.texts.first ? .title : .none
  }
}
