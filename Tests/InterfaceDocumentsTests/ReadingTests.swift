import InterfaceDocuments
import MarkupReading
import Testing

@Suite struct ReadingTests {
  @Test func aStoryboardHasScenesAndObjects() throws {
    let (read, diagnostics) = read(
      storyboard(
        """
        <label text="Hello" id="abc-de-fgh"><color key="textColor" systemColor="labelColor"/>\
        <connections><outlet property="owner" destination="BYZ-38-t0r" id="ou1-tl-et1"/></connections></label>
        """,
        controller:
          " storyboardIdentifier=\"first\" customClass=\"First\" customModule=\"App\" customModuleProvider=\"target\"",
        resources:
          "<systemColor name=\"labelColor\"><color white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></systemColor>"
      ))
    let document = try #require(read)
    #expect(diagnostics.isEmpty)
    #expect(document.kind == .storyboard && document.usesSafeAreas && !document.isLaunchScreen)
    #expect(document.initialViewController == "BYZ-38-t0r")
    let scene = try #require(document.scenes.first)
    #expect(scene.sceneID == "tne-QT-ifu" && scene.controller?.id == "BYZ-38-t0r")
    #expect(scene.controller?.customClass == "First" && scene.controller?.customModuleProvider == "target")
    #expect(scene.firstResponder?.id == "dkx-z0-nzr")
    let label = try #require(document.object(withID: "abc-de-fgh"))
    #expect(label.value("text") == .string("Hello"))
    #expect(label.value("textColor") == .color(InterfaceColor(.system("label"))))
    #expect(label.value("numberOfLines") == nil)
    #expect(label.connections.map(\.kind) == [.outlet(property: "owner")])
    #expect(document.parent(of: label)?.elementName == "subviews")
    #expect(document.scene(of: label)?.sceneID == "tne-QT-ifu")
    #expect(document.storyboardIdentifiers["first"] === scene.controller)
    #expect(document.resources.systemColors["label"] == InterfaceColor(.white(0, alpha: 1)))
  }

  @Test func unknownNamesAreNamedOnce() {
    let (document, diagnostics) = read(
      storyboard(
        """
        <label txet="a"><color key="textColour" systemColor="labelColor"/></label>
        <label txet="b"/><lable/><zzzzzzzzzz/><zzzzzzzzzz/>
        """))
    #expect(document != nil)
    #expect(
      diagnostics.map(\.description) == [
        "Main.storyboard:9:42: warning: Unknown attribute `txet` of `label`; did you mean `text`?",
        "Main.storyboard:9:63: warning: Unknown attribute `textColour` of `label`; did you mean `textColor`?",
        "Main.storyboard:10:19: warning: Unknown element `lable` in `subviews`; did you mean `label`?",
        "Main.storyboard:10:27: warning: Unknown element `zzzzzzzzzz` in `subviews`",
      ])
  }

  @Test(arguments: [
    (
      "<plist/>",
      "Main.storyboard:1:2: error: `<plist>` is no document of Interface Builder; expected `<document …>`"
    ),
    (
      "<archive/>",
      "Main.storyboard:1:2: error: The document is in the format of Xcode 4; open and save it in a later Xcode"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>",
      "Main.storyboard:1:17: error: `com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB` is no document of UIKit; save it as a storyboard or an empty file for iOS"
    ),
    (
      "<document>",
      "Main.storyboard:1:11: error: The file ends before `</document>` (`<document>` began on line 1)"
    ),
  ]) func filesThatAreNoDocuments(_ text: String, _ message: String) {
    let (document, diagnostics) = read(text)
    #expect(document == nil)
    #expect(diagnostics.map(\.description) == [message])
  }

  @Test func boundsAreThoseOfDocuments() {
    func nested(_ depth: Int) -> String {
      "<document>" + String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
        + "</document>"
    }
    #expect(read(nested(255)).document != nil)
    #expect(
      read(nested(256)).diagnostics.map(\.message) == ["Elements lie more than 256 deep in each other"])
    let many = "<document>" + String(repeating: "<view/>", count: 99_999) + "</document>"
    #expect(read(many).document != nil)
    #expect(
      read(many.replacing("</document>", with: "<view/></document>")).diagnostics.map(\.message)
        == ["There are more than 100000 elements"])
  }

  @Test func variationsMaskAndOrder() throws {
    let view = try element(
      """
      <view><variation key="heightClass=compact-widthClass=regular" alpha="0.5"/>\
      <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>\
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>\
      <variation key="gamut=P3" alpha="0.1"/></view>
      """)
    #expect(view.variations.map(\.specificity) == [0, 1, 2])
    #expect(view.excluded(from: "subviews", width: .compact, height: .regular) == ["a", "b"])
    #expect(view.excluded(from: "subviews", width: .compact, height: .compact) == ["b"])
    #expect(view.variations[2].holds(width: .regular, height: .compact))
    #expect(!view.variations[2].holds(width: .compact, height: .compact))
  }

  @Test func connectionsAreOfTheirKinds() throws {
    let view = try element(
      """
      <button><connections>
      <outlet property="a" destination="1" id="x1"/><outletCollection property="b" destination="2" appends="YES" id="x2"/>
      <action selector="tap:" destination="3" eventType="touchUpInside" id="x3"/>
      <segue destination="4" kind="show" id="x4"/><segue destination="5" kind="modal" id="x5"/>
      <segue destination="6" kind="unwind" unwindAction="back:" id="x6"/><segue destination="7" kind="relationship" relationship="rootViewController" id="x7"/>
      </connections></button>
      """)
    #expect(
      view.connections.map(\.kind) == [
        .outlet(property: "a"), .outletCollection(property: "b", appends: true),
        .action(selector: "tap:", event: "touchUpInside"), .segue(.show), .segue(.present),
        .segue(.unwind(action: "back:")), .segue(.relationship("rootViewController")),
      ])
    #expect(view.connections.map(\.destination) == ["1", "2", "3", "4", "5", "6", "7"])
  }
}

@Suite struct LocalizationTests {
  @Test func textsHaveTheKeysOfXcodesTables() throws {
    let document = try #require(
      read(
        storyboard(
          """
          <label text="Hello" id="lab-el-001"/><textField placeholder="Name" id="fie-ld-001"/>
          <button id="but-to-001"><state key="normal" title="Go"/><state key="selected" title="Gone"/>\
          <buttonConfiguration key="configuration" title="Now" subtitle="Or never"/></button>
          <segmentedControl id="seg-me-001"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          <searchBar id="sea-rc-001"><scopeButtonTitles><string>All</string><string>None</string></scopeButtonTitles></searchBar>
          <view id="acc-es-001"><accessibility key="accessibilityConfiguration" label="Photo"/></view>
          <textView id="tex-tv-001"><string key="text">Long
          text</string></textView><label text="No identifier"/>
          """)
      ).document)
    #expect(
      document.localizedTexts.map { "\($0.key)=\($0.text)" } == [
        "lab-el-001.text=Hello", "fie-ld-001.placeholder=Name", "but-to-001.normalTitle=Go",
        "but-to-001.selectedTitle=Gone", "but-to-001.configuration.title=Now",
        "but-to-001.configuration.subtitle=Or never", "seg-me-001.segmentTitles[0]=A",
        "seg-me-001.segmentTitles[1]=B", "sea-rc-001.scopeButtonTitles[0]=All",
        "sea-rc-001.scopeButtonTitles[1]=None", "acc-es-001.accessibilityLabel=Photo",
        "tex-tv-001.text=Long\ntext",
      ])
  }
}
