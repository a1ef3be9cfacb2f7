// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import PDFKit

/// Compiles: one small use of each name of PDFKit that apps use. Never called.
@available(*, deprecated)
func usePDFKit() {
  do { typealias Use = PDFDocument }
  do { _ = PDFDocument.init(url:) }
  do { _ = PDFDocument.page(at:) }
  do { _ = { (value: PDFDocument) in _ = value.pageCount } }
  do { _ = { (value: PDFView) in _ = value.document } }
  do { typealias Use = PDFView }
  do { typealias Use = PDFView }
  do { _ = { (value: PDFView) in _ = value.scaleFactor } }
  do { _ = { (value: PDFView) in _ = value.scaleFactorForSizeToFit } }
  do { typealias Use = PDFPage }
  do { _ = NSNotification.Name.PDFViewPageChanged }
  do { _ = PDFDisplayBox.cropBox }
  do { _ = PDFDisplayBox.mediaBox }
  do { _ = PDFDisplayDirection.vertical }
  do { _ = PDFDocument.dataRepresentation }
  do { _ = { () -> PDFDocument in PDFDocument() } }
  do { _ = PDFDocument.init(data:) }
  do { _ = PDFDocument.insert(_:at:) }
  do { _ = { (value: PDFView) in _ = value.autoScales } }
  do { _ = { (value: PDFView) in _ = value.displayBox } }
  do { _ = { (value: PDFView) in _ = value.displayDirection } }
}
