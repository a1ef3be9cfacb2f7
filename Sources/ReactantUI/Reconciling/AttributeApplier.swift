import Reactant
import ReactantUIMarkup
import UIKit

/// An attribute of the XML; Reactant has a type of this name for attributed text.
typealias MarkupAttribute = ReactantUIMarkup.Attribute

/// Sets the attributes of views, and resets those that are gone.
@MainActor struct AttributeApplier {
  let resolver: ValueResolver

  /// Makes a view have exactly the new attributes: those that are gone get the value that a new view of the
  /// class has, those that differ are set, and so are those whose effect depends on them. The others are left
  /// alone, with what code or the person has made of them.
  func apply(
    _ new: [MarkupAttribute], replacing old: [MarkupAttribute], of type: ElementType, to view: UIView,
    formerType: ElementType? = nil
  ) {
    let former = formerType ?? type
    let isSameType = former == type
    if isSameType, new == old { return }
    let oldValues = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let newKeys = Set(new.map(\.key))
    let removed = old.filter { !newKeys.contains($0.key) || !isSameType }
    var changed = Set(new.filter { !isSameType || oldValues[$0.key] != $0.value }.map(\.key))
    guard !removed.isEmpty || !changed.isEmpty else { return }

    for attribute in removed.reversed() {
      reset(attribute, of: former, on: view)
    }
    let touched = removed + new.filter { changed.contains($0.key) }
    let groups = Set(touched.flatMap { Self.groups(of: $0) })
    let lowest = touched.map(\.type.order).min() ?? 0
    for attribute in new where !Self.isPersonal(attribute, of: type) {
      if attribute.type.order > lowest || !groups.isDisjoint(with: Self.groups(of: attribute)) {
        changed.insert(attribute.key)
      }
    }
    set(new.filter { changed.contains($0.key) }, of: type, on: view)
    // A button's title and picture are the button's to set; what attributes set of them lasts as long as in
    // compiled code.
    (view as? UIButton)?.setNeedsUpdateConfiguration()
    // The texts of a table are those of its state; an attribute's lasts until the state is next shown.
    if let table = view as? any ReactantTableView & Invalidable { table.invalidate() }
    view.setNeedsLayout()
  }

  /// Sets attributes, those of a lower order first.
  func set(_ attributes: [MarkupAttribute], of type: ElementType, on view: UIView) {
    for attribute in attributes.enumerated()
      .sorted(by: { ($0.element.type.order, $0.offset) < ($1.element.type.order, $1.offset) }).map(\.element)
    {
      AttributeSetters.setter(type.name, attribute.type.name)?
        .set(view, attribute.value, UIControl.State(names: attribute.states), resolver)
    }
  }

  private func reset(_ attribute: MarkupAttribute, of type: ElementType, on view: UIView) {
    AttributeSetters.setter(type.name, attribute.type.name)?
      .copy(view, PristineViews.view(of: type), UIControl.State(names: attribute.states))
  }

  /// Sets how a view holds on to its content's size; what is not given any more is the class's again.
  func apply(
    _ new: ContentPriorities, replacing old: ContentPriorities, to view: UIView, of type: ElementType
  ) {
    guard new != old else { return }
    func set(
      _ path: KeyPath<ContentPriorities, Double?>, _ initial: (UIView) -> UILayoutPriority,
      _ apply: (UILayoutPriority) -> Void
    ) {
      guard new[keyPath: path] != old[keyPath: path] else { return }
      apply(new[keyPath: path].map { UILayoutPriority(Float($0)) } ?? initial(PristineViews.view(of: type)))
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isHorizontal = axis == .horizontal
      set(isHorizontal ? \ContentPriorities.compressionHorizontal : \.compressionVertical) {
        $0.contentCompressionResistancePriority(for: axis)
      } _: {
        view.setContentCompressionResistancePriority($0, for: axis)
      }
      set(isHorizontal ? \ContentPriorities.huggingHorizontal : \.huggingVertical) {
        $0.contentHuggingPriority(for: axis)
      } _: {
        view.setContentHuggingPriority($0, for: axis)
      }
    }
  }

  // MARK: Dependencies

  /// Whether the attribute is what the person changes: it is set only when the attribute itself changed, so
  /// that typed text and scroll positions stay.
  static func isPersonal(_ attribute: MarkupAttribute, of type: ElementType) -> Bool {
    switch attribute.type.name {
    case "text": ["TextField", "TextView", "SearchBar"].contains(type.name)
    case "contentOffset", "tableView.contentOffset": true
    default: false
    }
  }

  /// The things that an attribute has a part in. Attributes with one in common are set again together, in
  /// their order.
  static func groups(of attribute: MarkupAttribute) -> [String] {
    var name = attribute.type.name
    if name.hasPrefix("layer.") { name.removeFirst("layer.".count) }
    switch name {
    case "alpha", "opacity", "visibility", "collapseAxis": return ["opacity"]
    case "isHidden": return ["isHidden"]
    case "clipsToBounds", "masksToBounds": return ["masksToBounds"]
    case "frame", "bounds", "position", "anchorPoint", "transform": return ["geometry"]
    case "title", "attributedTitle", "titleColor", "titleShadowColor": return ["title"]
    case "backgroundColor", "backgroundImage", "background": return ["background"]
    case "text", "attributedText", "textColor", "font", "textAlignment", "lineBreakMode", "shadowColor",
      "shadowOffset":
      return ["text"]
    case "placeholder", "placeholderFont", "placeholderColor": return ["placeholder"]
    case "image", "highlightedImage": return ["image"]
    case "barStyle", "isTranslucent", "barTintColor", "searchBarStyle": return ["bar"]
    case "indicatorStyle", "color": return ["indicator"]
    default:
      if name.hasPrefix("titleLabel.") { return ["title", name] }
      if name.hasPrefix("imageView.") { return ["image", name] }
      return [name]
    }
  }
}

/// Views as their classes make them, to read defaults from.
@MainActor enum PristineViews {
  private static var views: [String: UIView] = [:]

  /// Returns the view of an element's class; always the same one.
  static func view(of type: ElementType) -> UIView {
    if let view = views[type.name] { return view }
    let view = AttributeSetters.makeView(type.name) ?? StandInTables.make(type) ?? ViewBase<Void, Void>()
    views[type.name] = view
    return view
  }
}
