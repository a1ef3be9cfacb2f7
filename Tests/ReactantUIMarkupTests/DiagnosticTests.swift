import Testing

@testable import ReactantUIMarkup

/// The exact words of mistakes in components, styles and themes.
@Suite struct DiagnosticTests {
  typealias Case = (text: String, messages: [String])

  func check(_ cases: [Case], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for (text, expected) in cases {
      #expect(messages(text) == expected.map { "F.ui.xml:" + $0 }, "\(text)", sourceLocation: sourceLocation)
    }
  }

  static let elements = ElementType.all.map(\.name).joined(separator: ", ")

  @Test func elements() {
    check([
      (
        "<Component><Lable/></Component>",
        ["1:13: error: Unknown tag `Lable`; did you mean `Label`? allowed: \(Self.elements)"]
      ),
      (
        "<Component><layout:Label/></Component>",
        ["1:13: error: Unknown tag `Label`; did you mean `Label`? allowed: \(Self.elements)"]
      ),
      (
        "<Componnent/>",
        [
          "1:2: error: Unknown tag `Componnent` as the outermost one; did you mean `Component`? allowed: Component, styleGroup, Application"
        ]
      ),
      (
        "<Component><MapView/></Component>",
        ["1:13: error: Element `MapView` is unavailable: there is no MKMapView on this platform"]
      ),
      (
        "<Component><WebView/></Component>",
        ["1:13: error: Element `WebView` is unavailable: there is no WKWebView on this platform"]
      ),
      (
        "<Component><View><Label/></View></Component>",
        ["1:19: error: `View` can't hold `Label`; use `Container` for views with children"]
      ),
      (
        "<Component><Slider><Label/></Slider></Component>",
        ["1:21: error: `Slider` can't hold `Label`; it has no children"]
      ),
      (
        "<Component><Label><b/></Label></Component>",
        ["1:20: error: `Label` can't hold `b`; allowed: attributedText"]
      ),
      ("<Component>\n  hello</Component>", ["2:3: error: Unexpected text in `Component`"]),
    ])
  }

  @Test func componentsAndTables() {
    check([
      (
        "<Component><Component/></Component>",
        ["1:13: error: Element `Component` does not contain attribute: type"]
      ),
      ("<Component type=\"UIView\"/>", ["1:18: error: A component cannot be of type `UIView`"]),
      (
        "<Component type=\"1x\"/>",
        [
          "1:18: error: `1x` is no name for `type`; allowed: letters, digits and `_`, not beginning with a digit"
        ]
      ),
      ("<Component><PlainTableView/></Component>", ["1:13: error: cell for PlainTableView was not defined."]),
      (
        "<Component><SimpleTableView cell=\"A\" header=\"B\"/></Component>",
        ["1:13: error: footer for SimpleTableView was not defined."]
      ),
      ("<Component><PlainTableView field=\"table\"/></Component>", []),
      (
        "<Component><PlainTableView cell=\"A\"><cells/></PlainTableView></Component>",
        ["1:38: error: `PlainTableView` can't hold `cells`; did you mean `cell`? allowed: cell"]
      ),
      (
        "<Component><styles/><styles/></Component>",
        ["1:22: error: Maximum number of elements named `styles` is 1!"]
      ),
      (
        "<Component><templates/><templates/></Component>",
        ["1:25: error: Maximum number of elements named `templates` is 1!"]
      ),
    ])
  }

