extension InterfaceElementType {
  static let controls: [InterfaceElementType] = [
    InterfaceElementType("control", .view, "UIControl", parent: "view", control),
    InterfaceElementType(
      "button", .view, "UIButton", parent: "control", keys: "titleLabel imageView", button),
    InterfaceElementType(
      "textField", .view, "UITextField", parent: "control",
      actions: "cut: copy: paste: delete: select: selectAll:", textField),
    InterfaceElementType("switch", .view, "UISwitch", parent: "control", switchControl),
    InterfaceElementType("slider", .view, "UISlider", parent: "control", slider),
    InterfaceElementType(
      "segmentedControl", .view, "UISegmentedControl", parent: "control", segmentedControl),
    InterfaceElementType("stepper", .view, "UIStepper", parent: "control", stepper),
    InterfaceElementType("pageControl", .view, "UIPageControl", parent: "control", pageControl),
    InterfaceElementType("datePicker", .view, "UIDatePicker", parent: "control", datePicker),
    InterfaceElementType(
      "refreshControl", .view, "UIRefreshControl", parent: "control",
      actions: "beginRefreshing endRefreshing",
      .of(.attributedString, "attributedTitle")),
    InterfaceElementType(
      "colorWell", .view, "UIColorWell", parent: "control",
      .of(.color, "selectedColor") + .of(.bool, "supportsAlpha=YES") + .of(.localizedString, "title")),
    InterfaceElementType("state", .part, nil, buttonState),
    InterfaceElementType("buttonConfiguration", .part, nil, buttonConfiguration),
    InterfaceElementType("backgroundConfiguration", .part, nil, backgroundConfiguration),
    InterfaceElementType("segment", .part, nil, segment),
    InterfaceElementType("textInputTraits", .part, nil, textInputTraits),
  ]

  package static let control: [InterfaceAttributeType] = .table(
    .of(.bool, "enabled=YES->isEnabled~ selected=NO->isSelected~ highlighted=NO->isHighlighted~"),
    .of(.enumeration(.contentHorizontalAlignment), "contentHorizontalAlignment=center~"),
    .of(.enumeration(.contentVerticalAlignment), "contentVerticalAlignment=top~").imposed,
    .of(.bool, "showsMenuAsPrimaryAction=NO"),
    .absent(.localizedString, "toolTip"))

