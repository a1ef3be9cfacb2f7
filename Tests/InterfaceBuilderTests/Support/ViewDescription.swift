import UIKit

/// A tree of views in words: the classes, the frames and what the inspectors of Interface Builder show.
@MainActor func describe(_ view: UIView, _ indent: String = "") -> String {
  var lines = ["\(indent)\(type(of: view)) \(view.frame) " + properties(of: view).joined(separator: " ")]
  for subview in view.subviews { lines.append(describe(subview, indent + "  ")) }
  return lines.joined(separator: "\n")
}

/// Words for values, in order.
@MainActor func words(_ values: Any?...) -> [String] { values.map { describe(value: $0) } }

/// A description of a view's attributes, as the inspectors show them.
@MainActor func properties(of view: UIView) -> [String] {
  var all = words(
    view.bounds, view.alpha, view.isHidden, view.isOpaque, view.clipsToBounds, view.tag,
    view.isUserInteractionEnabled, view.isMultipleTouchEnabled, view.contentMode,
    view.autoresizingMask.rawValue, view.autoresizesSubviews, view.isExclusiveTouch,
    view.clearsContextBeforeDrawing, view.translatesAutoresizingMaskIntoConstraints,
    view.preservesSuperviewLayoutMargins, view.insetsLayoutMarginsFromSafeArea,
    view.semanticContentAttribute, view.overrideUserInterfaceStyle, view.minimumContentSizeCategory,
    view.maximumContentSizeCategory, view.backgroundColor, view.tintColor, view.directionalLayoutMargins,
    view.contentHuggingPriority(for: .horizontal).rawValue,
    view.contentHuggingPriority(for: .vertical).rawValue,
    view.contentCompressionResistancePriority(for: .horizontal).rawValue,
    view.contentCompressionResistancePriority(for: .vertical).rawValue)
  all += words(
    view.restorationIdentifier, view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityHint,
    view.accessibilityValue, view.accessibilityIdentifier, view.accessibilityTraits.rawValue,
    view.constraints.filter { type(of: $0) == NSLayoutConstraint.self })
  if let view = view as? UIControl {
    all += words(
      view.isEnabled, view.isSelected, view.isHighlighted, view.contentHorizontalAlignment,
      view.contentVerticalAlignment, view.showsMenuAsPrimaryAction)
  }
  all += controlProperties(of: view) + listProperties(of: view) + barProperties(of: view)
  return all
}

@MainActor private func traits(of view: some UITextInputTraits) -> [String] {
  words(
    view.autocapitalizationType, view.autocorrectionType, view.spellCheckingType, view.keyboardType,
    view.keyboardAppearance, view.returnKeyType, view.smartDashesType, view.smartQuotesType,
    view.smartInsertDeleteType, view.textContentType?.rawValue, view.enablesReturnKeyAutomatically,
    view.isSecureTextEntry, view.passwordRules?.passwordRulesDescriptor)
}

