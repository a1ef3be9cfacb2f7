import CoreGraphics
import Testing

@testable import UIKit

/// Controls for people who read in the dark, with more contrast, or with the largest text.
@MainActor @Suite(.serialized) struct ReadingSettingTests {
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  // MARK: More contrast

  /// The relative luminance, as WCAG 2 defines it.
  private func luminance(_ color: CGColor, on back: CGColor) -> Double {
    func linear(_ path: KeyPath<CGColor, CGFloat>) -> Double {
      let part = Double(
        color[keyPath: path] * color.alpha + back[keyPath: path] * (1 - color.alpha))
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(\.red) + 0.7152 * linear(\.green) + 0.0722 * linear(\.blue)
  }

  private func contrast(_ color: UIColor, on back: UIColor, _ traits: UITraitCollection) -> Double {
    let back = back.resolvedColor(with: traits).cgColor
    let color = color.resolvedColor(with: traits).cgColor
    let values = [luminance(color, on: back), luminance(back, on: back)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(
    "Colors of text have more contrast where a person asks for it",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func moreContrast(style: UIUserInterfaceStyle) {
    func traits(_ contrast: UIAccessibilityContrast) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ])
    }
    let colors: [UIColor] = [
      .systemRed, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemTeal, .systemCyan, .link,
      .secondaryLabel, .tertiaryLabel, .label,
    ]
    for (index, color) in colors.enumerated() {
      let more = contrast(color, on: .systemBackground, traits(.high))
      #expect(more >= 4.5, "\(index) has \(more)")
      #expect(more >= contrast(color, on: .systemBackground, traits(.normal)), "\(index)")
    }
    #expect(contrast(.systemBlue, on: .systemBackground, traits(.unspecified)) < 6)
  }

  // MARK: The largest text

  private final class Source: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle
    let lines: Int?
    init(_ style: UITableViewCell.CellStyle, lines: Int? = nil) { (self.style, self.lines) = (style, lines) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Water the plants"
      cell.detailTextLabel?.text = "Tomorrow"
      if let lines { cell.textLabel?.numberOfLines = lines }
      return cell
    }
  }

