import DisplayProtocol
import Inspection
import QuartzCore

/// The views of the app as the developer panel reads them. Nothing is kept: every answer is read from the
/// views.
@MainActor final class ApplicationInspection: InspectableInterface {
  private unowned let application: UIApplication

  init(application: UIApplication) {
    self.application = application
  }

  var windows: [AnyObject] { application.windowsFrontToBack.reversed() }

  func subviews(of view: AnyObject) -> [AnyObject] { (view as? UIView)?.subviews ?? [] }

  func number(of view: AnyObject) -> Int { (view as? UIView)?.layer.id.rawValue ?? 0 }

  func view(_ number: Int) -> AnyObject? {
    var waiting: [UIView] = application.windows
    while let view = waiting.popLast() {
      if view.layer.id.rawValue == number { return view }
      waiting += view.subviews
    }
    return nil
  }

  func summary(of view: AnyObject) -> ViewSummary {
    guard let view = view as? UIView else {
      return ViewSummary(className: "", frame: [], text: nil, controller: nil, isHidden: true)
    }
    let semantics = view.semantics
    let frame = view is UIWindow ? view.frame : view.convert(view.bounds, to: nil)
    return ViewSummary(
      className: semantics.className, frame: Self.numbers(frame),
      text: semantics.text ?? semantics.label ?? semantics.identifier,
      controller: controller(of: view).map { ClassNames.name(of: type(of: $0)) },
      isHidden: sequence(first: view, next: \.superview).contains { $0.isHidden || $0.alpha == 0 })
  }

  private func controller(of view: UIView) -> UIViewController? {
    guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    return controller
  }

  func properties(of view: AnyObject) -> [(name: String, value: String)] {
    guard let view = view as? UIView else { return [] }
    var found: [(name: String, value: String)] = [
      ("frame", Self.text(view.frame)), ("bounds", Self.text(view.bounds)),
    ]
    func add(_ name: String, _ value: String?, unless isUsual: Bool = false) {
      if let value, !isUsual { found.append((name, value)) }
    }
    let size = view.intrinsicContentSize
    add(
      "intrinsicContentSize", "\(Self.text(size.width)) × \(Self.text(size.height))",
      unless: size == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    add("alpha", Self.text(view.alpha), unless: view.alpha == 1)
    add("isHidden", "true", unless: !view.isHidden)
    add("isUserInteractionEnabled", "false", unless: view.isUserInteractionEnabled)
    add("clipsToBounds", "true", unless: !view.clipsToBounds)
    add("transform", "\(view.transform)", unless: view.transform == .identity)
    add("backgroundColor", view.backgroundColor.map { "\($0)" })
    add("cornerRadius", Self.text(view.layer.cornerRadius), unless: view.layer.cornerRadius == 0)
    add("tag", "\(view.tag)", unless: view.tag == 0)
    add("accessibilityIdentifier", view.accessibilityIdentifier)
    add("accessibilityLabel", view.accessibilityLabel)
    add(
      "translatesAutoresizingMaskIntoConstraints", "false",
      unless: view.translatesAutoresizingMaskIntoConstraints)
    add("hasAmbiguousLayout", "true", unless: !view.hasAmbiguousLayout)
    add("isFirstResponder", "true", unless: !view.isFirstResponder)
    add("controller", controller(of: view).map { ClassNames.name(of: type(of: $0)) })
    return found
  }

  func constraints(of view: AnyObject) -> [InspectedConstraint] {
    guard let view = view as? UIView else { return [] }
    var seen: Set<ObjectIdentifier> = []
    let around = sequence(first: view, next: \.superview).flatMap(\.constraints)
      .filter { $0.firstItem === view || $0.secondItem === view || $0.owner === view }
    return around.filter { seen.insert(ObjectIdentifier($0)).inserted }.map { constraint in
      InspectedConstraint(
        text: LayoutDescription(constraint).shortText, source: constraint.place?.description,
        isBroken: constraint.reportedRivals != nil)
    }
  }

  func sections(of view: AnyObject) -> [InspectedSection] {
    var found = (view as? any InspectableObject)?.inspectedSections ?? []
    let controller = (view as? UIView).flatMap { self.controller(of: $0) }
    found += (controller as? any InspectableObject)?.inspectedSections ?? []
    for object in [view] + (controller.map { [$0 as AnyObject] } ?? []) {
      let fields = InspectedFields(of: object, without: ["UIKit", "QuartzCore", "Foundation", "Reactant"])
      guard !fields.isEmpty else { continue }
      found.append(InspectedSection(title: ClassNames.name(of: type(of: object)), value: fields))
    }
    return found
  }

  // MARK: Numbers

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 100).rounded() / 100 }
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)) × \(text(rect.height))"
  }
}
