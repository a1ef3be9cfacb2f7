import CoreGraphics

/// The properties that views take from their class's appearance proxy.
@MainActor enum AppearanceTable {
  /// A property: hands a view the proxy's value, where the proxy has one and the view none of its own.
  struct Entry {
    let apply: (_ proxy: NSObject, _ pristine: NSObject, _ view: UIView) -> Void
  }

  /// The properties of a view, those of its base classes first.
  static func entries(for view: UIView) -> [Entry] {
    let key = ObjectIdentifier(type(of: view))
    if let known = known[key] { return known }
    let entries = tables.filter { $0.isFor(view) }.flatMap(\.entries)
    known[key] = entries
    return entries
  }

  private static var known: [ObjectIdentifier: [Entry]] = [:]

  private struct Table {
    let isFor: (UIView) -> Bool
    let entries: [Entry]
  }

  private static func table<View: UIView>(_ type: View.Type, _ entries: [Entry]) -> Table {
    Table(isFor: { $0 is View }, entries: entries)
  }

  /// The values that were applied to a view, by property.
  private final class AppliedValues {
    var values: [AnyKeyPath: AnyHashable?] = [:]
  }
  nonisolated(unsafe) private static let appliedKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private static func applied(to view: UIView) -> AppliedValues {
    if let known = objc_getAssociatedObject(view, appliedKey) as? AppliedValues { return known }
    let new = AppliedValues()
    objc_setAssociatedObject(view, appliedKey, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  private static func property<View: UIView, Value: Hashable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> Entry {
    Entry { proxy, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View else {
        return
      }
      let (wanted, usual, present) = (proxy[keyPath: path], pristine[keyPath: path], view[keyPath: path])
      guard wanted != usual, wanted != present else { return }
      let applied = applied(to: view)
      let isApplied = applied.values[path].map { $0 == AnyHashable(present) } ?? false
      guard present == usual || isApplied else { return }
      view[keyPath: path] = wanted
      applied.values[path] = AnyHashable(view[keyPath: path])
    }
  }

  private static func attributes<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) -> Entry {
    Entry { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View else { return }
      if let wanted = proxy[keyPath: path], view[keyPath: path] == nil { view[keyPath: path] = wanted }
    }
  }

  /// An appearance of bars that is the system's until something is said of it.
  private static func barAppearance<View: UIView, Value: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> Entry {
    Entry { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View else { return }
      let (wanted, present) = (proxy[keyPath: path], view[keyPath: path])
      guard wanted !== present, !wanted.isUsual, present.isUsual else { return }
      view[keyPath: path] = wanted
    }
  }

  private static let tables: [Table] = [
    table(
      UIView.self,
      [
        property(\UIView.backgroundColor),
        Entry { proxy, _, view in
          // A tint that is inherited is none of the view's own.
          guard let wanted = (proxy as? UIView)?.ownTintColor, view.ownTintColor == nil else { return }
          view.tintColor = wanted
        },
      ]),
    table(
      UINavigationBar.self,
      [
        property(\UINavigationBar.barStyle), property(\UINavigationBar.isTranslucent),
        property(\UINavigationBar.barTintColor), property(\UINavigationBar.prefersLargeTitles),
        property(\UINavigationBar.shadowImage), property(\UINavigationBar.backIndicatorImage),
        attributes(\UINavigationBar.titleTextAttributes),
        attributes(\UINavigationBar.largeTitleTextAttributes),
        barAppearance(\UINavigationBar.standardAppearance), property(\UINavigationBar.compactAppearance),
        property(\UINavigationBar.scrollEdgeAppearance),
        property(\UINavigationBar.compactScrollEdgeAppearance),
        Entry { proxy, _, view in
          guard let proxy = proxy as? UINavigationBar, let bar = view as? UINavigationBar else { return }
          for (metrics, image) in proxy.backgroundImages where bar.backgroundImage(for: metrics) == nil {
            bar.setBackgroundImage(image, for: metrics)
          }
        },
      ]),
    table(
      UITabBar.self,
      [
        property(\UITabBar.barStyle), property(\UITabBar.isTranslucent), property(\UITabBar.barTintColor),
        property(\UITabBar.unselectedItemTintColor), property(\UITabBar.backgroundImage),
        property(\UITabBar.shadowImage), barAppearance(\UITabBar.standardAppearance),
        property(\UITabBar.scrollEdgeAppearance),
      ]),
    table(
      UIToolbar.self,
      [
        property(\UIToolbar.barStyle), property(\UIToolbar.isTranslucent), property(\UIToolbar.barTintColor),
        barAppearance(\UIToolbar.standardAppearance), property(\UIToolbar.compactAppearance),
        property(\UIToolbar.scrollEdgeAppearance), property(\UIToolbar.compactScrollEdgeAppearance),
      ]),
    table(
      UISearchBar.self,
      [
        property(\UISearchBar.barStyle), property(\UISearchBar.searchBarStyle),
        property(\UISearchBar.barTintColor),
        property(\UISearchBar.backgroundImage),
      ]),
    table(UILabel.self, [property(\UILabel.textColor), property(\UILabel.font)]),
    table(
      UITextField.self,
      [
        property(\UITextField.textColor), property(\UITextField.font), property(\UITextField.borderStyle),
        property(\UITextField.keyboardAppearance),
      ]),
    table(UITextView.self, [property(\UITextView.textColor), property(\UITextView.font)]),
    table(
      UISwitch.self, [property(\UISwitch.onTintColor), property(\UISwitch.thumbTintColor)]),
    table(
      UISlider.self,
      [
        property(\UISlider.minimumTrackTintColor), property(\UISlider.maximumTrackTintColor),
        property(\UISlider.thumbTintColor),
      ]),
    table(
      UIProgressView.self,
      [property(\UIProgressView.progressTintColor), property(\UIProgressView.trackTintColor)]),
    table(
      UIPageControl.self,
      [
        property(\UIPageControl.pageIndicatorTintColor),
        property(\UIPageControl.currentPageIndicatorTintColor),
      ]),
    table(UIActivityIndicatorView.self, [property(\UIActivityIndicatorView.color)]),
    table(
      UISegmentedControl.self,
      [
        property(\UISegmentedControl.selectedSegmentTintColor),
        Entry { proxy, _, view in
          guard let proxy = proxy as? UISegmentedControl, let control = view as? UISegmentedControl else {
            return
          }
          for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            guard let wanted = proxy.ownTitleTextAttributes(for: state) else { continue }
            if control.ownTitleTextAttributes(for: state) == nil {
              control.setTitleTextAttributes(wanted, for: state)
            }
          }
        },
      ]),
    table(
      UITableView.self,
      [
        property(\UITableView.separatorColor), property(\UITableView.separatorStyle),
        property(\UITableView.separatorInset), property(\UITableView.sectionHeaderTopPadding),
      ]),
    table(UITableViewCell.self, [property(\UITableViewCell.selectionStyle)]),
    table(
      UIButton.self,
      [
        Entry { proxy, _, view in
          guard let proxy = proxy as? UIButton, let button = view as? UIButton else { return }
          for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
            guard let wanted = proxy.ownTitleColor(for: state) else { continue }
            if button.ownTitleColor(for: state) == nil { button.setTitleColor(wanted, for: state) }
          }
        }
      ]),
  ]
}

/// A proxy that gives views the properties in the table.
final class TableAppearanceProxy: AppearanceProxy {
  override func apply(to view: UIView) {
    for entry in AppearanceTable.entries(for: view) { entry.apply(object, pristine, view) }
  }
}

extension UIBarAppearance {
  /// Whether the appearance is the system's own.
  fileprivate var isUsual: Bool {
    let usual = UIBarAppearance()
    let hasUsualTitles =
      (self as? UINavigationBarAppearance).map {
        $0.titleTextAttributes.isEmpty && $0.largeTitleTextAttributes.isEmpty
      } ?? true
    return backgroundColor == nil && backgroundImage == nil && shadowImage == nil
      && shadowColor == usual.shadowColor && backgroundEffect != nil && hasUsualTitles
      && (self as? UITabBarAppearance) == nil
  }
}
