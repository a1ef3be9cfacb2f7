import DisplayProtocol
import Testing

@testable import UIKit

/// Documents and texts of layers.
@MainActor struct PDFRendererTests {
  private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test func eachBegunPageIsAPageOfTheDocument() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: page)
    func draw(_ context: UIGraphicsPDFRendererContext) {
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 50), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 300)
    }
    let data = renderer.pdfData(actions: draw)
    #expect(data.starts(with: Data("%PDF-".utf8)))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Count 2"))
    #expect(renderer.pdfData(actions: draw) == data)
  }

  /// The pictures in a document.
  private func pictures(in data: Data) -> Int {
    String(decoding: data, as: UTF8.self).components(separatedBy: "/Subtype /Image").count - 1
  }

  @Test func aMaterialInADocumentIsAPictureOfTheBlurredContentBehindIt() {
    let view = UIView(frame: page)
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stripe.backgroundColor = .red
    view.addSubview(stripe)
    let renderer = UIGraphicsPDFRenderer(bounds: page)
    func document() -> Data {
      renderer.pdfData {
        $0.beginPage()
        view.layer.render(in: $0.cgContext)
      }
    }
    #expect(pictures(in: document()) == 0)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    material.frame = CGRect(x: 50, y: 0, width: 100, height: 50)
    view.addSubview(material)
    let blurred = document()
    #expect(pictures(in: blurred) > 0)
    #expect(blurred == document())
    let hierarchy = renderer.pdfData {
      $0.beginPage()
      view.drawHierarchy(in: page, afterScreenUpdates: true)
    }
    #expect(pictures(in: hierarchy) > 0)
  }

  @Test func aMaterialIsBlurredInABitmapToo() throws {
    let view = UIView(frame: page)
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stripe.backgroundColor = .black
    view.backgroundColor = .white
    view.addSubview(stripe)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    material.frame = page
    view.addSubview(material)
    let image = UIGraphicsImageRenderer(bounds: page).image { view.layer.render(in: $0.cgContext) }
    let pixels = try #require(image.cgImage)
    let scale = image.scale
    func gray(_ x: CGFloat) -> CGFloat { pixels.color(x: Int(x * scale), y: Int(50 * scale)).red }
    // The edge between black and white is no edge any more.
    #expect(gray(98) > gray(20) + 0.05 && gray(102) < gray(180) - 0.05)
    #expect(abs(gray(98) - gray(102)) < 0.2)
  }

  @Test func aDocumentSaysItsTitle() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Invoice"]
    let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { $0.beginPage() }
    #expect(String(decoding: data, as: UTF8.self).contains("/Title (Invoice)"))
  }

  @Test func pagesOfNoSizeGiveNoDocument() {
    #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty)
  }

  @Test func aTextLayerShowsItsTextFromItsTop() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    layer.string = "several words"
    layer.fontSize = 14
    layer.display()
    guard case .text(let line, _) = layer.displayContent else {
      Issue.record("no text")
      return
    }
    #expect(line.lines.count == 1)
    layer.isWrapped = true
    layer.display()
    guard case .text(let wrapped, let origin) = layer.displayContent else { return }
    #expect(wrapped.lines.count == 2 && origin == .zero)
    layer.string = nil
    layer.display()
    #expect(layer.displayContent == .none)
  }

  @Test func aMaskOfAViewIsNoSubviewAndLeavesHitTestsAlone() {
    let view = UIView(frame: page)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.mask = mask
    #expect(view.subviews.isEmpty && mask.superview == nil)
    #expect(view.layer.mask === mask.layer)
    #expect(view.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func aHierarchyIsStretchedOverItsRectangle() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: page.size, format: format).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 50, y: 0, width: 100, height: 50), afterScreenUpdates: true))
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.color(x: 49, y: 10).alpha == 0)
    #expect(pixels.color(x: 149, y: 49).red == 1)
    #expect(!view.drawHierarchy(in: page, afterScreenUpdates: false))
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 5, height: 5))
  }
}
