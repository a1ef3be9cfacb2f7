import Testing

@testable import UIKit

/// Overridden traits, and who is notified of their changes.
@MainActor struct TraitChangeTests {
  @Test func overridesHoldForAllThatLiesInside() {
    let root = UIViewController()
    let inner = UIView()
    root.view.addSubview(inner)
    let shown = ShownWindow(root)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.traitOverrides.horizontalSizeClass = .regular
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection[UITraitHorizontalSizeClass.self] == .regular)
    shown.close()
  }

  @Test func registeredClosuresAreCalledForTheirTraitsOnly() {
    let view = SamplerView()
    let root = UIViewController()
    root.view.addSubview(view)
    let shown = ShownWindow(root)
    var seen: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: SamplerView, previous) in
      seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self], action: Selector("sizeChanged", SamplerView.sizeChanged))
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(seen.isEmpty && view.sizeChanges == 1)
    root.overrideUserInterfaceStyle = .dark
    #expect(seen == [.light, .dark] && view.sizeChanges == 1)
    view.unregisterForTraitChanges(registration)
    root.overrideUserInterfaceStyle = .light
    #expect(seen.count == 2)
    shown.close()
  }

  @Test func aParentOverridesTheTraitsOfOneChild() {
    let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
    for controller in [child, other] {
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    let shown = ShownWindow(parent)
    let compact = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(other.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    shown.close()
  }

  @Test func sheetsLieOnTheElevatedLevel() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let shown = ShownWindow(root)
    sheet.modalPresentationStyle = .pageSheet
    shown.present(sheet, from: root)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    shown.close()
  }

  @Test func editorsFollowTheSizeOfTextWhereTheyAreConfiguredTo() {
    let root = UIViewController()
    let (field, text, fixed) = (UITextField(), UITextView(), UITextField())
    for view in [field, text, fixed] as [UIView] { root.view.addSubview(view) }
    let shown = ShownWindow(root)
    for owner in [field, text, fixed] as [any FontFollowing] {
      owner.followedFont = .preferredFont(forTextStyle: .body)
    }
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(field.font?.pointSize == 23 && text.font?.pointSize == 23 && fixed.font?.pointSize == 17)
    root.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(field.font?.pointSize == 14 && text.font?.pointSize == 14 && fixed.font?.pointSize == 17)
    shown.close()
  }

  @Test func fontsOfStylesAndScaledFontsFollowTheSizeOfText() {
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.following(huge) == .preferredFont(forTextStyle: .body, compatibleWith: huge))
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: .boldSystemFont(ofSize: 20), maximumPointSize: 40)
    #expect(scaled.following(huge).pointSize == 40)
    #expect(
      scaled.following(huge).following(UITraitCollection(preferredContentSizeCategory: .large)) == scaled)
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(plain.following(huge) === plain)
  }
}

private final class SamplerView: UIView {
  var sizeChanges = 0
  func sizeChanged() { sizeChanges += 1 }
}