  @Test func attributes() {
    check([
      (
        "<Component><View alhpa=\"1\"/></Component>",
        [
          "1:18: warning: Unknown attribute `alhpa` of `View`; did you mean `alpha`? allowed: field, style, frame, bounds, isOpaque, isHidden, clipsToBounds, "
            + "isUserInteractionEnabled, isMultipleTouchEnabled, autoresizesSubviews, isExclusiveTouch, "
            + "translatesAutoresizingMaskIntoConstraints, preservesSuperviewLayoutMargins, alpha, tag, contentMode, backgroundColor, "
            + "tintColor, layoutMargins, canBecomeFocused, collapseAxis, visibility, transform, layer.*"
        ]
      ),
      (
        "<Component>\n  <Label text=\"a\"\n    numberOfLines=\"two\"/></Component>",
        ["3:20: error: Unknown value - `two` is no whole number (in `numberOfLines`)"]
      ),
      (
        "<Component><Label alpha=\"&#49;x\"/></Component>",
        ["1:26: error: Unknown value - `1x` is no number (in `alpha`)"]
      ),
      (
        "<Component><Button title.higlighted=\"a\"/></Component>",
        [
          "1:20: error: Unknown state `higlighted` of `title`; did you mean `highlighted`? allowed: normal, highlighted, disabled, selected, focused"
        ]
      ),
    ])
  }

  @Test func layoutAttributes() {
    check([
      (
        "<Component><Label layout:tpo=\"1\"/></Component>",
        [
          "1:26: warning: Unknown layout attribute `tpo`; did you mean `top`? allowed: "
            + (LayoutAttributeType.all.map(\.name) + LayoutAttributeType.otherNames).joined(separator: ", ")
        ]
      ),
      (
        "<Component><Label layout:top=\"super offst(1)\"/></Component>",
        [
          "1:37: error: Unknown modifier `offst`; did you mean `offset`? allowed: offset, inset, multiplied, divided (in `layout:top`)"
        ]
      ),
      (
        "<Component><Label layout:huggingPriority=\"hig\"/></Component>",
        [
          "1:43: error: Unknown constraint priority `hig`; did you mean `high`? allowed: required, high, medium, low, a number from 0 to 1000 (in `layout:huggingPriority`)"
        ]
      ),
      (
        "<Component><Label attributedText=\"a\"/></Component>",
        ["1:19: error: `attributedText` is written as a child element: `<attributedText>…</attributedText>`"]
      ),
      (
        "<Component><View field=\"a.b\"/></Component>",
        [
          "1:25: error: `a.b` is no name for `field`; allowed: letters, digits and `_`, not beginning with a digit"
        ]
      ),
      (
        "<Component tools:preferredSize=\"fill,x\"/>",
        [
          "1:33: error: Unknown value - `fill,x` is no size; allowed: `fill`, `wrap`, a number, or two of these with `,` between (in `tools:preferredSize`)"
        ]
      ),
      (
        "<Component accessModifier=\"open\"/>",
        ["1:28: error: Unknown value - `open` is no access modifier; allowed: public, internal"]
      ),
      (
        "<Component rootView=\"true\" extend=\"top botom\"/>",
        ["1:36: error: Unknown edge `botom`; did you mean `bottom`? allowed: top, left, bottom, right, all"]
      ),
    ])
  }

  @Test func warnings() {
    check([
      ("<Component extend=\"top\"/>", ["1:12: warning: `extend` has no effect without `rootView=\"true\"`"]),
      ("<Component field=\"a\"/>", ["1:12: warning: `field` has no effect on the outermost component"]),
      (
        "<Component layout:top=\"1\"/>",
        ["1:12: warning: `layout:top` has no effect on the outermost component"]
      ),
      (
        "<Component><View backgroundColor=\"grren\"/></Component>",
        ["1:35: warning: `grren` is read as the name of a color asset; did you mean `green`?"]
      ),
      (
        "<Component><View layer.allowsGroupOpacity=\"false\"/></Component>",
        [
          "1:18: warning: `layer.allowsGroupOpacity` has no effect: displays fade a layer and all that is in it as one, as views do by default; browsers know no other opacity"
        ]
      ),
      // What is always so can be said without a warning.
      (
        "<Component><View layer.allowsGroupOpacity=\"true\" layer.allowsEdgeAntialiasing=\"true\"/><TextField allowsEditingTextAttributes=\"false\"/></Component>",
        []
      ),
      (
        "<Component><View canBecomeFocused=\"true\"/></Component>",
        [
          "1:18: warning: `canBecomeFocused` has no effect: UIKit’s property is read-only: a class of views overrides it, so there is nothing that an attribute could set"
        ]
      ),
      (
        "<Component><Label font=\"bold@24\"/></Component>",
        ["1:25: warning: `bold@24` means a font named `bold`; for the system font's weight write `:bold@24`"]
      ),
      (
        "<Component><Label layout:top=\"a = super\"/>\n<Label layout:top=\"a = super\"/></Component>",
        ["2:20: warning: The constraint's name `a` is used on line 1 too; the later one wins"]
      ),
      (
        "<Component><Label layout:top=\"[ipad] a = super\"/>\n<Label layout:top=\"[!ipad] a = super\"/></Component>",
        []
      ),
      (
        "<Component rootView=\"y\"/>",
        ["1:22: warning: `y` is read as true; write `true` or `false` (in `rootView`)"]
      ),
    ])
  }

