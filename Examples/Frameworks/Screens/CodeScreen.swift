import CoreImage
import UIKit

/// A QR code of a text.
final class CodeScreen: FrameworkScreen {
  override class var framework: String { "Core Image" }
  override class var purpose: String { "A QR code of a text" }
  override class var symbol: String { "qrcode" }

  private let field = UITextField()
  private let picture = UIImageView()

  override func fill() {
    field.borderStyle = .roundedRect
    field.text = "https://example.org"
    field.accessibilityIdentifier = "text"
    field.addAction(UIAction { [weak self] _ in self?.draw() }, for: .editingChanged)
    add(field)
    picture.contentMode = .scaleAspectFit
    picture.backgroundColor = .white
    picture.layer.magnificationFilter = .nearest
    picture.accessibilityIdentifier = "code"
    add(picture, height: 220)
    draw()
  }

  private func draw() {
    let text = field.text ?? ""
    let filter = CIFilter(name: "CIQRCodeGenerator")
    filter?.setValue(Data(text.utf8), forKey: "inputMessage")
    filter?.setValue("M", forKey: "inputCorrectionLevel")
    guard let code = filter?.outputImage?.transformed(by: CGAffineTransform(scaleX: 6, y: 6)),
      let bitmap = CIContext().createCGImage(code, from: code.extent)
    else { return show("There is no code of this text.") }
    picture.image = UIImage(cgImage: bitmap)
    show("\(Int(code.extent.width / 6)) modules a side")
  }
}
