import UIKit

/// Words for any value of UIKit's that an attribute has: objects by what they show, not by where they lie.
@MainActor func describe(value: Any?) -> String {
  guard let value = flat(value) else { return "-" }
  // A number is an object only where it is asked for as one.
  let unboxed = value
  switch value {
  case let value as UIView: return "[\(describe(value))]"
  case let value as UIImage: return describe(image: value)
  case let value as UIColor: return value.description
  case let value as UIFont: return value.description
  case let value as UIImage.SymbolConfiguration: return "symbols " + describe(members: value)
  case let value as NSAttributedString: return describe(text: value)
  case let value as AttributedString: return describe(text: NSAttributedString(value))
  case let value as [NSAttributedString.Key: Any]: return describe(attributes: value)
  case let value as NSParagraphStyle: return describe(paragraph: value)
  case let value as NSShadow:
    return words(value.shadowOffset, value.shadowBlurRadius, value.shadowColor).joined(separator: " ")
  case let value as UIMenu:
    return
      ([
        "menu", value.title, value.identifier.rawValue.count < 9 ? value.identifier.rawValue : "",
        "\(value.options.rawValue)",
      ]
      + words(value.image, value.children)).joined(separator: " ")
  case let value as UIKeyCommand:
    return words(
      "key", value.title, value.input, value.modifierFlags.rawValue, value.action.description,
      value.discoverabilityTitle, value.image
    ).joined(separator: " ")
  case let value as UICommand:
    return words("command", value.title, value.action.description, value.discoverabilityTitle, value.image)
      .joined(separator: " ")
  case let value as UIButton.Configuration: return describe(members: value)
  case let value as UIBackgroundConfiguration: return describe(members: value)
  case let value as UIConfigurationColorTransformer: return describe(value: value(.systemGreen))
  case let value as UIConfigurationTextAttributesTransformer:
    return describe(value: value(AttributeContainer()).uiKit.font)
  case let value as [Any]: return "[" + value.map { describe(value: $0) }.joined(separator: ", ") + "]"
  case let value as UIViewController: return describe(controller: value)
  case let value as NSObject where type(of: unboxed) is AnyClass: return describe(object: value)
  default: return "\(value)"
  }
}

private func flat(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { flat($0.value) }
}

@MainActor private func describe(members value: Any) -> String {
  Mirror(reflecting: value).children.map { "\($0.label ?? ""):\(describe(value: $0.value))" }
    .joined(separator: " ")
}

@MainActor private func describe(image: UIImage) -> String {
  let pixels = image.size == .zero ? 0 : image.pngData()?.hashValue ?? 0
  return "image \(image.size) \(image.renderingMode) \(pixels)"
}

@MainActor private func describe(text: NSAttributedString) -> String {
  var parts = ["“\(text.string)”"]
  text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
    parts.append("\(range.location)+\(range.length): \(describe(attributes: attributes))")
  }
  return parts.joined(separator: " ")
}

@MainActor private func describe(attributes: [NSAttributedString.Key: Any]) -> String {
  attributes.sorted { $0.key.rawValue < $1.key.rawValue }
    .map { "\($0.key.rawValue)=\(describe(value: $0.value))" }.joined(separator: " ")
}

@MainActor private func describe(paragraph style: NSParagraphStyle) -> String {
  words(
    "paragraph", style.alignment, style.lineBreakMode, style.baseWritingDirection, style.lineSpacing,
    style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent, style.headIndent,
    style.tailIndent, style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple,
    style.hyphenationFactor, style.defaultTabInterval, style.allowsDefaultTighteningForTruncation,
    style.tabStops.map { "\($0.alignment) \($0.location)" }.joined(separator: ",")
  ).joined(separator: " ")
}

// MARK: Objects

@MainActor private func describe(object: NSObject) -> String {
  (["\(type(of: object))"] + properties(of: object)).joined(separator: " ")
}

