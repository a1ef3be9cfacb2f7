import UIKit

/// Views around the keyboard: an input accessory above it, an input view in its place, and a composer that
/// stays above both. A label below the fields lists the misspelled words.
final class KeyboardPage: UIViewController, UITextFieldDelegate {
  private let note = UITextField()
  private let mood = UITextField()
  private let spelling = UILabel()
  private let composer = UITextField()
  private let checker = UITextChecker()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    prepare(note, "Note, with a bar above the keyboard")
    note.inputAccessoryView = accessory()
    note.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    prepare(mood, "Mood, chosen in place of the keyboard")
    mood.inputView = moods()
    prepare(composer, "Message")
    spelling.font = .preferredFont(forTextStyle: .footnote)
    spelling.textColor = .secondaryLabel
    spelling.numberOfLines = 0
    spelling.text = "No misspelled words"
    spelling.accessibilityIdentifier = "spelling"
    let fields = UIStackView(arrangedSubviews: [note, spelling, mood])
    fields.axis = .vertical
    fields.spacing = 12
    let bar = UIView()
    bar.backgroundColor = .secondarySystemGroupedBackground
    bar.addSubview(composer)
    for part in [fields, bar, composer] as [UIView] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(fields)
    view.addSubview(bar)
    let (margins, keyboard) = (view.layoutMarginsGuide, view.keyboardLayoutGuide)
    NSLayoutConstraint.activate([
      fields.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      fields.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
      composer.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      composer.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      composer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func prepare(_ field: UITextField, _ placeholder: String) {
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.delegate = self
    field.accessibilityLabel = placeholder
  }

  private func accessory() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Insert date") { [weak self] _ in self?.note.insertText("6/12/24") }),
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.note.resignFirstResponder() }),
    ]
    return bar
  }

  private func moods() -> UIView {
    let buttons = ["Calm", "Busy", "Tired"].map { name in
      UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: name) { [weak self] _ in
          self?.mood.text = name
          self?.mood.resignFirstResponder()
        })
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    row.backgroundColor = .tertiarySystemGroupedBackground
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    return row
  }

  /// Lists the words that are in no dictionary.
  private func check() {
    let text = note.text ?? ""
    var (words, start): ([String], Int) = ([], 0)
    while start < text.utf16.count {
      let found = checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: false,
        language: "en_US")
      guard found.location != NSNotFound else { break }
      words.append((text as NSString).substring(with: found))
      start = found.location + found.length
    }
    spelling.text =
      words.isEmpty ? "No misspelled words" : "Misspelled: " + words.formatted(.list(type: .and))
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
