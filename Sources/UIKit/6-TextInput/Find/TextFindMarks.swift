import CoreGraphics
import QuartzCore

/// The marks behind the results of a search in a text view's text.
@MainActor final class TextFindMarks {
  private unowned let view: UITextView
  private var layers: [CALayer] = []
  /// Of more results, those around the highlighted one have marks.
  private static let limit = 300

  init(_ view: UITextView) {
    self.view = view
  }

  /// Shows marks for ranges, of which one is highlighted.
  func show(_ ranges: [NSRange], current: Int) {
    let first = max(
      min(current == NSNotFound ? 0 : current - TextFindMarks.limit / 2, ranges.count - TextFindMarks.limit),
      0)
    var boxes: [(box: CGRect, isCurrent: Bool)] = []
    for index in ranges.indices.dropFirst(first).prefix(TextFindMarks.limit) {
      guard let range = Range(ranges[index]) else { continue }
      boxes += view.boxes(of: range).map { ($0, index == current) }
    }
    while layers.count > boxes.count { layers.removeLast().removeFromSuperlayer() }
    while layers.count < boxes.count {
      let layer = CALayer()
      layer.cornerRadius = 3
      layer.isStill = true
      view.layer.insertSublayer(layer, below: view.canvas)
      layers.append(layer)
    }
    for (layer, (box, isCurrent)) in zip(layers, boxes) {
      let color =
        isCurrent ? UIColor.systemOrange.withAlphaComponent(0.6) : .systemYellow.withAlphaComponent(0.35)
      layer.frame = box.insetBy(dx: -1, dy: 0)
      layer.backgroundColor = color.resolvedColor(with: view.traitCollection).cgColor
    }
  }
}
