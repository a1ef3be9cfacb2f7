import ReactantUIMarkup
import UIKit

/// Makes UIKit's constraints of those in the XML of one component.
@MainActor struct ConstraintResolver {
  private let component: UIView
  private let ids: [String: UIView]
  private let fields: [String: UIView]
  private var containers: [ObjectIdentifier: UIView] = [:]

  /// Makes a resolver for a component's elements.
  /// - Parameters:
  ///   - children: The nodes of the component, for the view around each.
  ///   - ids: The views by `layout:id`.
  ///   - fields: The views by field; other properties of the component are looked up when they are needed.
  init(component: UIView, children: [LiveNode], ids: [String: UIView], fields: [String: UIView]) {
    self.component = component
    self.ids = ids
    self.fields = fields
    func visit(_ nodes: [LiveNode], in container: UIView) {
      for node in nodes {
        containers[ObjectIdentifier(node.view)] = container
        visit(node.children, in: node.view)
      }
    }
    visit(children, in: component)
  }

  /// Returns what a constraint relates; nil where its target is not there.
  func items(_ model: LayoutConstraint, for view: UIView) -> LiveConstraint.Items? {
    guard let target = model.target else { return LiveConstraint.Items(first: ObjectIdentifier(view)) }
    guard let second = item(of: target, for: view, model) else { return nil }
    return LiveConstraint.Items(first: ObjectIdentifier(view), second: ObjectIdentifier(second))
  }

  /// Returns the constraint, not active, with its priority set; nil where its target is not there.
  func make(_ model: LayoutConstraint, for view: UIView) -> NSLayoutConstraint? {
    var second: AnyObject?
    if let target = model.target {
      guard let item = item(of: target, for: view, model) else { return nil }
      second = item
    }
    let relation: NSLayoutConstraint.Relation =
      switch model.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: view, attribute: model.anchor.attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : model.targetAnchor.attribute,
      multiplier: CGFloat(model.multiplier), constant: CGFloat(model.constant))
    constraint.priority = UILayoutPriority(Float(model.priority))
    return constraint
  }

  private func item(of target: LayoutConstraint.Target, for view: UIView, _ model: LayoutConstraint)
    -> AnyObject?
  {
    let container = containers[ObjectIdentifier(view)] ?? component
    switch target {
    case .container: return model.isRelativeToSuperview ? view.superview ?? container : container
    case .itself: return view
    case .safeAreaLayoutGuide: return container.safeAreaLayoutGuide
    case .readableContentGuide: return container.readableContentGuide
    case .id(let id): return ids[id]
    case .field(let field): return fields[field] ?? LiveFields.item(named: field, of: component)
    }
  }
}

extension LayoutAnchor {
  /// The corresponding attribute of UIKit.
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ConditionContext {
  /// The surroundings of a view: its traits, and the size of the topmost view around it.
  @MainActor init(of view: UIView) {
    var top = view
    while let next = top.superview { top = next }
    let traits = view.traitCollection
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> Condition.SizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    // The device's kind is never unknown, also before the view is in a window.
    let idiom =
      traits.userInterfaceIdiom == .unspecified
      ? UIScreen.main.traitCollection.userInterfaceIdiom : traits.userInterfaceIdiom
    self.init(
      idiom: Condition.Idiom(idiom), horizontalSizeClass: sizeClass(traits.horizontalSizeClass),
      verticalSizeClass: sizeClass(traits.verticalSizeClass), width: Double(top.bounds.width),
      height: Double(top.bounds.height))
  }
}

extension Condition.Idiom {
  /// The language's name of a kind of device; nil where it has none.
  init?(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .tv: self = .tv
    case .carPlay: self = .carPlay
    default: return nil
    }
  }
}

extension UIRectEdge {
  /// The edges that a definition names.
  init(_ edges: [ComponentDefinition.Edge]) {
    self = []
    for edge in edges {
      switch edge {
      case .top: insert(.top)
      case .left: insert(.left)
      case .bottom: insert(.bottom)
      case .right: insert(.right)
      case .all: insert(.all)
      }
    }
  }
}
