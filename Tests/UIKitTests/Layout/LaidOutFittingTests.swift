import Testing

@testable import UIKit

/// Sizes that are fitted where the width is open, after a layout: text stays as it was broken there.
@MainActor @Suite("Fitting what was laid out") struct LaidOutFittingTests {
  private static let text =
    "Some text that takes three lines where it has to lie in a box of two hundred points"

  /// A view with several lines of text, and the height that it has at a width.
  struct Content {
    let make: @MainActor () -> UIView
    let change: @MainActor (UIView) -> Void
  }

  private static let contents: [String: Content] = [
    "label": Content {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      return label
    } change: {
      ($0 as? UILabel)?.text = "Short"
    },
    "text view": Content {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = text
      return view
    } change: {
      ($0 as? UITextView)?.text = "Short"
    },
    "button": Content {
      var configuration = UIButton.Configuration.plain()
      configuration.title = text
      return UIButton(configuration: configuration)
    } change: {
      ($0 as? UIButton)?.configuration?.title = "Short"
    },
    "stack": Content {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      let stack = UIStackView(arrangedSubviews: [label])
      stack.axis = .vertical
      return stack
    } change: {
      (($0 as? UIStackView)?.arrangedSubviews.first as? UILabel)?.text = "Short"
    },
  ]
  nonisolated private static let names = ["button", "label", "stack", "text view"]

  private func box(_ name: String, width: CGFloat) -> (box: UIView, view: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    let view = Self.contents[name]!.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor), view.leftAnchor.constraint(equalTo: box.leftAnchor),
      view.rightAnchor.constraint(equalTo: box.rightAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor).at(999),
    ])
    return (box, view)
  }

  private func compressed(_ view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func fitted(_ view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("The height is that of the width at which it was laid out", arguments: names)
  func laidOut(name: String) {
    let (box, _) = box(name, width: 200)
    let untouched = compressed(box)
    #expect(untouched.width > 400)
    box.layoutIfNeeded()
    let height = fitted(box, width: 200)
    #expect(height > 2 * untouched.height - 20)
    for _ in 0..<2 {
      #expect(compressed(box).height == height && compressed(box).width <= 200)
      #expect(fitted(box, width: 2_000) == untouched.height)
      #expect(fitted(box, width: 200) == height)
    }
    // The layout itself is as it was.
    box.frame.size.width = 2_000
    box.layoutIfNeeded()
    #expect(compressed(box).height == untouched.height)
    box.frame.size.width = 120
    box.layoutIfNeeded()
    #expect(compressed(box).height == fitted(box, width: 120) && compressed(box).height > height)
  }

  @Test("Text that has changed since is fitted anew", arguments: names)
  func changed(name: String) {
    let (box, view) = box(name, width: 200)
    box.layoutIfNeeded()
    let height = compressed(box).height
    Self.contents[name]!.change(view)
    #expect(compressed(box).height < height)
    box.layoutIfNeeded()
    #expect(compressed(box).height < height)
  }

  @Test("A view alone, in a tree with others", arguments: names)
  func inATree(name: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (box, view) = box(name, width: 200)
    root.addSubview(box)
    root.layoutIfNeeded()
    let height = fitted(box, width: 200)
    #expect(compressed(box).height == height && compressed(view).height == height)
    #expect(view.frame.width == 200)
  }

  @Test("A box of 200 points with a label of three lines is 61 high")
  func threeLines() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words that need three lines in a box of two hundred points"
    let rig = LayoutRig(200, 10, label)
    rig.lay(label.pinned(to: rig.container, 0, 0, 0, 0).map { $0.at(999) })
    #expect(compressed(rig.container).height == 61)
  }

  @Test("A table's header takes the height that it is fitted to after its layout")
  func tableHeader() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let (header, _) = box("label", width: 200)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    header.layoutIfNeeded()
    header.frame.size.height = compressed(header).height
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(header.frame.height == fitted(header, width: 200) && header.frame.height > 60)
  }
}
