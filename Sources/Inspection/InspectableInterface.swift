import Foundation

/// The tree of an app's views, as the developer panel reads it.
@MainActor package protocol InspectableInterface: AnyObject {
  /// The windows, from the back to the front.
  var windows: [AnyObject] { get }

  /// The subviews of a view, from the back to the front.
  func subviews(of view: AnyObject) -> [AnyObject]

  /// The number that names a view, which is also that of its layer in the scene.
  func number(of view: AnyObject) -> Int

  /// The view of a number; nil where there is none.
  func view(_ number: Int) -> AnyObject?

  /// A view's line in the tree.
  func summary(of view: AnyObject) -> ViewSummary

  /// A view's properties, by their names, in order.
  func properties(of view: AnyObject) -> [(name: String, value: String)]

  /// The constraints that a view's size and place follow from.
  func constraints(of view: AnyObject) -> [InspectedConstraint]

  /// The app's own values of a view: stored properties, a component's state.
  func sections(of view: AnyObject) -> [InspectedSection]
}

/// A view's line in the tree.
package struct ViewSummary {
  /// The name of its class.
  package var className: String
  /// The frame in its window, in points: left, top, width, height.
  package var frame: [Double]
  /// Its text, label or identifier; nil where it has none.
  package var text: String?
  /// The name of the controller whose view it is.
  package var controller: String?
  /// Whether it or a view around it is hidden.
  package var isHidden: Bool

  package init(className: String, frame: [Double], text: String?, controller: String?, isHidden: Bool) {
    self.className = className
    self.frame = frame
    self.text = text
    self.controller = controller
    self.isHidden = isHidden
  }
}

/// One constraint of a view.
package struct InspectedConstraint {
  /// The equation.
  package var text: String
  /// The file and line that made it; nil where that is not known.
  package var source: String?
  /// Whether it holds; a broken one conflicts with others.
  package var isBroken: Bool

  package init(text: String, source: String?, isBroken: Bool) {
    self.text = text
    self.source = source
    self.isBroken = isBroken
  }
}

/// A value that belongs to a view, such as the props of its description.
package struct InspectedSection {
  /// The heading, such as `Props`.
  package var title: String
  /// The name that the value gives the view in the tree, such as that of its description; nil for none.
  package var name: String?
  /// The value.
  package var value: Any

  package init(title: String, name: String? = nil, value: Any) {
    self.title = title
    self.name = name
    self.value = value
  }
}

/// A source of further sections about views, from a library above UIKit.
@MainActor package protocol ViewAnnotator: AnyObject {
  /// The sections of each of some views, in their order.
  func sections(of views: [AnyObject]) -> [[InspectedSection]]
}

/// A view or controller that has more to show than its stored properties.
@MainActor package protocol InspectableObject: AnyObject {
  /// The sections, each with a value.
  var inspectedSections: [InspectedSection] { get }
}
