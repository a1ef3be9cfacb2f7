import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// Parses a text as Swift 5 does. Swift 6 refuses a blank before the arguments of an attribute, as in
  /// `@available (iOS, deprecated)`, which a file of Swift 5 may have; a file of Swift 6 with one is refused by
  /// the compiler.
  init(parsing text: String) {
    var parser = Parser(text, swiftVersion: .v5)
    self = .parse(from: &parser)
  }
}
