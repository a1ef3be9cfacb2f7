import Foundation
import UIKit

/// Does a piece of work of a size, and shows the seconds of the processor that it took.
final class WorkController: UIViewController {
  private let work: String
  private let size: Int
  private let label = UILabel()

  init(_ work: String, _ size: Int) {
    (self.work, self.size) = (work, size)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there is no document") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.accessibilityIdentifier = "seconds"
    label.frame = CGRect(x: 10, y: 10, width: 300, height: 40)
    view.addSubview(label)
    let start = Self.processorTime
    perform()
    label.text = "\(Self.processorTime - start)"
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func perform() {
    func repeated(_ piece: String) -> String { String(repeating: piece, count: size / piece.utf8.count) }
    func markdown(_ text: String) { _ = try? AttributedString(markdown: text) }
    func html(_ text: String) {
      _ = try? NSAttributedString(
        data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    switch work {
    case "markdown brackets": markdown(repeated("[") + "a" + repeated("](b)(b)"))
    case "markdown links": markdown(repeated("[a](b) "))
    case "markdown emphasis": markdown(repeated("*a **b "))
    case "markdown definitions": markdown((0..<size / 12).map { "[\($0)]: b\n\n" }.joined() + repeated("[1]"))
    case "html tags": html(repeated("<b><i>"))
    case "html styles":
      html(
        "<style>" + (0..<size / 40).map { ".c\($0) p, p.d\($0) { color: red }" }.joined() + "</style>"
          + (0..<size / 40).map { "<p class=c\($0)>a</p>" }.joined())
    case "html entities": html(repeated("&amp;&x"))
    case "detectors":
      // Links; the type's own name is deprecated where there is no Objective-C.
      let detector = try! NSDataDetector(types: 1 << 6)
      let text = repeated("a.b@")
      _ = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    case "format": _ = String(format: repeated("%d "), 1)
    case "format %s": _ = String(format: "%s %@ %n %*d %999999999d %7$@ %hhd", 5, 6, 7, 8, 9)
    case "format positions":
      _ = String(format: repeated("%1$d "), 1)
      _ = String.localizedStringWithFormat("%2$s", 1, 2)
    case "visual format":
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|" + repeated("-[v]") + "|", metrics: nil, views: ["v": view!])
    case "conflicts": conflict()
    case "conflicting chain": conflictInChain()
    default: break
    }
  }

  /// Widths of one view that exclude each other.
  private func conflict() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate(
      (0..<size).map { inner.widthAnchor.constraint(equalToConstant: CGFloat($0)) })
    view.layoutIfNeeded()
  }

  /// Views side by side, each with two widths, that fill their superview.
  private func conflictInChain() {
    var last = view.leadingAnchor
    for index in 0..<size / 2 {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: last), inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 1),
        inner.widthAnchor.constraint(equalToConstant: CGFloat(2 + index % 3)),
      ])
      last = inner.trailingAnchor
    }
    view.layoutIfNeeded()
  }
}
