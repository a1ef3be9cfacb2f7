import UIKit

/// Wells that open color pickers, a color picker as a child, and a button that opens a font picker.
final class ColorsPage: SpecimenController {
  private lazy var answer = status("color", "")
  private lazy var font = UIButton(
    configuration: .gray(),
    primaryAction: UIAction(title: "Choose Font") { [weak self] _ in self?.openFonts() })

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    row("Chosen", answer)
    let well = UIColorWell()
    well.title = "Accent"
    well.selectedColor = .systemPink
    well.accessibilityIdentifier = "accent"
    well.addAction(
      UIAction { [weak self] action in
        guard let self, let well = action.sender as? UIColorWell else { return }
        setStatus(answer, well.selectedColor?.accessibilityName)
      }, for: .valueChanged)
    row("Accent color", well)
    let empty = UIColorWell()
    empty.supportsAlpha = false
    row("No color yet", empty)
    let off = UIColorWell()
    off.selectedColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    off.isEnabled = false
    row("Half a blue, disabled", off)
    row("Font", font)
    group("A color picker")
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.7)
    picker.delegate = self
    addChild(picker)
    picker.view.autoresizingMask = []
    picker.view.frame.size = CGSize(width: 340, height: 620)
    wide(picker.view)
    picker.didMove(toParent: self)
  }

  private func openFonts() {
    let picker = UIFontPickerViewController()
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension ColorsPage: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    setStatus(answer, color.accessibilityName)
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    setStatus(answer, UIFont(descriptor: descriptor, size: 17).familyName)
  }
}
