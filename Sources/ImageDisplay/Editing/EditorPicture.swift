import DisplayProtocol

/// What the layer with the caret shows, in its own space.
struct EditorPicture: Hashable {
  /// The text.
  var text: TypesetText
  /// Where its top left lies.
  var origin: CGPoint
  /// Whether the layer's content shows too, as while there is no text but a placeholder.
  var showsContent: Bool
  /// What lies behind selected text.
  var selection: [CGRect]
  /// The caret, which does not blink; nil while text is selected.
  var caret: CGRect?
  /// The caret's colour, and with less opacity the selection's.
  var tint: CGColor
  /// Where it is all cut.
  var clip: CGRect
}
