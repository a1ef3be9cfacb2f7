import ObjectFactory

/// Items of a bar that belong together. Where there is little room, a group with a representative item shows
/// that one alone, with a menu of the others.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Makes an empty group. There are no archives of items here.
  public convenience init?(coder: NSCoder) {
    self.init(barButtonItems: [], representativeItem: nil)
  }

  /// The items, from the edge inwards.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { onChange?() }
  }

  /// The item that stands for all of them where there is little room; nil for none.
  open var representativeItem: UIBarButtonItem? {
    didSet { onChange?() }
  }

  /// Whether the bar shows the representative item in place of the others.
  open internal(set) var isDisplayingRepresentativeItem = false

  /// Whether the group is left out; false by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { onChange?() } }
  }

  /// Notifies the bar that shows the group.
  var onChange: (() -> Void)?

  /// Makes a group that is always there.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that people could move on iOS; bars cannot be customized here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Makes a group that can be removed by customization on iOS; bars cannot be customized here. It is left
  /// out where it is not in the default customization.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// The items that a bar of a width class shows.
  func shownItems(isCompact: Bool) -> [UIBarButtonItem] {
    isDisplayingRepresentativeItem = isCompact && representativeItem != nil && barButtonItems.count > 1
    guard !isHidden else { return [] }
    guard isDisplayingRepresentativeItem, let representativeItem else { return barButtonItems }
    if representativeItem.primaryAction == nil, representativeItem.action == nil,
      representativeItem.menu == nil
    {
      representativeItem.menu = UIMenu(children: barButtonItems.compactMap(\.menuElement))
    }
    return [representativeItem]
  }
}

extension UIBarButtonItem {
  /// Makes a group of this item alone.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Makes a group of this item alone that people could move on iOS.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Makes a group of this item alone that can be removed by customization on iOS.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// The item as an element of a menu; nil for room and for views of the app.
  var menuElement: UIMenuElement? {
    guard case .button = kind, !isHidden else { return nil }
    let name = title ?? accessibilityLabel ?? systemItem?.name ?? image?.symbolWords ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: name, image: image, children: menu.children)
    }
    return UIAction(title: name, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] action in
      self?.perform(from: action.sender as? UIResponder, for: nil)
    }
  }
}
