import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes from the first token to the end of the last one, without the blanks and comments around.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension SyntaxProtocol {
  /// The text from the first token to the end of the last one, without the blanks and comments around.
  ///
  /// It costs what the node itself does: SwiftSyntax's `trimmedDescription` copies the lists around a node,
  /// so that 50,000 attributes of one declaration would cost as many copies of all of them.
  var trimmedText: String {
    let bytes = syntaxTextBytes
    let inner = bytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
    return String(decoding: inner, as: UTF8.self)
  }
}
