import InterfaceDocuments

// The enumerations. UIKit's have the cases that the table of documents names, by their names in
// Swift; the first of them is what a state of a Hyperdrive component begins with.
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
  static let contentMode = EnumerationType("ContentMode", of: .contentMode)
  static let controlContentVerticalAlignment = EnumerationType(
    "ControlContentVerticalAlignment", of: .contentVerticalAlignment)
  static let controlContentHorizontalAlignment = EnumerationType(
    "ControlContentHorizontalAlignment", of: .contentHorizontalAlignment)
  static let textAlignment = EnumerationType("TextAlignment", of: .textAlignment)
  static let lineBreakMode = EnumerationType("LineBreakMode", of: .lineBreakMode)
  static let writingDirection = EnumerationType("WritingDirection", of: .writingDirection)
  static let underlineStyle = EnumerationType(
    "UnderlineStyle", of: .underlineStyle, isStruct: true, nothing: "none", "styleNone",
    // The others are as Swift 4 has them.
    adding:
      "patternDot patternDash patternDashDot patternDashDotDot byWord styleSingle->single styleThick->thick styleDouble->double"
  )
  static let layoutAxis = EnumerationType("LayoutAxis", of: .axis)
  static let layoutDistribution = EnumerationType("LayoutDistribution", of: .distribution)
  static let layoutAlignment = EnumerationType("LayoutAlignment", of: .stackAlignment)
  static let activityIndicatorStyle = EnumerationType("ActivityIndicatorStyle", of: .activityIndicatorStyle)
  static let progressViewStyle = EnumerationType("ProgressViewStyle", of: .progressViewStyle)
  static let barStyle = EnumerationType("BarStyle", of: .barStyle, adding: "blackTranslucent")
  static let datePickerMode = EnumerationType("DatePickerMode", of: .datePickerMode)
  static let scrollViewIndicatorStyle = EnumerationType("ScrollViewIndicatorStyle", of: .indicatorStyle)
  static let searchBarStyle = EnumerationType("SearchBarStyle", of: .searchBarStyle)
  static let tableViewCellSeparatorStyle = EnumerationType("TableViewCellSeparatorStyle", of: .separatorStyle)
  static let tableViewCellSeparatorInsetReference = EnumerationType(
    "TableViewCellSeparatorInsetReference", of: .separatorInsetReference)
  static let textBorderStyle = EnumerationType("TextBorderStyle", of: .borderStyle)
  static let textFieldViewMode = EnumerationType("TextFieldViewMode", of: .textFieldViewMode)
  static let keyboardType = EnumerationType("KeyboardType", of: .keyboardType)
  static let keyboardAppearance = EnumerationType("KeyboardAppearance", of: .keyboardAppearance)
  static let returnKeyType = EnumerationType("ReturnKeyType", of: .returnKeyType)
  static let autocapitalizationType = EnumerationType("AutocapitalizationType", of: .autocapitalizationType)
  static let autocorrectionType = EnumerationType("AutocorrectionType", of: .autocorrectionType)
  static let spellCheckingType = EnumerationType("SpellCheckingType", of: .spellCheckingType)
  static let smartQuotesType = EnumerationType("SmartQuotesType", of: .smartQuotesType)
  static let smartDashesType = EnumerationType("SmartDashesType", of: .smartDashesType)
  static let smartInsertDeleteType = EnumerationType("SmartInsertDeleteType", of: .smartInsertDeleteType)
  static let textContentType = EnumerationType(
    "TextContentType", of: .textContentType, isStruct: true, nothing: "none")
  static let blurEffectStyle = EnumerationType("BlurEffectStyle", of: .blurStyle)
  static let contentsFormat = EnumerationType("ContentsFormat", of: .contentsFormat, isStruct: true)
}
