import InterfaceDocuments
import MarkupReading
import Testing

/// The classes of a small app.
let sampleClasses: [InterfaceContext.Class] = [
  InterfaceContext.Class(
    "ListController", module: "App", superclass: "BaseController", outlets: ["titleLabel"],
    properties: ["count"], actions: ["add:", "unwindToList:"], methods: ["reload"]),
  InterfaceContext.Class(
    "BaseController", module: "App", superclass: "UITableViewController", outlets: ["footer"]),
  InterfaceContext.Class("Badge", module: "App", superclass: "UIView", outlets: ["icon"]),
  InterfaceContext.Class("Fade", module: "App", superclass: "UIStoryboardSegue"),
  InterfaceContext.Class("Loose", module: "App", superclass: "SomethingElse"),
  InterfaceContext.Class("Chart", module: "Charts", superclass: "UIView"),
  InterfaceContext.Class(
    "Plain", module: "App", objectiveCName: "APPPlain", superclass: "NSObject", actions: ["go"]),
]

func messages(
  _ texts: [(path: String, text: String)], uses: [InterfaceContext.Use] = [],
  images: Set<String> = ["star", "photo"],
  colors: Set<String> = ["Accent"]
) -> [String] {
  let context = InterfaceContext(
    module: "App", classes: sampleClasses, images: images, colors: colors, uses: uses)
  let documents = texts.compactMap { read($0.text, path: $0.path).document }
  return InterfaceCheck(documents, context: context).diagnostics.map { "\($0.cause): \($0)" }
}

func messages(
  _ views: String,
  controller: String = " customClass=\"ListController\" customModule=\"App\" customModuleProvider=\"target\""
) -> [String] {
  messages([("Main.storyboard", storyboard(views, controller: controller))])
}

