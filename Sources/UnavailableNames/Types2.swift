// Written by `scripts/names` from the table in Tests/Names: do not edit.

import Foundation

@available(
  *, unavailable,
  message: "UITextInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInteraction {}

@available(
  *, unavailable,
  message: "UITextInlinePredictionType is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInlinePredictionType {}

@available(
  *, unavailable,
  message: "UITextChecker is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextChecker {}

@available(
  *, unavailable,
  message: "UITextDocumentProxy is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextDocumentProxy {}

@available(
  *, unavailable,
  message: "UIFindInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UIFindInteraction {}

@available(
  *, unavailable,
  message: "UITextSearchOptions is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextSearchOptions {}

@available(
  *, unavailable,
  message: "UISearchToken is absent here; docs/what-is-there.md lists what there is"
)
public final class UISearchToken {}

@available(
  *, unavailable,
  message: "NSTextList is absent here; docs/what-is-there.md lists what there is"
)
public final class NSTextList {}

@available(
  *, unavailable,
  message: "NSTextLayoutManager is absent here; docs/what-is-there.md lists what there is"
)
public final class NSTextLayoutManager {}

@available(
  *, unavailable,
  message: "NSTextContentStorage is absent here; docs/what-is-there.md lists what there is"
)
public final class NSTextContentStorage {}

@available(
  *, unavailable,
  message: "NSDataAsset is absent here; docs/what-is-there.md lists what there is"
)
public final class NSDataAsset {}

@available(
  *, unavailable,
  message: "UIFontPickerViewController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIFontPickerViewController {}

@available(
  *, unavailable,
  message: "UIFontPickerViewControllerDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIFontPickerViewControllerDelegate {}

@available(
  *, unavailable,
  message: "UIVibrancyEffectStyle is absent here; docs/what-is-there.md lists what there is"
)
public final class UIVibrancyEffectStyle {}

@available(
  *, unavailable,
  message: "UIMotionEffect is absent here; docs/what-is-there.md lists what there is"
)
public final class UIMotionEffect {}

@available(
  *, unavailable,
  message: "UIInterpolatingMotionEffect is absent here; docs/what-is-there.md lists what there is"
)
public final class UIInterpolatingMotionEffect {}

@available(
  *, unavailable,
  message: "UIMotionEffectGroup is absent here; docs/what-is-there.md lists what there is"
)
public final class UIMotionEffectGroup {}

@available(
  *, unavailable,
  message: "UIMutableTraits is absent here; docs/what-is-there.md lists what there is"
)
public final class UIMutableTraits {}

@available(
  *, unavailable,
  message: "UITraitLegibilityWeight is absent here; docs/what-is-there.md lists what there is"
)
public final class UITraitLegibilityWeight {}

@available(
  *, unavailable,
  message: "UITraitActiveAppearance is absent here; docs/what-is-there.md lists what there is"
)
public final class UITraitActiveAppearance {}

@available(
  *, unavailable,
  message: "UITraitDisplayGamut is absent here; docs/what-is-there.md lists what there is"
)
public final class UITraitDisplayGamut {}

@available(
  *, unavailable,
  message: "UIDisplayGamut is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDisplayGamut {}

@available(
  *, unavailable,
  message: "UILegibilityWeight is absent here; docs/what-is-there.md lists what there is"
)
public final class UILegibilityWeight {}

@available(
  *, unavailable,
  message: "UIUserInterfaceActiveAppearance is absent here; docs/what-is-there.md lists what there is"
)
public final class UIUserInterfaceActiveAppearance {}

@available(
  *, unavailable,
  message: "UIViewAnimating is absent here; docs/what-is-there.md lists what there is"
)
public final class UIViewAnimating {}

@available(
  *, unavailable,
  message: "UIViewImplicitlyAnimating is absent here; docs/what-is-there.md lists what there is"
)
public final class UIViewImplicitlyAnimating {}

@available(
  *, unavailable,
  message: "UIDynamicAnimator is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDynamicAnimator {}

@available(
  *, unavailable,
  message: "UIDynamicBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDynamicBehavior {}

@available(
  *, unavailable,
  message: "UIGravityBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UIGravityBehavior {}

@available(
  *, unavailable,
  message: "UICollisionBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UICollisionBehavior {}

@available(
  *, unavailable,
  message: "UIAttachmentBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UIAttachmentBehavior {}

@available(
  *, unavailable,
  message: "UISnapBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UISnapBehavior {}

@available(
  *, unavailable,
  message: "UIPushBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPushBehavior {}

@available(
  *, unavailable,
  message: "UIDynamicItemBehavior is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDynamicItemBehavior {}
