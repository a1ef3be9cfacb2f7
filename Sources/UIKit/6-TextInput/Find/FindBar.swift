import CoreGraphics

/// The bar of a find interaction: a field for what is searched for, how many results there are, ways to the
/// next and the one before, and a second row with a field for replacements.
final class FindBar: UIView, UITextFieldDelegate {
  private unowned let interaction: UIFindInteraction
  private let query = FindField(symbol: "magnifyingglass", placeholder: SystemWord.find.text)
  private let replacement = FindField(symbol: "pencil", placeholder: SystemWord.replace.text)
  private let count = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replaceOne = UIButton(type: .system)
  private let replaceAll = UIButton(type: .system)
  private let rows = UIStackView()
  private let replaceRow = UIStackView()
  private let edge = UIView()

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "UIFindBar"
    prepareControls()
    prepareRows()
  }

  required init?(coder: NSCoder) { nil }

  private func prepareControls() {
    button(back, "chevron.up", SystemWord.previous.text) { [unowned self] in interaction.findPrevious() }
    button(forward, "chevron.down", SystemWord.next.text) { [unowned self] in interaction.findNext() }
    button(done, nil, SystemWord.done.text) { [unowned self] in interaction.dismissFindNavigator() }
    button(replaceOne, nil, SystemWord.replace.text) { [unowned self] in interaction.replace() }
    button(replaceAll, nil, SystemWord.replaceShort.text) { [unowned self] in interaction.replaceAll() }
    replaceAll.accessibilityLabel = SystemWord.replaceAll.text
    done.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    query.addAction(
      UIAction { [unowned self] _ in interaction.searchText = query.text }, for: .editingChanged)
    replacement.addAction(
      UIAction { [unowned self] _ in interaction.replacementText = replacement.text }, for: .editingChanged)
    for field in [query, replacement] { field.delegate = self }
    query.returnKeyType = .search
    query.accessibilityLabel = SystemWord.find.text
    replacement.accessibilityLabel = SystemWord.replaceWith.text
    count.font = .systemFont(ofSize: 13)
    count.textColor = .secondaryLabel
    count.accessibilityIdentifier = "UIFindBarCount"
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  private func button(_ button: UIButton, _ symbol: String?, _ title: String, _ perform: @escaping () -> Void)
  {
    if let symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = title
      button.widthAnchor.constraint(equalToConstant: 36).isActive = true
    } else {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
    }
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.addAction(UIAction { _ in perform() }, for: .primaryActionTriggered)
  }

  private func prepareRows() {
    let findRow = UIStackView(arrangedSubviews: [query, count, back, forward, done])
    for view in [replacement, replaceOne, replaceAll] { replaceRow.addArrangedSubview(view) }
    for row in [findRow, replaceRow] {
      row.spacing = 8
      row.alignment = .center
      rows.addArrangedSubview(row)
    }
    findRow.setCustomSpacing(0, after: back)
    replaceRow.spacing = 14
    rows.axis = .vertical
    rows.spacing = 8
    edge.backgroundColor = .separator
    for view in [rows, edge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      edge.topAnchor.constraint(equalTo: topAnchor), edge.leadingAnchor.constraint(equalTo: leadingAnchor),
      edge.trailingAnchor.constraint(equalTo: trailingAnchor),
      edge.heightAnchor.constraint(equalToConstant: 0.5),
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      rows.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
  }

  /// Keeps the bar at the bottom of its window, above a keyboard.
  func stayAtBottom(of window: UIWindow) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.bottomAnchor),
      rows.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  // MARK: What it shows

  /// Whether there is a row for replacements.
  var showsReplacement: Bool {
    get { !replaceRow.isHidden }
    set { replaceRow.isHidden = !newValue }
  }

  /// Shows what is searched for.
  func show(query text: String) {
    if !query.text.hasSameBytes(as: text) { query.text = text }
  }

  /// Shows what replaces results.
  func show(replacement text: String) {
    if !replacement.text.hasSameBytes(as: text) { replacement.text = text }
  }

  /// Shows how many results there are.
  func showResults(of session: UIFindSession, isSearching: Bool) {
    let total = session.resultCount
    let text: String
    switch session.searchResultDisplayStyle {
    case .none: text = ""
    case _ where total == 0: text = isSearching ? SystemWord.notFound.text : ""
    case .total: text = "\(total)"
    case .currentAndTotal:
      text =
        session.highlightedResultIndex == NSNotFound
        ? "\(total)" : SystemWord.placeOf.text("\(session.highlightedResultIndex + 1)", "\(total)")
    }
    count.text = text
    count.isHidden = text.isEmpty
    for button in [back, forward] { button.isEnabled = total > 0 }
    replaceOne.isEnabled = total > 0 && session.allowsReplacementForCurrentlyHighlightedResult
    replaceAll.isEnabled = total > 0
  }

  /// Focuses the field, with its text selected.
  func focus() {
    query.becomeFirstResponder()
    query.selectAll(nil)
  }

  // MARK: Keys

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replacement { interaction.replace() } else { interaction.findNext() }
    return false
  }

  override var keyCommands: [UIKeyCommand]? {
    let before = UIKeyCommand(input: "\r", modifierFlags: .shift) { [unowned self] _ in
      interaction.findPrevious()
    }
    let escape = UIKeyCommand(input: UIKeyCommand.inputEscape) { [unowned self] _ in
      interaction.dismissFindNavigator()
    }
    return [before, escape] + FindCommands.commands(of: interaction)
  }
}

/// The keys that open the bar, and go from result to result: those of Apple's systems, with Command or
/// Control.
@MainActor enum FindCommands {
  static func commands(of interaction: UIFindInteraction) -> [UIKeyCommand] {
    [UIKeyModifierFlags.command, .control].flatMap { key in
      [
        UIKeyCommand(title: SystemWord.find.text, input: "f", modifierFlags: key) { _ in
          interaction.presentFindNavigator(showingReplace: false)
        },
        UIKeyCommand(title: SystemWord.findAndReplace.text, input: "f", modifierFlags: [key, .alternate]) {
          _ in
          interaction.presentFindNavigator(showingReplace: true)
        },
        UIKeyCommand(title: SystemWord.findNext.text, input: "g", modifierFlags: key) { _ in
          interaction.findNext()
        },
        UIKeyCommand(title: SystemWord.findPrevious.text, input: "g", modifierFlags: [key, .shift]) { _ in
          interaction.findPrevious()
        },
      ]
    }
  }
}

/// A field of the bar, with a symbol before its text.
private final class FindField: UITextField {
  init(symbol: String, placeholder: String) {
    super.init(frame: .zero)
    self.placeholder = placeholder
    font = .systemFont(ofSize: 17)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    autocorrectionType = .no
    autocapitalizationType = .none
    let icon = UIImageView(
      image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    leftView = icon
    leftViewMode = .always
    heightAnchor.constraint(equalToConstant: 36).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
