// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import VisionKit

/// Compiles: one small use of each name of VisionKit that apps use. Never called.
@available(*, deprecated)
func useVisionKit() {
  do { _ = { (value: any VNDocumentCameraViewControllerDelegate) in _ = value.documentCameraViewController(_:didFinishWith:) } }
  do { _ = { (value: any VNDocumentCameraViewControllerDelegate) in _ = value.documentCameraViewControllerDidCancel(_:) } }
  do { _ = VNDocumentCameraScan.imageOfPage(at:) }
  do { _ = { (value: VNDocumentCameraViewController) in _ = value.delegate } }
  do { _ = { () -> VNDocumentCameraViewController in VNDocumentCameraViewController() } }
  do { typealias Use = VNDocumentCameraScan }
  do { typealias Use = VNDocumentCameraViewController }
  do { typealias Use = VNDocumentCameraViewControllerDelegate }
  do { _ = { (value: any VNDocumentCameraViewControllerDelegate) in _ = value.documentCameraViewController(_:didFailWithError:) } }
  do { _ = { (value: VNDocumentCameraScan) in _ = value.pageCount } }
  do { _ = VNDocumentCameraViewController.isSupported }
}
