import Foundation

/// The parts of an expression.
indirect enum ExpressionNode {
  /// A function of the app's own.
  typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  case constant(Any?)
  case evaluatedObject
  case variable(String)
  case keyPath(String)
  case anyKey
  /// A function, of an operand where it has one.
  case function(operand: NSExpression?, name: String, arguments: [NSExpression])
  case set(SetOperation, NSExpression, NSExpression)
  case aggregate([NSExpression])
  case subquery(collection: NSExpression, variable: String, predicate: NSPredicate)
  case block(Block, arguments: [NSExpression]?)
  case conditional(NSPredicate, NSExpression, NSExpression)
  /// A place in an ordered collection: the index of `a[FIRST]`.
  case place(CollectionPlace)

  enum SetOperation: String {
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"
  }

  enum CollectionPlace: String {
    case first = "FIRST"
    case last = "LAST"
    case size = "SIZE"
  }
}

/// An expression with its parts.
final class ExpressionObject: NSExpression {
  private final class Content {
    let node: ExpressionNode
    init(_ node: ExpressionNode) { self.node = node }
  }

  // Foundation's initializers end the program, so objects are made without one: see `makeObject(of:)`.
  private var content: Content? = nil

  static func object(of node: ExpressionNode) -> ExpressionObject {
    let object = makeObject(of: ExpressionObject.self)
    object.content = Content(node)
    return object
  }

  var ownNode: ExpressionNode { content?.node ?? .constant(nil) }

  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var description: String { PredicatePrinter.text(of: self) }
  override var debugDescription: String { description }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ExpressionObject else { return false }
    return self === other || StructuralEquality.areEqual(ownNode, other.ownNode)
  }

  override var hash: Int { description.hashValue }
}

extension NSExpression {
  /// Makes an expression of its parts.
  static func make(_ node: ExpressionNode) -> NSExpression { ExpressionObject.object(of: node) }

  /// The parts of the expression.
  var node: ExpressionNode { (self as? ExpressionObject)?.ownNode ?? .constant(nil) }
}
