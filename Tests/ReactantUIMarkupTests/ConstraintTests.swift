import Testing

@testable import ReactantUIMarkup

@Suite struct ConstraintTests {
  func constraints(_ attribute: String, _ text: String) throws -> [LayoutConstraint] {
    try ConstraintParser.parse(text, of: LayoutAttributeType.named(attribute)!) {
      SourceLocation(file: "", line: 1, column: $0 + 1)
    }
  }

  func short(_ attribute: String, _ text: String) throws -> [String] {
    try constraints(attribute, text).map(shortForm)
  }

  @Test func everyAttributeExpands() throws {
    let expected: [String: [String]] = [
      "leading": ["leading == super.leading + 8"], "left": ["left == super.left + 8"],
      "top": ["top == super.top + 8"], "trailing": ["trailing == super.trailing - 8"],
      "right": ["right == super.right - 8"], "bottom": ["bottom == super.bottom - 8"],
      "width": ["width == super.width - 8"], "height": ["height == super.height - 8"],
      "centerX": ["centerX == super.centerX - 8"], "centerY": ["centerY == super.centerY - 8"],
      "firstBaseline": ["firstBaseline == super.firstBaseline - 8"],
      "lastBaseline": ["lastBaseline == super.lastBaseline - 8"],
      "before": ["trailing == super.leading + 8"], "after": ["leading == super.trailing - 8"],
      "above": ["bottom == super.top + 8"], "below": ["top == super.bottom - 8"],
      "size": ["width == super.width - 8", "height == super.height - 8"],
      "edges": [
        "left == super.left + 8", "right == super.right - 8", "top == super.top + 8",
        "bottom == super.bottom - 8",
      ],
      "fillHorizontally": ["left == super.left + 8", "right == super.right - 8"],
      "fillVertically": ["top == super.top + 8", "bottom == super.bottom - 8"],
      "center": ["centerX == super.centerX - 8", "centerY == super.centerY - 8"],
    ]
    #expect(Set(expected.keys) == Set(LayoutAttributeType.all.map(\.name)))
    for (name, constraints) in expected { #expect(try short(name, "super inset(8)") == constraints) }
  }

  @Test func targetsRelationsAndModifiers() throws {
    #expect(try short("width", ".height") == ["width == self.height"])
    #expect(try short("leading", "self") == ["leading == self.leading"])
    #expect(try short("trailing", ":lt inset(20)") == ["trailing <= super.trailing - 20"])
    #expect(try short("top", "title.bottom offset(by: 4)") == ["top == title.bottom + 4"])
    #expect(try short("top", "id:box offset(-4)") == ["top == id:box.top - 4"])
    #expect(try short("bottom", "safeAreaLayoutGuide") == ["bottom == safeArea.bottom"])
    #expect(try short("left", "readableContentGuide.right") == ["left == readable.right"])
    #expect(
      try short("width", "super multiplied(by: 3) offset(2) divided(2) offset(1)") == [
        "width == super.width * 1.5 + 3"
      ])
    for (word, symbol) in [
      ("eq", "=="), ("equal", "=="), ("lt", "<="), ("lte", "<="), ("lessOrEqual", "<="), ("gt", ">="),
      ("gte", ">="),
      ("greaterOrEqual", ">="),
    ] {
      #expect(try short("width", ":\(word) 10") == ["width \(symbol) 10"])
    }
    #expect(try short("size", "other.size") == ["width == other.width", "height == other.height"])
    #expect(try short("size", "40") == ["width == 40", "height == 40"])
  }

  @Test func bareNumbersArePlacesInTheSuperview() throws {
    #expect(try short("bottom", "8") == ["bottom == superview.bottom + 8"])
    #expect(try short("before", "8") == ["trailing == superview.trailing + 8"])
    #expect(try short("centerX", "8.5") == ["centerX == superview.left + 8.5"])
    #expect(try short("centerY", "-8") == ["centerY == superview.top - 8"])
    #expect(try short("firstBaseline", "3") == ["firstBaseline == superview.firstBaseline + 3"])
    #expect(try short("width", "100@high") == ["width == 100 @750"])
  }

