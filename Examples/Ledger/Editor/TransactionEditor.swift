import UIKit

/// A sheet in which a transaction is added or changed.
final class TransactionEditor: UIViewController, UITextFieldDelegate, UIAdaptivePresentationControllerDelegate
{
  private let store: LedgerStore
  private let original: Transaction?
  private var draft: Transaction
  private var isIncome: Bool

  private let scrollView = UIScrollView()
  private let direction = UISegmentedControl()
  private let amountField = UITextField()
  private let titleField = UITextField()
  private let datePicker = UIDatePicker()
  private let categoryButton = UIButton(configuration: .gray())
  private let accountButton = UIButton(configuration: .gray())
  private let noteView = UITextView()
  private let notePlaceholder = UILabel()
  private let message = UILabel()
  private lazy var save = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.commit() })

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    formatter.usesGroupingSeparator = false
    return formatter
  }()

  /// Makes an editor in a navigation controller: a sheet with detents, in wide windows a card.
  static func sheet(
    store: LedgerStore, transaction: Transaction?, account: Account.ID? = nil
  ) -> UIViewController {
    let editor = TransactionEditor(store: store, transaction: transaction, account: account)
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .formSheet
    navigation.presentationController?.delegate = editor
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    return navigation
  }

  init(store: LedgerStore, transaction: Transaction?, account: Account.ID? = nil) {
    self.store = store
    original = transaction
    draft =
      transaction
      ?? Transaction(
        title: "", amount: 0, date: Date(), category: .groceries,
        accountID: account ?? store.ledger.accounts[0].id)
    isIncome = draft.amount > 0
    super.init(nibName: nil, bundle: nil)
    title = transaction == nil ? String(localized: "New Transaction") : String(localized: "Transaction")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Views

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = save
    navigationItem.largeTitleDisplayMode = .never
    configureControls()
    layOutControls()
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if original == nil { amountField.becomeFirstResponder() }
  }

  private func configureControls() {
    let change = UIAction { [weak self] _ in self?.readControls() }
    for (index, title) in [String(localized: "Expense"), String(localized: "Income")].enumerated() {
      direction.insertSegment(withTitle: title, at: index, animated: false)
    }
    direction.addAction(change, for: .valueChanged)
    amountField.placeholder = TransactionEditor.formatter.string(from: 0)
    amountField.keyboardType = .decimalPad
    amountField.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 40, weight: .bold))
    amountField.adjustsFontForContentSizeCategory = true
    amountField.textAlignment = .center
    amountField.accessibilityLabel = String(localized: "Amount")
    amountField.accessibilityIdentifier = "amount"
    amountField.inputAccessoryView = makeAccessory()
    titleField.placeholder = String(localized: "Title")
    titleField.accessibilityIdentifier = "title"
    titleField.font = .preferredFont(forTextStyle: .body)
    titleField.adjustsFontForContentSizeCategory = true
    titleField.returnKeyType = .done
    titleField.clearButtonMode = .whileEditing
    for field in [amountField, titleField] {
      field.delegate = self
      field.addAction(change, for: .editingChanged)
    }
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.addAction(change, for: .valueChanged)
    configureMenus()
    noteView.font = .preferredFont(forTextStyle: .body)
    noteView.adjustsFontForContentSizeCategory = true
    noteView.backgroundColor = .clear
    noteView.isScrollEnabled = false
    noteView.textContainerInset = UIEdgeInsets(top: 11, left: 11, bottom: 11, right: 11)
    noteView.accessibilityLabel = String(localized: "Note")
    noteView.delegate = self
    notePlaceholder.text = String(localized: "Note")
    notePlaceholder.font = .preferredFont(forTextStyle: .body)
    notePlaceholder.adjustsFontForContentSizeCategory = true
    notePlaceholder.textColor = .placeholderText
    notePlaceholder.isAccessibilityElement = false
    message.font = .preferredFont(forTextStyle: .footnote)
    message.textColor = .systemRed
    message.numberOfLines = 0
    message.textAlignment = .center
  }

  private func configureMenus() {
    for button in [categoryButton, accountButton] {
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.configuration?.imagePadding = 6
    }
    categoryButton.accessibilityIdentifier = "category"
    categoryButton.menu = UIMenu(
      options: .singleSelection,
      children: Category.allCases.map { category in
        UIAction(
          title: category.title, image: category.image, state: category == draft.category ? .on : .off
        ) { [weak self] _ in
          self?.draft.category = category
          self?.validate()
        }
      })
    accountButton.menu = UIMenu(
      options: .singleSelection,
      children: store.ledger.accounts.map { account in
        UIAction(
          title: account.name, image: account.kind.image, state: account.id == draft.accountID ? .on : .off
        ) { [weak self] _ in
          self?.draft.accountID = account.id
          self?.validate()
        }
      })
  }

  private func makeAccessory() -> UIView {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let sign = UIBarButtonItem(
      title: String(localized: "± Sign"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        direction.selectedSegmentIndex = isIncome ? 0 : 1
        readControls()
      })
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.titleField.becomeFirstResponder() })
    toolbar.items = [sign, .flexibleSpace(), done]
    return toolbar
  }

  private func layOutControls() {
    let stack = UIStackView(arrangedSubviews: [
      direction, amountField, message,
      card([
        titleField, row(String(localized: "Date"), datePicker),
        row(String(localized: "Category"), categoryButton),
        row(String(localized: "Account"), accountButton),
      ]),
      card([noteView]),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 20, trailing: 20)
    for part in [scrollView, stack, notePlaceholder] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    noteView.addSubview(notePlaceholder)
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      titleField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      noteView.heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
      notePlaceholder.leadingAnchor.constraint(equalTo: noteView.leadingAnchor, constant: 16),
      notePlaceholder.topAnchor.constraint(equalTo: noteView.topAnchor, constant: 11),
    ])
  }

  /// Rows one below another on a rounded background.
  private func card(_ rows: [UIView]) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.backgroundColor = .secondarySystemGroupedBackground
    stack.layer.cornerRadius = 10
    stack.clipsToBounds = true
    for (index, row) in rows.enumerated() {
      if index > 0 {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)).isActive =
          true
        stack.addArrangedSubview(line)
      }
      guard row is UITextField else {
        stack.addArrangedSubview(row)
        continue
      }
      let padded = UIStackView(arrangedSubviews: [row])
      padded.isLayoutMarginsRelativeArrangement = true
      padded.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      stack.addArrangedSubview(padded)
    }
    return stack
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    control.setContentHuggingPriority(.required, for: .horizontal)
    let stack = EditorRow(arrangedSubviews: [label, control])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 12)
    return stack
  }

  // MARK: Values

  private func show() {
    direction.selectedSegmentIndex = isIncome ? 1 : 0
    amountField.text =
      draft.amount == 0
      ? nil : TransactionEditor.formatter.string(from: NSDecimalNumber(decimal: abs(draft.amount)))
    titleField.text = draft.title
    datePicker.date = draft.date
    noteView.text = draft.note
    notePlaceholder.isHidden = !draft.note.isEmpty
    validate()
  }

  private func readControls() {
    isIncome = direction.selectedSegmentIndex == 1
    let amount = enteredAmount ?? 0
    draft.amount = isIncome ? amount : -amount
    draft.title = (titleField.text ?? "").trimmingCharacters(in: .whitespaces)
    draft.date = datePicker.date
    draft.note = noteView.text
    notePlaceholder.isHidden = !draft.note.isEmpty
    validate()
  }

  private var enteredAmount: Decimal? {
    guard let text = amountField.text, !text.isEmpty else { return 0 }
    return TransactionEditor.formatter.number(from: text)?.decimalValue
  }

  private func validate() {
    let isNumber = enteredAmount.map { $0 >= 0 } ?? false
    message.text = isNumber ? nil : String(localized: "“\(amountField.text ?? "")” is not an amount.")
    message.isHidden = isNumber
    amountField.textColor = isNumber ? (isIncome ? Theme.income : .label) : .systemRed
    save.isEnabled = isNumber && draft.amount != 0 && !draft.title.isEmpty && draft != original
    isModalInPresentation = isDirty
  }

  private var isDirty: Bool {
    guard let original else { return draft.amount != 0 || !draft.title.isEmpty || !draft.note.isEmpty }
    return draft != original
  }

  // MARK: Actions

  private func commit() {
    view.endEditing(true)
    store.put(draft)
    dismiss(animated: true)
  }

  private func cancel() {
    guard isDirty else {
      dismiss(animated: true)
      return
    }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: String(localized: "Discard Changes"), style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: String(localized: "Keep Editing"), style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    cancel()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    if save.isEnabled { commit() }
    return true
  }
}

extension TransactionEditor: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    readControls()
  }
}
