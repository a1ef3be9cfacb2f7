import UIKit

/// Controllers presented in every style, and a line that shows how the last one went.
final class PresentationPage: SpecimenController, UISheetPresentationControllerDelegate {
  private let news = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    news.text = "Nothing presented yet"
    news.accessibilityIdentifier = "news"
    news.frame.size = CGSize(width: 320, height: 22)
    wide(news, "What happened")
    add(button("Page sheet") { $0.modalPresentationStyle = .pageSheet }, "The usual card")
    add(button("Form sheet") { $0.modalPresentationStyle = .formSheet }, "A smaller card where there is room")
    add(
      button("Half sheet") {
        $0.modalPresentationStyle = .formSheet
        $0.sheetPresentationController?.detents = [.medium(), .large()]
        $0.sheetPresentationController?.prefersGrabberVisible = true
      }, "Half and whole height, with a handle")
    add(button("Locked sheet") { $0.isModalInPresentation = true }, "Only its button dismisses it")
    add(button("Full screen") { $0.modalPresentationStyle = .fullScreen }, "Over everything")
    add(
      button("Dissolve") {
        $0.modalPresentationStyle = .overFullScreen
        $0.modalTransitionStyle = .crossDissolve
      }, "Over everything, fading in")
  }

  private func button(_ title: String, _ prepare: @escaping (UIViewController) -> Void) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        let card = CardController(title)
        prepare(card)
        card.presentationController?.delegate = self
        present(card, animated: true) { self.news.text = "\(title) has come" }
        card.onClose = { self.news.text = "Closed by its button" }
      })
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    news.text = "Dismissed by the person"
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    (presentationController.presentedViewController as? CardController)?.note("Close it by its button")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let isLarge = sheetPresentationController.selectedDetentIdentifier == .large
    (sheetPresentationController.presentedViewController as? CardController)?.note(
      isLarge ? "At its whole height" : "At half its height")
  }
}

/// What is presented: a title, a line of news and a button that closes it.
private final class CardController: UIViewController {
  var onClose: () -> Void = {}
  private let heading = UILabel()
  private let line = UILabel()
  private let more = UIButton(type: .system)
  private let close = UIButton(type: .system)

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    heading.text = title
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityIdentifier = "heading"
    line.textColor = .secondaryLabel
    line.accessibilityIdentifier = "line"
    line.text = "Drag it down, or press Escape"
    more.setTitle("Another one", for: .normal)
    more.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let another = CardController("Another one")
        another.onClose = { [weak self] in self?.note("The other one was closed") }
        present(another, animated: true)
      }, for: .primaryActionTriggered)
    close.setTitle("Close", for: .normal)
    close.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        dismiss(animated: true, completion: onClose)
      }, for: .primaryActionTriggered)
    for part in [heading, line, more, close] { view.addSubview(part) }
  }

  func note(_ text: String) {
    line.text = text
  }

  override func viewDidLayoutSubviews() {
    let top = 28 + view.safeAreaInsets.top
    let width = max(view.bounds.width - 40, 0)
    heading.frame = CGRect(x: 20, y: top, width: width, height: 36)
    line.frame = CGRect(x: 20, y: top + 44, width: width, height: 22)
    more.sizeToFit()
    close.sizeToFit()
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in [more, close].enumerated() {
      button.frame.origin = CGPoint(
        x: isRightToLeft ? view.bounds.width - 20 - button.bounds.width : 20,
        y: top + 80 + CGFloat(index) * 44)
    }
  }
}
