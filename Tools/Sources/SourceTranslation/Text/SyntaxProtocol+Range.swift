import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes from the first token to the end of the last one, without the blanks and comments around.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
