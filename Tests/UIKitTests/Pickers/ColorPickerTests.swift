import DisplayProtocol
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIColorPickerViewControllerTests {
  private final class Delegate: UIColorPickerViewControllerDelegate {
    var calls: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      calls.append("\(PickedColor(color).hex)\(continuously ? "…" : "")")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      calls.append("finish")
    }
  }

  private func picker() -> (UIColorPickerViewController, Delegate) {
    let (picker, delegate) = (UIColorPickerViewController(), Delegate())
    picker.delegate = delegate
    picker.view.frame = CGRect(x: 0, y: 0, width: 375, height: 640)
    picker.view.layoutIfNeeded()
    return (picker, delegate)
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { find(type, in: $0) }
  }

  @Test func beginsWithWhite() {
    let picker = UIColorPickerViewController()
    #expect(PickedColor(picker.selectedColor).hex == "FFFFFF" && picker.supportsAlpha)
    #expect(picker.title == "Colors" && picker.delegate == nil)
  }

  @Test func codeDoesNotCallTheDelegate() {
    let (picker, delegate) = picker()
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(delegate.calls.isEmpty && picker.selectedColor.cgColor.alpha == 0.5)
    picker.supportsAlpha = false
    #expect(picker.selectedColor.cgColor.alpha == 1)
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(picker.selectedColor.cgColor.alpha == 1)
    picker.selectedColor = UIColor(red: .nan, green: 7, blue: -3, alpha: 1)
    #expect(PickedColor(picker.selectedColor).hex == "00FF00")
  }

  @Test func arrowsMoveInTheGrid() throws {
    let (picker, delegate) = picker()
    let grid = try #require(find(ColorGrid.self, in: picker.view).first)
    #expect(grid.semantics.value == "white" && grid.semantics.isFocusable)
    Keyboard(view: grid).press("ArrowRight")
    #expect(PickedColor(picker.selectedColor).hex == "E8E8E8")
    Keyboard(view: grid).press("ArrowDown")
    #expect(delegate.calls.count == 4 && delegate.calls[1] == "E8E8E8")
    #expect(grid.semantics.value == "dark blue")
  }

  @Test func theGridHasDistinctColors() {
    #expect(ColorGrid.colors.count == 120)
    #expect(Set(ColorGrid.colors.map(\.hex)).count == 120)
  }

  @Test func theSpectrumFindsItsColors() {
    let spectrum = ColorSpectrum(name: "")
    for place in [CGPoint(x: 0.3, y: 0.25), CGPoint(x: 0.8, y: 0.5), CGPoint(x: 0.1, y: 0.7)] {
      let found = spectrum.place(of: spectrum.color(at: place))
      #expect(abs((found?.x ?? 9) - place.x) < 0.01 && abs((found?.y ?? 9) - place.y) < 0.01)
    }
    #expect(spectrum.color(at: CGPoint(x: 0.4, y: 0)).hex == "FFFFFF")
    #expect(spectrum.color(at: CGPoint(x: 0.4, y: 1)).hex == "000000")
  }

  @Test func numbersAndDigitsCanBeTyped() throws {
    let (picker, delegate) = picker()
    let sliders = try #require(find(ColorSliders.self, in: picker.view).first)
    let fields = find(UITextField.self, in: sliders)
    fields[0].text = "300"
    sliders.textFieldDidEndEditing(fields[0])
    #expect(delegate.calls.isEmpty)
    fields[1].text = " 128"
    sliders.textFieldDidEndEditing(fields[1])
    #expect(PickedColor(picker.selectedColor).hex == "FF80FF")
    fields[3].text = "#0a8"
    sliders.textFieldDidEndEditing(fields[3])
    #expect(PickedColor(picker.selectedColor).hex == "00AA88")
    fields[3].text = "mauve"
    sliders.textFieldDidEndEditing(fields[3])
    #expect(fields[3].text == "00AA88" && delegate.calls == ["FF80FF", "00AA88"])
    Keyboard(view: find(ColorTrack.self, in: sliders)[0]).press("End")
    #expect(PickedColor(picker.selectedColor).hex == "FFAA88")
  }

  @Test func theOpacityHasATrackOfItsOwn() throws {
    let (picker, _) = picker()
    let track = try #require(
      find(ColorTrack.self, in: picker.view).first { $0.accessibilityLabel == "Opacity" })
    #expect(track.semantics.value == "100%")
    Keyboard(view: track).press("PageDown")
    #expect(abs(picker.selectedColor.cgColor.alpha - 0.9) < 0.001)
    picker.supportsAlpha = false
    #expect(track.isHidden)
  }

  @Test func hexadecimalDigitsAreRead() {
    #expect(PickedColor(hex: "#336699", alpha: 1)?.hex == "336699")
    #expect(PickedColor(hex: "fff", alpha: 1)?.hex == "FFFFFF")
    for wrong in ["", "12345", "1234567", "+12345", "gggggg", "#", "ééé"] {
      #expect(PickedColor(hex: wrong, alpha: 1) == nil)
    }
  }

  @Test func reportsItsEnd() {
    let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let (picker, delegate) = (UIColorPickerViewController(), Delegate())
    picker.delegate = delegate
    root.present(picker, animated: false)
    #expect(picker.viewIfLoaded?.window != nil)
    picker.dismiss(animated: false)
    UIScreen.main.host.finishTurn()
    #expect(delegate.calls == ["finish"])
  }

  @Test func colorsHaveNames() {
    #expect(UIColor.red.accessibilityName == "red" && UIColor.black.accessibilityName == "black")
    #expect(UIColor.clear.accessibilityName == "clear" && UIColor.gray.accessibilityName == "gray")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor.green.withAlphaComponent(0.5).accessibilityName == "green, 50% opaque")
  }
}

