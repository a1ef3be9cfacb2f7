/// The tables of attributes, each once. A property that its class does not have here stands under `missing`,
/// with the reason.
enum AttributeTables {
  private static let plainEditors =
    "a person edits in the display's own editor, which has one font and style for all of its text"

  static let layer: [AttributeType] =
    .of(.cgFloat, "cornerRadius borderWidth shadowRadius contentsScale zPosition rasterizationScale")
    + .of(.float, "opacity shadowOpacity")
    + .of(.cgColor, "borderColor shadowColor backgroundColor")
    + .of(.bool, "isHidden masksToBounds isOpaque shouldRasterize isDoubleSided isGeometryFlipped")
    + .always(
      true, "allowsEdgeAntialiasing",
      because:
        "upright edges lie on whole pixels, and browsers always smooth those of rotated elements, without a switch"
    )
    + .always(
      true, "allowsGroupOpacity",
      because:
        "displays fade a layer and all that is in it as one, as views do by default; browsers know no other opacity"
    )
    + .of(.enumeration(.contentsFormat), "contentsFormat")
    + .of(.text, "name")
    + .of(.rect, "frame bounds contentsRect contentsCenter")
    + .of(.size, "shadowOffset")
    + .of(.point, "position anchorPoint")

  static let view: [AttributeType] =
    .of(.color, "backgroundColor tintColor")
    + .of(
      .bool,
      "clipsToBounds isUserInteractionEnabled isHidden isOpaque isMultipleTouchEnabled isExclusiveTouch "
        + "autoresizesSubviews translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins")
    + .missing(
      .bool, "canBecomeFocused",
      because:
        "UIKit’s property is read-only: a class of views overrides it, so there is nothing that an attribute could set"
    )
    + .of(.cgFloat, "alpha")
    + .of(.enumeration(.contentMode), "contentMode")
    + .of(.integer, "tag")
    + .of(.enumeration(.collapseAxis), "collapseAxis", order: -1)
    + .of(.enumeration(.visibility), "visibility")
    + .of(.rect, "frame bounds")
    + .of(.insets, "layoutMargins")
    + .of(.transform, "transform", order: 1)
    + layer.nested("layer", "layer.")

  static let control: [AttributeType] =
    .of(.bool, "isEnabled isSelected isHighlighted")
    + .of(.enumeration(.controlContentVerticalAlignment), "contentVerticalAlignment")
    + .of(.enumeration(.controlContentHorizontalAlignment), "contentHorizontalAlignment")

  static let label: [AttributeType] =
    .of(.text, "text", order: 1)
    + .of(.color, "textColor highlightedTextColor shadowColor")
    + .of(.font, "font")
    + .of(.integer, "numberOfLines")
    + .of(.enumeration(.textAlignment), "textAlignment")
    + .of(.bool, "isEnabled adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation isHighlighted")
    + .of(.cgFloat, "minimumScaleFactor preferredMaxLayoutWidth")
    + .of(.size, "shadowOffset")
    + .of(.enumeration(.lineBreakMode), "lineBreakMode")
    + .of(.attributedText, "attributedText", order: 2)

  static let imageView: [AttributeType] =
    .of(.image, "image highlightedImage")
    + .of(.double, "animationDuration")
    + .of(.integer, "animationRepeatCount")
    + .of(.bool, "isHighlighted")
    + .always(
      false, "adjustsImageWhenAncestorFocused",
      because:
        "it raises a picture while a remote moves the focus on a TV; a keyboard's focus is a ring on all displays"
    )

  static let button: [AttributeType] =
    .perState("title", .text, setter: "setTitle", getter: "title")
    + .perState("titleColor", .color, setter: "setTitleColor", getter: "titleColor")
    + .perState("backgroundColor", .color, setter: "setBackgroundColor", getter: "backgroundImage")
    + .perState("titleShadowColor", .color, setter: "setTitleShadowColor", getter: "titleShadowColor")
    + .perState("image", .image, setter: "setImage", getter: "image")
    + .perState("backgroundImage", .image, setter: "setBackgroundImage", getter: "backgroundImage")
    + .of(
      .bool,
      "reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled "
        + "showsTouchWhenHighlighted")
    + .of(.insets, "contentEdgeInsets titleEdgeInsets imageEdgeInsets")
    + [
      AttributeType(
        "attributedTitle", .attributedText,
        .perState(setter: "setAttributedTitle", getter: "attributedTitle"), isPerState: true, order: 2)
    ]
    + label.filter { $0.value != .attributedText }.nested("titleLabel", "titleLabel?.")
    + imageView.nested("imageView", "imageView?.")

