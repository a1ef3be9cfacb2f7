import ShojiTestSupport
import Testing

@testable import UIKit

/// Rows and columns of constraints written as pictures.
@MainActor struct VisualFormatTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let guide = UILayoutGuide()
  private var views: [String: Any] { ["a": a, "b": b, "c": c, "guide": guide] }

  init() {
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    parent.addLayoutGuide(guide)
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(text)
  }

  /// A constraint as a line of the kind `b.leading == a.trailing + 8 @750`.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === parent ? "|" : views.first { ($0.value as AnyObject) === item }?.key ?? "?"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue]!
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
    if constraint.secondItem != nil {
      text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.constant != 0 { text += " + \(constraint.constant)" }
    } else {
      text += "\(constraint.constant)"
    }
    return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
  }

  @Test(arguments: [
    ("[a]", []),
    ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"]),
    ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
    ("H:|-20-[a]", ["a.leading == |.leading + 20.0"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8.0"]),
    ("V:[a]-[b]", ["b.top == a.bottom + 8.0"]),
    ("[a]-8.5-[b]", ["b.leading == a.trailing + 8.5"]),
    ("[a]-(-4)-[b]", ["b.leading == a.trailing + -4.0"]),
    (
      "[a]-(>=10,<=20@250)-[b]",
      ["b.leading >= a.trailing + 10.0", "b.leading <= a.trailing + 20.0 @250.0"]
    ),
    ("[a(50)]", ["a.width == 50.0"]),
    ("V:[a(==50@999)]", ["a.height == 50.0 @999.0"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(==b@750,>=40)]", ["a.width == b.width @750.0", "a.width >= 40.0"]),
    (
      " H : | - 5 - [ a ( >= 40 ) ] - [b] ",
      ["a.leading == |.leading + 5.0", "a.width >= 40.0", "b.leading == a.trailing + 8.0"]
    ),
    ("[a]-[guide]-[c]", ["guide.leading == a.trailing + 8.0", "c.leading == guide.trailing + 8.0"]),
    ("|[guide]", ["guide.leading == |.leading"]),
  ])
  func saysInWordsWhatThePictureShows(format: String, expected: [String]) {
    #expect(constraints(format) == expected)
  }

  @Test func metricsStandForNumbersOfAnyKind() {
    let metrics: [String: Any] = [
      "gap": 12, "low": UILayoutPriority.defaultLow.rawValue, "wide": 40.5, "point": CGFloat(3),
      "number": NSNumber(value: 7),
    ]
    #expect(
      constraints("|-gap-[a(>=wide@low)]-point-[b(number)]", metrics: metrics) == [
        "a.leading == |.leading + 12.0", "a.width >= 40.5 @250.0", "b.leading == a.trailing + 3.0",
        "b.width == 7.0",
      ])
  }

  @Test func directionSaysWhereThePictureBegins() {
    #expect(
      constraints("|-[a]-5-[b]-(>=6)-|", .directionLeftToRight) == [
        "a.left == |.leftMargin", "b.left == a.right + 5.0", "|.right >= b.right + 6.0",
      ])
    #expect(
      constraints("|-[a]-5-[b]-(>=6)-|", .directionRightToLeft) == [
        "|.rightMargin == a.right", "a.left == b.right + 5.0", "b.left >= |.left + 6.0",
      ])
    #expect(constraints("V:[a]-5-[b]", .directionRightToLeft) == ["b.top == a.bottom + 5.0"])
  }

  @Test func alignmentHoldsNeighborsTogetherAcrossTheAxis() {
    #expect(
      constraints("[a]-[b]-[c]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing + 8.0", "c.leading == b.trailing + 8.0", "a.top == b.top",
        "a.bottom == b.bottom", "b.top == c.top", "b.bottom == c.bottom",
      ])
    #expect(
      constraints("V:[a]-[b]", .alignAllCenterX) == ["b.top == a.bottom + 8.0", "a.centerX == b.centerX"])
  }

  @Test func spacesMayLieBetweenBaselines() {
    #expect(
      constraints("V:|-3-[a]-20-[b]", .spacingBaselineToBaseline) == [
        "a.top == |.top + 3.0", "b.firstBaseline == a.lastBaseline + 20.0",
      ])
    let label = UILabel()
    parent.addSubview(label)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[label]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["a": a, "label": label])
    let anchors = label.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(made.map(\.constant) == [anchors.constant])
  }

  @Test func constraintsAreNotActiveYetAndKnowWhereTheyWereWritten() {
    let made = NSLayoutConstraint.constraints(withVisualFormat: "|[a(5)]|", metrics: nil, views: ["a": a])
    #expect(made.count == 3 && made.allSatisfy { !$0.isActive })
    #expect(made.allSatisfy { $0.placeText.hasPrefix("UIKitTests/VisualFormatTests.swift:") })
  }

  @Test func viewsComeToLieAsDrawn() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-[b(==a)]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
        views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-|", metrics: nil, views: views))
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(8, 8, 138, 84) && b.frame == CGRect(154, 8, 138, 84))
  }

  // MARK: Mistakes

  private func mistake(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) -> String? {
    let maker = VisualFormatConstraints(
      format: format, options: options, metrics: metrics, views: views,
      place: SourcePlace(file: #fileID, line: #line))
    do {
      _ = try maker.make()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (
      "H:|-[a]-[d]-|",
      """
      Cannot read the visual format: there is no view “d” in the views; they have a, b, c, guide.
      H:|-[a]-[d]-|
               ^
      """
    ),
    (
      "[a]-8[b]",
      """
      Cannot read the visual format: here should be - after the space, not “[”.
      [a]-8[b]
           ^
      """
    ),
    (
      "[a",
      """
      Cannot read the visual format: here should be ] or a size in parentheses, but the format ends.
      [a
        ^
      """
    ),
    (
      "",
      """
      Cannot read the visual format: here should be a view like [name], or | for the superview’s edge, but the format ends.

      ^
      """
    ),
    (
      "X:[a]",
      """
      Cannot read the visual format: here should be H: or V:, not “X”.
      X:[a]
      ^
      """
    ),
    (
      "|-|",
      """
      Cannot read the visual format: here should be a view like [name], not “|”.
      |-|
        ^
      """
    ),
    (
      "[a]|[b]",
      """
      Cannot read the visual format: here should be the end, after the | of the last edge, not “[”.
      [a]|[b]
          ^
      """
    ),
    (
      "[a]->=8-[b]",
      """
      Cannot read the visual format: here should be parentheses around a relation, like -(>=8)-, not “>”.
      [a]->=8-[b]
          ^
      """
    ),
    (
      "[a]-gap-[b]",
      """
      Cannot read the visual format: there is no “gap” in the metrics; they are empty.
      [a]-gap-[b]
          ^
      """
    ),
    (
      "[a(>8)]",
      """
      Cannot read the visual format: here should be ==, <= or >=, not “8”.
      [a(>8)]
          ^
      """
    ),
    (
      "[a(8@2000)]",
      """
      Cannot read the visual format: a priority is more than 0 and at most 1000, not 2000.0.
      [a(8@2000)]
           ^
      """
    ),
    (
      "[a(1.2.3)]",
      """
      Cannot read the visual format: “1.2.3” is not a number.
      [a(1.2.3)]
         ^
      """
    ),
  ])
  func saysWhatIsWrongAndWhere(format: String, words: String) {
    #expect(mistake(format) == words)
  }

  @Test func saysWhatIsWrongWithTheDictionariesAndOptions() {
    #expect(
      mistake("[a]-gap-[b]", metrics: ["gap": "wide"])
        == """
        Cannot read the visual format: the metric “gap” is wide, which is not a number.
        [a]-gap-[b]
            ^
        """)
    #expect(
      mistake("[a]-[b]", options: .alignAllLeft)?.contains(
        "the option to align by left works along the horizontal axis, as the format itself does") == true)
    #expect(mistake("|-[a]-|", options: .alignAllLeft) == nil)
    #expect(mistake("V:|-[a]-|", options: .alignAllLastBaseline) == nil)
    #expect(
      mistake("[a]-[b]", options: .spacingBaselineToBaseline)?.contains(
        "spaces from baseline to baseline need a format that begins with V:") == true)
    a.removeFromSuperview()
    #expect(
      mistake("|[a]")
        == """
        Cannot read the visual format: “a” has no superview for | to stand for; add it to one first.
        |[a]
          ^
        """)
  }

  // MARK: Any format

  @Test func readsBackEveryFormatThatCanBeWritten() throws {
    var generator = SeededGenerator(seed: 49)
    for _ in 0..<2_000 {
      let format = VisualFormat.random(using: &generator)
      let text = format.text
      #expect(try VisualFormatParser.parse(text).withoutPositions == format, "\(text)")
    }
  }

  @Test func anyTextIsReadOrRefusedWithAPlaceInIt() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "[", "]", "(", ")", "-", "|", "@", ",", "==", ">=", "<=", "=", "H:", "V:", "a", "b", "8", "1e9", ".",
      "é", "👨‍👩‍👧", " ", "\n", "999999999999999999999", "H", ":", "-1",
    ]
    var refused = 0
    for round in 0..<20_000 {
      var text = ""
      if round.isMultiple(of: 2) {
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          text += pieces.randomElement(using: &generator)!
        }
      } else {
        var characters = Array(VisualFormat.random(using: &generator).text)
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !characters.isEmpty {
          let index = Int.random(in: 0..<characters.count, using: &generator)
          characters.replaceSubrange(index...index, with: Array(pieces.randomElement(using: &generator)!))
        }
        text = String(characters)
      }
      do {
        let format = try VisualFormatParser.parse(text)
        #expect(!format.items.isEmpty)
      } catch {
        refused += 1
        #expect(error.format == text && (0...text.count).contains(error.position), "\(text)")
        #expect(
          error.description.split(separator: "\n", omittingEmptySubsequences: false).count == 3, "\(text)")
      }
    }
    #expect(refused > 5_000)
  }
}

