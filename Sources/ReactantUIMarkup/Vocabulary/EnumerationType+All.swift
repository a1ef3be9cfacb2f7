// The enumerations, each once.
extension EnumerationType {
  /// Every enumeration, in the order of the reference page.
  public static let all: [EnumerationType] = [
    visibility, collapseAxis, contentMode, controlContentVerticalAlignment, controlContentHorizontalAlignment,
    textAlignment, lineBreakMode, writingDirection, underlineStyle, layoutAxis, layoutDistribution,
    layoutAlignment, activityIndicatorStyle, progressViewStyle, barStyle, datePickerMode,
    scrollViewIndicatorStyle, searchBarStyle, tableViewCellSeparatorStyle,
    tableViewCellSeparatorInsetReference, textBorderStyle, textFieldViewMode, keyboardType,
    keyboardAppearance, returnKeyType, autocapitalizationType, autocorrectionType, spellCheckingType,
    smartQuotesType, smartDashesType, smartInsertDeleteType, textContentType, blurEffectStyle, contentsFormat,
  ]

  static let visibility = EnumerationType("Visibility", "Visibility", "visible hidden collapsed")
  static let collapseAxis = EnumerationType("CollapseAxis", "CollapseAxis", "horizontal vertical both")
  static let contentMode = EnumerationType(
    "ContentMode", "UIView.ContentMode",
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight "
      + "bottomLeft bottomRight")
  static let controlContentVerticalAlignment = EnumerationType(
    "ControlContentVerticalAlignment", "UIControl.ContentVerticalAlignment", "center top bottom fill")
  static let controlContentHorizontalAlignment = EnumerationType(
    "ControlContentHorizontalAlignment", "UIControl.ContentHorizontalAlignment",
    "center left right fill leading trailing")
  static let textAlignment = EnumerationType(
    "TextAlignment", "NSTextAlignment", "left right center justified natural")
  static let lineBreakMode = EnumerationType(
    "LineBreakMode", "NSLineBreakMode",
    "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle")
  static let writingDirection = EnumerationType(
    "WritingDirection", "NSWritingDirection", "natural leftToRight rightToLeft")
  static let underlineStyle = EnumerationType(
    "UnderlineStyle", "NSUnderlineStyle", isStruct: true,
    [.nothing("none")]
      + [
        "single", "thick", "double", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot",
        "byWord",
      ]
      .map { EnumerationCase($0) }
      // As Swift 4 has them.
      + [
        .nothing("styleNone"), EnumerationCase("styleSingle", "single"),
        EnumerationCase("styleThick", "thick"),
        EnumerationCase("styleDouble", "double"),
      ])
  static let layoutAxis = EnumerationType("LayoutAxis", "NSLayoutConstraint.Axis", "vertical horizontal")
  static let layoutDistribution = EnumerationType(
    "LayoutDistribution", "UIStackView.Distribution",
    "fill fillEqually fillProportionally equalCentering equalSpacing")
  static let layoutAlignment = EnumerationType(
    "LayoutAlignment", "UIStackView.Alignment",
    "fill firstBaseline lastBaseline leading trailing center")
  static let activityIndicatorStyle = EnumerationType(
    "ActivityIndicatorStyle", "UIActivityIndicatorView.Style", "whiteLarge white gray")
  static let progressViewStyle = EnumerationType("ProgressViewStyle", "UIProgressView.Style", "default bar")
  static let barStyle = EnumerationType("BarStyle", "UIBarStyle", "default black blackTranslucent")
  static let datePickerMode = EnumerationType(
    "DatePickerMode", "UIDatePicker.Mode", "date time dateAndTime countDownTimer")
  static let scrollViewIndicatorStyle = EnumerationType(
    "ScrollViewIndicatorStyle", "UIScrollView.IndicatorStyle", "default black white")
  static let searchBarStyle = EnumerationType(
    "SearchBarStyle", "UISearchBar.Style", "default minimal prominent")
  static let tableViewCellSeparatorStyle = EnumerationType(
    "TableViewCellSeparatorStyle", "UITableViewCell.SeparatorStyle", "none singleLine")
  static let tableViewCellSeparatorInsetReference = EnumerationType(
    "TableViewCellSeparatorInsetReference", "UITableView.SeparatorInsetReference",
    "fromCellEdges fromAutomaticInsets")
  static let textBorderStyle = EnumerationType(
    "TextBorderStyle", "UITextField.BorderStyle", "none line bezel roundedRect")
  static let textFieldViewMode = EnumerationType(
    "TextFieldViewMode", "UITextField.ViewMode", "never whileEditing unlessEditing always")
  static let keyboardType = EnumerationType(
    "KeyboardType", "UIKeyboardType",
    "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad "
      + "twitter webSearch asciiCapableNumberPad")
  static let keyboardAppearance = EnumerationType(
    "KeyboardAppearance", "UIKeyboardAppearance", "default dark light")
  static let returnKeyType = EnumerationType(
    "ReturnKeyType", "UIReturnKeyType",
    "default go google join next route search send yahoo done emergencyCall continue")
  static let autocapitalizationType = EnumerationType(
    "AutocapitalizationType", "UITextAutocapitalizationType", "none words sentences allCharacters")
  static let autocorrectionType = EnumerationType(
    "AutocorrectionType", "UITextAutocorrectionType", "default no yes")
  static let spellCheckingType = EnumerationType(
    "SpellCheckingType", "UITextSpellCheckingType", "default no yes")
  static let smartQuotesType = EnumerationType("SmartQuotesType", "UITextSmartQuotesType", "default no yes")
  static let smartDashesType = EnumerationType("SmartDashesType", "UITextSmartDashesType", "default no yes")
  static let smartInsertDeleteType = EnumerationType(
    "SmartInsertDeleteType", "UITextSmartInsertDeleteType", "default no yes")
  static let textContentType = EnumerationType(
    "TextContentType", "UITextContentType", isStruct: true,
    [.nothing("none")]
      + """
      URL addressCity addressCityAndState addressState countryName creditCardNumber emailAddress familyName \
      fullStreetAddress givenName jobTitle location middleName name namePrefix nameSuffix nickname \
      organizationName postalCode streetAddressLine1 streetAddressLine2 sublocality telephoneNumber
      """.split(separator: " ").map { EnumerationCase(String($0)) })
  static let blurEffectStyle = EnumerationType(
    "BlurEffectStyle", "UIBlurEffect.Style", "extraLight light dark prominent regular")
  static let contentsFormat = EnumerationType(
    "ContentsFormat", "CALayerContentsFormat", isStruct: true,
    ["RGBA8Uint", "RGBA16Float", "gray8Uint"].map { EnumerationCase($0) })
}
