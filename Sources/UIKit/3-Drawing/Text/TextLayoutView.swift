/// The view whose text a layout manager answers for.
@MainActor protocol TextLayoutView: AnyObject {
  /// The room that the text is set in.
  var textContainer: NSTextContainer { get }
  /// The length of the text, in UTF-16 units.
  var textLength: Int { get }
  /// The places of the text, in the container's points.
  var containerGeometry: TextGeometry { get }
  /// Sets the text anew and shows it.
  func textDidChange()
}
