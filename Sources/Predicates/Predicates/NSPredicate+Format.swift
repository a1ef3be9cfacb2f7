import Foundation

extension PredicateClassCluster where Self: NSPredicate {
  /// Makes a predicate of a format, such as `"name BEGINSWITH[cd] %@ AND age > %d"`, and the values of its
  /// places.
  ///
  /// The result is an `NSComparisonPredicate` or an `NSCompoundPredicate`, but for `TRUEPREDICATE` and
  /// `FALSEPREDICATE`. Stops the program where the format is wrong, with its place.
  public init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(predicateFormat, FormatArguments(arguments))
  }

  /// Makes a predicate of a format and the values of its places.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat, FormatArguments(arguments ?? []))
  }

  /// Makes a predicate of a format and a list of arguments.
  public init(format predicateFormat: String, arguments: CVaListPointer) {
    self.init(predicateFormat, FormatArguments(arguments))
  }

  private init(_ format: String, _ arguments: FormatArguments) {
    let made: NSPredicate
    do {
      made = try PredicateParser.predicate(format, arguments)
    } catch {
      error.raise()
    }
    guard let made = made as? Self else {
      fatalError("The format \"\(format)\" makes no \(Self.self) but a \(type(of: made)).")
    }
    self = made
  }
}

extension NSPredicate {
  /// Has a predicate that was read from an archive evaluated, which is so here without it.
  public func allowEvaluation() {}

  /// Returns the predicate with values in place of its variables. Variables without a value stay.
  ///
  /// A value that is an `NSExpression` takes the variable's place itself.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    guard let made = Substitution(variables).predicate(self) as? Self else {
      fatalError("A predicate with values for its variables is no \(Self.self).")
    }
    return made
  }
}
