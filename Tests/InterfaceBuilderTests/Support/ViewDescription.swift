import UIKit

/// A tree of views in words: the classes, the frames and what the inspectors of Interface Builder show.
@MainActor func describe(_ view: UIView, _ indent: String = "") -> String {
  var lines = ["\(indent)\(type(of: view)) \(view.frame) " + properties(of: view).joined(separator: " ")]
  for subview in view.subviews { lines.append(describe(subview, indent + "  ")) }
  return lines.joined(separator: "\n")
}

/// A description of a view's attributes, as the inspectors show them.
@MainActor func properties(of view: UIView) -> [String] {
  var all: [String] = [
    "\(view.alpha)", "\(view.isHidden)", "\(view.isOpaque)", "\(view.clipsToBounds)", "\(view.tag)",
    "\(view.isUserInteractionEnabled)", "\(view.isMultipleTouchEnabled)", "\(view.contentMode)",
    "\(view.autoresizingMask.rawValue)", "\(view.autoresizesSubviews)", "\(view.isExclusiveTouch)",
    "\(view.translatesAutoresizingMaskIntoConstraints)", "\(view.preservesSuperviewLayoutMargins)",
    "\(view.insetsLayoutMarginsFromSafeArea)", "\(view.semanticContentAttribute)",
    "\(view.overrideUserInterfaceStyle)", "\(view.backgroundColor?.description ?? "-")",
    "\(view.tintColor.description)", "\(view.directionalLayoutMargins)",
    "\(view.contentHuggingPriority(for: .horizontal).rawValue)",
    "\(view.contentHuggingPriority(for: .vertical).rawValue)",
    "\(view.contentCompressionResistancePriority(for: .horizontal).rawValue)",
    "\(view.contentCompressionResistancePriority(for: .vertical).rawValue)",
    view.restorationIdentifier ?? "-", view.accessibilityLabel ?? "-", view.accessibilityHint ?? "-",
    view.accessibilityIdentifier ?? "-", "\(view.accessibilityTraits.rawValue)",
  ]
  if let view = view as? UIControl {
    all += [
      "\(view.isEnabled)", "\(view.isSelected)", "\(view.contentHorizontalAlignment)",
      "\(view.contentVerticalAlignment)", "\(view.showsMenuAsPrimaryAction)",
    ]
  }
  switch view {
  case let view as UILabel:
    all += [
      view.text ?? "-", "\(view.font!)", view.textColor.description, "\(view.textAlignment)",
      "\(view.lineBreakMode)", "\(view.numberOfLines)", "\(view.adjustsFontSizeToFitWidth)",
      "\(view.minimumScaleFactor)", "\(view.baselineAdjustment)", "\(view.isEnabled)",
      "\(view.isHighlighted)", view.highlightedTextColor?.description ?? "-",
      view.shadowColor?.description ?? "-", "\(view.shadowOffset)", "\(view.preferredMaxLayoutWidth)",
      "\(view.adjustsFontForContentSizeCategory)", "\(view.allowsDefaultTighteningForTruncation)",
    ]
  case let view as UIButton:
    all += [
      "\(view.buttonType)", "\(view.role)", "\(view.configuration.map { "\($0)" } ?? "-")",
      "\(view.contentEdgeInsets)", "\(view.titleEdgeInsets)", "\(view.imageEdgeInsets)",
    ]
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      all.append(view.title(for: state) ?? "-")
      all.append(view.titleColor(for: state)?.description ?? "-")
      all.append(view.image(for: state).map { "\($0.size)" } ?? "-")
      all.append(view.titleShadowColor(for: state)?.description ?? "-")
    }
  case let view as UITextField:
    all += [
      view.text ?? "-", view.placeholder ?? "-", "\(view.font!)", "\(view.borderStyle)",
      "\(view.textAlignment)", "\(view.minimumFontSize)", "\(view.adjustsFontSizeToFitWidth)",
      "\(view.clearsOnBeginEditing)", "\(view.clearButtonMode)", "\(view.leftViewMode)",
      "\(view.rightViewMode)", view.textColor?.description ?? "-", "\(view.keyboardType)",
      "\(view.returnKeyType)", "\(view.isSecureTextEntry)", "\(view.autocapitalizationType)",
      "\(view.autocorrectionType)", "\(view.textContentType?.rawValue ?? "-")",
      "\(view.enablesReturnKeyAutomatically)", "\(view.keyboardAppearance)", "\(view.spellCheckingType)",
    ]
  case let view as UITextView:
    all += [
      view.text ?? "-", "\(view.font.map { "\($0)" } ?? "-")", "\(view.isEditable)", "\(view.isSelectable)",
      "\(view.textAlignment)", "\(view.textContainerInset)", "\(view.dataDetectorTypes.rawValue)",
      view.textColor?.description ?? "-", "\(view.keyboardType)",
    ]
  case let view as UIImageView:
    all += [
      "\(view.image?.size ?? .zero)", "\(view.highlightedImage?.size ?? .zero)", "\(view.isHighlighted)",
    ]
  case let view as UISwitch:
    all += [
      "\(view.isOn)", view.onTintColor?.description ?? "-", view.thumbTintColor?.description ?? "-",
      view.title ?? "-",
    ]
  case let view as UISlider:
    all += [
      "\(view.value)", "\(view.minimumValue)", "\(view.maximumValue)", "\(view.isContinuous)",
      view.minimumTrackTintColor?.description ?? "-", view.maximumTrackTintColor?.description ?? "-",
      view.thumbTintColor?.description ?? "-",
    ]
  case let view as UISegmentedControl:
    all += [
      "\(view.numberOfSegments)", "\(view.selectedSegmentIndex)", "\(view.isMomentary)",
      "\(view.apportionsSegmentWidthsByContent)", view.selectedSegmentTintColor?.description ?? "-",
    ]
    for index in 0..<view.numberOfSegments {
      all += [
        view.titleForSegment(at: index) ?? "-", "\(view.isEnabledForSegment(at: index))",
        "\(view.widthForSegment(at: index))", "\(view.contentOffsetForSegment(at: index))",
      ]
    }
  case let view as UIStepper:
    all += [
      "\(view.value)", "\(view.minimumValue)", "\(view.maximumValue)", "\(view.stepValue)",
      "\(view.isContinuous)", "\(view.autorepeat)", "\(view.wraps)",
    ]
  case let view as UIPageControl:
    all += [
      "\(view.numberOfPages)", "\(view.currentPage)", "\(view.hidesForSinglePage)",
      view.pageIndicatorTintColor?.description ?? "-",
      view.currentPageIndicatorTintColor?.description ?? "-", "\(view.backgroundStyle)",
    ]
  case let view as UIDatePicker:
    all += [
      "\(view.datePickerMode)", "\(view.preferredDatePickerStyle)", "\(view.minuteInterval)", "\(view.date)",
      "\(view.minimumDate?.description ?? "-")", "\(view.maximumDate?.description ?? "-")",
    ]
  case let view as UIProgressView:
    all += [
      "\(view.progress)", "\(view.progressViewStyle)", view.progressTintColor?.description ?? "-",
      view.trackTintColor?.description ?? "-",
    ]
  case let view as UIActivityIndicatorView:
    all += ["\(view.style)", "\(view.hidesWhenStopped)", "\(view.isAnimating)", view.color.description]
  case let view as UIStackView:
    all += [
      "\(view.axis)", "\(view.distribution)", "\(view.alignment)", "\(view.spacing)",
      "\(view.isBaselineRelativeArrangement)", "\(view.isLayoutMarginsRelativeArrangement)",
      "\(view.arrangedSubviews.count)",
    ]
  case let view as UITableView:
    all += [
      "\(view.style)", "\(view.separatorStyle)", "\(view.rowHeight)", "\(view.estimatedRowHeight)",
      "\(view.sectionHeaderHeight)", "\(view.sectionFooterHeight)", "\(view.allowsSelection)",
      "\(view.allowsMultipleSelection)", "\(view.allowsSelectionDuringEditing)",
      view.separatorColor?.description ?? "-", "\(view.separatorInset)",
      view.sectionIndexColor?.description ?? "-",
    ]
  case let view as UITableViewCell:
    all += [
      view.reuseIdentifier ?? "-", "\(view.selectionStyle)", "\(view.accessoryType)",
      "\(view.editingAccessoryType)", "\(view.indentationLevel)", "\(view.indentationWidth)",
      "\(view.separatorInset)", "\(view.shouldIndentWhileEditing)", "\(view.showsReorderControl)",
    ]
  case let view as UISearchBar:
    all += [
      view.text ?? "-", view.placeholder ?? "-", view.prompt ?? "-", "\(view.searchBarStyle)",
      "\(view.showsCancelButton)", "\(view.showsBookmarkButton)", "\(view.showsScopeBar)",
      "\(view.scopeButtonTitles ?? [])", "\(view.barStyle)", "\(view.isTranslucent)",
      view.barTintColor?.description ?? "-",
    ]
  case let view as UINavigationBar:
    all += [
      "\(view.barStyle)", "\(view.isTranslucent)", "\(view.prefersLargeTitles)",
      view.barTintColor?.description ?? "-", "\(view.items?.count ?? 0)",
    ]
  case let view as UIToolbar:
    all += ["\(view.barStyle)", "\(view.isTranslucent)", view.barTintColor?.description ?? "-"]
  case let view as UITabBar:
    all += [
      "\(view.barStyle)", "\(view.isTranslucent)", view.barTintColor?.description ?? "-",
      view.unselectedItemTintColor?.description ?? "-", "\(view.itemPositioning)", "\(view.itemSpacing)",
      "\(view.itemWidth)",
    ]
  case let view as UIVisualEffectView: all.append("\(view.effect.map { "\(type(of: $0))" } ?? "-")")
  default: break
  }
  if let view = view as? UIScrollView {
    all += [
      "\(view.isScrollEnabled)", "\(view.isPagingEnabled)", "\(view.isDirectionalLockEnabled)",
      "\(view.bounces)", "\(view.alwaysBounceVertical)", "\(view.alwaysBounceHorizontal)",
      "\(view.bouncesZoom)", "\(view.showsHorizontalScrollIndicator)", "\(view.showsVerticalScrollIndicator)",
      "\(view.delaysContentTouches)", "\(view.canCancelContentTouches)", "\(view.minimumZoomScale)",
      "\(view.maximumZoomScale)", "\(view.indicatorStyle)", "\(view.keyboardDismissMode)",
      "\(view.contentInsetAdjustmentBehavior)", "\(view.contentInset)",
    ]
  }
  return all
}

/// The pixels of a view.
@MainActor func pixels(of view: UIView) -> Data? {
  let size = view.bounds.size == .zero ? CGSize(width: 200, height: 60) : view.bounds.size
  view.layoutIfNeeded()
  return UIGraphicsImageRenderer(size: size).image { context in
    view.layer.render(in: context.cgContext)
  }.pngData()
}
