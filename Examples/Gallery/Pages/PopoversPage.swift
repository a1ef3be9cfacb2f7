import UIKit

/// Popovers with arrows: beside buttons and items, and kept on a phone where the delegate says so.
final class PopoversPage: SpecimenController, UIPopoverPresentationControllerDelegate {
  private var keepsPopovers = true

  override func viewDidLoad() {
    super.viewDidLoad()
    add(button("Any side") { _ in }, "Where there is room")
    add(button("Above") { $0.permittedArrowDirections = .down }, "Only above its source")
    add(button("Green") { $0.backgroundColor = .systemGreen }, "With a colour of its own")
    let sheet = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Adapted") { [weak self] action in
        self?.show(from: action.sender as? UIView, keeps: false) { _ in }
      })
    add(sheet, "A sheet where there is little room")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Item",
      primaryAction: UIAction(title: "Item") { [weak self] _ in
        self?.show(from: nil, keeps: true) { $0.barButtonItem = self?.navigationItem.rightBarButtonItem }
      })
  }

  private func button(
    _ title: String, _ prepare: @escaping (UIPopoverPresentationController) -> Void
  ) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] action in
        self?.show(from: action.sender as? UIView, keeps: true, prepare)
      })
  }

  private func show(
    from source: UIView?, keeps: Bool, _ prepare: (UIPopoverPresentationController) -> Void
  ) {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.preferredContentSize = CGSize(width: 240, height: 120)
    content.modalPresentationStyle = .popover
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 240, height: 40))
    label.text = "A popover"
    label.textAlignment = .center
    label.autoresizingMask = .flexibleWidth
    content.view.addSubview(label)
    keepsPopovers = keeps
    if let popover = content.popoverPresentationController {
      popover.sourceView = source
      popover.delegate = self
      prepare(popover)
      if popover.backgroundColor != nil { content.view.backgroundColor = nil }
    }
    present(content, animated: true)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    keepsPopovers ? .none : .pageSheet
  }
}
