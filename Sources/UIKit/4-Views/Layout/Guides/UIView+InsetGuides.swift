import CoreGraphics

/// The guides that a view has by itself, created on first use.
struct InsetGuides {
  var safeArea: InsetLayoutGuide?
  var margins: InsetLayoutGuide?
  var readable: InsetLayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?

  var isEmpty: Bool { safeArea == nil && margins == nil && readable == nil && keyboard == nil }
  var all: [UILayoutGuide] { isEmpty ? [] : [safeArea, margins, readable, keyboard].compactMap { $0 } }
}

extension UIView {
  /// The part of the view that bars, notches and the like leave clear.
  public var safeAreaLayoutGuide: UILayoutGuide {
    keptGuide(\.insetGuides.safeArea) {
      InsetLayoutGuide(
        of: self, identifier: "UIViewSafeAreaLayoutGuide",
        edges: .init(
          top: "UIViewSafeAreaLayoutGuide-top", left: "UIViewSafeAreaLayoutGuide-left",
          bottom: "UIViewSafeAreaLayoutGuide-bottom", right: "UIViewSafeAreaLayoutGuide-right"),
        insets: safeAreaInsets)
    }
  }

  /// The layout guide of the area that the margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide {
    keptGuide(\.insetGuides.margins) {
      InsetLayoutGuide(
        of: self, identifier: "UIViewLayoutMarginsGuide", edges: UIView.marginNames, insets: layoutMargins)
    }
  }

  /// The part inside the margins that is no wider than lines of text are good to read.
  public var readableContentGuide: UILayoutGuide {
    keptGuide(\.insetGuides.readable) {
      InsetLayoutGuide(
        of: self, identifier: "UIViewReadableContentGuide",
        edges: .init(
          top: "UIView-topReadableContentGuide-constraint",
          left: "UIView-leftReadableContentGuide-constraint",
          bottom: "UIView-bottomReadableContentGuide-constraint",
          right: "UIView-rightReadableContentGuide-constraint"),
        insets: readableInsets)
    }
  }

  private static let marginNames = InsetLayoutGuide.EdgeNames(
    top: "UIView-topMargin-guide-constraint", left: "UIView-leftMargin-guide-constraint",
    bottom: "UIView-bottomMargin-guide-constraint", right: "UIView-rightMargin-guide-constraint")

  /// Returns a guide that the view keeps from when it was first requested, and makes it where that is now.
  func keptGuide<Guide>(_ path: WritableKeyPath<ViewLayout, Guide?>, _ make: () -> Guide) -> Guide {
    if let guide = autoLayout[keyPath: path] { return guide }
    let guide = make()
    autoLayout[keyPath: path] = guide
    return guide
  }

  /// Moves the guides' edges after the view's insets or size changed.
  func updateInsetGuides() {
    let guides = autoLayout.insetGuides
    guides.safeArea?.insets = safeAreaInsets
    guides.margins?.insets = layoutMargins
    guides.readable?.insets = readableInsets
    guides.keyboard?.update()
  }
}
