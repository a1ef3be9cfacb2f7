import UIKit

/// Text fields and text views of every kind, and the events that an app receives of them.
final class TextPage: SpecimenController, UITextFieldDelegate, UITextViewDelegate {
  private let statusLabel = UILabel()
  private let written = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    statusLabel.accessibilityIdentifier = "heard"
    statusLabel.text = "Nothing yet"
    statusLabel.frame = CGRect(x: 0, y: 0, width: 280, height: 21)
    add(statusLabel, "The last thing heard")
    written.accessibilityIdentifier = "written"
    written.text = " "
    written.frame = CGRect(x: 0, y: 0, width: 280, height: 21)
    add(written, "What the edited field holds, updated with every key")

    group("Text fields")
    addField("plain", .none) { $0.placeholder = "Plain" }
    addField("line", .line) { $0.text = "Line" }
    addField("bezel", .bezel) { $0.text = "Bezel" }
    addField("name", .roundedRect) {
      $0.placeholder = "Name"
      $0.clearButtonMode = .whileEditing
      $0.textContentType = .name
    }
    addField("secret", .roundedRect) {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
      $0.textContentType = .password
    }
    addField("sides", .roundedRect) {
      $0.text = "Between"
      $0.leftView = square(.systemOrange)
      $0.leftViewMode = .always
      $0.rightView = square(.systemTeal)
      $0.rightViewMode = .unlessEditing
      $0.textAlignment = .center
    }
    addField("upper", .roundedRect) { field in
      field.placeholder = "Upper-cased as it is typed"
      field.addAction(
        UIAction { [unowned field] _ in field.text = field.text?.uppercased() }, for: .editingChanged)
    }
    addField("letters", .roundedRect) { $0.placeholder = "Refuses digits" }
    addField("done", .roundedRect) {
      $0.placeholder = "Return ends editing"
      $0.returnKeyType = .done
      $0.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }
    addField("off", .roundedRect) {
      $0.text = "Disabled"
      $0.isEnabled = false
    }
    addTextViews()
  }

  private func addTextViews() {
    group("Text views")
    let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 280, height: 37))
    notes.accessibilityIdentifier = "notes"
    notes.font = .systemFont(ofSize: 17)
    notes.isScrollEnabled = false
    notes.backgroundColor = .tertiarySystemFill
    notes.layer.cornerRadius = 8
    notes.delegate = self
    notes.isFindInteractionEnabled = true
    wide(notes, "grows with its text")
    let reading = UITextView(frame: CGRect(x: 0, y: 0, width: 280, height: 60))
    reading.accessibilityIdentifier = "reading"
    reading.isEditable = false
    reading.delegate = self
    reading.backgroundColor = .clear
    let text = NSMutableAttributedString(
      string: "Text to read, with a ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.append(
      NSAttributedString(
        string: "link", attributes: [.font: UIFont.systemFont(ofSize: 15), .link: "https://example.org"]))
    text.append(
      NSAttributedString(
        string: " in it, and so much more that it has to be scrolled to be read to its very end.",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 15)]))
    reading.attributedText = text
    wide(reading, "can be selected, not edited")
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    statusLabel.text = "link to \(URL.absoluteString)"
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    textView.bounds.size.height =
      textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0)).height
    view.setNeedsLayout()
  }

  private func addField(_ name: String, _ style: UITextField.BorderStyle, _ change: (UITextField) -> Void) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    field.accessibilityIdentifier = name
    field.borderStyle = style
    field.delegate = self
    field.addAction(
      UIAction { [weak self, unowned field] _ in self?.show(field) },
      for: [.editingChanged, .editingDidBegin])
    change(field)
    wide(field, name)
  }

  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.backgroundColor = color
    return view
  }

  private func show(_ field: UITextField) {
    written.text = field.text
  }

  // MARK: UITextFieldDelegate

  func textFieldDidBeginEditing(_ textField: UITextField) {
    statusLabel.text = "\(textField.accessibilityIdentifier!) began"
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    statusLabel.text = "\(textField.accessibilityIdentifier!) ended"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    statusLabel.text = "\(textField.accessibilityIdentifier!) returned"
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    textField.accessibilityIdentifier != "letters" || !string.contains(where: \.isNumber)
  }
}