  static let textField: [AttributeType] =
    .of(.text, "text", order: 1)
    + .of(.text, "placeholder")
    + .of(.font, "font placeholderFont")
    + .of(.color, "textColor placeholderColor")
    + .of(.enumeration(.textAlignment), "textAlignment")
    + .of(
      .bool,
      "adjustsFontSizeToWidth -> adjustsFontSizeToFitWidth clearsOnBeginEditing clearsOnInsertion "
        + "secure -> isSecureTextEntry enablesReturnKeyAutomatically")
    + .always(
      false, "allowsEditingTextAttributes", because: plainEditors)
    + .of(.cgFloat, "minimumFontSize")
    + .of(.image, "background disabledBackground")
    + .of(.enumeration(.textBorderStyle), "borderStyle")
    + .of(.enumeration(.textFieldViewMode), "clearButtonMode leftViewMode rightViewMode")
    + .of(.insets, "contentEdgeInsets")
    + .of(.enumeration(.keyboardType), "keyboardType")
    + .of(.enumeration(.keyboardAppearance), "keyboardAppearance")
    + .of(.enumeration(.textContentType), "contentType -> textContentType")
    + .of(.enumeration(.returnKeyType), "returnKey -> returnKeyType")
    + .of(.enumeration(.autocapitalizationType), "autocapitalizationType")
    + .of(.enumeration(.autocorrectionType), "autocorrectionType")
    + .of(.enumeration(.spellCheckingType), "spellCheckingType")
    + .of(.enumeration(.smartQuotesType), "smartQuotesType")
    + .of(.enumeration(.smartDashesType), "smartDashesType")
    + .of(.enumeration(.smartInsertDeleteType), "smartInsertDeleteType")

  static let textView: [AttributeType] =
    .of(.text, "text", order: 1)
    + .of(.font, "font")
    + .of(.color, "textColor")
    + .of(.enumeration(.textAlignment), "textAlignment")
    + .of(.insets, "textContainerInset")
    + .always(
      false, "allowsEditingTextAttributes", because: plainEditors)

  static let scrollView: [AttributeType] =
    .of(.point, "contentOffset", order: 1)
    + .of(.size, "contentSize")
    + .of(.insets, "contentInset scrollIndicatorInsets")
    + .of(
      .bool,
      "isScrollEnabled isDirectionalLockEnabled isPagingEnabled bounces alwaysBounceVertical "
        + "alwaysBounceHorizontal delaysContentTouches showsHorizontalScrollIndicator "
        + "showsVerticalScrollIndicator bouncesZoom")
    + [
      AttributeType(
        "decelerationRate", .cgFloat,
        .rawValue("decelerationRate", type: "UIScrollView.DecelerationRate"))
    ]
    + .of(.cgFloat, "minimumZoomScale maximumZoomScale")
    + .of(.cgFloat, "zoomScale", order: 1)
    + .of(.enumeration(.scrollViewIndicatorStyle), "indicatorStyle")

  static let tableView: [AttributeType] =
    .of(.rowHeight, "rowHeight")
    + .of(.enumeration(.tableViewCellSeparatorStyle), "separatorStyle")
    + .of(
      .color,
      "separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor")
    + .of(.visualEffect, "separatorEffect")
    + .of(.insets, "separatorInset")
    + .of(.enumeration(.tableViewCellSeparatorInsetReference), "separatorInsetReference")
    + .of(
      .bool,
      "cellLayoutMarginsFollowReadableWidth allowsSelection allowsMultipleSelection "
        + "allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing isEditing")
    + .of(.bool, "insetsContentViewsToSafeArea dragInteractionEnabled")
    + .always(
      true, "remembersLastFocusedIndexPath",
      because:
        "the keyboard always comes back to the row where it was, as it does on an iPad whatever is set")
    + .of(
      .cgFloat,
      "sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight "
        + "estimatedSectionFooterHeight")
    + .of(.integer, "sectionIndexMinimumDisplayRowCount")

  static let stackView: [AttributeType] =
    .of(.enumeration(.layoutAxis), "axis")
    + .of(.cgFloat, "spacing")
    + .of(.enumeration(.layoutDistribution), "distribution")
    + .of(.enumeration(.layoutAlignment), "alignment")
    + .of(.bool, "isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement")

  static let activityIndicator: [AttributeType] =
    .of(.color, "color", order: 1)
    + .of(.bool, "hidesWhenStopped")
    + .of(.enumeration(.activityIndicatorStyle), "indicatorStyle -> style")

  static let datePicker: [AttributeType] =
    .of(.integer, "minuteInterval")
    + .of(.enumeration(.datePickerMode), "mode -> datePickerMode")

  static let pageControl: [AttributeType] =
    .of(.integer, "currentPage", order: 1)
    + .of(.integer, "numberOfPages")
    + .of(.bool, "hidesForSinglePage defersCurrentPageDisplay")
    + .of(.color, "pageIndicatorTintColor currentPageIndicatorTintColor")

  static let segmentedControl: [AttributeType] =
    .of(.integer, "selectedSegmentIndex", order: 1)
    + .of(.bool, "isMomentary apportionsSegmentWidthsByContent")