  package static let button: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.buttonType), "buttonType=custom"),
    .of(.enumeration(.buttonRole), "role=normal"),
    .of(.enumeration(.lineBreakMode), "lineBreakMode=middleTruncation->titleLabel?.lineBreakMode"),
    .of(.bool, "reversesTitleShadowWhenHighlighted=NO~ showsTouchWhenHighlighted=NO~"),
    .of(
      .bool,
      "adjustsImageWhenHighlighted=YES~ adjustsImageWhenDisabled=YES~ changesSelectionAsPrimaryAction=NO"
    ),
    .of(
      .bool, "pointerInteraction=NO->isPointerInteractionEnabled"
    ),
    .absent(.bool, "adjustsImageSizeForAccessibilityContentSizeCategory=NO"),
    .of(.bool, "titleLabelAdjustsFontForContentSizeCategory->titleLabel?.adjustsFontForContentSizeCategory"),
    .of(.font, "fontDescription->titleLabel?.font"),
    .of(.size, "titleShadowOffset->titleLabel?.shadowOffset"),
    .of(.insets, "contentEdgeInsets~ titleEdgeInsets~ imageEdgeInsets~"),
    .absent(.enumeration(.behavioralStyle), "preferredBehavioralStyle=automatic"),
    .written(
      .object, "menu configuration normal->setTitle(_:for:) highlighted->setTitle(_:for:)"),
    .written(.object, "disabled->setTitle(_:for:) selected->setTitle(_:for:) focused->setTitle(_:for:)"))

  static let buttonState: [InterfaceAttributeType] = .table(
    .editor(.string, "key catalog imageCatalog backgroundImageCatalog"),
    .of(.localizedString, "title->setTitle(_:for:)"),
    .of(.image, "image->setImage(_:for:) backgroundImage->setBackgroundImage(_:for:)"),
    .of(.color, "titleColor->setTitleColor(_:for:) titleShadowColor->setTitleShadowColor(_:for:)"),
    .of(.attributedString, "attributedTitle->setAttributedTitle(_:for:)"),
    .of(
      .symbolConfiguration, "preferredSymbolConfiguration->setPreferredSymbolConfiguration(_:forImageIn:)"))

  static let buttonConfiguration: [InterfaceAttributeType] = .table(
    .editor(.string, "key catalog"),
    .builder(.enumeration(.buttonConfigurationStyle), "style=plain->plain()"),
    .of(.localizedString, "title subtitle"),
    .written(.attributedString, "attributedTitle attributedSubtitle"),
    .of(.image, "image"),
    .of(.enumeration(.rectEdge), "imagePlacement=leading"),
    .of(.real, "imagePadding=0 titlePadding=1"),
    .of(.enumeration(.titleAlignment), "titleAlignment=automatic"),
    .of(.enumeration(.cornerStyle), "cornerStyle=dynamic"),
    .of(.enumeration(.buttonSize), "buttonSize=medium"),
    .of(.enumeration(.lineBreakMode), "titleLineBreakMode subtitleLineBreakMode"),
    .absent(.enumeration(.buttonIndicator), "indicator=automatic"),
    .of(.bool, "showsActivityIndicator=NO"),
    .of(.color, "baseForegroundColor baseBackgroundColor"),
    .written(.color, "imageColor->imageColorTransformer"),
    .written(
      .font,
      "titleFontDescription->titleTextAttributesTransformer subtitleFontDescription->subtitleTextAttributesTransformer"
    ),
    .written(.font, "fontDescription->titleTextAttributesTransformer"),
    .of(.insets, "contentInsets"),
    .written(.object, "background"),
    .of(.symbolConfiguration, "preferredSymbolConfiguration->preferredSymbolConfigurationForImage"))

  static let backgroundConfiguration: [InterfaceAttributeType] = .table(
    .editor(.string, "key catalog"),
    .of(.real, "cornerRadius strokeWidth strokeOutset"),
    .of(.color, "backgroundColor strokeColor"),
    .of(.insets, "backgroundInsets"),
    .of(.image, "image"),
    .of(.enumeration(.contentMode), "imageContentMode"))

  package static let textField: [InterfaceAttributeType] = .table(
    .of(.localizedString, "text~").late, .of(.localizedString, "placeholder~"),
    .written(.attributedString, "attributedText attributedPlaceholder").late,
    .of(.enumeration(.borderStyle), "borderStyle=none~"),
    .of(.enumeration(.textAlignment), "textAlignment=left~").imposed,
    .of(.real, "minimumFontSize=0~").late,
    .of(.bool, "adjustsFontSizeToFit=YES->adjustsFontSizeToFitWidth~adjustsFontSizeToWidth").imposed,
    .of(.bool, "adjustsFontForContentSizeCategory=NO"),
    .of(.bool, "clearsOnBeginEditing=NO~ clearsOnInsertion=NO~"),
    .absent(.bool, "allowsEditingTextAttributes=NO"),
    .of(.enumeration(.textFieldViewMode), "clearButtonMode=never~ leftViewMode=never~ rightViewMode=never~"),
    .of(.image, "background~ disabledBackground~"),
    .of(.color, "textColor~"),
    .of(.font, "fontDescription->font~"),
    .written(.object, "textInputTraits->keyboardType"),
    .of(.object, "leftView rightView").outlets,
    .of(.connection, "delegate inputView inputAccessoryView"),
    .editor(.bool, "usesAttributedText=NO"))

  package static let textInputTraits: [InterfaceAttributeType] = .table(
    .editor(.string, "key"),
    .of(.enumeration(.autocapitalizationType), "autocapitalizationType=none~").imposed,
    .of(.enumeration(.autocorrectionType), "autocorrectionType=default~"),
    .of(.enumeration(.spellCheckingType), "spellCheckingType=default~"),
    .of(.enumeration(.keyboardType), "keyboardType=default~"),
    .of(.enumeration(.keyboardAppearance), "keyboardAppearance=default~"),
    .of(.enumeration(.returnKeyType), "returnKeyType=default~returnKey"),
    .of(.enumeration(.smartDashesType), "smartDashesType=default~"),
    .of(.enumeration(.smartInsertDeleteType), "smartInsertDeleteType=default~"),
    .of(.enumeration(.smartQuotesType), "smartQuotesType=default~"),
    .written(.enumeration(.textContentType), "textContentType~contentType"),
    .of(.bool, "enablesReturnKeyAutomatically=NO~ secureTextEntry=NO->isSecureTextEntry~secure"),
    .written(.string, "passwordRules"))

  package static let switchControl: [InterfaceAttributeType] = .table(
    .of(.bool, "on=NO->isOn~"),
    .of(.color, "onTintColor~ thumbTintColor~"),
    .of(.image, "onImage~ offImage~"),
    .of(.localizedString, "title"),
    .of(.enumeration(.switchStyle), "preferredStyle=automatic"))

  package static let slider: [InterfaceAttributeType] = .table(
    .of(.real, "value=0~").late.float,
    .of(.real, "minValue=0->minimumValue~ maxValue=1->maximumValue~").float,
    .of(.bool, "continuous=YES->isContinuous~"),
    .of(.image, "minimumValueImage~ maximumValueImage~"),
    .of(.color, "minimumTrackTintColor~ maximumTrackTintColor~ thumbTintColor~"),
    .absent(.enumeration(.behavioralStyle), "preferredBehavioralStyle=automatic"))

  package static let segmentedControl: [InterfaceAttributeType] = .table(
    .written(.objects, "segments->insertSegment(withTitle:at:animated:)"),
    .of(.integer, "selectedSegmentIndex=-1~").late,
    .of(.bool, "momentary=NO->isMomentary~ apportionsSegmentWidthsByContent=NO~"),
    .of(.color, "selectedSegmentTintColor"),
    .editor(.enumeration(.segmentedControlStyle), "segmentControlStyle"))

  static let segment: [InterfaceAttributeType] = .table(
    .of(.localizedString, "title->insertSegment(withTitle:at:animated:)"),
    .of(.image, "image->insertSegment(with:at:animated:)"),
    .editor(.string, "catalog"),
    .of(.bool, "enabled=YES->setEnabled(_:forSegmentAt:)"),
    .of(.real, "width->setWidth(_:forSegmentAt:)"),
    .of(.size, "contentOffset->setContentOffset(_:forSegmentAt:)"),
    .of(.bool, "selected->selectedSegmentIndex"))

  package static let stepper: [InterfaceAttributeType] = .table(
    .of(.real, "value=0~").late.double,
    .of(.real, "minimumValue=0~ maximumValue=100~ stepValue=1~").double,
    .of(.bool, "continuous=YES->isContinuous~ autorepeat=YES~ wraps=NO~"))

  package static let pageControl: [InterfaceAttributeType] = .table(
    .of(.integer, "numberOfPages=0~"), .of(.integer, "currentPage=0~").late,
    .of(.bool, "hidesForSinglePage=NO~ defersCurrentPageDisplay=NO~ allowsContinuousInteraction=YES"),
    .of(.color, "pageIndicatorTintColor~ currentPageIndicatorTintColor~"),
    .of(.enumeration(.pageControlBackgroundStyle), "backgroundStyle=automatic"),
    .of(.image, "preferredIndicatorImage"),
    .absent(.image, "preferredCurrentPageIndicatorImage"))

  package static let datePicker: [InterfaceAttributeType] = .table(
    .of(.enumeration(.datePickerMode), "datePickerMode=dateAndTime~mode"),
    .of(.enumeration(.datePickerStyle), "style=automatic->preferredDatePickerStyle"),
    .of(.integer, "minuteInterval=1~"),
    .of(.real, "countDownDuration"),
    .written(.bool, "useCurrentDate=NO->date").late, .of(.bool, "roundsToMinuteInterval=YES"),
    .of(.date, "date").late, .of(.date, "minimumDate maximumDate"),
    .written(.locale, "locale"), .written(.timeZone, "timeZone"))
}
