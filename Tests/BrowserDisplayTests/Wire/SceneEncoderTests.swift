import DisplayProtocol
import Foundation
import NIOCore
import Testing

@testable import BrowserDisplay

/// What goes over the wire.
struct SceneEncoderTests {
  private struct Encoded {
    var text: String
    var styles: Set<Int>
  }

  private final class Bench {
    var encoder = SceneEncoder(assets: AssetStore(log: ServerLog(write: { _ in })))
    var failures: [Scene.Failure] = []
    var number = 0

    func encode(_ changes: SceneChange..., at time: TimeInterval = 0) -> String {
      encodeAll(changes, at: time).text
    }

    func encodeAll(_ changes: [SceneChange], at time: TimeInterval = 0) -> Encoded {
      number += 1
      let commit = SceneCommit(number: number, changes: changes)
      let message = encoder.encode(commit, now: time) { failures.append($0) }
      return Encoded(text: String(buffer: message.bytes), styles: message.styles)
    }
  }

  private let layer = LayerID(7)

  private func label(_ text: String, color: CGColor = .black) -> [SceneChange] {
    var meaning = Semantics()
    meaning.role = .label
    meaning.className = "UILabel"
    meaning.text = text
    return [.set(layer, .content(TestText.line(text, color: color))), .set(layer, .semantics(meaning))]
  }

