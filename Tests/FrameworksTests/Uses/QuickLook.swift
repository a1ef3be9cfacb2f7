// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import QuickLook

/// Compiles: one small use of each name of QuickLook that apps use. Never called.
@available(*, deprecated)
func useQuickLook() {
  do { _ = { (value: any QLPreviewControllerDataSource) in _ = value.numberOfPreviewItems(in:) } }
  do { _ = { (value: any QLPreviewControllerDataSource) in _ = value.previewController(_:previewItemAt:) } }
  do { typealias Use = QLPreviewController }
  do { typealias Use = QLPreviewControllerDataSource }
  do { typealias Use = QLPreviewItem }
  do { _ = { () -> QLPreviewController in QLPreviewController() } }
  do { _ = { (value: QLPreviewController) in _ = value.dataSource } }
  do { typealias Use = QLPreviewControllerDelegate }
  do { _ = { (value: QLPreviewController) in _ = value.delegate } }
  do { _ = { (value: any QLPreviewControllerDelegate) in _ = value.previewControllerDidDismiss(_:) } }
  do { _ = QLPreviewItemEditingMode.updateContents }
  do { _ = { (value: any QLPreviewControllerDelegate) in _ = value.previewController(_:didUpdateContentsOf:) } }
  do { _ = { (value: any QLPreviewControllerDelegate) in _ = value.previewController(_:editingModeFor:) } }
  do { _ = QLPreviewController.canPreview(_:) }
  do { typealias Use = QLPreviewController }
  do { typealias Use = QLPreviewItemEditingMode }
  do { typealias Use = QLPreviewItem }
}