  @Test func prioritiesAndLists() throws {
    for (name, number) in [
      ("required", ""), ("high", " @750"), ("medium", " @500"), ("low", " @250"), ("42", " @42"),
    ] {
      #expect(try short("width", "1 @ \(name)") == ["width == 1\(number)"])
    }
    // A priority followed by a semicolon makes no further constraint.
    #expect(try short("width", "100@high;") == ["width == 100 @750"])
    #expect(try short("width", ":gt 1 @low ; :lt 9") == ["width >= 1 @250", "width <= 9"])
  }

  @Test func names() throws {
    #expect(try short("top", "a = super") == ["top == super.top (a)"])
    #expect(
      try short("fillHorizontally", "fill = super") == [
        "left == super.left (fillLeft)", "right == super.right (fillRight)",
      ])
    #expect(
      try short("width", "w = :gt 1; :lt 9") == ["width >= 1 (wWidth)", "width <= 9 (wWidth)"])
    #expect(try short("width", ":gt 1; w = :lt 9") == ["width >= 1", "width <= 9 (w)"])
  }

  @Test func conditions() throws {
    let all = try constraints("width", "[ipad] name = 200; [!ipad] :lt super @low")
    #expect(all.map(\.condition) == [.idiom(.pad), .not(.idiom(.pad))])
    #expect(all[1].relation == .lessThanOrEqual)
    #expect(all[1].priority == 250)
  }

  @Test(arguments: [
    ("width", "", "0: Expected a number, or a target such as `super`"),
    ("width", "100 offset(5)", "4: Unexpected `offset` after a number"),
    (
      "top", "super foo",
      "6: Unexpected `foo` after the target; expected a modifier such as `offset(8)`, `;`, `@` or the end"
    ),
    (
      "top", "super ofset(8)",
      "6: Unknown modifier `ofset`; did you mean `offset`? allowed: offset, inset, multiplied, divided"
    ),
    ("top", "super offset(x)", "13: Unknown label `x` of `offset`; allowed: by"),
    (
      "top", "super offset()",
      "13: Modifier `offset` couldn't be parsed: expected a number, such as `offset(8)`"
    ),
    ("top", "super offset(8", "14: Modifier `offset` couldn't be parsed: expected `)` after the number"),
    (
      "top", ":le super",
      "0: Unknown relation `le`; did you mean `lt`? allowed: eq, equal, lt, lte, lessOrEqual, gt, gte, greaterOrEqual"
    ),
    (
      "top", "super.botom",
      "6: Unknown layout anchor `botom`; did you mean `bottom`? allowed: leading, trailing, left, right, "
        + "top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline, size"
    ),
    (
      "top", "super @",
      "7: Missing priority value! Allowed after `@`: a number from 0 to 1000, required, high, medium, low"
    ),
    (
      "top", "super @hihg",
      "7: Unknown constraint priority `hihg`; did you mean `high`? allowed: required, high, medium, low, "
        + "a number from 0 to 1000"
    ),
    ("top", "super @1001", "7: A priority lies from 0 to 1000"),
    (
      "top", "super.left",
      "6: `top` cannot be related to `left`; allowed: top, bottom, centerY, firstBaseline, lastBaseline"
    ),
    (
      "leading", "super.left", "6: `leading` cannot be related to `left`; allowed: leading, trailing, centerX"
    ),
    ("width", "super.size", "6: `size` can only be the target of `layout:size`"),
    ("firstBaseline", "safeAreaLayoutGuide", "0: A layout guide has no `firstBaseline`"),
    ("width", "self offset(1)", "0: `width` cannot differ from itself; name another anchor or target"),
    (
      "leading", "a = self multiplied(2)",
      "4: `leading` cannot differ from itself; name another anchor or target"
    ),
    ("width", "super divided(0)", "14: Nothing can be divided by 0"),
    ("width", "[ipad 100", "6: Unexpected `100` in the condition"),
    ("width", "[ipad", "5: Expected `]` to close the condition"),
    ("width", "id: 3", "3: Expected the name of a `layout:id` after `id:`"),
    ("width", "100;;", "4: Expected a number, or a target such as `super`, found `;`"),
    (
      "top", "super offset(900000000) inset(900000000)",
      "0: The numbers of the modifiers are too large"
    ),
  ]) func errors(_ attribute: String, _ text: String, _ message: String) {
    do {
      let found = try short(attribute, text)
      Issue.record("\(text) was read as \(found)")
    } catch let error as ValueError {
      #expect("\(error.offset): \(error.message)" == message)
    } catch {
      Issue.record(error)
    }
  }

  // MARK: The tutorial

  static let header = """
    <?xml version="1.0" encoding="UTF-8" ?>
    <Component
      xmlns="http://schema.reactant.tech/ui"
      xmlns:layout="http://schema.reactant.tech/layout"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      xsi:schemaLocation="http://schema.reactant.tech/ui https://schema.reactant.tech/ui.xsd
      http://schema.reactant.tech/layout https://schema.reactant.tech/layout.xsd"
    """

  func tutorial(_ attributes: String, _ body: String) throws -> ComponentDefinition {
    let file = ParsedFile("\(Self.header) \(attributes)>\(body)</Component>".utf8, path: "a/NoteCell.ui.xml")
    #expect(!file.diagnostics.hasErrors, "\(file.diagnostics)")
    return try #require(file.component?.root)
  }

  @Test func tutorialMainRootView() throws {
    let root = try tutorial("rootView=\"true\"", "<View field=\"noteTableView\" layout:edges=\"super\" />")
    #expect(root.isRootView)
    #expect(root.typeName == "NoteCell")
    #expect(root.children[0].field?.text == "noteTableView")
    #expect(
      shortForms(root.children[0]) == [
        "left == super.left", "right == super.right", "top == super.top", "bottom == super.bottom",
      ])
  }

  @Test func tutorialNoteCell() throws {
    let root = try tutorial(
      "",
      """
      <Label field="title" font=":bold@20" numberOfLines="1" layout:leading="super inset(8)"
        layout:trailing="super inset(8)" layout:top="super inset(6)" />
      <Label field="preview" font="14" numberOfLines="2" layout:fillHorizontally="super inset(10)"
        layout:below="title offset(8)" layout:bottom=":lt super inset(6)" />
      """)
    #expect(!root.isRootView)
    #expect(
      shortForms(root.children[0]) == [
        "leading == super.leading + 8", "trailing == super.trailing - 8", "top == super.top + 6",
      ])
    #expect(
      shortForms(root.children[1]) == [
        "left == super.left + 10", "right == super.right - 10", "top == title.bottom + 8",
        "bottom <= super.bottom - 6",
      ])
    #expect(
      root.children[0].attributes.map(\.value) == [.font(.system(weight: "bold", size: 20)), .integer(1)])
  }

  @Test func tutorialNoteModificationRootView() throws {
    let body = """
      <TextField field="titleTextField" font="bold@24" placeholder="Title"
        layout:fillHorizontally="super inset(24)" layout:top="super inset(24)" />
      <TextView field="bodyTextView" font="16" layout:fillHorizontally="super inset(20)"
        layout:below="titleTextField offset(20)" layout:bottom="super inset(24)" />
      """
    let root = try tutorial("rootView=\"true\"", body)
    #expect(
      shortForms(root.children[0]) == [
        "left == super.left + 24", "right == super.right - 24", "top == super.top + 24",
      ])
    #expect(
      shortForms(root.children[1]) == [
        "left == super.left + 20", "right == super.right - 20", "top == titleTextField.bottom + 20",
        "bottom == super.bottom - 24",
      ])
    #expect(root.children[0].attributes[0].value == .font(.named("bold", size: 24)))
    let file = ParsedFile("\(Self.header)>\(body)</Component>".utf8, path: "N.ui.xml")
    #expect(
      file.diagnostics.map(\.description) == [
        "N.ui.xml:7:119: warning: `bold@24` means a font named `bold`; for the system font's weight write `:bold@24`"
      ])
  }

  @Test func tutorialTemplate() throws {
    let root = try tutorial("rootView=\"true\"", "<Label text=\"Hello World!\" layout:center=\"super\"/>")
    #expect(shortForms(root.children[0]) == ["centerX == super.centerX", "centerY == super.centerY"])
  }
}