extension VisualFormat {
  fileprivate static func random(using generator: inout SeededGenerator) -> VisualFormat {
    var format = VisualFormat()
    func chance() -> Bool { Bool.random(using: &generator) }
    func term() -> Term {
      let numbers: [Term.Kind] = [
        .number(8), .number(0), .number(12.5), .name("gap"), .name("b_2"), .name("é"),
      ]
      return Term(kind: numbers.randomElement(using: &generator)!, position: 0)
    }
    func predicates() -> [Predicate] {
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        return Predicate(
          relation: relation.randomElement(using: &generator)!, term: term(),
          priority: chance() ? term() : nil)
      }
    }
    func space() -> Space {
      [.none, .standard, .specified(predicates())].randomElement(using: &generator)!
    }
    format.axis = chance() ? .horizontal : .vertical
    if chance() { format.leadingSpace = space() }
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      if index > 0 { format.spaces.append(space()) }
      format.items.append(Item(name: "view\(index)", position: 0, sizes: chance() ? predicates() : []))
    }
    if chance() { format.trailingSpace = space() }
    return format
  }

  fileprivate var text: String {
    var text = axis == .horizontal ? "H:" : "V:"
    if let leadingSpace { text += "|" + leadingSpace.text }
    for (index, item) in items.enumerated() {
      if index > 0 { text += spaces[index - 1].text }
      text += "[\(item.name)" + (item.sizes.isEmpty ? "" : "(\(item.sizes.text))") + "]"
    }
    if let trailingSpace { text += trailingSpace.text + "|" }
    return text
  }

  fileprivate var withoutPositions: VisualFormat {
    func cleared(_ predicates: [Predicate]) -> [Predicate] {
      predicates.map { predicate in
        var predicate = predicate
        predicate.term.position = 0
        predicate.priority?.position = 0
        return predicate
      }
    }
    func cleared(_ space: Space) -> Space {
      if case .specified(let predicates) = space { .specified(cleared(predicates)) } else { space }
    }
    var format = self
    format.leadingSpace = leadingSpace.map(cleared)
    format.trailingSpace = trailingSpace.map(cleared)
    format.spaces = spaces.map(cleared)
    format.items = items.map { Item(name: $0.name, position: 0, sizes: cleared($0.sizes)) }
    return format
  }
}

extension VisualFormat.Space {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .standard: "-"
    case .specified(let predicates): "-(\(predicates.text))-"
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var text: String {
    map { predicate in
      let relation = [-1: "<=", 0: "==", 1: ">="][predicate.relation.rawValue]!
      return relation + predicate.term.text + (predicate.priority.map { "@" + $0.text } ?? "")
    }.joined(separator: ",")
  }
}

extension VisualFormat.Term {
  fileprivate var text: String {
    switch kind {
    case .number(let number): "\(number)"
    case .name(let name): name
    }
  }
}
