import CoreGraphics
import DisplayProtocol
import QuartzCore

/// A link in a text that is only read: what fingers, keys and screen readers find over its characters.
final class TextLink: UIControl {
  /// The rectangles that are highlighted while the link is pressed, in the view's points.
  private var boxes: [CGRect] = []
  private var marks: [CALayer] = []
  private(set) var url: URL
  private(set) var range: NSRange

  init(url: URL, range: NSRange, _ follow: @escaping (TextLink) -> Void) {
    self.url = url
    self.range = range
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in if let self { follow(self) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Lays the link over its characters' boxes, in its superview's points.
  func place(over boxes: [CGRect], url: URL, range: NSRange, text: String) {
    (self.url, self.range) = (url, range)
    accessibilityLabel = text
    frame = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let own = boxes.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    guard own != self.boxes else { return }
    self.boxes = own
    showMarks()
  }

  /// Only the characters count, not what lies between those of two lines.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    boxes.contains { $0.insetBy(dx: -2, dy: -2).contains(point) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showMarks()
  }

  private func showMarks() {
    for mark in marks { mark.removeFromSuperlayer() }
    marks = []
    guard isHighlighted else { return }
    marks = boxes.map { box in
      let mark = CALayer()
      mark.frame = box.insetBy(dx: -2, dy: 0)
      mark.cornerRadius = 4
      mark.backgroundColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
      layer.addSublayer(mark)
      return mark
    }
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .button
  }
}
