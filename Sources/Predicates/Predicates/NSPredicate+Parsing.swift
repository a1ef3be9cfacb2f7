import Foundation

extension NSPredicate {
  /// Makes a predicate of a format without arguments.
  ///
  /// - Throws: An error where the format is wrong, which the caller did not write.
  package static func parsed(_ format: String) throws -> NSPredicate {
    try PredicateParser.predicate(format, FormatArguments([]))
  }
}
