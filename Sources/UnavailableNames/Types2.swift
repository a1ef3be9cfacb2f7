// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

import Foundation

@available(*, unavailable, message: "call setCollectionViewLayout(_:animated:)")
public final class UICollectionViewTransitionLayout {}

@available(*, unavailable, message: "use textView(_:shouldInteractWith:in:interaction:)")
public final class UITextItem {}

@available(*, unavailable, message: "use firstRect(for:)")
public final class UITextSelectionRect {}

@available(
  *, unavailable,
  message: "UITextInputDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UITextInputDelegate {}

@available(*, unavailable, message: "look for words in the text itself")
public final class UITextInputStringTokenizer {}

@available(*, unavailable, message: "use Locale.current")
public final class UITextInputMode {}

@available(*, unavailable, message: "set inputAccessoryView")
public final class UITextInputAssistantItem {}

@available(*, unavailable, message: "use UITextView")
public final class UITextInteraction {}

@available(
  *, unavailable,
  message: "UITextInlinePredictionType is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInlinePredictionType {}

@available(*, unavailable, message: "the display checks spelling where spellCheckingType allows it")
public final class UITextChecker {}

@available(*, unavailable, message: "use the text field itself")
public final class UITextDocumentProxy {}

@available(*, unavailable, message: "search with range(of:) and set selectedRange")
public final class UIFindInteraction {}

@available(*, unavailable, message: "search with range(of:)")
public final class UITextSearchOptions {}

@available(*, unavailable, message: "show what is searched for in scope buttons")
public final class UISearchToken {}

@available(*, unavailable, message: "set the markers in the text with tab stops")
public final class NSTextList {}

@available(*, unavailable, message: "use NSLayoutManager")
public final class NSTextLayoutManager {}

@available(*, unavailable, message: "use NSTextStorage")
public final class NSTextContentStorage {}

@available(*, unavailable, message: "read the file with Bundle")
public final class NSDataAsset {}

@available(*, unavailable, message: "list UIFont.familyNames in a table")
public final class UIFontPickerViewController {}

@available(
  *, unavailable,
  message: "UIFontPickerViewControllerDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIFontPickerViewControllerDelegate {}

@available(*, unavailable, message: "use UIVibrancyEffect(blurEffect:)")
public final class UIVibrancyEffectStyle {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIMotionEffect {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIInterpolatingMotionEffect {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIMotionEffectGroup {}

@available(*, unavailable, message: "use UIViewPropertyAnimator")
public final class UIViewAnimating {}

@available(*, unavailable, message: "use UIViewPropertyAnimator")
public final class UIViewImplicitlyAnimating {}

@available(*, unavailable, message: "use UIViewPropertyAnimator with spring timing, or CADisplayLink")
public final class UIDynamicAnimator {}

@available(*, unavailable, message: "use UIViewPropertyAnimator with spring timing")
public final class UIDynamicBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIGravityBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UICollisionBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIAttachmentBehavior {}

@available(*, unavailable, message: "use UIViewPropertyAnimator with spring timing")
public final class UISnapBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIPushBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIDynamicItemBehavior {}
