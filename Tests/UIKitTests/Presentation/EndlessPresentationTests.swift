import Testing

@testable import UIKit

/// Controllers that present another of their class as soon as they are there.
@MainActor @Suite("Controllers that present each other") struct EndlessPresentationTests {
  private final class Page: UIViewController {
    enum Moment { case load, willAppear, appear }
    static var made = 0
    static var moment = Moment.load

    init() {
      super.init(nibName: nil, bundle: nil)
      Self.made += 1
      modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    private func goOn(_ moment: Moment) {
      if moment == Self.moment { present(Page(), animated: false) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      goOn(.load)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      goOn(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      goOn(.appear)
    }
  }

  private func show(_ moment: Page.Moment) -> (made: Int, messages: [String]) {
    (Page.made, Page.moment) = (0, moment)
    let messages = loggedMessages {
      let shown = ShownWindow(Page())
      for _ in 0..<UIViewController.mostPresented + 10 { shown.finishTurn() }
      shown.close()
    }
    return (Page.made, messages)
  }

  @Test("from viewDidLoad: the view is in no window, and the other one's is not loaded") func load() {
    let (made, messages) = show(.load)
    #expect(made == 2 && messages.contains { $0.contains("is in no window") }, "\(made) \(messages)")
  }

  @Test("from viewDidAppear without an end: there is a bound, and the log names them") func appear() {
    let (made, messages) = show(.appear)
    #expect(made > 50 && made <= UIViewController.mostPresented + 2, "\(made)")
    #expect(
      messages.contains { $0.contains("controllers present each other already: … → <Page> → <Page>") },
      "\(messages)")
  }
}
