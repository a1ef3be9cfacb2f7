import UIKit

extension AttributeCases {
  static let texts: [AttributeCase] = [
    label("") { _ in },
    label("textAlignment2=\"x\" numberOfLines=\"0\"") { $0.numberOfLines = 0 },
    label("lineBreakMode=\"middleTruncation\"") { $0.lineBreakMode = .byTruncatingMiddle },
    label("enabled=\"NO\"") { $0.isEnabled = false },
    label("highlighted=\"YES\"") { $0.isHighlighted = true },
    label("minimumScaleFactor=\"0.5\"") { $0.minimumScaleFactor = 0.5 },
    label("preferredMaxLayoutWidth=\"90\"") { $0.preferredMaxLayoutWidth = 90 },
    label("adjustsFontForContentSizeCategory=\"YES\"") { $0.adjustsFontForContentSizeCategory = true },
    label(
      "", "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"20\"/>"
    ) {
      $0.font = .systemFont(ofSize: 20, weight: .semibold)
    },
    label("", "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"13\"/>") {
      $0.font = .boldSystemFont(ofSize: 13)
    },
    label("", "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"13\"/>") {
      $0.font = .italicSystemFont(ofSize: 13)
    },
    label("", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>") {
      $0.font = .preferredFont(forTextStyle: .headline)
    },
    label("", "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>") {
      $0.textColor = .secondaryLabel
    },
    label("", "<color key=\"highlightedColor\" systemColor=\"systemRedColor\"/>") {
      $0.highlightedTextColor = .systemRed
    },
    label(
      "",
      "<color key=\"shadowColor\" systemColor=\"systemRedColor\"/><size key=\"shadowOffset\" width=\"2\" height=\"3\"/>"
    ) {
      $0.shadowColor = .systemRed
      $0.shadowOffset = CGSize(width: 2, height: 3)
    },
    any("label", "text=\"x\"", "", { UILabel(frame: $0) }) {
      $0.text = "x"
      $0.isUserInteractionEnabled = true
      $0.adjustsFontSizeToFitWidth = true
      $0.textAlignment = .left
    },
    label("", "<string key=\"text2\">x</string>") { _ in },
    field("text=\"a\" placeholder=\"b\"") {
      $0.text = "a"
      $0.placeholder = "b"
    },
    field("borderStyle=\"roundedRect\"") { $0.borderStyle = .roundedRect },
    field("minimumFontSize=\"17\"") { $0.minimumFontSize = 17 },
    field("clearsOnBeginEditing=\"YES\" clearButtonMode=\"whileEditing\"") {
      $0.clearsOnBeginEditing = true
      $0.clearButtonMode = .whileEditing
    },
    field(
      "",
      "<textInputTraits key=\"textInputTraits\" autocapitalizationType=\"words\" keyboardType=\"emailAddress\" returnKeyType=\"done\" secureTextEntry=\"YES\" textContentType=\"email\"/>"
    ) {
      $0.autocapitalizationType = .words
      $0.keyboardType = .emailAddress
      $0.returnKeyType = .done
      $0.isSecureTextEntry = true
      $0.textContentType = .emailAddress
    },
    any(
      "textView", "clipsSubviews=\"YES\" editable=\"NO\" textAlignment=\"center\"",
      "<string key=\"text\">Two\nlines</string>",
      { UITextView(frame: $0) }
    ) {
      $0.isEditable = false
      $0.textAlignment = .center
      $0.text = "Two\nlines"
    },
  ]
}