@Suite struct CheckTests {
  /// The text behind `<subviews>` begins at line 9, column 35.
  @Test(arguments: [
    (
      "<view customClass=\"Bagde\" customModule=\"App\" customModuleProvider=\"target\"/>",
      [
        "unknown class: Main.storyboard:9:54: error: There is no class `Bagde` in module `App`; did you mean `Badge`?"
      ]
    ),
    ("<view customClass=\"Xyz\"/>", ["unknown class: Main.storyboard:9:54: error: There is no class `Xyz`"]),
    ("<view customClass=\"Badge\"/><customObject customClass=\"APPPlain\"/>", []),
    ("<view customClass=\"Cosmos\" customModule=\"CosmosKit\"/><view customClass=\"UIInputView\"/>", []),
    (
      "<view customClass=\"Chrat\" customModule=\"Charts\"/>",
      [
        "unknown class: Main.storyboard:9:54: error: There is no class `Chrat` in module `Charts`; did you mean `Chart`?"
      ]
    ),
    (
      "<view id=\"v\"><connections><segue destination=\"BYZ-38-t0r\" kind=\"custom\" customClass=\"Fada\" customModule=\"App\" id=\"s\"/></connections></view>",
      [
        "unknown class: Main.storyboard:9:120: error: There is no segue’s class `Fada` in module `App`; did you mean `Fade`?"
      ]
    ),
    (
      "<view customClass=\"Badge\" id=\"v\"><connections><outlet property=\"icno\" destination=\"v\" id=\"o\"/></connections></view>",
      ["unknown outlet: Main.storyboard:9:99: error: `Badge` has no outlet `icno`; did you mean `icon`?"]
    ),
    (
      "<view id=\"v\"><connections><outlet property=\"delegaet\" destination=\"v\" id=\"o\"/></connections></view>",
      ["unknown outlet: Main.storyboard:9:79: error: `UIView` has no outlet `delegaet`"]
    ),
    (
      "<textField id=\"v\"><connections><outlet property=\"delegaet\" destination=\"v\" id=\"o\"/></connections></textField>",
      [
        "unknown outlet: Main.storyboard:9:84: error: `UITextField` has no outlet `delegaet`; did you mean `delegate`?"
      ]
    ),
    (
      "<view customClass=\"Loose\" id=\"v\"><connections><outlet property=\"any\" destination=\"v\" id=\"o\"/></connections></view>",
      []
    ),
    (
      "<button id=\"v\"><connections><action selector=\"ad:\" destination=\"BYZ-38-t0r\" id=\"o\"/></connections></button>",
      [
        "unknown action: Main.storyboard:9:81: error: `ListController` has no action `ad:`; did you mean `add:`?"
      ]
    ),
    (
      "<button id=\"v\"><connections><action selector=\"reload\" destination=\"BYZ-38-t0r\" id=\"o\"/><action selector=\"add:\" destination=\"BYZ-38-t0r\" id=\"p\"/></connections></button>",
      [
        "unknown action: Main.storyboard:9:81: error: `reload` of `ListController` is no action; write @IBAction before it"
      ]
    ),
    (
      "<button id=\"v\"><connections><action selector=\"goo\" destination=\"dkx-z0-nzr\" id=\"o\"/><action selector=\"copy:\" destination=\"dkx-z0-nzr\" id=\"p\"/></connections></button>",
      ["unknown action: Main.storyboard:9:81: error: No class has an action `goo`; did you mean `go`?"]
    ),
    (
      "<button id=\"v\"><connections><segue kind=\"unwind\" unwindAction=\"unwindToLits:\" destination=\"v\" id=\"o\"/></connections></button>",
      [
        "unknown action: Main.storyboard:9:98: error: No class has an action `unwindToLits:` to unwind to; did you mean `unwindToList:`?"
      ]
    ),
    (
      "<view customClass=\"ListController\"/><view customClass=\"APPPlain\"/>",
      [
        "wrong class: Main.storyboard:9:54: error: `ListController` is no UIView, which `view` needs",
        "wrong class: Main.storyboard:9:90: error: `APPPlain` is no UIView, which `view` needs",
      ]
    ),
    (
      "<tapGestureRecognizer customClass=\"Badge\"/><view customClass=\"Loose\"/><customObject customClass=\"Badge\"/>",
      [
        "wrong class: Main.storyboard:9:70: error: `Badge` is no UIGestureRecognizer, which `tapGestureRecognizer` needs"
      ]
    ),
    (
      "<view id=\"v\"><connections><segue destination=\"BYZ-38-t0r\" kind=\"custom\" customClass=\"Badge\" customModule=\"App\" id=\"s\"/></connections></view>",
      [
        "wrong class: Main.storyboard:9:120: error: `Badge` is no UIStoryboardSegue, which `segue` needs"
      ]
    ),
    (
      "<view customClass=\"Badge\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"icn.hidden\" value=\"YES\"/><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"clipsToBounds\" value=\"YES\"/><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"layer.masksToBounds\" value=\"YES\"/><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"icon.hidden\" value=\"YES\"/><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"whatever\" value=\"YES\"/></userDefinedRuntimeAttributes></view>",
      [
        "unknown property: Main.storyboard:9:144: error: `Badge` has no property `icn`; did you mean `icon`?",
        "unknown property: Main.storyboard:9:469: warning: `Badge` has no property `whatever`",
      ]
    ),
    (
      "<view id=\"v\"/><label id=\"v\"/>",
      ["duplicate identifier: Main.storyboard:9:60: error: There are two objects `v`; the other is on line 9"]
    ),
    (
      "<view id=\"abc-de-fgh\"><constraints><constraint firstItem=\"abc-de-fgi\" firstAttribute=\"top\" secondItem=\"zzz\" secondAttribute=\"top\" id=\"c\"/></constraints></view>",
      [
        "unknown object: Main.storyboard:9:93: error: There is no object `abc-de-fgi`; did you mean `abc-de-fgh`?",
        "unknown object: Main.storyboard:9:138: error: There is no object `zzz`",
      ]
    ),
    (
      "<view id=\"v\"><variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"qqqqqq\"/></mask></variation></view>",
      ["unknown object: Main.storyboard:9:114: error: There is no object `qqqqqq`"]
    ),
    (
      "<imageView image=\"sta\"/><imageView image=\"sta\" catalog=\"system\"/><imageView image=\"photo.png\"/>",
      ["unknown image: Main.storyboard:9:53: error: There is no image `sta`; did you mean `star`?"]
    ),
    (
      "<view><color key=\"backgroundColor\" name=\"Acent\"/><color key=\"tintColor\" name=\"Accent\"/></view>",
      ["unknown color: Main.storyboard:9:76: error: There is no color `Acent`; did you mean `Accent`?"]
    ),
    (
      "<label textAlignment=\"centre\" alpha=\"much\"/>",
      [
        "unreadable value: Main.storyboard:9:57: error: `centre` is no value of `textAlignment`; did you mean `center`? allowed: left, center, right, justified, natural",
        "unreadable value: Main.storyboard:9:72: error: `much` is no number, which `alpha` needs",
      ]
    ),
    (
      "<view><color key=\"backgroundColor\" red=\"1\" colorSpace=\"calibratedRBG\"/></view>",
      [
        "unreadable value: Main.storyboard:9:90: error: Unknown color space `calibratedRBG`; did you mean `calibratedRGB`? allowed: calibratedWhite, calibratedRGB, deviceWhite, deviceRGB, deviceCMYK, calibratedCMYK, custom, catalog, pattern"
      ]
    ),
    (
      "<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-4\"/></label>",
      ["unreadable value: Main.storyboard:9:106: error: A font’s size is from 0 to 10000 points"]
    ),
    (
      "<glkView/><glkView/><mapView/>",
      [
        "absent framework: Main.storyboard:9:36: warning: `glkView` makes a GLKView of GLKit, which is not here; it shows nothing"
      ]
    ),
  ]) func errorsHaveTheirWords(_ views: String, _ expected: [String]) {
    #expect(messages(views) == expected)
  }

