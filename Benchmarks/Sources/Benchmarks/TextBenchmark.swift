import CoreGraphics
import UIKit

/// Long texts in any mixture of scripts, in a field, a text view and a label: from setting the text to its
/// lines. Each text is one that was not set before.
enum TextBenchmark {
  /// The scalars that a mixture draws from.
  private static let mixtures: [(name: String, scalars: String)] = [
    ("words", "abcdefghijklmnopqrstuvwxyz      "), ("two scripts by letter", "abcdefghאבגדהוזח"),
    ("tabs", "a\t"), ("marks", "a\u{301}\u{323}\u{5B0}"), ("emoji", "a😀👩\u{200D}\u{FE0F}"),
    ("digits of two scripts", "12٢٣"), ("controls", "aא\u{2067}\u{2069}\u{202B}\u{202C}\u{AD}\u{200B}"),
  ]

  @MainActor private static var seed: UInt64 = 88_172_645_463_325_252

  /// A new text of a mixture.
  @MainActor private static func text(_ scalars: [Unicode.Scalar], bytes: Int) -> String {
    var text = String.UnicodeScalarView()
    var count = 0
    while count < bytes {
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      let scalar = scalars[Int(seed % UInt64(scalars.count))]
      text.append(scalar)
      count += UTF8.width(scalar)
    }
    return String(text)
  }

  @MainActor static func run() -> [BenchmarkResult] {
    let (window, field, view, label) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
      UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40)),
      UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 300)),
      UILabel(frame: CGRect(x: 0, y: 400, width: 300, height: 300))
    )
    label.numberOfLines = 0
    for shown in [field, view, label] { window.addSubview(shown) }
    window.isHidden = false
    func show(_ editor: String, _ text: String) {
      switch editor {
      case "field":
        field.text = text
        _ = field.intrinsicContentSize
        _ = field.caretRect(for: field.endOfDocument)
      case "text view":
        view.text = text
        _ = view.layoutManager
      default:
        label.text = text
        _ = label.sizeThatFits(CGSize(width: 300, height: 10_000_000))
      }
      window.layoutIfNeeded()
    }
    var rows: [BenchmarkResult] = []
    for mixture in mixtures {
      let scalars = Array(mixture.scalars.unicodeScalars)
      for editor in ["field", "text view", "label"] {
        let (long, short) = (64_000, 8_000)
        func ready(_ bytes: Int) -> [String] { (0...5).map { _ in text(scalars, bytes: bytes) } }
        var (many, few) = (ready(long), ready(short))
        let times = PairedMeasurement(rounds: 5).run(
          ours: { show(editor, many.removeLast()) }, rival: { show(editor, few.removeLast()) })
        let result = PairedMeasurement.Result(ours: times.ours / (long / short), rival: times.rival)
        rows.append(
          BenchmarkResult(
            "64 kB of \(mixture.name) in a \(editor), by 8 kB", beside: "8 kB", result, atMost: 1.5))
        if editor == "field" {
          rows.append(
            BenchmarkResult("64 kB of \(mixture.name) in a field", times.ours, under: .milliseconds(50)))
        }
      }
    }
    return rows
  }
}
