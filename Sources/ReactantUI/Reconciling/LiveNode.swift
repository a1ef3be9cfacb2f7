import ReactantUIMarkup
import UIKit

/// An element of a component's XML as it stands on the screen: its view, and what was applied to it.
@MainActor final class LiveNode {
  /// The element as it was applied last.
  var element: Element
  /// The element's view.
  let view: UIView
  /// Whether the view was made for the element, rather than being a property of the component's class.
  let isOwned: Bool
  /// The attributes that were applied, those of styles included, in order of application.
  var attributes: [MarkupAttribute] = []
  /// The elements in it.
  var children: [LiveNode] = []
  /// The constraints in the order of the document.
  var constraints: [LiveConstraint] = []

  init(element: Element, view: UIView, isOwned: Bool) {
    self.element = element
    self.view = view
    self.isOwned = isOwned
  }

  /// Calls a closure with this node and all in it, a parent before its children.
  func forEach(_ body: (LiveNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// A constraint of the XML with the one that stands for it in UIKit.
@MainActor final class LiveConstraint {
  let model: LayoutConstraint
  let constraint: NSLayoutConstraint
  /// The resolved items of the constraint.
  let items: Items

  /// The two sides of a constraint.
  struct Items: Equatable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
  }

  init(model: LayoutConstraint, constraint: NSLayoutConstraint, items: Items) {
    self.model = model
    self.constraint = constraint
    self.items = items
  }
}
