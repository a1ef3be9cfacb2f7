import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addObjects() {
    add("application", UIApplication.self) { s in
      s.outlet("delegate", (any UIApplicationDelegate).self) { $0.delegate = $1 }
    }
    add("gestureRecognizer", UIGestureRecognizer.self) { s in
      s.outlet("delegate", (any UIGestureRecognizerDelegate).self) { $0.delegate = $1 }
      s.bool("enabled") { $0.isEnabled = $1 }
      s.bool("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
      s.bool("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
      s.bool("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 }
      s.bool("requiresExclusiveTouchType") { $0.requiresExclusiveTouchType = $1 }
      s.string("name") { $0.name = $1 }
    }
    add("tapGestureRecognizer", UITapGestureRecognizer.self) { s in
      s.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
      s.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
    }
    add("pinchGestureRecognizer", UIPinchGestureRecognizer.self) { s in
      s.real("scale") { $0.scale = $1 }
    }
    add("rotationGestureRecognizer", UIRotationGestureRecognizer.self) { s in
      s.real("rotation") { $0.rotation = $1 }
    }
    add("swipeGestureRecognizer", UISwipeGestureRecognizer.self) { s in
      s.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
      s.word("direction", Enumerations.swipeDirection) { $0.direction = $1 }
    }
    add("panGestureRecognizer", UIPanGestureRecognizer.self) { s in
      s.integer("minimumNumberOfTouches") { $0.minimumNumberOfTouches = $1 }
      s.part(
        "maximumNumberOfTouches", { element, _ in touchCount(element) }, { $0.maximumNumberOfTouches = $1 })
    }
    add("screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self) { s in
      s.options("edges") { $0.edges = Enumerations.edges($1) }
    }
    add("pongPressGestureRecognizer", UILongPressGestureRecognizer.self) { s in
      s.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
      s.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
      s.real("minimumPressDuration") { $0.minimumPressDuration = TimeInterval($1) }
      s.real("allowableMovement") { $0.allowableMovement = $1 }
    }
    add("viewLayoutGuide", UILayoutGuide.self) { $0.builder("identifier") }
    add("constraint", NSLayoutConstraint.self) { s in
      s.builder("firstItem secondItem firstAttribute secondAttribute relation constant priority multiplier")
      s.builder("identifier")
    }
    add("variation", NSObject.self) { $0.builder("constant priority") }
    add("accessibility", NSObject.self) {
      $0.builder("label hint value identifier traits isElement")
    }
    addParts()
    add("blurEffect", NSObject.self) { $0.builder("style") }
    add("vibrancyEffect", NSObject.self) { $0.builder("style blurEffect") }
    add("segue", NSObject.self) { s in
      s.builder("identifier animates modalPresentationStyle modalTransitionStyle popoverArrowDirection")
    }
  }
}

extension SetterTable {
  /// The elements that are read as a whole: values, and menus.
  private mutating func addParts() {
    add("menu", NSObject.self) { s in
      s.builder("title identifier image children items displayInline singleSelection")
    }
    add("commandGroup", NSObject.self) { _ in }
    add("command", NSObject.self) { $0.builder("title discoverabilityTitle image selector") }
    add("keyCommand", NSObject.self) { $0.builder("input modifierFlags") }
    add("imageReference", NSObject.self) { $0.builder("symbolScale renderingMode") }
    add("preferredSymbolConfiguration", NSObject.self) {
      $0.builder("scale weight renderingMode fontDescription")
    }
    add("textAttributes", NSObject.self) { s in
      s.builder("fontDescription textColor textShadowColor textShadowOffset")
    }
    add("textTab", NSObject.self) { $0.builder("alignment location") }
    add("fragment", NSObject.self) { $0.builder("content") }
    add("shadow", NSObject.self) { $0.builder("offset color") }
    add("paragraphStyle", NSObject.self) { s in
      s.builder("alignment lineBreakMode lineSpacing paragraphSpacing paragraphSpacingBefore")
      s.builder("firstLineHeadIndent headIndent tailIndent minimumLineHeight maximumLineHeight")
      s.builder("lineHeightMultiple baseWritingDirection hyphenationFactor defaultTabInterval tabStops")
      s.builder("allowsDefaultTighteningForTruncation")
    }
  }
}

/// The greatest number of touches; nil for no limit.
@MainActor private func touchCount(_ element: InterfaceObject) -> Int? {
  element.attribute("maximumNumberOfTouches").flatMap(Double.init).flatMap {
    (1..<1000).contains($0) ? Int($0) : nil
  }
}
