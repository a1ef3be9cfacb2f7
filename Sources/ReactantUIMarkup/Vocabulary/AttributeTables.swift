import InterfaceDocuments

/// The tables of attributes, each once: UIKit's properties that the table of documents names in this
/// language, too, and what only this one has. A property that its class does not have here stands under
/// `missing`, with the reason.
enum AttributeTables {
  private static let plainEditors =
    "a person edits in the display's own editor, which has one font and style for all of its text"

  static let layer: [AttributeType] =
    .properties(InterfaceElementType.layer.attributes)
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

  static let view: [AttributeType] =
    .properties(InterfaceElementType.view)
    + .missing(
      .bool, "canBecomeFocused",
      because:
        "UIKit’s property is read-only: a class of views overrides it, so there is nothing that an attribute could set"
    )
    + .of(.enumeration(.collapseAxis), "collapseAxis", order: -1)
    + .of(.enumeration(.visibility), "visibility")
    + .of(.transform, "transform", order: 1)
    + layer.nested("layer", "layer.")

  static let control: [AttributeType] = .properties(InterfaceElementType.control)

  static let label: [AttributeType] = .properties(InterfaceElementType.label)

  static let imageView: [AttributeType] =
    .properties(InterfaceElementType.imageView)
    + .of(.double, "animationDuration")
    + .of(.integer, "animationRepeatCount")
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
    + .properties(InterfaceElementType.button)
    + [
      AttributeType(
        "attributedTitle", .attributedText,
        .perState(setter: "setAttributedTitle", getter: "attributedTitle"), isPerState: true, order: 2)
    ]
    + label.filter { $0.value != .attributedText }.nested("titleLabel", "titleLabel?.")
    + imageView.nested("imageView", "imageView?.")

  static let textField: [AttributeType] =
    .properties(InterfaceElementType.textField)
    + .properties(InterfaceElementType.textInputTraits)
    + .of(.font, "placeholderFont")
    + .of(.color, "placeholderColor")
    + .of(.insets, "contentEdgeInsets")
    + .always(false, "allowsEditingTextAttributes", because: plainEditors)

  static let textView: [AttributeType] =
    .properties(InterfaceElementType.textView)
    + .always(false, "allowsEditingTextAttributes", because: plainEditors)

  static let scrollView: [AttributeType] =
    .properties(InterfaceElementType.scrollView)
    + [
      AttributeType(
        "decelerationRate", .cgFloat,
        .rawValue("decelerationRate", type: "UIScrollView.DecelerationRate"))
    ]

  static let tableView: [AttributeType] =
    .properties(InterfaceElementType.tableView)
    + .of(.rowHeight, "rowHeight")
    + .of(.visualEffect, "separatorEffect")
    + .of(.bool, "isEditing")
    + .always(
      true, "remembersLastFocusedIndexPath",
      because:
        "the keyboard always comes back to the row where it was, as it does on an iPad whatever is set")

  static let stackView: [AttributeType] = .properties(InterfaceElementType.stackView)

  static let activityIndicator: [AttributeType] = .properties(InterfaceElementType.activityIndicator)

  static let datePicker: [AttributeType] = .properties(InterfaceElementType.datePicker)

  static let pageControl: [AttributeType] = .properties(InterfaceElementType.pageControl)

  static let segmentedControl: [AttributeType] = .properties(InterfaceElementType.segmentedControl)

  static let slider: [AttributeType] =
    .properties(InterfaceElementType.slider)
    + [
      AttributeType(
        "currentMinimumTrackImage", .image,
        .perState(setter: "setMinimumTrackImage", getter: "minimumTrackImage")),
      AttributeType(
        "currentMaximumTrackImage", .image,
        .perState(setter: "setMaximumTrackImage", getter: "maximumTrackImage")),
      AttributeType("currentThumbImage", .image, .perState(setter: "setThumbImage", getter: "thumbImage")),
    ]

  static let stepper: [AttributeType] = .properties(InterfaceElementType.stepper)

  static let `switch`: [AttributeType] = .properties(InterfaceElementType.switchControl)

  static let progressView: [AttributeType] = .properties(InterfaceElementType.progressView)

  static let searchBar: [AttributeType] = .properties(InterfaceElementType.searchBar)

  static let navigationBar: [AttributeType] = .properties(InterfaceElementType.navigationBar)

  static let tabBar: [AttributeType] = .properties(InterfaceElementType.tabBar)

  static let toolbar: [AttributeType] = .properties(InterfaceElementType.bar)

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
