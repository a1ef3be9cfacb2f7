import UIKit

/// One screen.
final class FaultyController: UIViewController {
  private let fault: Fault
  private let isMended: Bool
  /// An outlet, which nothing connects unless the screen is mended.
  private var total: UILabel!

  init(_ fault: Fault, isMended: Bool) {
    (self.fault, self.isMended) = (fault, isMended)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    switch fault {
    case .conflict: showConflict()
    case .outlet: showTotal()
    case .darkColor: showColor()
    case .largeText: showText()
    case .deadButton: showButton()
    case .overlap: showOverlap()
    case .offScreen: showNote()
    case .tabOrder: showFields()
    case .label: showIcon()
    case .ambiguity: showAmbiguity()
    case .ground: showCard()
    case .safeArea: showBelowTheClock()
    case .contrast: showGray()
    case .rowCut: showRow()
    case .end: showEnds()
    }
  }

  /// Adds a view that constraints place.
  @discardableResult private func add<View: UIView>(
    _ child: View, _ constraints: (View) -> [NSLayoutConstraint]
  ) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate(constraints(child))
    return child
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func showConflict() {
    add(label("Balance")) {
      [
        $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        $0.widthAnchor.constraint(equalToConstant: 120),
      ] + (isMended ? [] : [$0.widthAnchor.constraint(equalToConstant: 200)])
    }
  }

  private func showTotal() {
    if isMended {
      total = add(label("")) { [$0.topAnchor.constraint(equalTo: view.topAnchor, constant: 80)] }
    }
    total.text = "Total: 12"
  }

  private func showColor() {
    let name = label("Account name")
    name.frame = CGRect(x: 20, y: 80, width: 300, height: 30)
    name.textColor = isMended ? .label : UIColor(white: 0.12, alpha: 1)
    view.addSubview(name)
  }

  private func showText() {
    let text = label("Deliver tomorrow morning")
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = isMended ? 0 : 1
    add(text) {
      [
        $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        $0.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
      ]
    }
  }

  private func showButton() {
    let panel = UIView(frame: CGRect(x: 0, y: 80, width: 320, height: 100))
    panel.isUserInteractionEnabled = isMended
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
    button.addAction(UIAction { _ in button.setTitle("Saved", for: .normal) }, for: .touchUpInside)
    panel.addSubview(button)
    view.addSubview(panel)
  }

  private func showOverlap() {
    for (index, text) in ["Departure", "Arrival"].enumerated() {
      let line = label(text)
      line.frame = CGRect(x: 20, y: 80 + (isMended ? 30 : 6) * index, width: 200, height: 24)
      view.addSubview(line)
    }
  }

  private func showNote() {
    let note = label("Free until Sunday")
    note.frame = CGRect(x: 20, y: isMended ? 80 : 2_000, width: 200, height: 24)
    view.addSubview(note)
  }

  private func showFields() {
    func field(_ name: String, y: CGFloat) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
      field.placeholder = name
      field.borderStyle = .roundedRect
      return field
    }
    // A container that reaches over what lies between its fields.
    let outer = UIView(frame: CGRect(x: 0, y: 80, width: 320, height: isMended ? 90 : 240))
    outer.addSubview(field("Street", y: 0))
    outer.addSubview(field("City", y: isMended ? 50 : 200))
    view.addSubview(outer)
    view.addSubview(field("Country", y: isMended ? 240 : 180))
  }

  private func showIcon() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 20, y: 80, width: 44, height: 44)
    button.backgroundColor = .systemBlue
    if isMended { button.accessibilityLabel = "Compose" }
    view.addSubview(button)
  }

  private func showCard() {
    let card = UIView(frame: CGRect(x: 20, y: 80, width: isMended ? 260 : 90, height: 60))
    card.backgroundColor = .secondarySystemBackground
    let text = label("Deposit until Friday")
    text.frame = CGRect(x: 10, y: 10, width: 240, height: 40)
    card.addSubview(text)
    view.addSubview(card)
  }

  private func showBelowTheClock() {
    let text = label("Platform 4")
    text.frame = CGRect(x: 20, y: isMended ? 30 : 4, width: 200, height: 24)
    view.addSubview(text)
  }

  private func showGray() {
    let text = label("Seat 21")
    text.frame = CGRect(x: 20, y: 80, width: 200, height: 24)
    text.textColor = isMended ? .label : UIColor(white: 0.52, alpha: 1)
    view.addSubview(text)
  }

  private func showRow() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 80, width: 320, height: 200))
    list.contentSize = CGSize(width: 320, height: 600)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: isMended ? 80 : 30))
    row.clipsToBounds = true
    let text = label("Changed at noon, by whoever was there")
    text.numberOfLines = 0
    text.frame = CGRect(x: 20, y: 4, width: 220, height: 50)
    row.addSubview(text)
    list.addSubview(row)
    view.addSubview(list)
  }

  private func showAmbiguity() {
    add(label("Somewhere")) {
      [$0.topAnchor.constraint(equalTo: view.topAnchor, constant: 80)]
        + (isMended ? [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)] : [])
    }
  }
}
