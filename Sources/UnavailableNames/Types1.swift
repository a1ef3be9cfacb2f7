// Written by `scripts/names` from the table in Tests/Names: do not edit.

import Foundation

@available(
  *, unavailable,
  message: "UIBackgroundTaskIdentifier is absent here; docs/what-is-there.md lists what there is"
)
public final class UIBackgroundTaskIdentifier {}

@available(
  *, unavailable,
  message: "UIBackgroundFetchResult is absent here; docs/what-is-there.md lists what there is"
)
public final class UIBackgroundFetchResult {}

@available(
  *, unavailable,
  message: "UIBackgroundRefreshStatus is absent here; docs/what-is-there.md lists what there is"
)
public final class UIBackgroundRefreshStatus {}

@available(
  *, unavailable,
  message: "UIApplicationShortcutItem is absent here; docs/what-is-there.md lists what there is"
)
public final class UIApplicationShortcutItem {}

@available(
  *, unavailable,
  message: "UIDeviceOrientation is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDeviceOrientation {}

@available(
  *, unavailable,
  message: "UIStateRestoring is absent here; docs/what-is-there.md lists what there is"
)
public final class UIStateRestoring {}

@available(
  *, unavailable,
  message: "UIViewControllerRestoration is absent here; docs/what-is-there.md lists what there is"
)
public final class UIViewControllerRestoration {}

@available(
  *, unavailable,
  message: "NSItemProvider is absent here; docs/what-is-there.md lists what there is"
)
public final class NSItemProvider {}

@available(
  *, unavailable,
  message: "UIAccessibility is absent here; docs/what-is-there.md lists what there is"
)
public final class UIAccessibility {}

@available(
  *, unavailable,
  message: "UIAccessibilityElement is absent here; docs/what-is-there.md lists what there is"
)
public final class UIAccessibilityElement {}

@available(
  *, unavailable,
  message: "UIAccessibilityCustomAction is absent here; docs/what-is-there.md lists what there is"
)
public final class UIAccessibilityCustomAction {}

@available(
  *, unavailable,
  message: "UIAccessibilityCustomRotor is absent here; docs/what-is-there.md lists what there is"
)
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

@available(
  *, unavailable,
  message: "UIStoryboard is absent here; docs/what-is-there.md lists what there is"
)
public final class UIStoryboard {}

@available(
  *, unavailable,
  message: "UIStoryboardSegue is absent here; docs/what-is-there.md lists what there is"
)
public final class UIStoryboardSegue {}

@available(*, unavailable, message: "UINib is absent here; docs/what-is-there.md lists what there is")
public final class UINib {}

@available(
  *, unavailable,
  message: "UIBarButtonItemGroup is absent here; docs/what-is-there.md lists what there is"
)
public final class UIBarButtonItemGroup {}

@available(*, unavailable, message: "UITab is absent here; docs/what-is-there.md lists what there is")
public final class UITab {}

@available(
  *, unavailable,
  message: "UITabGroup is absent here; docs/what-is-there.md lists what there is"
)
public final class UITabGroup {}

@available(
  *, unavailable,
  message: "UISearchTab is absent here; docs/what-is-there.md lists what there is"
)
public final class UISearchTab {}

@available(
  *, unavailable,
  message: "UIPopoverBackgroundView is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPopoverBackgroundView {}

@available(
  *, unavailable,
  message: "UIActivityViewController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIActivityViewController {}

@available(
  *, unavailable,
  message: "UIActivity is absent here; docs/what-is-there.md lists what there is"
)
public final class UIActivity {}

@available(
  *, unavailable,
  message: "UIActivityItemSource is absent here; docs/what-is-there.md lists what there is"
)
public final class UIActivityItemSource {}

@available(
  *, unavailable,
  message: "UIDocumentPickerViewController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDocumentPickerViewController {}

@available(
  *, unavailable,
  message: "UIDocumentPickerDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIDocumentPickerDelegate {}

@available(
  *, unavailable,
  message: "UIDocumentInteractionController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDocumentInteractionController {}

@available(
  *, unavailable,
  message: "UIDocumentBrowserViewController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDocumentBrowserViewController {}

@available(
  *, unavailable,
  message: "UIDocument is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDocument {}

@available(
  *, unavailable,
  message: "UIImagePickerController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIImagePickerController {}

@available(
  *, unavailable,
  message: "UIImagePickerControllerDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIImagePickerControllerDelegate {}

@available(
  *, unavailable,
  message: "UIColorPickerViewController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIColorPickerViewController {}

@available(
  *, unavailable,
  message: "UIColorPickerViewControllerDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIColorPickerViewControllerDelegate {}

@available(
  *, unavailable,
  message: "UIPrintInteractionController is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPrintInteractionController {}

@available(
  *, unavailable,
  message: "UIPrintInfo is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPrintInfo {}

@available(
  *, unavailable,
  message: "UIPrintFormatter is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPrintFormatter {}

@available(
  *, unavailable,
  message: "UISimpleTextPrintFormatter is absent here; docs/what-is-there.md lists what there is"
)
public final class UISimpleTextPrintFormatter {}

@available(
  *, unavailable,
  message: "UIMarkupTextPrintFormatter is absent here; docs/what-is-there.md lists what there is"
)
public final class UIMarkupTextPrintFormatter {}

@available(
  *, unavailable,
  message: "UIPrintPageRenderer is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPrintPageRenderer {}

@available(
  *, unavailable,
  message: "UIColorWell is absent here; docs/what-is-there.md lists what there is"
)
public final class UIColorWell {}

@available(
  *, unavailable,
  message: "UICalendarView is absent here; docs/what-is-there.md lists what there is"
)
public final class UICalendarView {}

@available(
  *, unavailable,
  message: "UICalendarViewDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UICalendarViewDelegate {}

@available(
  *, unavailable,
  message: "UICalendarSelectionSingleDate is absent here; docs/what-is-there.md lists what there is"
)
public final class UICalendarSelectionSingleDate {}

@available(
  *, unavailable,
  message: "UICalendarSelectionMultiDate is absent here; docs/what-is-there.md lists what there is"
)
public final class UICalendarSelectionMultiDate {}

@available(
  *, unavailable,
  message: "UIPointerInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPointerInteraction {}

@available(
  *, unavailable,
  message: "UIPointerInteractionDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIPointerInteractionDelegate {}

@available(
  *, unavailable,
  message: "UIPointerStyle is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPointerStyle {}

@available(
  *, unavailable,
  message: "UIPointerEffect is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPointerEffect {}

@available(
  *, unavailable,
  message: "UIPointerShape is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPointerShape {}

@available(
  *, unavailable,
  message: "UIPointerRegion is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPointerRegion {}

@available(
  *, unavailable,
  message: "UILargeContentViewerInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UILargeContentViewerInteraction {}

@available(
  *, unavailable,
  message: "UIPasteControl is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPasteControl {}

@available(
  *, unavailable,
  message: "UIImageAsset is absent here; docs/what-is-there.md lists what there is"
)
public final class UIImageAsset {}

@available(
  *, unavailable,
  message: "UIGraphicsRenderer is absent here; docs/what-is-there.md lists what there is"
)
public final class UIGraphicsRenderer {}

@available(
  *, unavailable,
  message: "UIKeyboardHIDUsage is absent here; docs/what-is-there.md lists what there is"
)
public final class UIKeyboardHIDUsage {}

@available(
  *, unavailable,
  message: "UIScrollTypeMask is absent here; docs/what-is-there.md lists what there is"
)
public final class UIScrollTypeMask {}

@available(
  *, unavailable,
  message: "UIFocusSystem is absent here; docs/what-is-there.md lists what there is"
)
public final class UIFocusSystem {}

@available(
  *, unavailable,
  message: "UIFocusGuide is absent here; docs/what-is-there.md lists what there is"
)
public final class UIFocusGuide {}

@available(
  *, unavailable,
  message: "UIFocusEnvironment is absent here; docs/what-is-there.md lists what there is"
)
public final class UIFocusEnvironment {}

@available(
  *, unavailable,
  message: "UIFocusUpdateContext is absent here; docs/what-is-there.md lists what there is"
)
public final class UIFocusUpdateContext {}

@available(
  *, unavailable,
  message: "UIPencilInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UIPencilInteraction {}

@available(
  *, unavailable,
  message: "UIDragInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDragInteraction {}

@available(
  *, unavailable,
  message: "UIDragInteractionDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIDragInteractionDelegate {}

@available(
  *, unavailable,
  message: "UIDropInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDropInteraction {}

@available(
  *, unavailable,
  message: "UIDropInteractionDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UIDropInteractionDelegate {}

@available(
  *, unavailable,
  message: "UIDragItem is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDragItem {}

@available(
  *, unavailable,
  message: "UIDropProposal is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDropProposal {}

@available(
  *, unavailable,
  message: "UIDropOperation is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDropOperation {}

@available(
  *, unavailable,
  message: "UIDragSession is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDragSession {}

@available(
  *, unavailable,
  message: "UIDropSession is absent here; docs/what-is-there.md lists what there is"
)
public final class UIDropSession {}

@available(
  *, unavailable,
  message: "UISpringLoadedInteraction is absent here; docs/what-is-there.md lists what there is"
)
public final class UISpringLoadedInteraction {}

@available(
  *, unavailable,
  message: "CALayerContentsFilter is absent here; docs/what-is-there.md lists what there is"
)
public final class CALayerContentsFilter {}

@available(
  *, unavailable,
  message: "CAReplicatorLayer is absent here; docs/what-is-there.md lists what there is"
)
public final class CAReplicatorLayer {}

@available(
  *, unavailable,
  message: "CAEmitterLayer is absent here; docs/what-is-there.md lists what there is"
)
public final class CAEmitterLayer {}

@available(
  *, unavailable,
  message: "CAEmitterCell is absent here; docs/what-is-there.md lists what there is"
)
public final class CAEmitterCell {}

@available(
  *, unavailable,
  message: "CATransformLayer is absent here; docs/what-is-there.md lists what there is"
)
public final class CATransformLayer {}

@available(
  *, unavailable,
  message: "CAScrollLayer is absent here; docs/what-is-there.md lists what there is"
)
public final class CAScrollLayer {}

@available(
  *, unavailable,
  message: "CATiledLayer is absent here; docs/what-is-there.md lists what there is"
)
public final class CATiledLayer {}

@available(
  *, unavailable,
  message: "CAMetalLayer is absent here; docs/what-is-there.md lists what there is"
)
public final class CAMetalLayer {}

@available(
  *, unavailable,
  message: "CAFrameRateRange is absent here; docs/what-is-there.md lists what there is"
)
public final class CAFrameRateRange {}

@available(
  *, unavailable,
  message: "CAValueFunction is absent here; docs/what-is-there.md lists what there is"
)
public final class CAValueFunction {}

@available(
  *, unavailable,
  message: "UITableViewDragDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UITableViewDragDelegate {}

@available(
  *, unavailable,
  message: "UITableViewDropDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UITableViewDropDelegate {}

@available(
  *, unavailable,
  message: "UICollectionViewDragDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UICollectionViewDragDelegate {}

@available(
  *, unavailable,
  message: "UICollectionViewDropDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UICollectionViewDropDelegate {}

@available(
  *, unavailable,
  message: "UICollectionViewFlowLayoutInvalidationContext is absent here; docs/what-is-there.md lists what there is"
)
public final class UICollectionViewFlowLayoutInvalidationContext {}

@available(
  *, unavailable,
  message: "UICollectionViewTransitionLayout is absent here; docs/what-is-there.md lists what there is"
)
public final class UICollectionViewTransitionLayout {}

@available(
  *, unavailable,
  message: "UITextItem is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextItem {}

@available(
  *, unavailable,
  message: "UITextSelectionRect is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextSelectionRect {}

@available(
  *, unavailable,
  message: "UITextInputDelegate is absent here; docs/what-is-there.md lists what there is"
)
public protocol UITextInputDelegate {}

@available(
  *, unavailable,
  message: "UITextInputStringTokenizer is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInputStringTokenizer {}

@available(
  *, unavailable,
  message: "UITextInputMode is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInputMode {}

@available(
  *, unavailable,
  message: "UITextInputAssistantItem is absent here; docs/what-is-there.md lists what there is"
)
public final class UITextInputAssistantItem {}