@MainActor struct UIColorWellTests {
  @Test func beginsAsUIKits() {
    let well = UIColorWell()
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
    #expect(well.bounds.size == CGSize(width: 28, height: 28))
    #expect(well.semantics.role == .button && well.semantics.value == "none")
    well.selectedColor = .red
    #expect(well.semantics.value == "red")
  }

  @Test func opensOnePickerAndTakesItsColor() throws {
    let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let well = UIColorWell()
    well.title = "Accent"
    root.view.addSubview(well)
    let counter = EventCounter(at: well)
    #expect(well.accessibilityActivate())
    let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Accent")
    #expect(well.accessibilityActivate() && root.presentedViewController === picker)
    picker.delegate?.colorPickerViewController(picker, didSelect: .blue, continuously: false)
    #expect(well.selectedColor == .blue && counter.count == 1)
    well.selectedColor = nil
    #expect(counter.count == 1)
    root.dismiss(animated: false)
  }
}

@MainActor struct UIFontPickerViewControllerTests {
  private final class Delegate: UIFontPickerViewControllerDelegate {
    var calls: [String] = []
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      calls.append(
        viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).familyName } ?? "")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      calls.append("cancel")
    }
  }

  private func present(
    _ picker: UIFontPickerViewController, _ visit: (UIViewController, FontListController) throws -> Void
  ) throws {
    let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    root.present(picker, animated: false)
    let stack = try #require(picker.children.first as? UINavigationController)
    let list = try #require(stack.topViewController as? FontListController)
    list.tableView.layoutIfNeeded()
    try visit(root, list)
    if root.presentedViewController != nil { root.dismiss(animated: false) }
  }

  @Test func listsTheFamiliesThatThereAre() throws {
    let families = FontList.families(of: .init())
    #expect(families.count == UIFont.familyNames.count { !UIFont.fontNames(forFamilyName: $0).isEmpty })
    #expect(families.contains { $0.name == "Inter" && $0.faces.isEmpty })
    let filtered = UIFontPickerViewController.Configuration()
    filtered.filteredTraits = .traitMonoSpace
    let monospaced = FontList.families(of: filtered).map(\.name)
    #expect(monospaced.contains("JetBrains Mono") && !monospaced.contains("Inter"))
  }

  @Test func copiesItsConfiguration() {
    let configuration = UIFontPickerViewController.Configuration()
    #expect(!configuration.includeFaces && !configuration.displayUsingSystemFont)
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = false
    picker.configuration.includeFaces = false
    #expect(picker.configuration.includeFaces)
  }

  @Test func aRowPicksItsFamily() throws {
    let (picker, delegate) = (UIFontPickerViewController(), Delegate())
    picker.delegate = delegate
    try present(picker) { root, list in
      let search = try #require(list.navigationItem.searchController)
      search.searchBar.text = "inter"
      list.updateSearchResults(for: search)
      let row = try #require(
        FontList.families(of: .init()).map(\.name).filter {
          $0.localizedCaseInsensitiveContains("inter")
        }.firstIndex(of: "Inter"))
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
      #expect(delegate.calls == ["Inter"])
    }
    #expect(delegate.calls == ["Inter"])
  }

  @Test func facesHaveAPageOfTheirOwn() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    try present(picker) { _, list in
      let row = try #require(FontList.families(of: configuration).firstIndex { $0.name == "Inter" })
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
      let faces = try #require(list.navigationController?.topViewController as? FontListController)
      #expect(faces.title == "Inter" && picker.selectedFontDescriptor == nil)
      #expect(faces.tableView(faces.tableView, numberOfRowsInSection: 0) > 1)
    }
  }

  @Test func reportsBeingCancelled() throws {
    let (picker, delegate) = (UIFontPickerViewController(), Delegate())
    picker.delegate = delegate
    try present(picker) { _, _ in }
    #expect(delegate.calls == ["cancel"])
  }

  @Test func stylesAreWrittenInWords() {
    #expect(FontList.styleName(of: "Inter-SemiBoldItalic") == "Semi Bold Italic")
    #expect(FontList.styleName(of: "Symbola") == "Regular")
  }
}