@MainActor private func controlProperties(of view: UIView) -> [String] {
  switch view {
  case let view as UILabel:
    return words(
      view.attributedText, view.font, view.textColor, view.textAlignment, view.lineBreakMode,
      view.numberOfLines, view.adjustsFontSizeToFitWidth, view.minimumScaleFactor, view.baselineAdjustment,
      view.isEnabled, view.isHighlighted, view.highlightedTextColor, view.shadowColor, view.shadowOffset,
      view.preferredMaxLayoutWidth, view.adjustsFontForContentSizeCategory,
      view.allowsDefaultTighteningForTruncation)
  case let view as UIButton:
    var all = words(
      view.buttonType, view.role, view.configuration, view.contentEdgeInsets, view.titleEdgeInsets,
      view.imageEdgeInsets, view.menu, view.adjustsImageWhenHighlighted, view.adjustsImageWhenDisabled,
      view.changesSelectionAsPrimaryAction, view.showsTouchWhenHighlighted,
      view.reversesTitleShadowWhenHighlighted, view.isPointerInteractionEnabled,
      view.titleLabel?.lineBreakMode, view.titleLabel?.font, view.titleLabel?.shadowOffset,
      view.titleLabel?.adjustsFontForContentSizeCategory)
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected, .focused] {
      all += words(
        view.title(for: state), view.titleColor(for: state), view.image(for: state),
        view.backgroundImage(for: state), view.titleShadowColor(for: state), view.attributedTitle(for: state),
        view.preferredSymbolConfigurationForImage(in: state))
    }
    return all
  case let view as UITextField:
    return words(
      view.attributedText, view.attributedPlaceholder, view.font, view.borderStyle, view.textAlignment,
      view.minimumFontSize, view.adjustsFontSizeToFitWidth, view.clearsOnBeginEditing, view.clearButtonMode,
      view.clearsOnInsertion, view.adjustsFontForContentSizeCategory, view.leftViewMode, view.rightViewMode,
      view.leftView, view.rightView, view.background, view.disabledBackground, view.textColor)
      + traits(of: view)
  case let view as UITextView:
    return words(
      view.attributedText, view.font, view.isEditable, view.isSelectable, view.textAlignment,
      view.textContainerInset, view.dataDetectorTypes.rawValue, view.textColor, view.clearsOnInsertion,
      view.adjustsFontForContentSizeCategory, view.isFindInteractionEnabled) + traits(of: view)
  case let view as UIImageView:
    return words(
      view.image, view.highlightedImage, view.isHighlighted,
      view.preferredSymbolConfiguration)
  case let view as UISwitch:
    return words(
      view.isOn, view.onTintColor, view.thumbTintColor, view.title, view.onImage, view.offImage,
      view.preferredStyle)
  case let view as UISlider:
    return words(
      view.value, view.minimumValue, view.maximumValue, view.isContinuous, view.minimumTrackTintColor,
      view.maximumTrackTintColor, view.thumbTintColor, view.minimumValueImage, view.maximumValueImage)
  case let view as UISegmentedControl:
    var all = words(
      view.numberOfSegments, view.selectedSegmentIndex, view.isMomentary,
      view.apportionsSegmentWidthsByContent, view.selectedSegmentTintColor)
    for index in 0..<view.numberOfSegments {
      all += words(
        view.titleForSegment(at: index), view.imageForSegment(at: index),
        view.isEnabledForSegment(at: index), view.widthForSegment(at: index),
        view.contentOffsetForSegment(at: index))
    }
    return all
  case let view as UIStepper:
    return words(
      view.value, view.minimumValue, view.maximumValue, view.stepValue, view.isContinuous, view.autorepeat,
      view.wraps)
  case let view as UIPageControl:
    return words(
      view.numberOfPages, view.currentPage, view.hidesForSinglePage, view.pageIndicatorTintColor,
      view.currentPageIndicatorTintColor, view.backgroundStyle, view.defersCurrentPageDisplay,
      view.allowsContinuousInteraction, view.preferredIndicatorImage)
  case let view as UIDatePicker:
    return words(
      view.datePickerMode, view.preferredDatePickerStyle, view.minuteInterval,
      abs(view.date.timeIntervalSinceNow) < 86_400 ? "now" : "\(view.date)", view.minimumDate,
      view.maximumDate,
      view.countDownDuration, view.roundsToMinuteInterval, view.locale?.identifier, view.timeZone?.identifier)
  case let view as UIProgressView:
    return words(
      view.progress, view.progressViewStyle, view.progressTintColor, view.trackTintColor, view.progressImage,
      view.trackImage)
  case let view as UIActivityIndicatorView:
    return words(view.style, view.hidesWhenStopped, view.isAnimating, view.color)
  case let view as UIRefreshControl: return words(view.attributedTitle)
  case let view as UIColorWell: return words(view.selectedColor, view.supportsAlpha, view.title)
  case let view as UIPickerView: return words(view.showsSelectionIndicator)
  case let view as UICalendarView: return words(view.wantsDateDecorations)
  default: return []
  }
}

