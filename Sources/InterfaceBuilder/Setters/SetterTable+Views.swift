import InterfaceDocuments
import UIKit

extension SetterTable {
  func addViews() {
    add("view", UIView.self) { s in
      s.set("horizontalHuggingPriority") {
        $0.setContentHuggingPriority(UILayoutPriority($1), for: .horizontal)
      }
      s.set("verticalHuggingPriority") {
        $0.setContentHuggingPriority(UILayoutPriority($1), for: .vertical)
      }
      s.set("horizontalCompressionResistancePriority") {
        $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: .horizontal)
      }
      s.set("verticalCompressionResistancePriority") {
        $0.setContentCompressionResistancePriority(UILayoutPriority($1), for: .vertical)
      }
    }
    add("activityIndicatorView", UIActivityIndicatorView.self) { s in
      s.part("style", { element, _ in IndicatorStyle(element) }, { $1.apply(to: $0) })
      s.set("animating") { if $1 { $0.startAnimating() } }
    }
    add("progressView", UIProgressView.self) { s in
      s.set("progressViewStyle") { (view, style: UIProgressView.Style) in
        // The frame is the document's, unless the style is another.
        if view.progressViewStyle != style { view.progressViewStyle = style }
      }
    }
    add("stackView", UIStackView.self) { s in
      s.part(
        "spacingType",
        { element, _ in
          element.attribute("spacingType") == "standard" ? UIStackView.spacingUseSystem : nil
        },
        { $0.spacing = $1 })
    }
    add("visualEffectView", UIVisualEffectView.self) { s in
      s.part("blurEffect", { element, _ in Effects.effect(element) }, { $0.effect = $1 })
      s.part("vibrancyEffect", { element, _ in Effects.effect(element) }, { $0.effect = $1 })
    }
    add("window", UIWindow.self) { s in
      s.set("visibleAtLaunch") { if $1 { $0.isHidden = false } }
      s.set("resizesToFullScreen") { if $1 { $0.frame = UIScreen.main.bounds } }
    }
  }
}

/// The effects of visual effect views.
@MainActor enum Effects {
  /// Makes the effect of `<blurEffect style=…/>`, or of a vibrancy effect with one in it.
  static func effect(_ element: InterfaceObject) -> UIVisualEffect? {
    if element.elementName == "vibrancyEffect" {
      let inner = element.child(named: "blurEffect").flatMap(effect) as? UIBlurEffect
      let style = element.attribute("style").flatMap {
        Enumerations.value(UIVibrancyEffectStyle.self, $0)
      }
      return UIVibrancyEffect(
        blurEffect: inner ?? UIBlurEffect(style: .regular), style: style ?? .label)
    }
    guard let word = element.attribute("style"),
      let style = Enumerations.value(UIBlurEffect.Style.self, word)
    else { return UIBlurEffect(style: .extraLight) }
    return UIBlurEffect(style: style)
  }
}

/// The style of an activity indicator, of which some are white.
@MainActor private struct IndicatorStyle {
  private let style: UIActivityIndicatorView.Style
  private let isWhite: Bool

  init(_ element: InterfaceObject) {
    let word = element.attribute("style") ?? "white"
    style = word == "large" || word == "whiteLarge" ? .large : .medium
    isWhite = word.hasPrefix("white") && element.child(key: "color") == nil
  }

  func apply(to view: UIActivityIndicatorView) {
    view.style = style
    if isWhite { view.color = .white }
  }
}
