import UIKit

/// Text as TextKit lays it out: around pictures, in lists, from HTML, with links that are found in it.
final class FlowPage: SpecimenController, NSLayoutManagerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Around areas")
    addFlow()
    group("Lists")
    addLists()
    group("From HTML")
    addHTML()
    group("Found in the text")
    addDetected()
    group("Lines that a delegate spaces")
    addSpaced()
  }

  private func reader(_ name: String, _ label: String, _ height: CGFloat) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    view.accessibilityIdentifier = name
    view.accessibilityLabel = label
    view.isEditable = false
    view.isScrollEnabled = false
    view.backgroundColor = .clear
    view.font = .systemFont(ofSize: 15)
    return view
  }

  private func addFlow() {
    let view = reader("flow", "Text around areas", 200)
    view.text =
      "The columns of a newspaper flow around their pictures, and so do the lines of a text view, once its container "
      + "has paths that they are kept out of. A circle pushes them as far aside as it is wide where they pass it, and a "
      + "picture in the middle lets them go on behind it. Below both they have all of the width again."
    let circle = CGRect(x: -46, y: 18, width: 92, height: 92)
    let square = CGRect(x: 180, y: 96, width: 56, height: 56)
    view.textContainer.exclusionPaths = [
      UIBezierPath(ovalIn: circle.insetBy(dx: -4, dy: -4)),
      UIBezierPath(rect: square.insetBy(dx: -3, dy: -3)),
    ]
    for (frame, color, radius) in [(circle, UIColor.systemIndigo, CGFloat(46)), (square, .systemOrange, 8)] {
      let shape = UIView(frame: frame.offsetBy(dx: 0, dy: 8))
      shape.backgroundColor = color
      shape.layer.cornerRadius = radius
      view.addSubview(shape)
    }
    view.clipsToBounds = true
    wide(view)
  }

  private func addLists() {
    let numbers = NSTextList(markerFormat: .init("{decimal}."), options: 0)
    let signs = NSTextList(markerFormat: .disc, options: 0)
    func items(_ text: String, _ lists: [NSTextList]) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      style.paragraphSpacing = 3
      return NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style, .foregroundColor: UIColor.label,
        ])
    }
    let text = NSMutableAttributedString()
    text.append(items("Wash the rice until the water stays clear\nCook it\n", [numbers]))
    text.append(items("for twelve minutes, covered\nand ten more off the heat\n", [numbers, signs]))
    text.append(items("Season it with vinegar", [numbers]))
    let view = reader("lists", "Lists", 146)
    view.attributedText = text
    wide(view, "text view")
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = items("One of a label's items\nand another one", [signs])
    label.frame = CGRect(x: 0, y: 0, width: 280, height: 46)
    wide(label, "label")
  }

  private func addHTML() {
    let html = """
      <style>body { font-family: -apple-system; font-size: 15px } code { color: #b00040 }</style>
      <h3>Release 2.0</h3>
      <p>Faster, <b>bolder</b> and <i>more slanted</i>: see <a href="https://example.org">the notes</a>.</p>
      <ul><li>Call <code>render()</code> once</li><li>H<sub>2</sub>O &amp; x<sup>2</sup>, <s>gone</s></li></ul>
      """
    let view = reader("html", "Text from HTML", 146)
    if let text = try? NSMutableAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    {
      // What the document leaves black follows the appearance.
      text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
        color, range, _ in
        if color as? UIColor == .black {
          text.addAttribute(.foregroundColor, value: UIColor.label, range: range)
        }
      }
      // Links take the view's tint.
      text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
        if link != nil { text.removeAttribute(.foregroundColor, range: range) }
      }
      view.attributedText = text
    }
    wide(view)
  }

  private func addDetected() {
    let view = reader("detected", "Text with links", 72)
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "Write to ann@example.org, call (555) 123-4567, or look at www.example.org/help."
    wide(view)
  }

  private func addSpaced() {
    let view = reader("spaced", "Lines that are spaced", 84)
    view.text =
      "Each line of this text lies further below the one before it than its font asks for, by half its size."
    view.layoutManager.delegate = self
    wide(view)
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 7.5 }
}
