import Foundation
import InterfaceDocuments
import ObjectiveCRuntime
import UIKit

/// The class of an element's objects, and the class of UIKit's at whose initializer its values are set.
@MainActor final class ElementClass {
  /// The class to make.
  let type: AnyClass?
  /// The class of UIKit's that hands objects to their coder last.
  let level: AnyClass?

  init(_ plan: ElementPlan) {
    let base: AnyClass? = plan.type.flatMap { Self.uikitClass($0) }
    level = base.map(Self.level)
    guard let name = plan.element.customClass, !name.isEmpty else {
      type = base
      if let type = plan.type, base != nil { Self.noteAbsence(of: type, in: plan) }
      return
    }
    let found: AnyClass? = Self.named(name, module: plan.element.customModule)
    if let found, base.map({ Self.isKind(found, of: Self.root(of: $0)) }) ?? true {
      type = found
    } else {
      InterfaceLog.shared.note("Unknown class \(name) in Interface Builder file.")
      type = base
    }
  }

  /// Returns the element of the nearest of an object's classes that has one.
  static func elementType(of object: AnyObject) -> InterfaceElementType? {
    var next: AnyClass? = Swift.type(of: object)
    while let current = next {
      if let type = InterfaceElementType.making(_typeName(current, qualified: false)) { return type }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Returns a class by its name in a document.
  static func named(_ name: String, module: String?) -> AnyClass? {
    // A document of Swift code names a nested class, or one of a module with a space, as the compiler does.
    if let module, let found = ObjectiveCMembers.NSClassFromString("\(identifier(module)).\(name)") {
      return found
    }
    if let found = ObjectiveCMembers.NSClassFromString(name) { return found }
    for module in appModules where module != name {
      if let found = ObjectiveCMembers.NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  private static func identifier(_ module: String) -> String {
    String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The modules in which an app's classes are looked for that a document gives no module.
  private static var appModules: [String] {
    guard let delegate = UIApplication.shared.delegate else { return [] }
    return [String(String(reflecting: Swift.type(of: delegate)).prefix { $0 != "." })]
  }

  private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let next = current {
      if next == base { return true }
      current = _getSuperclass(next)
    }
    return false
  }

  /// The class of which a custom class has to be in a place of a document.
  private static func root(of base: AnyClass) -> AnyClass {
    for root in [UIView.self, UIViewController.self, UIGestureRecognizer.self, UIBarItem.self] as [AnyClass]
    where isKind(base, of: root) { return root }
    return base
  }

  private static func level(of base: AnyClass) -> AnyClass {
    var current: AnyClass? = base
    while let next = current {
      if levels.contains(ObjectIdentifier(next)) { return next }
      current = _getSuperclass(next)
    }
    return base
  }

  /// The class of Apple's that an element makes; nil for elements that make none.
  static func uikitClass(_ type: InterfaceElementType) -> AnyClass? {
    if type.module == nil { return type.className.flatMap { classes[$0] } }
    return frameworkClass(type) ?? (type.category == .controller ? UIViewController.self : UIView.self)
  }

  /// The class of a framework beside UIKit that an element makes; nil where the framework is absent, or no
  /// file of the app imports it.
  private static func frameworkClass(_ type: InterfaceElementType) -> AnyClass? {
    guard let module = type.module, let name = type.className, type.absentModule == nil else { return nil }
    return ObjectiveCMembers.NSClassFromString("\(module).\(name)")
  }

  private static func noteAbsence(of type: InterfaceElementType, in plan: ElementPlan) {
    guard frameworkClass(type) == nil, let message = absence(of: type) else { return }
    InterfaceLog.shared.note("\(plan.element.location): \(message)")
  }

  /// The message about an element whose class is not in the program; nil for elements of UIKit's.
  static func absence(of type: InterfaceElementType) -> String? {
    guard let module = type.module, let name = type.className else { return nil }
    let reason =
      type.absentModule == nil ? "is not linked with the app, as no file imports \(module)" : "is absent"
    return "\(name) of \(module) \(reason); an empty view stands in its place."
  }

  private static let classes: [String: AnyClass] = Dictionary(
    uniqueKeysWithValues: (handing + others).map { (_typeName($0, qualified: false), $0) })

  private static let levels = Set(handing.map { ObjectIdentifier($0) })

  /// The classes of elements that hand themselves to their coder at the end of `init(coder:)`.
  private static let handing: [AnyClass] = [
    UIView.self, UILabel.self, UIImageView.self, UIActivityIndicatorView.self, UIProgressView.self,
    UIScrollView.self, UITextView.self, UIStackView.self, UIPickerView.self, UIVisualEffectView.self,
    UIWindow.self, UICalendarView.self, UIControl.self, UIButton.self, UITextField.self, UISwitch.self,
    UISlider.self, UISegmentedControl.self, UIStepper.self, UIPageControl.self, UIDatePicker.self,
    UIRefreshControl.self, UIColorWell.self, UITableView.self, UITableViewCell.self,
    UITableViewHeaderFooterView.self, UICollectionView.self, UICollectionReusableView.self,
    UICollectionViewCell.self, UICollectionViewLayout.self, UISearchBar.self, UINavigationBar.self,
    UIToolbar.self, UITabBar.self, UINavigationItem.self, UIBarButtonItem.self, UITabBarItem.self,
    UIViewController.self, UITableViewController.self, UICollectionViewController.self,
    UINavigationController.self, UITabBarController.self, UISplitViewController.self,
    UIPageViewController.self, UIGestureRecognizer.self, UIHoverGestureRecognizer.self,
    UILayoutGuide.self,
  ]

  /// The classes of elements whose superclass does so.
  private static let others: [AnyClass] = [
    UICollectionViewFlowLayout.self, UITapGestureRecognizer.self, UIPinchGestureRecognizer.self,
    UIRotationGestureRecognizer.self, UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self,
    UIScreenEdgePanGestureRecognizer.self, UILongPressGestureRecognizer.self, NSObject.self,
  ]
}
