extension InterfaceEnumerationType {
  package static let contentMode = Self(
    "UIView.ContentMode",
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight"
  )
  static let semanticContentAttribute = Self(
    "UISemanticContentAttribute", "unspecified playback spatial forceLeftToRight forceRightToLeft")
  static let userInterfaceStyle = Self("UIUserInterfaceStyle", "unspecified light dark")
  static let contentSizeCategory = Self(
    "UIContentSizeCategory",
    """
    XS->extraSmall S->small M->medium L->large XL->extraLarge XXL->extraExtraLarge XXXL->extraExtraExtraLarge
    AX1->accessibilityMedium AX2->accessibilityLarge AX3->accessibilityExtraLarge
    AX4->accessibilityExtraExtraLarge AX5->accessibilityExtraExtraExtraLarge
    """)

  package static let contentsFormat = Self("CALayerContentsFormat", "RGBA8Uint RGBA16Float gray8Uint")

  package static let textAlignment = Self("NSTextAlignment", "left center right justified natural")
  package static let lineBreakMode = Self(
    "NSLineBreakMode",
    """
    wordWrap->byWordWrapping characterWrap->byCharWrapping clip->byClipping headTruncation->byTruncatingHead
    tailTruncation->byTruncatingTail middleTruncation->byTruncatingMiddle
    """)
  static let baselineAdjustment = Self("UIBaselineAdjustment", "alignBaselines alignCenters none")

  package static let contentHorizontalAlignment = Self(
    "UIControl.ContentHorizontalAlignment", "center left right fill leading trailing")
  package static let contentVerticalAlignment = Self(
    "UIControl.ContentVerticalAlignment", "center top bottom fill")
  static let buttonType = Self(
    "UIButton.ButtonType",
    "custom system roundedRect->system detailDisclosure infoLight infoDark contactAdd plain close")
  static let buttonRole = Self("UIButton.Role", "normal primary cancel destructive")
  static let buttonConfigurationStyle = Self(
    "UIButton.Configuration",
    """
    plain tinted gray filled borderless bordered borderedTinted borderedProminent
    """)
  static let cornerStyle = Self(
    "UIButton.Configuration.CornerStyle", "fixed dynamic small medium large capsule")
  static let buttonSize = Self("UIButton.Configuration.Size", "mini small medium large")
  static let rectEdge = Self("NSDirectionalRectEdge", "top leading bottom trailing")
  static let titleAlignment = Self(
    "UIButton.Configuration.TitleAlignment", "automatic leading center trailing")
  static let buttonIndicator = Self("UIButton.Configuration.Indicator", "automatic none popup")
  static let controlState = Self(
    "UIControl.State", "normal highlighted disabled selected focused")

  package static let borderStyle = Self("UITextField.BorderStyle", "none line bezel roundedRect")
  package static let textFieldViewMode = Self(
    "UITextField.ViewMode", "never whileEditing unlessEditing always")

  package static let activityIndicatorStyle = Self(
    "UIActivityIndicatorView.Style", "whiteLarge white gray medium large")
  package static let progressViewStyle = Self("UIProgressView.Style", "default bar")
  static let segmentedControlStyle = Self("Int", "plain->0 bordered->1 bar->2 bezeled->3")
  static let switchStyle = Self("UISwitch.Style", "automatic checkbox sliding")
  static let pageControlBackgroundStyle = Self(
    "UIPageControl.BackgroundStyle", "automatic prominent minimal")
  static let pageControlInteractionState = Self(
    "UIPageControl.InteractionState", "none discrete continuous")
  package static let datePickerMode = Self(
    "UIDatePicker.Mode", "date time dateAndTime countDownTimer yearAndMonth")
  static let datePickerStyle = Self("UIDatePickerStyle", "automatic wheels compact inline")
  static let behavioralStyle = Self("UIBehavioralStyle", "automatic pad mac")

  package static let blurStyle = Self(
    "UIBlurEffect.Style",
    """
    extraLight light dark !extraDark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial
    systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight
    systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark
    systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
    """)
  static let vibrancyStyle = Self(
    "UIVibrancyEffectStyle",
    "label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator")

  package static let axis = Self("NSLayoutConstraint.Axis", "vertical horizontal")
  package static let distribution = Self(
    "UIStackView.Distribution", "fill fillEqually fillProportionally equalSpacing equalCentering")
  package static let stackAlignment = Self(
    "UIStackView.Alignment",
    "fill leading top->leading firstBaseline center trailing bottom->trailing lastBaseline")
  static let spacingType = Self("CGFloat", "custom->custom standard->standard")

  package static let indicatorStyle = Self("UIScrollView.IndicatorStyle", "default black white")
  static let keyboardDismissMode = Self(
    "UIScrollView.KeyboardDismissMode",
    "none onDrag interactive onDragWithAccessory interactiveWithAccessory")
  static let contentInsetAdjustmentBehavior = Self(
    "UIScrollView.ContentInsetAdjustmentBehavior", "automatic scrollableAxes never always")
}
