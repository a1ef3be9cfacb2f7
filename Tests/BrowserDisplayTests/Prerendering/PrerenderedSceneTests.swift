import DisplayProtocol
import NIOHTTP1
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// The scene as HTML, and the window that it is for.
struct PrerenderedSceneTests {
  private let window = WindowHints(size: CGSize(width: 400, height: 300), scale: 1, appearance: .light)

  private func prerendered(_ changes: SceneChange...) -> PrerenderedScene? {
    var encoder = SceneEncoder(assets: AssetStore(log: ServerLog(write: { _ in })))
    encoder.apply(SceneCommit(number: 1, changes: changes), now: 0) { Issue.record("\($0)") }
    return encoder.prerendered(for: window)
  }

  private let frame = LayerProperty.frame(CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test("Layers lie in each other as elements, and all declarations stand in rules")
  func elements() throws {
    let scene = try #require(
      prerendered(
        .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), frame),
        .set(LayerID(1), .contentOffset(CGPoint(x: 3, y: 4))), .set(LayerID(1), .backgroundColor(.black)),
        .insert(LayerID(2), into: LayerID(1), before: nil), .set(LayerID(2), frame),
        .set(LayerID(2), .content(TestText.line("1 < 2"))),
        .insert(LayerID(3), into: LayerID(1), before: nil), .set(LayerID(3), .isHidden(true))))
    #expect(
      scene.html.text == #"<div id="first" class="l q0" inert><div class="l q1"><div class="l q2">"#
        + #"<span class="t s1 q3">1 &lt; 2</span></div></div></div>"#)
    #expect(scene.styles.contains(".q1{left:10px;top:20px;width:30px;height:40px;background-color:#000000}"))
    #expect(scene.styles.contains(".q2{left:7px;top:16px;width:30px;height:40px}"))
    #expect(scene.styles.contains("@font-face{font-family:f0;src:url(f/"))
    #expect(scene.styles.contains(".s1{padding-top:17px;"))
    #expect(!scene.html.text.contains("style="))
  }

  @Test("A picture for one window does not show in another")
  func media() throws {
    let scene = try #require(prerendered(.insert(LayerID(1), into: .root, before: nil)))
    #expect(
      scene.styles.contains(
        "@media not ((width:400px) and (height:300px) and (resolution:1dppx)"
          + " and (prefers-color-scheme:light)){#first{display:none}}"))
  }

  @Test("What only scripts can show is left to them: what moves, masks, nothing, and more than is soon read")
  func leftOut() {
    #expect(prerendered() == nil)
    let insert = SceneChange.insert(LayerID(1), into: .root, before: nil)
    #expect(prerendered(insert, .set(LayerID(1), .mask(LayerID(2)))) == nil)
    let animation = LayerAnimation(from: .opacity(0), to: .opacity(1), duration: 1)
    #expect(prerendered(insert, .animate(LayerID(1), key: "fade", animation)) == nil)
    let long = String(repeating: "x", count: PrerenderedScene.longestHTML)
    #expect(prerendered(insert, .set(LayerID(1), .content(TestText.line(long)))) == nil)
  }

  @Test(
    "The hints of a request are a window; without all of them, or for a page fetched in advance, there is none"
  )
  func hints() {
    var headers: HTTPHeaders = [
      "Sec-CH-Viewport-Width": "400", "Sec-CH-Viewport-Height": "300", "Sec-CH-DPR": "2",
      "Sec-CH-Prefers-Color-Scheme": "\"dark\"",
    ]
    #expect(
      WindowHints(headers)
        == WindowHints(size: CGSize(width: 400, height: 300), scale: 2, appearance: .dark))
    headers.add(name: "Sec-Purpose", value: "prefetch")
    #expect(WindowHints(headers) == nil)
    headers.remove(name: "Sec-Purpose")
    for (name, value) in [
      ("Sec-CH-Viewport-Width", "0"), ("Sec-CH-Viewport-Width", "1e9"), ("Sec-CH-Viewport-Height", "nan"),
      ("Sec-CH-Viewport-Height", "-3"), ("Sec-CH-DPR", "inf"), ("Sec-CH-DPR", ""),
    ] {
      var wrong = headers
      wrong.replaceOrAdd(name: name, value: value)
      #expect(WindowHints(wrong) == nil, "\(name): \(value)")
    }
    headers.remove(name: "Sec-CH-Prefers-Color-Scheme")
    #expect(WindowHints(headers) == nil)
  }
}