@MainActor private func listProperties(of view: UIView) -> [String] {
  var all: [String] = []
  switch view {
  case let view as UIStackView:
    all = words(
      view.axis, view.distribution, view.alignment, view.spacing, view.isBaselineRelativeArrangement,
      view.isLayoutMarginsRelativeArrangement, view.arrangedSubviews.count)
  case let view as UITableView:
    all = words(
      view.style, view.separatorStyle, view.separatorInsetReference, view.rowHeight, view.estimatedRowHeight,
      view.sectionHeaderHeight, view.sectionFooterHeight, view.estimatedSectionHeaderHeight,
      view.estimatedSectionFooterHeight, view.sectionHeaderTopPadding, view.fillerRowHeight,
      view.allowsSelection, view.allowsMultipleSelection, view.allowsSelectionDuringEditing,
      view.allowsMultipleSelectionDuringEditing, view.separatorColor, view.separatorInset,
      view.sectionIndexColor, view.sectionIndexBackgroundColor, view.sectionIndexTrackingBackgroundColor,
      view.sectionIndexMinimumDisplayRowCount, view.cellLayoutMarginsFollowReadableWidth,
      view.insetsContentViewsToSafeArea, view.dragInteractionEnabled, view.isPrefetchingEnabled,
      view.tableHeaderView, view.tableFooterView, view.backgroundView)
    for section in view.staticSections ?? [] {
      all += words(section.header, section.footer, section.headerView, section.footerView)
      for row in section.rows { all += words(row.height, row.cell) }
    }
  case let view as UITableViewCell:
    all = words(
      view.reuseIdentifier, view.selectionStyle, view.accessoryType, view.editingAccessoryType,
      view.focusStyle, view.indentationLevel, view.indentationWidth, view.separatorInset,
      view.shouldIndentWhileEditing, view.showsReorderControl, view.isSelected, view.isEditing,
      view.backgroundView, view.selectedBackgroundView, view.multipleSelectionBackgroundView,
      view.accessoryView, view.editingAccessoryView)
  case let view as UITableViewHeaderFooterView: all = words(view.reuseIdentifier, view.backgroundView)
  case let view as UICollectionView:
    all = words(
      view.allowsSelection, view.allowsMultipleSelection, view.isPrefetchingEnabled,
      view.dragInteractionEnabled, view.backgroundView, view.collectionViewLayout)
  case let view as UICollectionViewCell:
    all = words(view.reuseIdentifier, view.isSelected, view.backgroundView, view.selectedBackgroundView)
  case let view as UICollectionReusableView: all = words(view.reuseIdentifier)
  default: break
  }
  guard let view = view as? UIScrollView else { return all }
  return all
    + words(
      view.isScrollEnabled, view.isPagingEnabled, view.isDirectionalLockEnabled, view.bounces,
      view.alwaysBounceVertical, view.alwaysBounceHorizontal, view.bouncesZoom,
      view.showsHorizontalScrollIndicator, view.showsVerticalScrollIndicator, view.delaysContentTouches,
      view.canCancelContentTouches, view.minimumZoomScale, view.maximumZoomScale, view.zoomScale,
      view.indicatorStyle, view.keyboardDismissMode, view.contentInsetAdjustmentBehavior, view.contentInset,
      view.verticalScrollIndicatorInsets, view.automaticallyAdjustsScrollIndicatorInsets, view.contentSize,
      view.contentOffset, view.refreshControl)
}

@MainActor private func barProperties(of view: UIView) -> [String] {
  switch view {
  case let view as UISearchBar:
    return words(
      view.text, view.placeholder, view.prompt, view.searchBarStyle, view.showsCancelButton,
      view.showsBookmarkButton, view.showsSearchResultsButton, view.isSearchResultsButtonSelected,
      view.showsScopeBar, view.scopeButtonTitles, view.selectedScopeButtonIndex, view.barStyle,
      view.isTranslucent, view.barTintColor, view.backgroundImage, view.scopeBarBackgroundImage,
      view.searchFieldBackgroundPositionAdjustment, view.searchTextPositionAdjustment,
      view.searchTextField.keyboardType)
  case let view as UINavigationBar:
    return words(
      view.barStyle, view.isTranslucent, view.prefersLargeTitles, view.barTintColor, view.items,
      view.titleTextAttributes, view.largeTitleTextAttributes, view.shadowImage, view.backIndicatorImage,
      view.backIndicatorTransitionMaskImage, view.standardAppearance, view.compactAppearance,
      view.scrollEdgeAppearance, view.compactScrollEdgeAppearance)
  case let view as UIToolbar:
    return words(
      view.barStyle, view.isTranslucent, view.barTintColor, view.items, view.standardAppearance,
      view.compactAppearance, view.scrollEdgeAppearance)
  case let view as UITabBar:
    return words(
      view.barStyle, view.isTranslucent, view.barTintColor, view.unselectedItemTintColor,
      view.itemPositioning, view.itemSpacing, view.itemWidth, view.items, view.backgroundImage,
      view.shadowImage, view.selectionIndicatorImage, view.standardAppearance, view.scrollEdgeAppearance)
  case let view as UIVisualEffectView: return words(view.effect)
  default: return []
  }
}

/// The pixels of a view.
@MainActor func pixels(of view: UIView) -> Data? {
  let size =
    view.bounds.width < 1 || view.bounds.height < 1 ? CGSize(width: 200, height: 60) : view.bounds.size
  view.layoutIfNeeded()
  return UIGraphicsImageRenderer(size: size).image { context in
    view.layer.render(in: context.cgContext)
  }.pngData()
}
