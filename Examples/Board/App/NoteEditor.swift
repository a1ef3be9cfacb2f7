import BoardModel
import KatanaStore
import UIKit

/// The sheet in which a note is written. What stands in it is the state's draft.
final class NoteEditor: UIViewController, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
  private let store: Store<BoardState, BoardServices>
  private let shared: SharedBoard
  private let text = UITextView()
  private let placeholder = UILabel()
  private let others = UILabel()
  private let colors = UIStackView()
  private var buttons: [NoteColor: UIButton] = [:]
  private var unsubscribe: StoreUnsubscribe?

  /// Makes an editor in a navigation controller: a sheet, in wide windows a card.
  static func sheet(store: Store<BoardState, BoardServices>, shared: SharedBoard) -> UIViewController {
    let editor = NoteEditor(store: store, shared: shared)
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .formSheet
    navigation.presentationController?.delegate = editor
    navigation.preferredContentSize = CGSize(width: 460, height: 420)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    return navigation
  }

  init(store: Store<BoardState, BoardServices>, shared: SharedBoard) {
    self.store = store
    self.shared = shared
    super.init(nibName: nil, bundle: nil)
    title = store.state.draft?.original == nil ? "New Note" : "Note"
  }

  required init?(coder: NSCoder) { fatalError("A NoteEditor is made with a store.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.store.dispatch(CloseDraft()) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.store.dispatch(SaveDraft()) })
    configureViews()
    layOutViews()
    text.text = store.state.draft?.content.text
    shared.observe(for: self) { [weak self] in self?.showState() }
    unsubscribe = store.addListener { [weak self] in self?.showState() }
    showState()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    unsubscribe?()
  }

  private func configureViews() {
    text.font = .preferredFont(forTextStyle: .title3)
    text.adjustsFontForContentSizeCategory = true
    text.backgroundColor = .clear
    text.textContainerInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    text.delegate = self
    text.accessibilityLabel = "Text"
    text.accessibilityIdentifier = "text"
    placeholder.text = "What’s on your mind?"
    placeholder.font = text.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    others.font = .preferredFont(forTextStyle: .footnote)
    others.adjustsFontForContentSizeCategory = true
    others.textColor = .secondaryLabel
    others.numberOfLines = 0
    for color in NoteColor.allCases {
      let button = UIButton(type: .custom)
      button.backgroundColor = color.paper
      button.layer.cornerRadius = 17
      button.layer.borderWidth = 1
      button.tintColor = .label
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 14, weight: .bold), forImageIn: .normal)
      button.accessibilityLabel = color.title
      button.addAction(UIAction { [weak self] _ in self?.paint(color) }, for: .touchUpInside)
      buttons[color] = button
      colors.addArrangedSubview(button)
    }
    colors.spacing = 12
  }

  private func layOutViews() {
    for view in [text, placeholder, others, colors] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      buttons.values.flatMap {
        [$0.widthAnchor.constraint(equalToConstant: 34), $0.heightAnchor.constraint(equalToConstant: 34)]
      } + [
        text.topAnchor.constraint(equalTo: guide.topAnchor),
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        placeholder.topAnchor.constraint(equalTo: text.topAnchor, constant: 12),
        // Beside the caret: the container pads each line by 5 points.
        placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 21),
        others.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
        others.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 21),
        others.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -21),
        colors.topAnchor.constraint(equalTo: others.bottomAnchor, constant: 12),
        colors.leadingAnchor.constraint(equalTo: others.leadingAnchor),
        colors.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
      ])
  }

  private func showState() {
    guard let draft = store.state.draft else { return dismissOnce() }
    placeholder.isHidden = !text.text.isEmpty
    view.backgroundColor = draft.content.color.paper
    let isEmpty = draft.content.text.allSatisfy(\.isWhitespace)
    navigationItem.rightBarButtonItem?.isEnabled = !isEmpty || draft.original != nil
    for (color, button) in buttons {
      let isChosen = color == draft.content.color
      button.setImage(isChosen ? UIImage(systemName: "checkmark") : nil, for: .normal)
      button.isSelected = isChosen
      button.layer.borderColor =
        UIColor.label.withAlphaComponent(isChosen ? 0.6 : 0.2).resolvedColor(with: traitCollection).cgColor
    }
    let names = shared.board.writers(of: draft.note).filter { $0.id != shared.person }.map(\.name)
    others.text =
      names.isEmpty
      ? nil : "\(names.formatted(.list(type: .and))) \(names.count == 1 ? "is" : "are") writing here, too."
  }

  private func dismissOnce() {
    guard let navigation = navigationController, navigation.presentingViewController != nil,
      !navigation.isBeingDismissed
    else { return }
    navigation.presentingViewController?.dismiss(animated: true)
  }

  private func paint(_ color: NoteColor) {
    guard var content = store.state.draft?.content else { return }
    content.color = color
    store.dispatch(WriteDraft(content))
  }

  // MARK: Delegates

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = !textView.text.isEmpty
    guard var content = store.state.draft?.content else { return }
    content.text = textView.text
    store.dispatch(WriteDraft(content))
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    (textView.text as NSString).replacingCharacters(in: range, with: text).count <= Note.longestText
  }

  /// A pull at the sheet saves, as pressing Done does: what was written is not lost by a slip.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    store.dispatch(SaveDraft())
  }
}
