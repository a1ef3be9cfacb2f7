import DisplayProtocol

/// The text of an editor in lines, as it was asked for last. A change of a long text has its own paragraph
/// set again.
final class EditorLayout {
  private var text: Text?
  private var long: TextLayout?
  private var whole: (text: TypesetText, places: TextGeometry)?
  /// The first baseline of a text of no characters.
  private var emptyBaseline: CGFloat = 0

  /// What lines depend on.
  private struct Text: Equatable {
    var spans: [TextSpan]
    var paragraph: TextParagraph
    var width: CGFloat
    var style: TextStyle
    var maximumLines: Int
  }

  /// Sets a text in lines, or follows what has changed since.
  func set(
    _ spans: [TextSpan], paragraph: TextParagraph, width: CGFloat, style: TextStyle, maximumLines: Int
  ) {
    let new = Text(spans: spans, paragraph: paragraph, width: width, style: style, maximumLines: maximumLines)
    guard new != text else { return }
    text = new
    whole = nil
    emptyBaseline =
      TextGeometry([], paragraph: paragraph, width: width, style: style, maximumLines: 1).lines[0].baseline
    guard maximumLines == 0 else { return long = nil }
    guard long?.update(spans, paragraph: paragraph, width: width) != true else { return }
    long = TextLayout(spans, paragraph: paragraph, width: width)
  }

  private func setWhole() -> (text: TypesetText, places: TextGeometry) {
    if let whole { return whole }
    let text = text!
    let set = Typesetter.typeset(
      text.spans, paragraph: text.paragraph, width: text.width, maximumLines: text.maximumLines)
    let places = TextGeometry(
      text.spans, paragraph: text.paragraph, width: text.width, style: text.style,
      maximumLines: text.maximumLines)
    whole = (set, places)
    return (set, places)
  }

  /// The places of the text where its first baseline, if it had no characters, lay at a point. Of a long text
  /// those are exact that lie before a place, a little behind it, and before a height.
  func geometry(firstBaselineAt point: CGPoint, through place: Int, height: CGFloat? = nil) -> TextGeometry {
    let origin = CGPoint(x: point.x, y: point.y - emptyBaseline)
    long?.set(through: place)
    if let height { long?.set(throughHeight: height - origin.y) }
    return long.map { TextGeometry($0, origin: origin) } ?? setWhole().places.moved(by: origin)
  }

  /// The lines of a long text in a part of its height, of another one all.
  func text(in height: Range<CGFloat>) -> TypesetText {
    long?.set(throughHeight: height.upperBound)
    return long?.text(in: height) ?? setWhole().text
  }
}
