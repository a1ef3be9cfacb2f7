import Testing

@testable import ReactantUIMarkup

/// Every value type with valid and invalid texts.
@Suite struct ValueTests {
  func expect(
    _ type: ValueType, _ cases: [(String, Value)], refused: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for (text, expected) in cases {
      #expect(value(text, type) == .success(expected), "\(text)", sourceLocation: sourceLocation)
    }
    for text in refused {
      if case .success(let found) = value(text, type) {
        Issue.record("\(text) was read as \(found)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func booleans() {
    expect(
      .bool, [("true", .bool(true)), ("false", .bool(false))], refused: ["", "YES", "True", "1", " true"])
  }

  @Test func numbers() {
    expect(
      .integer, [("0", .integer(0)), ("-12", .integer(-12)), ("+3", .integer(3))],
      refused: ["", "1.5", "x", "99999999999999999999", "1 "])
    for type in [ValueType.cgFloat, .float, .double] {
      expect(
        type, [("0.5", .number(0.5)), ("-12", .number(-12)), ("1e3", .number(1000))],
        refused: ["", "x", "nan", "inf", "-Infinity", "1e999", "1,5", " 1"])
    }
    expect(.float, [], refused: ["1e60"])
  }

  /// Numbers beyond all, and none, in every place of a document that has one.
  @Test(arguments: [
    "1e400", "nan", "-inf", "inf", "10000000000000000000", "-10000000000000000000", "1e308", "1000000001", "",
    "0xFFFFFFFFFFFFFFFF", "99999999999999999999999999999999999999999999999999", "1_000", "١٢",
  ])
  func numbersBeyondAll(number: String) {
    let forms: [(ValueType, String)] = [
      (.integer, "N"), (.cgFloat, "N"), (.float, "N"), (.double, "N"), (.insets, "1, N"), (.insets, "all: N"),
      (.insets, "1, 2, 3, N"), (.point, "N, 1"), (.size, "N"), (.size, "width: 1, height: N"),
      (.rect, "1, 1, N, 1"), (.transform, "rotate(N)"), (.transform, "scale(1, N)"),
      (.transform, "translate(x: N)"), (.rowHeight, "N"), (.tabStops, "right@N"), (.tabStops, "20; N"),
      (.font, ":bold@N"), (.font, "Courier@N"), (.color, "red@darker(by: N)"),
    ]
    for (type, form) in forms {
      let text = form.replacing("N", with: number)
      guard case .failure(let error) = value(text, type) else {
        // A list of tab stops may end with a semicolon.
        if number.isEmpty, form == "20; N" { continue }
        Issue.record("\(text) was read as \(type)")
        continue
      }
      #expect(error.text.contains(": "))
    }
    for form in [
      "N", "super.left offset(N)", "super offset(8) inset(N)", "super multiplied(by: N)", "super divided(N)",
      "10 @N", ":lt N",
    ] {
      // A word is a field's name, and without a number the superview is meant.
      if form.hasSuffix("N"), form != "10 @N", number.isEmpty || number == "nan" || number == "inf" {
        continue
      }
      let messages = parse("<View layout:left=\"\(form.replacing("N", with: number))\"/>").diagnostics
      #expect(messages.hasErrors && messages.allSatisfy { $0.location.line == 1 }, "\(form) \(number)")
    }
    for attribute in ["exampleCount", "sectionCount"] where !number.isEmpty {
      let file = parse("<HeaderTableView tools:\(attribute)=\"\(number)\" header=\"H\" cell=\"C\"/>")
      #expect(file.diagnostics.hasErrors, "\(attribute) \(number)")
    }
    if !number.isEmpty {
      let file = parse("", attributes: " tools:preferredSize=\"fill, \(number)\"")
      #expect(file.diagnostics.hasErrors, "preferredSize \(number)")
    }
  }

  @Test func numbersMultipliedBeyondAll() {
    let small = parse("<View layout:left=\"super divided(0.00001) divided(0.00001)\"/>")
    #expect(small.diagnostics.contains { $0.message.contains("too large") })
    expect(
      .cgFloat, [("1000000000", .number(1e9)), ("-1e9", .number(-1e9)), ("0x10", .number(16))],
      refused: ["1000000000.5"])
    expect(.integer, [("-1000000000", .integer(-1_000_000_000))], refused: ["-1000000001"])
  }

  @Test func colors() {
    func rgba(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> ColorValue {
      ColorValue(.rgba(red: red, green: green, blue: blue, alpha: alpha))
    }
    expect(
      .color,
      [
        ("#FF8000", .color(rgba(255, 128, 0))), ("#ff800040", .color(rgba(255, 128, 0, 64))),
        ("theme.accent", .color(ColorValue(.theme("accent")))),
        ("brandColor", .color(ColorValue(.asset("brandColor")))),
        ("abcdef", .color(ColorValue(.asset("abcdef")))), ("aabcdef", .color(ColorValue(.asset("aabcdef")))),
        (
          "red@darker(by: 40%)@desaturated(40%)",
          .color(ColorValue(.system("red"), modifiers: [.init(.darker, 0.4), .init(.desaturated, 0.4)]))
        ),
        (
          "#000000@alpha(at: 0.5)@fadedIn(0.25)",
          .color(
            ColorValue(
              .rgba(red: 0, green: 0, blue: 0, alpha: 255),
              modifiers: [.init(.alpha, 0.5), .init(.fadedIn, 0.25)]))
        ),
        ("white@alpha(3)", .color(ColorValue(.system("white"), modifiers: [.init(.alpha, 1)]))),
      ] + ColorValue.systemNames.map { ($0, .color(ColorValue(.system($0)))) },
      refused: [
        "", "#12345", "#1234567", "#12345G", "#", "red@", "red@dark(1)", "red@darker", "red@darker(at: 1)",
        "red@alpha(by: 1)", "red@darker(x)", "red@darker(40.5%)", "red@darker(1", "theme.",
        "theme.a@lighter(1)",
        "red@darker(-1)",
      ])
    expect(.cgColor, [("black", .color(ColorValue(.system("black"))))], refused: ["#1"])
  }

  @Test func fonts() {
    expect(
      .font,
      [
        ("14", .font(.system(weight: "regular", size: 14))),
        (":bold@20", .font(.system(weight: "bold", size: 20))),
        (":ultralight", .font(.system(weight: "ultralight", size: 15))),
        ("Helvetica Neue@12.5", .font(.named("Helvetica Neue", size: 12.5))),
        ("Courier", .font(.named("Courier", size: 15))), ("bold@24", .font(.named("bold", size: 24))),
        ("Font-12@3", .font(.named("Font-12", size: 3))), ("theme.body", .font(.theme("body"))),
        ("Courier @20", .font(.named("Courier", size: 20))),
        (":bold @20", .font(.system(weight: "bold", size: 20))),
      ],
      refused: [
        "", ": bold", ":bold@ 20", ":fat@3", "Courier@ 3", "Courier@x", "@12", ":bold@0", "-3", ":bold@1e9",
      ])
  }

  @Test func images() {
    expect(
      .image, [("pic", .image(.asset("pic"))), ("theme.logo", .image(.theme("logo")))],
      refused: ["", "theme."])
  }

  @Test func texts() {
    expect(
      .text,
      [
        ("", .text(.literal(""))), ("Hello", .text(.literal("Hello"))),
        ("a\\nb\\tc\\rd\\\\e\\q", .text(.literal("a\nb\tc\rd\\e\\q"))),
        ("\\(name) {{x}}", .text(.literal("\\(name) {{x}}"))),
        (":uppercased(hello)", .text(.transformed(.uppercased, .literal("hello")))),
        (
          ":capitalized(:localized(a.key))",
          .text(.transformed(.capitalized, .localized(.literal("a.key"))))
        ),
        (":lowercased(A (b) c)", .text(.transformed(.lowercased, .literal("A (b) c")))),
        (
          "Dear :uppercased(you)!",
          .text(.joined([.literal("Dear "), .transformed(.uppercased, .literal("you")), .literal("!")]))
        ),
        ("Note :other(x) y", .text(.literal("Note :other(x) y"))), (":)", .text(.literal(":)"))),
      ],
      refused: [
        ":shouted(x)", ":uppercased(x",
        String(repeating: ":uppercased(", count: 20) + String(repeating: ")", count: 20),
      ])
    #expect(
      value("Hi {{first_name}}{{ x }}", .text, templates: true)
        == .success(.text(.joined([.literal("Hi "), .argument("first_name"), .literal("{{ x }}")]))))
  }

  @Test func geometry() {
    expect(
      .point, [("1, 2", .point(x: 1, y: 2)), ("y: 1, x: -2", .point(x: -2, y: 1))],
      refused: ["", "1", "1,2,3", "x: 1, x: 2", "z: 1, y: 2"])
    expect(
      .size,
      [
        ("3", .size(width: 3, height: 3)), ("3, 4", .size(width: 3, height: 4)),
        ("height: 3, width: 4", .size(width: 4, height: 3)),
      ], refused: ["", "1,2,3", "width: 1", "w: 1, h: 2"])
    expect(
      .rect,
      [
        ("1,2,3,4", .rect(x: 1, y: 2, width: 3, height: 4)),
        ("width: 3, x: 1, y: 2, height: 4", .rect(x: 1, y: 2, width: 3, height: 4)),
      ],
      refused: ["", "1", "1,2,3", "1,2,3,x"])
    expect(
      .insets, [("8", .insets(InsetsValue(top: 8, left: 8, bottom: 8, right: 8)))], refused: ["", "1,2,3"])
  }

  @Test func transforms() {
    expect(
      .transform,
      [
        ("identity", .transform([.identity])), ("rotate(45)", .transform([.rotate(degrees: 45)])),
        ("rotate(by: -90) scale(2)", .transform([.rotate(degrees: -90), .scale(x: 2, y: 2)])),
        (
          "scale(1, 2) scale(x: 3) scale(y: 4) scale(x: 5, y: 6)",
          .transform([.scale(x: 1, y: 2), .scale(x: 3, y: 1), .scale(x: 1, y: 4), .scale(x: 5, y: 6)])
        ),
        (
          "translate(8) translate(1, 2) translate(y: 4)",
          .transform([.translate(x: 8, y: 8), .translate(x: 1, y: 2), .translate(x: 0, y: 4)])
        ),
      ],
      refused: [
        "", "spin(3)", "rotate", "rotate()", "rotate(1, 2)", "scale(z: 1)", "scale(x: 1, x: 2)",
        "scale(1,2,3)",
        "rotate(45", "identity,identity",
      ])
  }

  @Test func others() {
    let regular = EnumerationType.blurEffectStyle.case(named: "regular")!
    expect(
      .visualEffect,
      [
        ("blur:regular", .visualEffect(VisualEffectValue(.blur, style: regular))),
        ("vibrancy:regular", .visualEffect(VisualEffectValue(.vibrancy, style: regular))),
      ],
      refused: ["", "blur", "blur:", "blurr:light", ":light", "blur:lite"])
    let right = EnumerationType.textAlignment.case(named: "right")!
    let left = EnumerationType.textAlignment.case(named: "left")!
    expect(
      .tabStops,
      [
        (
          "20; right@80",
          .tabStops([TabStop(alignment: left, location: 20), TabStop(alignment: right, location: 80)])
        ),
        ("", .tabStops([])),
      ], refused: ["x", "rigth@80", "right80", "right@", "20 30"])
    expect(.rowHeight, [("auto", .rowHeight(nil)), ("80", .rowHeight(80))], refused: ["", "Auto", "x"])
    expect(
      .url, [("https://swift.org/a?b=%20c#d", .url("https://swift.org/a?b=%20c#d"))],
      refused: ["", "a b", "http://a/%zz", "\"", "http://["])
    for type in EnumerationType.all {
      expect(
        .enumeration(type), type.cases.map { ($0.name, .enumeration($0)) },
        refused: ["", "nonsense", "Center"])
    }
  }

  @Test func messagesQuoteTheWordAndNameTheNearest() {
    #expect(
      value("centre", .enumeration(.textAlignment))
        == .failure(
          TextError(
            text:
              "0: Unknown value - `centre` is no TextAlignment; did you mean `center`? allowed: left, center, right, "
              + "justified, natural")))
    #expect(
      value("red@darkest(3)", .color)
        == .failure(
          TextError(
            text:
              "4: Unknown color modifier `darkest`; did you mean `darker`? allowed: lighter, darker, saturated, "
              + "desaturated, fadedOut, fadedIn, alpha")))
  }
}
