import DisplayProtocol

/// The content of the layer with the caret, in the layer's own space.
package struct EditorPicture: Hashable {
  /// The text.
  package var text: TypesetText
  /// The position of its top left corner.
  package var origin: CGPoint
  /// Whether the layer's content shows too, as while there is no text but a placeholder.
  package var showsContent: Bool
  /// The rectangles behind selected text.
  package var selection: [CGRect]
  /// The caret, which does not blink; nil while text is selected.
  package var caret: CGRect?
  /// The lines below misspelled words, which are dotted and red.
  package var underlines: [CGRect]
  /// The caret's color, and with less opacity the selection's.
  package var tint: CGColor
  /// The rectangle to which everything is clipped.
  package var clip: CGRect

  /// The color of the lines below misspelled words: the system's red.
  static let underlineColor = CGColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)

  /// Describes what an editor shows.
  package init(
    text: TypesetText, origin: CGPoint, showsContent: Bool, selection: [CGRect], caret: CGRect?,
    underlines: [CGRect] = [], tint: CGColor, clip: CGRect
  ) {
    self.text = text
    self.origin = origin
    self.showsContent = showsContent
    self.selection = selection
    self.caret = caret
    self.underlines = underlines
    self.tint = tint
    self.clip = clip
  }
}
