import CoreGraphics

/// A parsed visual format, such as `H:|-[name]-(>=8)-[value(==name@750)]-|`: views one after the other along
/// an axis, the spaces between them, and sizes.
struct VisualFormat: Equatable {
  /// A name or a number, and where it stands.
  struct Term: Equatable {
    enum Kind: Equatable {
      case number(CGFloat)
      case name(String)
    }

    var kind: Kind
    var position: Int
  }

  /// One thing that is said of a size or a space.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var term: Term
    var priority: Term?
  }

  /// The space between two neighbors.
  enum Space: Equatable {
    /// None: they touch.
    case none
    /// The standard space between such neighbors.
    case standard
    /// The space that the format specifies.
    case specified([Predicate])
  }

  /// A view, and what is said of its size along the axis.
  struct Item: Equatable {
    var name: String
    var position: Int
    var sizes: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between the superview's edge and the first view; nil where the edge is not mentioned.
  var leadingSpace: Space?
  /// The views; there is at least one.
  var items: [Item] = []
  /// The spaces between them, one fewer than there are views.
  var spaces: [Space] = []
  /// The space between the last view and the superview's edge; nil where the edge is not mentioned.
  var trailingSpace: Space?
}
