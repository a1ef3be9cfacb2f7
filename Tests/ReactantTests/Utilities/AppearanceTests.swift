import Testing

@testable import Reactant

@MainActor struct AppearanceTests {
  // MARK: Styles

  private func tagged(_ view: UIView) { view.tag = 5 }
  private func faded(_ view: UIView) { view.alpha = 0.5 }

  @Test("55, 56: Styles are applied in order") func applying() {
    let one = UIView()
    one.apply(style: tagged)
    one.apply(style: faded)
    #expect(one.tag == 5 && one.alpha == 0.5)
    let two = UIView()
    two.apply(styles: tagged, faded, { $0.tag += 1 })
    #expect(two.tag == 6 && two.alpha == 0.5)
    let three = UILabel()
    three.apply(styles: [tagged, faded])
    #expect(three.tag == 5 && three.alpha == 0.5)
  }

  @Test("57, 58: Styled objects are returned") func returning() {
    let view = UIView()
    #expect(view.styled(using: tagged, faded) === view && view.styled(using: [tagged]) === view)
    #expect(view.with { $0.tag = 8 } === view && view.tag == 8)
  }

  @Test("Bars are styled through their controllers") func bars() {
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    navigation.apply(style: { (bar: UINavigationBar) in bar.tag = 1 })
    tabs.apply(styles: { (bar: UITabBar) in bar.tag = 2 })
    #expect(navigation.navigationBar.tag == 1 && tabs.tabBar.tag == 2)
  }

  // MARK: Text

  @Test("44: Attributes by name, the last of a name") func dictionary() {
    let font = UIFont.systemFont(ofSize: 3)
    let attributes: [Attribute] = [.font(font), .kern(2), .kern(4)]
    let dictionary = attributes.toDictionary()
    #expect(dictionary.count == 2 && dictionary[.font] as? UIFont === font)
    #expect((dictionary[.kern] as? NSNumber)?.doubleValue == 4)
    #expect(Attribute.link("a").key == Attribute.linkURL(URL(string: "b:c")!).key)
    #expect(Attribute.underlineStyle(.double).value as? NSNumber == 9)
  }

  @Test("52, 53: Attributed text is made and joined") func text() {
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    let (a, b) = (NSAttributedString(string: "a", attributes: red), NSAttributedString(string: "b"))
    let sum = NSMutableAttributedString(attributedString: a)
    sum.append(b)
    #expect(a + b == sum && ("x" + a).string == "xa" && (a + "x").string == "ax")
    #expect((a + "x").attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
    #expect("a".attributed(.foregroundColor(.red)) == a && "a".attributed([.foregroundColor(.red)]) == a)
  }

  // MARK: Views

  @Test("59, 60: Buttons") func buttons() throws {
    let button = UIButton(title: "Go")
    #expect(button.title(for: .normal) == "Go")
    button.setBackgroundColor(.green, for: .highlighted)
    let image = try #require(button.backgroundImage(for: .highlighted))
    #expect(image.size == CGSize(width: 1, height: 1))
    let pixel = try #require(image.cgImage)
    #expect(pixel.width == 1 && pixel.height == 1)
    let color = pixel.color(x: 0, y: 0)
    #expect([color.red, color.green, color.blue, color.alpha] == [0, 1, 0, 1])
  }

  @Test("61, 69: Tables, collections and labels") func lists() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(collectionViewLayout: layout)
    #expect(collection.frame == .zero && collection.collectionViewLayout === layout)
    let table = UITableView(style: .grouped)
    #expect(table.frame == .zero && table.style == .grouped)
    #expect(UILabel(text: "text").text == "text")
  }

  // MARK: Colors and fonts

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func expect(_ color: UIColor, _ wanted: [CGFloat], _ location: SourceLocation = #_sourceLocation) {
    let isNear = zip(components(color), wanted).allSatisfy { abs($0 - $1) < 0.003 }
    #expect(isNear, "\(components(color)) is not \(wanted)", sourceLocation: location)
  }

  @Test("62: Hexadecimal colors") func hexadecimal() {
    expect(UIColor(hex: "#FFFFFF"), [1, 1, 1, 1])
    expect(UIColor(rgb: 0xFFFFFF), [1, 1, 1, 1])
    expect(UIColor(hex: "#00FFFF00"), [0, 1, 1, 0])
    expect(UIColor(rgba: 0x00FF_FF00), [0, 1, 1, 0])
  }

  @Test("63-67: Colors are made darker, lighter, purer and fainter") func adjusting() {
    let red = UIColor(red: 0.5, green: 0.1, blue: 0.1, alpha: 0.5)
    let gray = UIColor(white: 0.5, alpha: 0.5)
    expect(red.darker(by: 50%), [0.25, 0.05, 0.05, 0.5])
    expect(gray.darker(by: 50%), [0.25, 0.25, 0.25, 0.5])
    expect(red.lighter(by: 50%), [0.75, 0.15, 0.15, 0.5])
    expect(gray.lighter(by: 50%), [0.75, 0.75, 0.75, 0.5])
    expect(red.saturated(by: 50%), [0.5, 0, 0, 0.5])
    expect(gray.saturated(by: 50%), [0.5, 0.5, 0.5, 0.5])
    expect(red.desaturated(by: 50%), [0.5, 0.3, 0.3, 0.5])
    expect(gray.desaturated(by: 50%), [0.5, 0.5, 0.5, 0.5])
    expect(red.fadedIn(by: 50%), [0.5, 0.1, 0.1, 0.75])
    expect(red.fadedOut(by: 50%), [0.5, 0.1, 0.1, 0.25])
    expect(gray.fadedIn(by: 50%), [0.5, 0.5, 0.5, 0.75])
    expect(gray.fadedOut(by: 50%), [0.5, 0.5, 0.5, 0.25])
    expect(UIColor.white.lighter(by: 50%), [1, 1, 1, 1])
  }

  @Test("68: Fonts by name") func fonts() {
    let font = UIFont("HelveticaNeue", 12)
    #expect(font.fontName == "HelveticaNeue" && font.pointSize == 12)
    #expect(UIFont("no such font", 9).pointSize == 9)
    for weight in UIFont.System.allCases { #expect(weight[11].pointSize == 11) }
    #expect(UIFont.System.bold[20] == .systemFont(ofSize: 20, weight: .bold))
    #expect(UIFont.System.regular.font(size: 8).italic().fontDescriptor.symbolicTraits.contains(.traitItalic))
  }
}
