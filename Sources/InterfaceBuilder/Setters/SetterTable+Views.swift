import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addViews() {
    addObjectSetters()
    addViewSetters()
    addScrollViewSetters()
    addContainerSetters()
  }

  private mutating func addObjectSetters() {
    add("object", NSObject.self) { $0.builder("accessibilityConfiguration") }
    add("view", UIView.self) { s in
      s.rect("frame") { $0.frame = $1 }
      s.rect("bounds") { $0.bounds = $1 }
      s.options("autoresizingMask") { $0.autoresizingMask = Enumerations.mask($1) }
      s.bool("opaque") { $0.isOpaque = $1 }
      s.bool("hidden") { $0.isHidden = $1 }
      s.bool("clipsSubviews") { $0.clipsToBounds = $1 }
      s.bool("clipsToBounds") { $0.clipsToBounds = $1 }
      s.bool("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
      s.bool("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
      s.bool("clearsContextBeforeDrawing") { $0.clearsContextBeforeDrawing = $1 }
      s.bool("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
      s.bool("exclusiveTouch") { $0.isExclusiveTouch = $1 }
      s.bool("translatesAutoresizingMaskIntoConstraints") {
        $0.translatesAutoresizingMaskIntoConstraints = $1
      }
      s.bool("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
      s.bool("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
      s.real("alpha") { $0.alpha = $1 }
      s.integer("tag") { $0.tag = $1 }
      s.word("contentMode", UIView.ContentMode.self) { $0.contentMode = $1 }
      s.word("semanticContentAttribute", UISemanticContentAttribute.self) {
        $0.semanticContentAttribute = $1
      }
      s.word("appearanceType", UIUserInterfaceStyle.self) { $0.overrideUserInterfaceStyle = $1 }
      s.word("minimumContentSizeCategory", Enumerations.contentSizeCategory) {
        $0.minimumContentSizeCategory = $1
      }
      s.word("maximumContentSizeCategory", Enumerations.contentSizeCategory) {
        $0.maximumContentSizeCategory = $1
      }
      s.color("backgroundColor") { $0.backgroundColor = $1 }
      s.color("tintColor") { $0.tintColor = $1 }
      s.insets("layoutMargins") { $0.layoutMargins = $1 }
      s.insets("directionalLayoutMargins") {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: $1.top, leading: $1.left, bottom: $1.bottom, trailing: $1.right)
      }
    }
  }

  private mutating func addViewSetters() {
    add("view", UIView.self) { s in
      s.real("horizontalHuggingPriority") {
        $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .horizontal)
      }
      s.real("verticalHuggingPriority") {
        $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .vertical)
      }
      s.real("horizontalCompressionResistancePriority") {
        $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: .horizontal)
      }
      s.real("verticalCompressionResistancePriority") {
        $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: .vertical)
      }
      s.string("restorationIdentifier") { $0.restorationIdentifier = $1 }
      s.builder("subviews constraints layoutGuides fixedFrame")
      s.builder("viewLayoutMarginsFollowReadableWidth layoutMarginsFollowReadableWidth")
      s.outlets("accessibilityElements", AnyObject.self) { $0.accessibilityElements = $1 }
    }
    add("imageView", UIImageView.self) { s in
      s.image("image") { $0.image = $1 }
      s.image("highlightedImage") { $0.highlightedImage = $1 }
      s.bool("highlighted") { $0.isHighlighted = $1 }
      s.symbol("preferredSymbolConfiguration") { $0.preferredSymbolConfiguration = $1 }
    }
    add("activityIndicatorView", UIActivityIndicatorView.self) { s in
      s.part("style", { element, _ in IndicatorStyle(element) }, { $1.apply(to: $0) })
      s.bool("hidesWhenStopped") { $0.hidesWhenStopped = $1 }
      s.bool("animating") { if $1 { $0.startAnimating() } }
      s.color("color") { $0.color = $1 }
    }
    add("progressView", UIProgressView.self) { s in
      s.real("progress") { $0.progress = Float($1) }
      s.word("progressViewStyle", UIProgressView.Style.self) {
        // The frame is the document's, unless the style is another.
        if $0.progressViewStyle != $1 { $0.progressViewStyle = $1 }
      }
      s.color("progressTintColor") { $0.progressTintColor = $1 }
      s.color("trackTintColor") { $0.trackTintColor = $1 }
      s.image("progressImage") { $0.progressImage = $1 }
      s.image("trackImage") { $0.trackImage = $1 }
    }
  }

  private mutating func addScrollViewSetters() {
    add("scrollView", UIScrollView.self) { s in
      s.bool("scrollEnabled") { $0.isScrollEnabled = $1 }
      s.bool("pagingEnabled") { $0.isPagingEnabled = $1 }
      s.bool("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
      s.bool("bounces") { $0.bounces = $1 }
      s.bool("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
      s.bool("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
      s.bool("bouncesZoom") { $0.bouncesZoom = $1 }
      s.bool("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
      s.bool("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
      s.bool("delaysContentTouches") { $0.delaysContentTouches = $1 }
      s.bool("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
      s.bool("automaticallyAdjustsScrollIndicatorInsets") {
        $0.automaticallyAdjustsScrollIndicatorInsets = $1
      }
      s.real("minimumZoomScale") { $0.minimumZoomScale = $1 }
      s.real("maximumZoomScale") { $0.maximumZoomScale = $1 }
      s.real("zoomScale") { $0.zoomScale = $1 }
      s.word("indicatorStyle", UIScrollView.IndicatorStyle.self) { $0.indicatorStyle = $1 }
      s.word("keyboardDismissMode", UIScrollView.KeyboardDismissMode.self) { $0.keyboardDismissMode = $1 }
      s.word("contentInsetAdjustmentBehavior", UIScrollView.ContentInsetAdjustmentBehavior.self) {
        $0.contentInsetAdjustmentBehavior = $1
      }
      s.insets("contentInset") { $0.contentInset = $1 }
      s.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
      s.size("contentSize") { $0.contentSize = $1 }
      s.point("contentOffset") { $0.contentOffset = $1 }
      s.object("refreshControl", UIRefreshControl.self) { $0.refreshControl = $1 }
      s.outlet("delegate", (any UIScrollViewDelegate).self) { $0.delegate = $1 }
    }
    add("pickerView", UIPickerView.self) { s in
      s.outlet("delegate", (any UIPickerViewDelegate).self) { $0.delegate = $1 }
      s.outlet("dataSource", (any UIPickerViewDataSource).self) { $0.dataSource = $1 }
    }
  }

  private mutating func addContainerSetters() {
    add("stackView", UIStackView.self) { s in
      s.word("axis", NSLayoutConstraint.Axis.self) { $0.axis = $1 }
      s.word("distribution", UIStackView.Distribution.self) { $0.distribution = $1 }
      s.part("alignment", { element, _ in StackWords.alignment(element) }, { $0.alignment = $1 })
      s.real("spacing") { $0.spacing = $1 }
      s.part("spacingType", { element, _ in StackWords.spacing(element) }, { $0.spacing = $1 })
      s.bool("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
      s.bool("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
    }
    add("visualEffectView", UIVisualEffectView.self) { s in
      s.builder("contentView")
      s.part("blurEffect", { element, _ in Effects.effect(element) }, { $0.effect = $1 })
      s.part("vibrancyEffect", { element, _ in Effects.effect(element) }, { $0.effect = $1 })
    }
    add("window", UIWindow.self) { s in
      s.outlet("rootViewController", UIViewController.self) { $0.rootViewController = $1 }
      s.bool("visibleAtLaunch") { if $1 { $0.isHidden = false } }
      s.bool("resizesToFullScreen") { if $1 { $0.frame = UIScreen.main.bounds } }
    }
    add("calendarView", UICalendarView.self) { s in
      s.outlet("delegate", (any UICalendarViewDelegate).self) { $0.delegate = $1 }
      s.bool("wantsDateDecorations") { $0.wantsDateDecorations = $1 }
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

/// The words of stack views that stand for others.
@MainActor private enum StackWords {
  static func alignment(_ element: InterfaceObject) -> UIStackView.Alignment? {
    switch element.attribute("alignment") {
    case "top": .leading
    case "bottom": .trailing
    case let word?: Enumerations.value(UIStackView.Alignment.self, word)
    case nil: nil
    }
  }

  static func spacing(_ element: InterfaceObject) -> CGFloat? {
    element.attribute("spacingType") == "standard" ? UIStackView.spacingUseSystem : nil
  }
}