  @Test func references() {
    check([
      (
        "<Component><Label layout:top=\"id:bx\"/><View layout:id=\"box\"/></Component>",
        ["1:31: error: Couldn't find view with layout id `bx`; did you mean `id:box`? allowed: id:box"]
      ),
      (
        "<Component><Label layout:top=\"box\"/><View layout:id=\"box\"/></Component>",
        ["1:31: error: Couldn't find view with field name `box`; did you mean `id:box`?"]
      ),
      (
        "<Component><Label layout:id=\"a\"/>\n<View layout:id=\"a\"/></Component>",
        ["2:18: error: There are two elements with `layout:id` `a`; the other is on line 1"]
      ),
      (
        "<Component><Label field=\"a\"/>\n<View field=\"a\"/></Component>",
        ["2:14: error: There are two elements with field `a`; the other is on line 1"]
      ),
      (
        "<Component><Label style=\"bg\"/><styles><LabelStyle name=\"big\"/></styles></Component>",
        ["1:26: error: Style `bg` for type `Label` doesn't exist! Did you mean `big`? allowed: big"]
      ),
      (
        "<Component><Button style=\"big\"/><styles><LabelStyle name=\"big\"/></styles></Component>",
        ["1:27: error: Style `big` for type `Button` doesn't exist! It is for `Label`"]
      ),
      ("<Component><Label style=\"general.a\"/></Component>", ["1:26: error: Unknown style group `general`"]),
      (
        "<Component><Label style=\"a.b.c\"/></Component>",
        ["1:26: error: `a.b.c` isn't valid style name; allowed: name, group.name, group:name, :group:name"]
      ),
      (
        "<Component><styles><LabelStyle name=\"a\" extend=\"b\"/><LabelStyle name=\"b\" extend=\"a\"/></styles></Component>",
        ["1:49: error: The style `a` extends itself", "1:82: error: The style `b` extends itself"]
      ),
    ])
  }

  @Test func declaredStyles() {
    check([
      (
        "<Component><styles><LableStyle name=\"a\"/></styles></Component>",
        [
          "1:21: error: Unknown style `LableStyle`; did you mean `LabelStyle`? allowed: "
            + (ElementType.all.map { "\($0.name)Style" } + ["attributedTextStyle"]).joined(separator: ", ")
        ]
      ),
      (
        "<Component><styles><LabelStyle/></styles></Component>",
        ["1:21: error: Element `LabelStyle` does not contain attribute: name"]
      ),
      (
        "<Component><styles><LabelStyle name=\"a\"/><LabelStyle name=\"a\"/></styles></Component>",
        ["1:60: error: There are two styles named `a`"]
      ),
      (
        "<Component><styles><LabelStyle name=\"a\" layout:top=\"1\"/></styles></Component>",
        ["1:41: error: `layout:top` cannot stand in a style"]
      ),
      (
        "<Component><Label textColor=\"theme.ink\"/></Component>",
        ["1:30: error: `theme.ink` needs a description of the application's themes; there is none"]
      ),
      (
        "<Component><Label><attributedText style=\"x\">a</attributedText></Label></Component>",
        ["1:42: error: Style `x` for type `attributedText` doesn't exist!"]
      ),
    ])
  }