  private func cell(
    _ source: Source, _ size: UIContentSizeCategory = largest, _ body: (UITableViewCell) throws -> Void
  ) throws {
    try onScreen(320, 568, contentSize: size) {
      let page = UIViewController()
      let table = UITableView(frame: CGRect(0, 0, 320, 568), style: .plain)
      table.dataSource = source
      page.view.addSubview(table)
      try inWindow(page) { _ in try body(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))) }
    }
  }

  @Test("A row's text takes as many lines as it needs, unless the app says how many")
  func rowsOfSeveralLines() throws {
    try cell(Source(.default)) { cell in
      let label = try #require(cell.textLabel)
      #expect(label.numberOfLines == 0 && cell.bounds.height > 2 * label.font.lineHeight)
    }
    try cell(Source(.default, lines: 1)) { cell in
      let label = try #require(cell.textLabel)
      #expect(label.numberOfLines == 1 && cell.bounds.height < 2 * label.font.lineHeight)
    }
    try cell(Source(.default), .large) { cell in
      #expect(cell.textLabel?.numberOfLines == 1 && cell.bounds.height < 50)
    }
  }

  @Test("A value stands below its text where both have no room in a line")
  func valuesBelow() throws {
    try cell(Source(.value1)) { cell in
      let (text, value) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
      #expect(value.minY >= text.maxY && value.minX == text.minX && cell.bounds.height >= value.maxY)
    }
    try cell(Source(.value1), .large) { cell in
      let (text, value) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
      #expect(value.minX > text.maxX && value.midY == text.midY)
    }
  }

  @Test("The fields of a date picker stand below each other where they have no room in a line")
  func dateFields() {
    onScreen(320, 568, contentSize: Self.largest) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.sizeToFit()
      let whole = picker.bounds.size
      #expect(picker.sizeThatFits(CGSize(width: 2_000, height: 0)) == whole)
      let fitted = picker.sizeThatFits(CGSize(width: 250, height: 0))
      #expect(fitted.width <= 250 && fitted.height > whole.height)
      picker.bounds.size = fitted
      picker.layoutIfNeeded()
      let fields = picker.subviews.compactMap { $0 as? UIButton }.map(\.frame)
      #expect(fields.count == 2 && fields[1].minY >= fields[0].maxY)
      #expect(fields.allSatisfy { picker.bounds.contains($0) })
      // It takes its own size again, whatever it had.
      picker.sizeToFit()
      #expect(picker.bounds.size == whole)
    }
  }

  // MARK: Places and colors of parts

  @Test("A popover's arrow has the color of what it belongs to, as that has it")
  func popoverArrow() throws {
    try onScreen(1_024, 768) {
      let root = UIViewController()
      let shown = ShownWindow(root)
      defer { shown.close() }
      shown.window.overrideUserInterfaceStyle = .dark
      let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 20))
      root.view.addSubview(source)
      let card = UIViewController()
      card.view.backgroundColor = .systemBackground
      card.modalPresentationStyle = .popover
      card.preferredContentSize = CGSize(width: 200, height: 150)
      card.popoverPresentationController?.sourceView = source
      shown.present(card, from: root)
      let container = try #require(card.popoverPresentationController?.container)
      var arrow: PopoverArrowView?
      container.forEachInTree { if let view = $0 as? PopoverArrowView { arrow = view } }
      let layer = try #require(arrow?.layer as? CAShapeLayer)
      @MainActor func ground() -> CGColor {
        UIColor.systemBackground.resolvedColor(with: card.view.traitCollection).cgColor
      }
      #expect(layer.fillColor == ground() && ground().red > 0.1)
      shown.window.overrideUserInterfaceStyle = .light
      shown.finishTurn()
      #expect(layer.fillColor == ground() && ground().red == 1)
      shown.dismiss(from: root)
    }
  }

  @Test("The buttons behind a row of a group have its round corners at their outer edge")
  func swipedCorners() throws {
    try onScreen(320, 568) {
      let source = EditedSource(rows: 3)
      let page = UIViewController()
      let table = UITableView(frame: CGRect(0, 0, 320, 568), style: .insetGrouped)
      table.dataSource = source
      page.view.addSubview(table)
      try inWindow(page) { _ in
        let corners: [CACornerMask] = [[.layerMaxXMinYCorner], [], [.layerMaxXMaxYCorner]]
        for (row, expected) in corners.enumerated() {
          table.openDeletion(path(row))
          let actions = try #require(
            table.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first {
              $0.bounds.width > 20 && $0.isUserInteractionEnabled
            })
          let cell = try #require(table.cellForRow(at: path(row)))
          let isRound = actions.layer.maskedCorners == expected && actions.clipsToBounds
          #expect(expected.isEmpty ? actions.layer.cornerRadius == 0 : isRound)
          #expect(expected.isEmpty || actions.layer.cornerRadius == cell.layer.cornerRadius)
          // Their ground goes on under the round corners of the row.
          let under = expected.isEmpty ? 0 : cell.layer.cornerRadius
          #expect(abs(actions.frame.minX - (cell.frame.maxX - under)) < 1)
          table.closeSwipe(animated: false)
        }
      }
    }
  }

  private final class Bar: UIView {
    let inner = UIView()
    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      inner.frame = bounds.insetBy(dx: 10, dy: 4)
    }
  }

  @Test("What an accessory view holds rises with it, from its place")
  func accessoryView() {
    onScreen(320, 568) {
      let page = UIViewController()
      let field = UITextField(frame: CGRect(20, 100, 200, 34))
      let bar = Bar(frame: CGRect(0, 0, 320, 44))
      field.inputAccessoryView = bar
      let bottom = UIView()
      bottom.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(field)
      page.view.addSubview(bottom)
      bottom.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor).isActive = true
      inWindow(page) { _ in
        field.becomeFirstResponder()
        UIScreen.main.finishTurn()
        #expect(bar.inner.bounds.width == 300)
        #expect(bar.inner.layer.animationKeys()?.isEmpty ?? true)
        #expect(bar.inner.shownFrame == CGRect(10, 4, 300, 36))
        field.resignFirstResponder()
        UIScreen.main.finishTurn()
      }
    }
  }
}
