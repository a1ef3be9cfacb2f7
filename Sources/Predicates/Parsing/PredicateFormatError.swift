import Foundation

/// A format that is wrong, with its place.
struct PredicateFormatError: Error, Equatable {
  /// The format.
  var format: String
  /// The place of the mistake as a count of characters from 1; nil where the format is fine and the arguments
  /// are not.
  var place: Int?
  /// The mistake.
  var reason: String

  /// The words with which the program stops.
  var message: String {
    guard let place else { return "\(reason) \"\(format)\"" }
    return "Unable to parse the format string \"\(format)\", at character \(place): \(reason)"
  }

  /// Stops the program, as Apple's Foundation does by an exception.
  func raise() -> Never { fatalError(message) }
}