  @Test("a key in a text of a megabyte is written in few bytes", arguments: ["word ", "文章"])
  func aKeyInALongText(piece: String) {
    let bench = Bench()
    var editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 12)))
    editor.text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    _ = bench.encode(.insert(layer, into: .root, before: nil), .set(layer, .editor(editor)))
    for share in [0, 2, 4] {
      let place = editor.text.utf16.count / 4 * share
      editor.text.insert("x", at: editor.text.utf16.index(editor.text.startIndex, offsetBy: place))
      editor.selection = place + 1..<place + 1
      editor.revision += 1
      editor.acknowledged[1, default: 0] += 1
      #expect(bench.encode(.set(layer, .editor(editor))).utf8.count < 150)
    }
  }

  @Test func oneChangedLabelTakesLessThanAHundredBytes() {
    let bench = Bench()
    _ = bench.encodeAll(
      [
        .insert(layer, into: .root, before: nil),
        .set(layer, .frame(CGRect(x: 15, y: 30, width: 290, height: 40))),
      ]
        + label("Score: 1"))
    let change = bench.encodeAll(label("Score: 2")).text
    #expect(change == #"[2,["c",7,1,0,-1.7,"Score: 2"]]"#)
    #expect(change.utf8.count < 100)
    // A new color is sent once, before the commit that uses it.
    let red = bench.encodeAll(label("Score: 2", color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(red.text == #"[3,["c",7,2,0,-1.7,"Score: 2"]]"# && red.styles == [2])
  }

  @Test func aFrameIsSentByItselfAndWithWhatFollowsFromIt() {
    let bench = Bench()
    let other = LayerID(8)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    for layer in [layer, other] {
      _ = bench.encode(.insert(layer, into: .root, before: nil), .set(layer, .frame(frame)))
    }
    let moved = frame.offsetBy(dx: 0, dy: 5)
    #expect(bench.encode(.set(layer, .frame(moved))) == #"[3,["f",7,1,7,30,40]]"#)
    #expect(bench.encode(.set(layer, .frame(frame)), .set(layer, .frame(moved))) == "[4]")
    // Another property may be set before or after it, next to it or later.
    #expect(
      bench.encode(.set(layer, .frame(frame)), .set(other, .frame(moved)), .set(layer, .opacity(0.5)))
        == #"[5,["f",7,1,2,30,40],["s",7,{"opacity":"0.5"}],["f",8,1,7,30,40]]"#)
    #expect(
      bench.encode(.set(layer, .opacity(1)), .set(layer, .frame(moved)), .set(layer, .frame(frame)))
        == #"[6,["s",7,{"opacity":null}]]"#)
    let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 30, height: 40)
    #expect(bench.encode(.set(layer, .frame(nowhere))).contains(#"["s",7,{"display":"none"}]"#))
    #expect(bench.encode(.set(layer, .frame(frame))).contains(#"["s",7,{"display":null}]"#))
    _ = bench.encode(.set(layer, .corners(Corners(radius: 20, mask: .topLeft))))
    let small = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(bench.encode(.set(layer, .frame(small))).contains("border-radius"))
    #expect(bench.encode(.set(layer, .frame(moved)), .remove(layer)) == #"[11,["r",7]]"#)
    #expect(bench.failures.isEmpty)
  }

  @Test func aNewLayerIsSentWholeAndAnOldOneByWhatDiffers() {
    let bench = Bench()
    let made = bench.encode(
      .insert(layer, into: .root, before: nil),
      .set(layer, .frame(CGRect(x: 1, y: 2, width: 3, height: 4.5))),
      .set(layer, .opacity(0.25)), .set(layer, .opacity(0.5)))
    #expect(made == #"[1,["i",7,0],["l",7,[1,2,3,4.5],{"opacity":"0.5"},{},[]]]"#)
    #expect(
      bench.encode(.set(layer, .opacity(1)), .set(layer, .masksToBounds(true)))
        == #"[2,["s",7,{"opacity":null,"overflow":"clip"}]]"#)
    #expect(bench.encode(.set(layer, .opacity(0.3)), .set(layer, .opacity(1))) == "[3]")
    #expect(bench.encode(.remove(layer)) == #"[4,["r",7]]"#)
  }

  @Test func aChangeThatCannotBeAppliedIsLeftOutAndTheRestIsSent() {
    let bench = Bench()
    let text = bench.encode(
      .set(layer, .opacity(0.5)), .insert(layer, into: .root, before: nil), .remove(LayerID(99)))
    #expect(text == #"[1,["i",7,0],["l",7,[0,0,0,0],{},{},[]]]"#)
    #expect(bench.failures == [.unknownLayer(layer), .unknownLayer(LayerID(99))])
  }

  @Test func stylesDoNotGatherForEver() {
    let bench = Bench()
    _ = bench.encode(.insert(layer, into: .root, before: nil))
    var freshStarts = 0
    for number in 0..<(3 * TextStyleTable.capacity) {
      let color = CGColor(
        red: CGFloat(number % 100) / 100, green: CGFloat(number / 100 % 100) / 100, blue: 0.5, alpha: 1)
      _ = bench.encodeAll(label("x", color: color))
      if bench.encoder.needsFreshStart {
        freshStarts += 1
        let snapshot = bench.encoder.startAfresh(now: 0)
        #expect(snapshot.styles.count == 1)
        #expect(snapshot.styles.allSatisfy { bench.encoder.style($0) != nil })
      }
      #expect(bench.encoder.styleCount <= TextStyleTable.capacity)
    }
    #expect(freshStarts == 3)
  }

  @Test func anAnimationThatIsOverIsNotSentAgainAndOneUnderWayGoesOn() {
    let bench = Bench()
    let fade = LayerAnimation(from: .opacity(0), to: .opacity(1), duration: 2, curve: .linear)
    let text = bench.encode(
      .insert(layer, into: .root, before: nil), .animate(layer, key: "fade", fade), at: 10)
    #expect(
      text.hasSuffix(
        #",["+",7,"fade",[{"opacity":"0"},{"opacity":"1"}],{"duration":2000,"easing":"linear"}]]"#))
    #expect(String(buffer: bench.encoder.snapshot(now: 11).bytes).contains(#""easing":"linear"},1000]]"#))
    #expect(!String(buffer: bench.encoder.snapshot(now: 12).bytes).contains("fade"))
  }

  @Test func aCommitThatNobodySeesIsInTheNextSnapshot() {
    let bench = Bench()
    let changes = [SceneChange.insert(layer, into: .root, before: nil), .set(LayerID(99), .opacity(0))]
    bench.encoder.apply(SceneCommit(number: 1, changes: changes), now: 0) { bench.failures.append($0) }
    #expect(bench.failures == [.unknownLayer(LayerID(99))])
    #expect(
      String(buffer: bench.encoder.snapshot(now: 0).bytes)
        == #"["S",1,["l",0,[0,0,0,0],{},{},[]],["i",7,0],["l",7,[0,0,0,0],{},{},[]]]"#)
  }

  @Test func textThatIsWrittenOutIsNotRepeatedForTheDriver() {
    let bench = Bench()
    let plain = bench.encodeAll([.insert(layer, into: .root, before: nil)] + label("words")).text
    #expect(plain.components(separatedBy: "words").count == 2)
    var whole = Semantics()
    whole.text = "words that are cut"
    #expect(bench.encode(.set(layer, .semantics(whole))).contains(#""data-text":"words that are cut""#))
    whole.text = nil
    #expect(bench.encode(.set(layer, .semantics(whole))).contains(#""data-silent":"","data-text":null"#))
  }

  @Test("texts that mean the same in other characters are sent, and written out only where they are the same")
  func spellings() {
    let bench = Bench()
    let (one, other) = ("caf\u{E9}", "cafe\u{301}")
    _ = bench.encodeAll([.insert(layer, into: .root, before: nil)] + label(one))
    var meaning = Semantics()
    (meaning.role, meaning.className, meaning.text) = (.label, "UILabel", other)
    #expect(bench.encode(.set(layer, .semantics(meaning))).contains("\"data-text\":\"\(other)\""))
    meaning.label = one
    _ = bench.encode(.set(layer, .semantics(meaning)))
    meaning.label = other + " au lait"
    #expect(bench.encode(.set(layer, .semantics(meaning))).contains("\"aria-label\":\"\(other) au lait\""))
    (meaning.role, meaning.label) = (.button, one)
    _ = bench.encode(.set(layer, .semantics(meaning)))
    meaning.label = other
    let sent = bench.encode(.set(layer, .semantics(meaning)))
    #expect(sent.unicodeScalars.contains("\u{301}") && sent.contains("aria-label"), "\(sent)")
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0004, "0"), (-1.5, "-1.5"), (12.0, "12"), (0.0625, "0.063"), (.nan, "0"),
    (.infinity, "0"), (1e300, "0"), (-0.25, "-0.25"), (1.01, "1.01"), (100.001, "100.001"),
  ])
  func numbersAreShort(_ number: CGFloat, text: String) {
    #expect(JSONWriter.decimal(number) == text)
  }

  @Test func stringsOfAnyCharactersAreJSON() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let scalars = (0..<20).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &random))
      }
      let string = String(String.UnicodeScalarView(scalars + [Unicode.Scalar(UInt8.random(in: 0...127))]))
      var json = JSONWriter()
      json.beginArray()
      json.string(string)
      json.endArray()
      #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [string])
    }
  }

  @Test func scrollingAThousandLayersByAStepTakesOneShortChange() {
    let bench = Bench()
    var scroll = LayerScroll(contentSize: CGSize(width: 320, height: 50_000))
    _ = bench.encodeAll(
      [.insert(layer, into: .root, before: nil), .set(layer, .scroll(scroll))]
        + (0..<1_000).flatMap { row -> [SceneChange] in
          let child = LayerID(1_000 + row)
          return [
            .insert(child, into: layer, before: nil),
            .set(child, .frame(CGRect(x: 0, y: row * 50, width: 320, height: 50))),
          ]
        })
    #expect(bench.encode(.set(layer, .contentOffset(CGPoint(x: 0, y: 40)))) == #"[2,["o",7,0,40]]"#)
    scroll.revision += 1
    let moved = bench.encode(.set(layer, .contentOffset(CGPoint(x: 0, y: 90))), .set(layer, .scroll(scroll)))
    #expect(moved == #"[3,["o",7,0,90,1]]"#)
    // The app has refused an offset that the scene never had.
    scroll.revision += 1
    #expect(bench.encode(.set(layer, .scroll(scroll))) == #"[4,["o",7,0,90,2]]"#)
    #expect(bench.encode(.set(layer, .indicatorOpacity(1))) == #"[5,["u",7,1]]"#)
    #expect(bench.failures.isEmpty)
  }

  @Test func aBlurOfWhatLiesBehindIsOneStyle() {
    let bench = Bench()
    let whole = bench.encode(
      .insert(layer, into: .root, before: nil),
      .set(layer, .backgroundBlur(BackgroundBlur(radius: 20, saturation: 1.8))))
    #expect(whole.contains(#"{"backdrop-filter":"blur(20px) saturate(1.8)"}"#))
    #expect(
      bench.encode(.set(layer, .backgroundBlur(BackgroundBlur(radius: 1e9))))
        == #"[2,["s",7,{"backdrop-filter":"blur(100px)"}]]"#)
    for none in [BackgroundBlur(), BackgroundBlur(radius: .nan), BackgroundBlur(radius: -1)] {
      _ = bench.encode(.set(layer, .backgroundBlur(BackgroundBlur(radius: 4))))
      #expect(
        bench.encode(.set(layer, .backgroundBlur(none))).contains(#"["s",7,{"backdrop-filter":null}]"#))
    }
  }

  @Test func theClientScriptIsSmallWhenPacked() throws {
    let gzip = Process()
    gzip.executableURL = URL(filePath: "/bin/gzip")
    gzip.arguments = ["-9", "-c"]
    let (input, output) = (Pipe(), Pipe())
    gzip.standardInput = input
    gzip.standardOutput = output
    try gzip.run()
    let page = Page(title: "")
    for script in [page.opening, page.script] {
      try input.fileHandleForWriting.write(contentsOf: Data(script.bytes.readableBytesView))
    }
    try input.fileHandleForWriting.close()
    let packed = try output.fileHandleForReading.readToEnd()?.count ?? 0
    #expect((1_000..<16_500).contains(packed))
  }

  @Test func whatIsOnlyForTestsIsNotSentToOthers() {
    func script(_ page: Page) -> String {
      String(decoding: page.script.bytes.readableBytesView, as: UTF8.self)
    }
    let (plain, tested) = (script(Page(title: "")), script(Page(title: "", hasTestHooks: true)))
    for part in ["window.shoji={", "nextFrames"] {
      #expect(tested.contains(part))
      #expect(!plain.contains(part), "\(part) is sent to every page")
    }
    #expect(plain.contains("connect();") && plain.utf8.count < tested.utf8.count)
  }
}
