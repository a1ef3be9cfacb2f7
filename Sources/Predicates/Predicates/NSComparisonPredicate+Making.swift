import Foundation
import ObjectiveCRuntime

/// The parts of a comparison.
struct Comparison {
  var left: NSExpression
  var right: NSExpression
  var modifier: NSComparisonPredicate.Modifier = .direct
  var type: NSComparisonPredicate.Operator = .equalTo
  var options: NSComparisonPredicate.Options = []
  /// The method that compares, where the app has one of its own.
  var selector: Selector?
}

/// A comparison of two expressions.
final class ComparisonObject: NSComparisonPredicate {
  private final class Content {
    let comparison: Comparison
    init(_ comparison: Comparison) { self.comparison = comparison }
  }

  // See `makeObject(of:)`. Nothing changes the content after the object is made.
  private var content: Content? = nil

  static func make(_ comparison: Comparison) -> ComparisonObject {
    CompoundMethods.install()
    let object = makeObject(of: ComparisonObject.self)
    object.content = Content(comparison)
    return object
  }

  var ownComparison: Comparison {
    guard let content else { fatalError("A comparison without expressions.") }
    return content.comparison
  }

  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var predicateFormat: String { PredicatePrinter.text(of: self) }
  override var description: String { predicateFormat }
  override var debugDescription: String { description }

  override func evaluate(with object: Any?) -> Bool { Evaluation(object, [:]).value(of: self) }

  override func evaluate(with object: Any?, substitutionVariables variables: [String: Any]?) -> Bool {
    Evaluation(object, variables ?? [:]).value(of: self)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ComparisonObject else { return false }
    return self === other || StructuralEquality.areEqual(ownComparison, other.ownComparison)
  }

  override var hash: Int { predicateFormat.hashValue }
}

extension NSComparisonPredicate {
  var comparison: Comparison {
    guard let object = self as? ComparisonObject else {
      fatalError("Subclasses of NSComparisonPredicate are not supported.")
    }
    return object.ownComparison
  }

  /// The expression on the left.
  public var leftExpression: NSExpression { comparison.left }
  /// The expression on the right.
  public var rightExpression: NSExpression { comparison.right }
  /// The operator. A comparison by a method of the app's own has `equalTo`, since Foundation on Linux lacks
  /// `customSelector`.
  public var predicateOperatorType: Operator { comparison.type }
  /// Whether the comparison is of all or any of the elements on the left.
  public var comparisonPredicateModifier: Modifier { comparison.modifier }
  /// The options of a comparison of strings.
  public var options: Options { comparison.options }
  /// The method that compares, where the app has one of its own.
  public var customSelector: Selector? { comparison.selector }
}

extension PredicateClassCluster where Self: NSComparisonPredicate {
  /// Makes a comparison of two expressions.
  public init(
    leftExpression: NSExpression, rightExpression: NSExpression,
    modifier: NSComparisonPredicate.Modifier, type: NSComparisonPredicate.Operator,
    options: NSComparisonPredicate.Options = []
  ) {
    self.init(
      Comparison(
        left: leftExpression, right: rightExpression, modifier: modifier, type: type,
        options: options))
  }

  /// Makes a comparison of two expressions by a method of the value on the left.
  public init(
    leftExpression: NSExpression, rightExpression: NSExpression,
    customSelector: Selector
  ) {
    self.init(Comparison(left: leftExpression, right: rightExpression, selector: customSelector))
  }

  private init(_ comparison: Comparison) {
    guard let made = ComparisonObject.make(comparison) as? Self else {
      fatalError(
        "\(Self.self) cannot be made: subclasses of NSComparisonPredicate are not supported.")
    }
    self = made
  }
}