  static let slider: [AttributeType] =
    .of(.float, "value", order: 1)
    + .of(.float, "minimumValue maximumValue")
    + .of(.bool, "isContinuous")
    + .of(.image, "minimumValueImage maximumValueImage")
    + [
      AttributeType(
        "currentMinimumTrackImage", .image,
        .perState(setter: "setMinimumTrackImage", getter: "minimumTrackImage")),
      AttributeType(
        "currentMaximumTrackImage", .image,
        .perState(setter: "setMaximumTrackImage", getter: "maximumTrackImage")),
      AttributeType("currentThumbImage", .image, .perState(setter: "setThumbImage", getter: "thumbImage")),
    ]
    + .of(.color, "minimumTrackTintColor maximumTrackTintColor thumbTintColor")

  static let stepper: [AttributeType] =
    .of(.double, "value", order: 1)
    + .of(.double, "minimumValue maximumValue stepValue")
    + .of(.bool, "isContinuous autorepeat wraps")

  static let `switch`: [AttributeType] =
    .of(.bool, "isOn") + .of(.color, "onTintColor thumbTintColor") + .of(.image, "onImage offImage")

  static let progressView: [AttributeType] =
    .of(.float, "progress")
    + .of(.enumeration(.progressViewStyle), "progressViewStyle")
    + .of(.color, "progressTintColor trackTintColor")
    + .of(.image, "progressImage trackImage")

  static let searchBar: [AttributeType] =
    .of(.text, "text placeholder prompt")
    + .of(.color, "barTintColor")
    + .of(.enumeration(.barStyle), "barStyle")
    + .of(.enumeration(.searchBarStyle), "searchBarStyle")
    + .of(
      .bool,
      "isTranslucent showsBookmarkButton showsCancelButton showsSearchResultsButton "
        + "isSearchResultsButtonSelected showsScopeBar")
    + .of(.integer, "selectedScopeButtonIndex")
    + .of(.image, "backgroundImage scopeBarBackgroundImage")

  static let navigationBar: [AttributeType] =
    .of(.color, "barTintColor")
    + .of(.image, "backIndicatorImage backIndicatorTransitionMaskImage shadowImage")
    + .of(.bool, "isTranslucent")
    + .of(.enumeration(.barStyle), "barStyle")

  static let tabBar: [AttributeType] =
    .of(.bool, "isTranslucent")
    + .of(.enumeration(.barStyle), "barStyle")
    + .of(.color, "barTintColor")
    + .of(.cgFloat, "itemSpacing itemWidth")
    + .of(.image, "backgroundImage shadowImage selectionIndicatorImage")

  static let toolbar: [AttributeType] =
    .of(.bool, "isTranslucent") + .of(.enumeration(.barStyle), "barStyle") + .of(.color, "barTintColor")

  static let visualEffectView: [AttributeType] = .of(.visualEffect, "effect")

  /// The tables of Reactant's table views, which are reached through their parts.
  static let wrapperTable: [AttributeType] =
    (tableView.overriding(scrollView)).nested("tableView", "tableView.")
    + label.filter { $0.value != .attributedText }.nested("emptyLabel", "emptyLabel.")
    + activityIndicator.nested("loadingIndicator", "loadingIndicator.")

  static let simulatedSeparator: [AttributeType] =
    .of(.cgFloat, "separatorHeight") + .of(.color, "separatorColor")

  /// The attributes of the tags of attributed text.
  static let attributedText: [AttributeType] = {
    func keys(_ value: ValueType, _ names: String) -> [AttributeType] {
      names.split(separator: " ").map { AttributeType(String($0), value, .attributedKey(String($0))) }
    }
    func paragraph(_ value: ValueType, _ names: String) -> [AttributeType] {
      names.split(separator: " ").map {
        AttributeType("paragraphStyle.\($0)", value, .paragraphStyle(String($0)))
      }
    }
    return keys(.font, "font")
      + keys(.color, "foregroundColor backgroundColor strokeColor underlineColor strikethroughColor")
      + keys(.integer, "ligature verticalGlyphForm")
      + keys(.cgFloat, "kern strokeWidth baselineOffset obliqueness expansion")
      + keys(.enumeration(.underlineStyle), "strikethroughStyle underlineStyle")
      + keys(.image, "attachment") + keys(.url, "link")
      + keys(.enumeration(.writingDirection), "writingDirection")
      + [
        AttributeType("shadow.offset", .size, .shadow("shadowOffset")),
        AttributeType("shadow.blurRadius", .cgFloat, .shadow("shadowBlurRadius")),
        AttributeType("shadow.color", .color, .shadow("shadowColor")),
      ]
      + paragraph(.enumeration(.textAlignment), "alignment")
      + paragraph(
        .cgFloat,
        "firstLineHeadIndent headIndent tailIndent maximumLineHeight minimumLineHeight lineHeightMultiple "
          + "lineSpacing paragraphSpacing paragraphSpacingBefore defaultTabInterval")
      + paragraph(.tabStops, "tabStops")
      + paragraph(.enumeration(.lineBreakMode), "lineBreakMode")
  }()
}
