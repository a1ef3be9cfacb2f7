import ShojiTestSupport
import Testing

@testable import UIKit

/// Text fields as they look while nobody edits them.
@MainActor struct TextFieldAppearanceTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [1, 2] as [CGFloat])
  func textFieldsLookAsRecorded(style: UIUserInterfaceStyle, scale: CGFloat) throws {
    let view = TextFieldSamples().grid
    view.overrideUserInterfaceStyle = style
    view.backgroundColor = .systemBackground
    let picture = try ViewFixture(view, scale: scale).picture()
    let name = "textfields-\(style == .dark ? "dark" : "light")@\(Int(scale))x"
    #expect(try RecordedOutput(name).mismatch(with: picture) == nil)
  }
}

/// Fields of every kind, in two columns: the right one reads from the right.
@MainActor private struct TextFieldSamples {
  let grid = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 380))

  init() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let x: CGFloat = direction == .forceLeftToRight ? 10 : 205
      var y: CGFloat = 10
      for (style, text) in [
        (UITextField.BorderStyle.none, "None"), (.line, "Line"), (.bezel, "Bezel"), (.roundedRect, "Rounded"),
      ] {
        add(style, at: CGPoint(x: x, y: y), direction) { $0.text = text }
        y += 40
      }
      add(.roundedRect, at: CGPoint(x: x, y: y), direction) { $0.placeholder = "Placeholder" }
      add(.roundedRect, at: CGPoint(x: x, y: y + 40), direction) {
        $0.text = "Text that is too long"
        $0.clearButtonMode = .always
      }
      add(.roundedRect, at: CGPoint(x: x, y: y + 80), direction) {
        $0.text = "Secret"
        $0.isSecureTextEntry = true
        $0.leftView = square(.systemOrange)
        $0.leftViewMode = .always
        $0.rightView = square(.systemTeal)
        $0.rightViewMode = .always
      }
      add(.roundedRect, at: CGPoint(x: x, y: y + 120), direction) {
        $0.text = "Disabled"
        $0.isEnabled = false
      }
      add(.roundedRect, at: CGPoint(x: x, y: y + 160), direction) {
        $0.text = "Text that shrinks to fit"
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = 9
        $0.textAlignment = .center
      }
    }
  }

  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.backgroundColor = color
    return view
  }

  private func add(
    _ style: UITextField.BorderStyle, at origin: CGPoint, _ direction: UISemanticContentAttribute,
    _ change: (UITextField) -> Void
  ) {
    let field = UITextField(frame: CGRect(origin: origin, size: CGSize(width: 185, height: 34)))
    field.borderStyle = style
    field.semanticContentAttribute = direction
    change(field)
    grid.addSubview(field)
  }
}
