import UIKit

/// Describes views and controllers line by line, each under what it lies in, as UIKit's own descriptions do,
/// without addresses.
@MainActor enum ViewDescription {
  static func lines(of view: UIView, indent: String = "") -> [String] {
    var facts = ["frame = \(numbers(view.frame))"]
    if view.isHidden { facts.append("hidden = YES") }
    if view.alpha < 1 { facts.append("alpha = \(number(view.alpha))") }
    if view.clipsToBounds { facts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { facts.append("userInteractionEnabled = NO") }
    if let text = (view as? UILabel)?.text { facts.append("text = '\(text)'") }
    if let text = (view as? UITextField)?.text, !text.isEmpty { facts.append("text = '\(text)'") }
    if let text = (view as? UITextView)?.text, !text.isEmpty { facts.append("text = '\(text)'") }
    facts.append("layer = <\(type(of: view.layer))>")
    return ["\(indent)<\(type(of: view)); \(facts.joined(separator: "; "))>"]
      + view.subviews.flatMap { lines(of: $0, indent: indent + "   | ") }
  }

  static func lines(of controller: UIViewController, indent: String = "") -> [String] {
    let view = controller.viewIfLoaded
    let state = view == nil ? "view not loaded" : view?.window == nil ? "disappeared" : "appeared"
    let name = view.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
    var all = ["\(indent)<\(type(of: controller))>, state: \(state), view: \(name)"]
    for child in controller.children { all += lines(of: child, indent: indent + "   | ") }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      all += lines(of: presented, indent: indent + "   + ")
    }
    return all
  }

  private static func numbers(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.width)) \(number(rect.height)))"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? String(Int(rounded)) : "\(rounded)"
  }
}
