import PDFKit
import QuickLook
import UIKit

/// A PDF that the app draws and shows.
final class DocumentScreen: FrameworkScreen, QLPreviewControllerDataSource {
  override class var framework: String { "PDFKit" }
  override class var purpose: String { "A document that the app draws, and its preview" }
  override class var symbol: String { "doc" }

  private let page = PDFView()
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("tea.pdf")

  override func fill() {
    page.autoScales = true
    page.accessibilityIdentifier = "page"
    add(page, height: 320)
    addButton("Preview") { [weak self] in self?.preview() }
    let data = draw()
    page.document = PDFDocument(data: data)
    try? data.write(to: file)
    show("\(page.document?.pageCount ?? 0) pages")
  }

  private func draw() -> Data {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 300))
    return renderer.pdfData { context in
      for (title, color) in [("Black tea", UIColor.brown), ("Green tea", .systemGreen)] {
        context.beginPage()
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 75, y: 90, width: 150, height: 150)).fill()
        (title as NSString).draw(
          at: CGPoint(x: 24, y: 24), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
      }
    }
  }

  private func preview() {
    let controller = QLPreviewController()
    controller.dataSource = self
    present(controller, animated: true)
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    file as NSURL
  }
}
