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
    label("baselineAdjustment='alignCenters' adjustsLetterSpacingToFitWidth='YES'") {
      $0.baselineAdjustment = .alignCenters
      $0.allowsDefaultTighteningForTruncation = true
    },
    label("minimumFontSize='8.5'", "<fontDescription key='fontDescription' type='system' pointSize='17'/>") {
      $0.font = .systemFont(ofSize: 17)
      $0.minimumScaleFactor = 0.5
    },
    label("textStyle='UICTFontTextStyleTitle1'") { $0.font = .preferredFont(forTextStyle: .title1) },
    label("", "<attributedString key='attributedText'><fragment content='Rich'/></attributedString>") {
      $0.attributedText = NSAttributedString(string: "Rich")
    },
    AttributeCase(
      "<label text='x' adjustsFontSizeToFit='NO' textAlignment='center'>\(rect)</label>",
      { UILabel(frame: frame) },
      {
        $0.text = "x"
        $0.isUserInteractionEnabled = true
        $0.textAlignment = .center
      }),
    field(
      "clearsOnInsertion='YES' adjustsFontForContentSizeCategory='YES' leftViewMode='always' rightViewMode='unlessEditing'",
      "<color key='textColor' systemColor='systemRedColor'/><fontDescription key='fontDescription' type='system' pointSize='20'/><view key='leftView' tag='1'><rect key='frame' x='0' y='0' width='9' height='9'/></view><view key='rightView' tag='2'><rect key='frame' x='0' y='0' width='8' height='8'/></view>"
    ) {
      $0.clearsOnInsertion = true
      $0.adjustsFontForContentSizeCategory = true
      $0.leftViewMode = .always
      $0.rightViewMode = .unlessEditing
      $0.textColor = .systemRed
      $0.font = .systemFont(ofSize: 20)
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.leftView?.tag = 1
      $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      $0.rightView?.tag = 2
    },
    AttributeCase(
      "<textField contentVerticalAlignment='center' textAlignment='right' adjustsFontSizeToFit='YES'>\(rect)<attributedString key='attributedText'><fragment content='T'/></attributedString><attributedString key='attributedPlaceholder'><fragment content='P'/></attributedString><imageReference key='background' image='star' catalog='system'/><imageReference key='disabledBackground' image='heart' catalog='system'/></textField>",
      { UITextField(frame: frame) },
      {
        $0.textAlignment = .right
        $0.adjustsFontSizeToFitWidth = true
        $0.background = UIImage(systemName: "star")
        $0.disabledBackground = UIImage(systemName: "heart")
        $0.attributedText = NSAttributedString(string: "T")
        $0.attributedPlaceholder = NSAttributedString(string: "P")
      }),
    field(
      "",
      "<textInputTraits key='textInputTraits' autocorrectionType='no' spellCheckingType='yes' keyboardAppearance='dark' smartDashesType='no' smartInsertDeleteType='no' smartQuotesType='no' enablesReturnKeyAutomatically='YES' passwordRules='minlength: 8;'/>"
    ) {
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
      $0.spellCheckingType = .yes
      $0.keyboardAppearance = .dark
      $0.smartDashesType = .no
      $0.smartInsertDeleteType = .no
      $0.smartQuotesType = .no
      $0.enablesReturnKeyAutomatically = true
      $0.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    },
    any(
      "textView",
      "clipsSubviews='YES' selectable='NO' clearsOnInsertion='YES' adjustsFontForContentSizeCategory='YES' findInteractionEnabled='YES' text='x' textAlignment='natural'",
      "<dataDetectorType key='dataDetectorTypes' link='YES' phoneNumber='YES'/><fontDescription key='fontDescription' type='system' pointSize='19'/><color key='textColor' systemColor='systemRedColor'/><edgeInsets key='textContainerInset' top='1' left='2' bottom='3' right='4'/><textInputTraits key='textInputTraits' keyboardType='URL'/>",
      { UITextView(frame: $0) }
    ) {
      $0.text = "x"
      $0.isSelectable = false
      $0.clearsOnInsertion = true
      $0.adjustsFontForContentSizeCategory = true
      $0.isFindInteractionEnabled = true
      $0.textAlignment = .natural
      $0.dataDetectorTypes = [.link, .phoneNumber]
      $0.font = .systemFont(ofSize: 19)
      $0.textColor = .systemRed
      $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.autocapitalizationType = .none
      $0.keyboardType = .URL
    },
    any(
      "textView", "clipsSubviews='YES' textAlignment='natural'",
      "<attributedString key='attributedText'><fragment content='Rich'/></attributedString>",
      { UITextView(frame: $0) }
    ) {
      $0.textAlignment = .natural
      $0.attributedText = NSAttributedString(string: "Rich")
    },
    label("", attributed("<font key='NSFont' size='21' name='.SFUI-Regular' metaFont='system'/>")) {
      $0.attributedText = text([.font: UIFont.systemFont(ofSize: 21)])
    },
    label(
      "",
      attributed(
        "<color key='NSColor' systemColor='systemRedColor'/><integer key='NSUnderline' value='1'/><real key='NSKern' value='2'/><shadow key='NSShadow' blurRadius='2'><size key='offset' width='1' height='3'/><color key='color' systemColor='systemBlueColor'/></shadow>"
      )
    ) {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 1, height: 3)
      shadow.shadowBlurRadius = 2
      shadow.shadowColor = UIColor.systemBlue
      $0.attributedText = text([
        .foregroundColor: UIColor.systemRed, .underlineStyle: 1, .kern: 2.0, .shadow: shadow,
      ])
    },
    label(
      "",
      attributed(
        "<paragraphStyle key='NSParagraphStyle' alignment='center' lineBreakMode='charWrapping' baseWritingDirection='rightToLeft' lineSpacing='1' paragraphSpacing='2' paragraphSpacingBefore='3' firstLineHeadIndent='4' headIndent='5' tailIndent='6' minimumLineHeight='7' maximumLineHeight='80' lineHeightMultiple='1.5' hyphenationFactor='0.5' defaultTabInterval='9' allowsDefaultTighteningForTruncation='YES'><tabStops><textTab alignment='right' location='33'><options/></textTab></tabStops></paragraphStyle>"
      ).replacing("charWrapping", with: "characterWrap")
    ) {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineBreakMode = .byCharWrapping
      style.baseWritingDirection = .rightToLeft
      style.lineSpacing = 1
      style.paragraphSpacing = 2
      style.paragraphSpacingBefore = 3
      style.firstLineHeadIndent = 4
      style.headIndent = 5
      style.tailIndent = 6
      style.minimumLineHeight = 7
      style.maximumLineHeight = 80
      style.lineHeightMultiple = 1.5
      style.hyphenationFactor = 0.5
      style.defaultTabInterval = 9
      style.allowsDefaultTighteningForTruncation = true
      style.tabStops = [NSTextTab(textAlignment: .right, location: 33)]
      $0.attributedText = text([.paragraphStyle: style])
    },
  ]

  private static func attributed(_ attributes: String) -> String {
    "<attributedString key='attributedText'><fragment content='Rich'><attributes>\(attributes)</attributes></fragment></attributedString>"
  }

  @MainActor private static func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: "Rich", attributes: attributes)
  }
}