  @Test func symbolsThatAreNotHereAreNamedWithTheNearest() throws {
    let views =
      "<imageView image=\"sta\" catalog=\"system\"/><imageView image=\"star\" catalog=\"system\"/><imageView><imageReference key=\"image\" image=\"hart\" catalog=\"system\"/></imageView>"
    let document = try #require(read(storyboard(views)).document)
    var context = InterfaceContext(module: "App")
    #expect(InterfaceCheck([document], context: context).diagnostics == [])
    context.symbols = ["star", "heart", "heart.fill"]
    #expect(
      InterfaceCheck([document], context: context).diagnostics.map { "\($0.cause): \($0)" }
        == [
          "unknown symbol: Main.storyboard:9:53: warning: There is no symbol `sta`; did you mean `star`?",
          "unknown symbol: Main.storyboard:9:164: warning: There is no symbol `hart`; did you mean `heart`?",
        ])
  }

  @Test func outletsOfControllersAreTheirsAndTheirSuperclasses() {
    func outlet(_ property: String) -> [String] {
      messages([
        (
          "Main.storyboard",
          storyboard("", controller: " customClass=\"ListController\" customModule=\"App\"").replacing(
            "<viewLayoutGuide",
            with:
              "<connections><outlet property=\"x\" destination=\"8bC-Xf-vdC\" id=\"y\"/></connections><viewLayoutGuide"
          ).replacing(
            "</viewController>",
            with:
              "<connections><outlet property=\"\(property)\" destination=\"8bC-Xf-vdC\" id=\"out-le-t00\"/></connections></viewController>"
          ).replacing(
            "<connections><outlet property=\"x\" destination=\"8bC-Xf-vdC\" id=\"y\"/></connections>",
            with: "")
        )
      ]).map { String($0.split(separator: "error: ")[1]) }
    }
    #expect(
      outlet("titleLabel") == [] && outlet("footer") == [] && outlet("tableView") == []
        && outlet("view") == [])
    #expect(outlet("count") == ["`count` of `ListController` is no outlet; write @IBOutlet before it"])
    #expect(
      outlet("titelLabel") == ["`ListController` has no outlet `titelLabel`; did you mean `titleLabel`?"])
  }

  @Test func scenesOfOtherStoryboardsExist() {
    let reference = { (attributes: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <viewControllerPlaceholder \(attributes) id="p"/></objects></scene></scenes></document>
      """
    }
    let settings = storyboard("", controller: " storyboardIdentifier=\"about\"")
    let loose = settings.replacing(" initialViewController=\"BYZ-38-t0r\"", with: "")
    func found(_ attributes: String) -> [String] {
      messages([
        ("Main.storyboard", reference(attributes)), ("x/Settings.storyboard", settings),
        ("Loose.storyboard", loose),
      ])
    }
    #expect(found("storyboardName=\"Settings\"") == [])
    #expect(found("storyboardName=\"Settings\" referencedIdentifier=\"about\"") == [])
    #expect(found("storyboardName=\"Setings\" bundleIdentifier=\"a.b\"") == [])
    #expect(
      found("storyboardName=\"Setings\"") == [
        "unknown scene: Main.storyboard:2:44: error: There is no storyboard `Setings`; did you mean `Settings`?"
      ])
    #expect(
      found("storyboardName=\"Settings\" referencedIdentifier=\"abuot\"") == [
        "unknown scene: Main.storyboard:2:76: error: The storyboard `Settings` has no controller `abuot`; did you mean `about`?"
      ])
    #expect(
      found("storyboardName=\"Loose\"") == [
        "unknown scene: Main.storyboard:2:44: error: The storyboard `Loose` has no initial controller"
      ])
  }

  @Test func namesInCodeAreThoseOfDocuments() {
    let main = storyboard(
      "<button id=\"b\"><connections><segue destination=\"BYZ-38-t0r\" kind=\"show\" identifier=\"detail\" id=\"s\"/></connections></button>",
      controller: " storyboardIdentifier=\"list\" customClass=\"ListController\" customModule=\"App\"")
    func found(_ kind: InterfaceContext.Use.Kind, _ name: String, _ className: String? = nil) -> [String] {
      let place = SourceLocation(file: "List.swift", line: 7, column: 9)
      return messages(
        [("Main.storyboard", main), ("Cell.xib", "<document><objects/></document>")],
        uses: [InterfaceContext.Use(kind, name, in: className, at: place)])
    }
    for kind in [("detail", "ListController"), ("detail", "BaseController"), ("any", "Other")] {
      #expect(found(.segue, kind.0, kind.1) == [])
    }
    #expect(found(.controller, "list") == [] && found(.storyboard, "Main") == [] && found(.nib, "Cell") == [])
    #expect(
      found(.segue, "detial", "ListController") == [
        "unknown segue: List.swift:7:9: error: No segue of `ListController` has the identifier `detial`; did you mean `detail`?"
      ])
    #expect(
      found(.controller, "lst") == [
        "unknown scene: List.swift:7:9: error: No storyboard has a controller `lst`; did you mean `list`?"
      ])
    #expect(
      found(.storyboard, "Mian") == [
        "unknown scene: List.swift:7:9: error: There is no storyboard `Mian`; did you mean `Main`?"
      ])
    #expect(
      found(.nib, "Cel") == [
        "unknown scene: List.swift:7:9: error: There is no nib `Cel`; did you mean `Cell`?"
      ])
  }

  @Test func whatIsNotKnownIsNotChecked() {
    let text = storyboard(
      "<view customClass=\"Nobody\" id=\"v\"><connections><outlet property=\"x\" destination=\"v\" id=\"o\"/></connections></view><imageView image=\"none\"/>",
      controller: " customClass=\"Nobody\"")
    let document = read(text).document!
    #expect(InterfaceCheck([document], context: InterfaceContext(module: "App")).diagnostics.isEmpty)
  }

  @Test func keysOfTablesAreThoseOfObjects() throws {
    let document = try #require(read(storyboard("<label text=\"A\" id=\"abc-de-fgh\"/>")).document)
    var context = InterfaceContext(module: "App")
    func place(_ line: Int) -> MarkupReading.SourceLocation {
      .init(file: "de.lproj/Main.strings", line: line, column: 1)
    }
    context.tables = [
      InterfaceContext.Table(
        "Main", keys: ["abc-de-fgh.text": place(1), "abc-de-fgi.text": place(2), "Free": place(3)]),
      InterfaceContext.Table("Other", keys: ["xyz.text": place(4)]),
    ]
    #expect(
      InterfaceCheck([document], context: context).diagnostics.map(\.description) == [
        "de.lproj/Main.strings:2:1: warning: `Main` has no object `abc-de-fgi`; did you mean `abc-de-fgh`?"
      ])
  }

  @Test func classesOfObjectiveCAreNotHere() throws {
    let document = try #require(
      read(storyboard("<view customClass=\"PBStamp\"/><view customClass=\"B\" customModule=\"App\"/>"))
        .document)
    var context = InterfaceContext(module: "App", classes: sampleClasses)
    context.hasUnknownClasses = true
    #expect(
      InterfaceCheck([document], context: context).diagnostics.map { "\($0.severity) \($0.message)" } == [
        "warning There is no class `PBStamp`", "error There is no class `B` in module `App`",
      ])
  }

  @Test func identifiersInCellsOfAnyIndexAreNotLookedFor() {
    #expect(
      messages(
        "<view id=\"v\"><connections><segue destination=\"v\" kind=\"popoverPresentation\" popoverAnchorView=\"$cellContext$abc\" id=\"s\"/></connections></view>"
      ) == [])
  }
}
