// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

import Foundation

@available(*, unavailable, message: "there is no home screen; offer the action in the app")
public final class UIApplicationShortcutItem {}

@available(*, unavailable, message: "mark headings with the trait .header")
public final class UIAccessibilityCustomRotor {}

@available(
  *, unavailable,
  message: "UIAccessibilityContainerType is absent here; docs/what-is-there.md lists what there is"
)
public final class UIAccessibilityContainerType {}

@available(
  *, unavailable,
  message: "UIAccessibilityNavigationStyle is absent here; docs/what-is-there.md lists what there is"
)
public final class UIAccessibilityNavigationStyle {}

@available(*, unavailable, message: "read and write files with FileManager")
public final class UIDocumentInteractionController {}

@available(*, unavailable, message: "list files with FileManager in a table")
public final class UIDocumentBrowserViewController {}

@available(*, unavailable, message: "draw a file with UIGraphicsPDFRenderer")
public final class UIPrintInteractionController {}

@available(*, unavailable, message: "draw a file with UIGraphicsPDFRenderer")
public final class UIPrintInfo {}

@available(*, unavailable, message: "draw a file with UIGraphicsPDFRenderer")
public final class UIPrintFormatter {}

@available(*, unavailable, message: "draw a file with UIGraphicsPDFRenderer")
public final class UISimpleTextPrintFormatter {}

@available(*, unavailable, message: "draw a file with UIGraphicsPDFRenderer")
public final class UIMarkupTextPrintFormatter {}

@available(*, unavailable, message: "draw a file with UIGraphicsPDFRenderer")
public final class UIPrintPageRenderer {}

@available(*, unavailable, message: "text styles grow with the size of text")
public final class UILargeContentViewerInteraction {}

@available(*, unavailable, message: "use a UIButton that reads UIPasteboard")
public final class UIPasteControl {}

@available(*, unavailable, message: "name the picture in an asset catalog, with its dark form")
public final class UIImageAsset {}

@available(*, unavailable, message: "use UIGraphicsImageRenderer or UIGraphicsPDFRenderer")
public final class UIGraphicsRenderer {}

@available(*, unavailable, message: "use UIGraphicsPDFRenderer")
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { fatalError() }

@available(*, unavailable, message: "use UIGraphicsPDFRenderer")
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { fatalError() }

@available(*, unavailable, message: "use UIGraphicsPDFRenderer")
public func UIGraphicsBeginPDFPage() { fatalError() }

@available(*, unavailable, message: "use UIGraphicsPDFRenderer")
public func UIGraphicsEndPDFContext() { fatalError() }

@available(*, unavailable, message: "wheels scroll UIScrollView by themselves")
public final class UIScrollTypeMask {}

@available(*, unavailable, message: "the Tab key moves between controls by itself")
public final class UIFocusSystem {}

@available(*, unavailable, message: "the Tab key moves between controls by itself")
public final class UIFocusGuide {}

@available(*, unavailable, message: "the Tab key moves between controls by itself")
public final class UIFocusEnvironment {}

@available(*, unavailable, message: "the Tab key moves between controls by itself")
public final class UIFocusUpdateContext {}

@available(*, unavailable, message: "use touches")
public final class UIPencilInteraction {}

@available(*, unavailable, message: "set the transform of each sublayer")
public final class CATransformLayer {}

@available(*, unavailable, message: "show tiles as subviews of a UIScrollView")
public final class CATiledLayer {}

@available(*, unavailable, message: "draw with Core Graphics in draw(_:)")
public final class CAMetalLayer {}

@available(
  *, unavailable,
  message: "animate transform.rotation, transform.scale and their like by key path"
)
public final class CAValueFunction {}

@available(*, unavailable, message: "call setCollectionViewLayout(_:animated:)")
public final class UICollectionViewTransitionLayout {}

@available(*, unavailable, message: "use firstRect(for:)")
public final class UITextSelectionRect {}

@available(
  *, unavailable,
  message: "UITextInputDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UITextInputDelegate {}

@available(*, unavailable, message: "look for words in the text itself")
public final class UITextInputStringTokenizer {}

@available(*, unavailable, message: "set inputAccessoryView")
public final class UITextInputAssistantItem {}

@available(*, unavailable, message: "use UITextView")
public final class UITextInteraction {}

@available(
  *, unavailable,
  message: "UITextInlinePredictionType is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInlinePredictionType {}

@available(*, unavailable, message: "use the text field itself")
public final class UITextDocumentProxy {}

@available(*, unavailable, message: "make a subclass of UIFindSession")
public final class UITextSearchingFindSession {}

@available(*, unavailable, message: "use NSLayoutManager")
public final class NSTextLayoutManager {}

@available(*, unavailable, message: "use NSTextStorage")
public final class NSTextContentStorage {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIMotionEffect {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIInterpolatingMotionEffect {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIMotionEffectGroup {}