  @Test func severalMistakesAreAllReported() {
    let text = "<Component>\n<Lable/>\n<View alpha=\"x\"/>\n<View layout:top=\"@\"/>\n</Component>"
    #expect(
      messages(text).map { String($0.prefix(13)) } == ["F.ui.xml:2:2:", "F.ui.xml:3:14", "F.ui.xml:4:20"])
    let many = "<Component>" + String(repeating: "<X/>", count: 500) + "</Component>"
    #expect(messages(many).count == 101)
    #expect(messages(many).last?.hasSuffix("error: There are more errors; these are the first 100") == true)
  }

  @Test func knownFieldsAreChecked() throws {
    let file = parse("<Label field=\"titel\"/>\n<View layout:top=\"titlee\"/>")
    let document = try #require(file.component)
    let project = MarkupProject([file])
    #expect(project.diagnostics(of: document).isEmpty)
    #expect(
      project.diagnostics(of: document, fields: ["title", "body"]).map(\.description) == [
        "Sample.ui.xml:1:26: error: Undefined field `titel`; did you mean `title`? allowed: body, title",
        "Sample.ui.xml:2:19: error: Couldn't find view with field name `titlee`; did you mean `titel`? allowed: titel, super, self",
      ])
  }

  @Test func namesBetweenFilesAreUnique() {
    let one = ParsedFile("<styleGroup name=\"g\"/>".utf8, path: "a.styles.xml")
    let two = ParsedFile("<styleGroup name=\"g\"/>".utf8, path: "b.styles.xml")
    let component = ParsedFile("<Component type=\"F\"/>".utf8, path: "a/G.ui.xml")
    #expect(
      messages("<Component/>", with: [one, two, component]) == [
        "b.styles.xml:1:2: error: There are two style groups named `g`; the other is at a.styles.xml:1:2",
        "a/G.ui.xml:1:18: error: There are two definitions of component `F`; the other is at F.ui.xml:1:2",
      ])
  }

  @Test func themes() {
    func check(_ text: String, _ expected: [String]) {
      #expect(
        messages("<Application>\(text)</Application>", path: "A.xml") == expected.map { "A.xml:1:" + $0 })
    }
    check("<Themes/>", ["15: error: `Themes` is empty; name at least one theme"])
    check("", ["2: error: `Application` does not contain element: Themes"])
    check(
      "<Themes default=\"nigth\"><day/><night/></Themes>",
      ["31: error: Unknown theme `nigth`; did you mean `night`? allowed: day, night"])
    check(
      "<Themes><day/><night/></Themes><Colors><day bg=\"red\"/></Colors>",
      ["58: error: Missing item `bg` in theme `night` of `Colors`; give it there or in `shared`"])
    check(
      "<Themes><day/></Themes><Colours/>",
      ["38: error: Unknown tag `Colours`; did you mean `Colors`? allowed: Themes, Colors, Images, Fonts"])
    check(
      "<Themes><day/></Themes><Fonts><dya a=\"12\"/></Fonts>",
      ["45: error: Unknown theme `dya`; did you mean `day`? allowed: shared, day"])
    check(
      "<Themes><day/></Themes><Fonts><day a=\":x\"/></Fonts>",
      [
        "53: error: Unknown weight name `x`; allowed: ultralight, thin, light, regular, medium, semibold, bold, heavy, black (in `a`)"
      ])
    let description = ParsedFile(
      "<Application><Themes><day/></Themes><Colors><shared ink=\"black\"/></Colors></Application>".utf8,
      path: "A.xml")
    #expect(
      messages("<Component><Label textColor=\"theme.inc\"/></Component>", with: [description]) == [
        "F.ui.xml:1:30: error: Unknown item `inc` of the themes' Colors; did you mean `ink`? allowed: ink"
      ])
    #expect(messages("<Component><Label textColor=\"theme.ink\"/></Component>", with: [description]) == [])
  }
}
