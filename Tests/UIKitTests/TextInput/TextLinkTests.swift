import DisplayProtocol
import Testing

@testable import UIKit

/// Links in text that is only read.
@MainActor struct TextLinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    window.addSubview(view)
    let text = NSMutableAttributedString(
      string: "Read the manual or ask", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .link, value: URL(string: "https://example.org")!, range: NSRange(location: 9, length: 6))
    text.addAttribute(.link, value: "mailto:a@example.org", range: NSRange(location: 19, length: 3))
    text.addAttribute(.kern, value: 1, range: NSRange(location: 11, length: 2))
    view.attributedText = text
    view.isEditable = false
    view.layoutIfNeeded()
  }

  private var links: [TextLink] { view.subviews.compactMap { $0 as? TextLink } }

  /// A display that notes what it is asked for.
  private final class Asked: Display {
    let configuration = DisplayConfiguration()
    @MainActor var requests: [DisplayRequest] = []
    func start(_ receiver: any InputReceiver) throws {}
    func show(_ commit: SceneCommit) {}
    func stop() {}
    func perform(_ request: DisplayRequest) -> Bool {
      requests.append(request)
      return true
    }
  }

  private func asked(_ work: () -> Void) -> [DisplayRequest] {
    let display = Asked()
    UIApplication.shared.requestDisplay = display
    work()
    UIApplication.shared.requestDisplay = nil
    return display.requests
  }

  @Test func eachLinkCanBePressedWhereItsLettersAre() throws {
    #expect(links.map(\.accessibilityLabel) == ["manual", "ask"])
    let box = try #require(view.boxes(of: 9..<15).first)
    #expect(view.hitTest(CGPoint(x: box.midX, y: box.midY), with: nil) === links[0])
    #expect(view.hitTest(CGPoint(x: box.minX - 20, y: box.midY), with: nil) === view)
  }

  @Test func aPressOpensTheAddressUnlessTheDelegateSaysNo() {
    #expect(asked { _ = links[0].activate() } == [.open(URL(string: "https://example.org")!)])
    final class Delegate: UITextViewDelegate {
      var received: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        received.append("\(URL) \(characterRange.location)+\(characterRange.length)")
        return false
      }
    }
    let delegate = Delegate()
    view.delegate = delegate
    #expect(asked { links[1].sendActions(for: .touchUpInside) } == [])
    #expect(delegate.received == ["mailto:a@example.org 19+3"])
  }

  @Test func linksComeAndGoWithTheText() {
    view.isEditable = true
    view.layoutIfNeeded()
    #expect(links.isEmpty, "text that is edited is not pressed")
    view.isEditable = false
    view.layoutIfNeeded()
    #expect(links.count == 2)
    view.text = "none"
    view.layoutIfNeeded()
    #expect(links.isEmpty)
  }

  @Test func onlyAddressesOfTheWebMailAndTelephoneAreOpened() {
    let urls = [
      "https://a.b", "HTTP://a.b", "mailto:x", "tel:1", "javascript:alert(1)", "file:///etc", "nothing",
    ]
    #expect(
      urls.map { UIApplication.shared.canOpenURL(URL(string: $0)!) } == [
        true, true, true, true, false, false, false,
      ])
    #expect(asked { UIApplication.shared.open(URL(string: "javascript:alert(1)")!) } == [])
  }

  @Test func openingReportsWhetherThereWasADisplay() async {
    let isOpen = await withCheckedContinuation { answer in
      UIApplication.shared.open(URL(string: "https://nobody.example")!) { answer.resume(returning: $0) }
    }
    #expect(!isOpen)
  }

  @Test func copiedTextGoesToTheDisplayAndWhatItCopiedDoesNotComeBack() {
    #expect(asked { UIPasteboard.general.string = "given" } == [.copy("given")])
    view.isEditable = true
    let typist = Typist(at: view)
    #expect(asked { typist.copied("taken") } == [])
    #expect(UIPasteboard.general.string == "taken")
  }
}
