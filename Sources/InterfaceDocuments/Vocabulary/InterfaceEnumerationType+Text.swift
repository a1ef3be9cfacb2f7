extension InterfaceEnumerationType {
  package static let autocapitalizationType = Self(
    "UITextAutocapitalizationType", "none words sentences allCharacters")
  package static let autocorrectionType = Self("UITextAutocorrectionType", "default no yes")
  package static let spellCheckingType = Self("UITextSpellCheckingType", "default no yes")
  package static let smartDashesType = Self("UITextSmartDashesType", "default no yes")
  package static let smartInsertDeleteType = Self("UITextSmartInsertDeleteType", "default no yes")
  package static let smartQuotesType = Self("UITextSmartQuotesType", "default no yes")
  package static let keyboardType = Self(
    "UIKeyboardType",
    """
    default alphabet->asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad
    twitter webSearch ASCIICapableNumberPad->asciiCapableNumberPad
    """)
  package static let keyboardAppearance = Self("UIKeyboardAppearance", "default light dark alert->dark")
  package static let returnKeyType = Self(
    "UIReturnKeyType",
    "default go google join next route search send yahoo done emergencyCall continue")
  package static let textContentType = Self(
    "UITextContentType",
    """
    name name-prefix->namePrefix given-name->givenName additional-name->middleName family-name->familyName
    name-suffix->nameSuffix nickname organization-title->jobTitle organization->organizationName location
    street-address->fullStreetAddress address-line1->streetAddressLine1 address-line2->streetAddressLine2
    address-level2->addressCity address-level1->addressState address-level1+2->addressCityAndState
    address-level3->sublocality country-name->countryName postal-code->postalCode tel->telephoneNumber
    email->emailAddress url->URL cc-number->creditCardNumber username password new-password->newPassword
    one-time-code->oneTimeCode !shipment-tracking-number->shipmentTrackingNumber !flight-number->flightNumber
    !date-time->dateTime birthdate
    """)
  package static let writingDirection = Self("NSWritingDirection", "natural leftToRight rightToLeft")
  package static let underlineStyle = Self("NSUnderlineStyle", "none->none single thick double")

  static let symbolScale = Self("UIImage.SymbolScale", "default small medium large")
  static let symbolWeight = Self(
    "UIImage.SymbolWeight",
    "unspecified ultraLight thin light regular medium semibold bold heavy black")
  static let imageRenderingMode = Self(
    "UIImage.RenderingMode",
    "automatic original->alwaysOriginal template->alwaysTemplate !monochrome !hierarchical !palette !multicolor"
  )
  static let symbolConfigurationType = Self("UIImage.SymbolConfiguration", "unspecified font pointSize")

  static let fontType = Self(
    "UIFont",
    """
    system->systemFont boldSystem->boldSystemFont italicSystem->italicSystemFont smallSystem->systemFont
    boldSmallSystem->boldSystemFont
    """)
  static let fontWeight = Self(
    "UIFont.Weight", "ultraLight thin light regular medium semibold heavy black bold")
  static let fontWidth = Self("UIFont.Width", "compressed condensed standard expanded")
  static let fontDesign = Self("UIFontDescriptor.SystemDesign", "default rounded serif monospaced")
  static let textStyle = Self(
    "UIFont.TextStyle",
    """
    UICTFontTextStyleExtraLargeTitle->largeTitle UICTFontTextStyleExtraLargeTitle2->largeTitle
    UICTFontTextStyleTitle0->largeTitle UICTFontTextStyleLargeTitle->largeTitle UICTFontTextStyleTitle1->title1
    UICTFontTextStyleTitle2->title2 UICTFontTextStyleTitle3->title3 UICTFontTextStyleHeadline->headline
    UICTFontTextStyleSubhead->subheadline UICTFontTextStyleSubheadline->subheadline UICTFontTextStyleBody->body
    UICTFontTextStyleCallout->callout UICTFontTextStyleFootnote->footnote UICTFontTextStyleCaption1->caption1
    UICTFontTextStyleCaption2->caption2
    """)
}