@MainActor private func properties(of object: NSObject) -> [String] {
  switch object {
  case let item as UIBarButtonItem:
    return barItem(item)
      + words(
        item.style, item.width, item.tintColor, item.isSelected, item.isHidden, item.customView, item.menu)
  case let item as UITabBarItem:
    return barItem(item)
      + words(item.selectedImage, item.badgeValue, item.badgeColor, item.titlePositionAdjustment)
  case let item as UINavigationItem:
    return words(
      item.title, item.prompt, item.backButtonTitle, item.largeTitleDisplayMode, item.backButtonDisplayMode,
      item.leftItemsSupplementBackButton, item.hidesBackButton, item.hidesSearchBarWhenScrolling,
      item.leftBarButtonItems, item.rightBarButtonItems, item.backBarButtonItem, item.titleView,
      item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
      item.compactScrollEdgeAppearance)
  case let bar as UIBarAppearance:
    var all = words(
      bar.backgroundColor, bar.shadowColor, bar.backgroundImage, bar.shadowImage,
      bar.backgroundImageContentMode, bar.backgroundEffect)
    if let bar = bar as? UINavigationBarAppearance {
      all += words(bar.titleTextAttributes, bar.largeTitleTextAttributes, bar.titlePositionAdjustment)
    }
    return all
  case let effect as UIBlurEffect:
    return [String(describing: Mirror(reflecting: effect).children.map { "\($0)" })]
  case let effect as UIVibrancyEffect:
    return Mirror(reflecting: effect).children.map { describe(value: $0.value) }
  case let layout as UICollectionViewFlowLayout:
    return words(
      layout.minimumLineSpacing, layout.minimumInteritemSpacing, layout.scrollDirection, layout.itemSize,
      layout.estimatedItemSize, layout.headerReferenceSize, layout.footerReferenceSize, layout.sectionInset,
      layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
  case let gesture as UIGestureRecognizer: return recognizer(gesture)
  case let guide as UILayoutGuide: return [guide.identifier]
  case let constraint as NSLayoutConstraint:
    func name(_ item: AnyObject?) -> String {
      item.map { ($0 as? UIView).map { "\(type(of: $0)) \($0.tag)" } ?? "\(type(of: $0))" } ?? "-"
    }
    return words(
      name(constraint.firstItem), constraint.firstAttribute, constraint.relation, name(constraint.secondItem),
      constraint.secondAttribute, constraint.multiplier, constraint.constant, constraint.priority.rawValue,
      constraint.identifier)
  default: return []
  }
}

@MainActor private func barItem(_ item: UIBarItem) -> [String] {
  words(
    item.title, item.image, item.landscapeImagePhone, item.largeContentSizeImage, item.imageInsets, item.tag,
    item.isEnabled, item.accessibilityLabel, item.accessibilityIdentifier)
}

@MainActor private func recognizer(_ gesture: UIGestureRecognizer) -> [String] {
  var all = words(
    gesture.isEnabled, gesture.cancelsTouchesInView, gesture.delaysTouchesBegan, gesture.delaysTouchesEnded,
    gesture.requiresExclusiveTouchType, gesture.name)
  switch gesture {
  case let gesture as UITapGestureRecognizer:
    all += words(gesture.numberOfTapsRequired, gesture.numberOfTouchesRequired)
  case let gesture as UIPinchGestureRecognizer: all += words(gesture.scale)
  case let gesture as UIRotationGestureRecognizer: all += words(gesture.rotation)
  case let gesture as UISwipeGestureRecognizer:
    all += words(gesture.numberOfTouchesRequired, gesture.direction.rawValue)
  case let gesture as UIPanGestureRecognizer:
    all += words(gesture.minimumNumberOfTouches, gesture.maximumNumberOfTouches)
    if let gesture = gesture as? UIScreenEdgePanGestureRecognizer { all += words(gesture.edges.rawValue) }
  case let gesture as UILongPressGestureRecognizer:
    all += words(
      gesture.numberOfTapsRequired, gesture.numberOfTouchesRequired, gesture.minimumPressDuration,
      gesture.allowableMovement)
  default: break
  }
  return all
}

// MARK: Controllers

@MainActor private func describe(controller: UIViewController) -> String {
  var all = ["\(type(of: controller))"]
  all += words(
    controller.title, controller.restorationIdentifier, controller.nibName,
    controller.extendedLayoutIncludesOpaqueBars, controller.hidesBottomBarWhenPushed,
    controller.definesPresentationContext, controller.providesPresentationContextTransitionStyle,
    controller.isModalInPresentation, controller.edgesForExtendedLayout.rawValue,
    controller.modalTransitionStyle, controller.modalPresentationStyle,
    controller.overrideUserInterfaceStyle, controller.preferredContentSize, controller.keyCommands,
    controller.navigationItem, controller.tabBarItem, controller.toolbarItems)
  switch controller {
  case let controller as UITableViewController:
    all += words(controller.clearsSelectionOnViewWillAppear, controller.refreshControl)
  case let controller as UICollectionViewController:
    all += words(
      controller.clearsSelectionOnViewWillAppear, controller.installsStandardGestureForInteractiveMovement)
  case let controller as UINavigationController:
    all += words(
      controller.isNavigationBarHidden, controller.isToolbarHidden, controller.hidesBarsOnTap,
      controller.hidesBarsOnSwipe, controller.hidesBarsWhenVerticallyCompact, controller.viewControllers,
      controller.navigationBar.tag, controller.toolbar.tag)
  case let controller as UITabBarController:
    all += words(controller.selectedIndex, controller.viewControllers, controller.tabBar.tag)
  case let controller as UISplitViewController:
    all += words(
      controller.style, controller.preferredDisplayMode, controller.preferredSplitBehavior,
      controller.primaryEdge, controller.primaryBackgroundStyle, controller.presentsWithGesture,
      controller.displayModeButtonVisibility, controller.preferredPrimaryColumnWidth,
      controller.preferredPrimaryColumnWidthFraction, controller.minimumPrimaryColumnWidth,
      controller.maximumPrimaryColumnWidth)
  case let controller as UIPageViewController:
    all += words(
      controller.transitionStyle, controller.navigationOrientation, controller.spineLocation,
      controller.isDoubleSided)
  default: all += words(controller.view.tag)
  }
  return all.joined(separator: " ")
}
