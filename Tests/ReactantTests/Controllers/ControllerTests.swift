import RxSwift
import Testing

@testable import Reactant

private final class LoggingRoot: ViewBase<Int, String>, RootView {
  var edges: UIRectEdge = []
  var edgesForExtendedLayout: UIRectEdge { edges }
  override func update() { CallLog.lines.append("root \(componentState)") }
  func viewWillAppear() { CallLog.lines.append("root willAppear") }
  func viewDidAppear() { CallLog.lines.append("root didAppear") }
  func viewWillDisappear() { CallLog.lines.append("root willDisappear") }
  func viewDidDisappear() { CallLog.lines.append("root didDisappear") }
}

private class LoggingController<State>: ControllerBase<State, LoggingRoot> {
  override func afterInit() { CallLog.lines.append("afterInit") }
  override func update() { CallLog.lines.append("update") }
  override func loadView() {
    CallLog.lines.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    CallLog.lines.append("viewDidLoad")
  }
  override func act(on action: String) { CallLog.lines.append("act \(action)") }
}

private final class Eager: LoggingController<Void> {
  var invalidatesBefore = true
  override func viewWillAppear(_ animated: Bool) {
    if invalidatesBefore { invalidate() }
    super.viewWillAppear(animated)
    if !invalidatesBefore { invalidate() }
  }
}

private func names(_ lines: [String], _ name: String) -> Int { lines.filter { $0 == name }.count }

@Suite(.serialized) @MainActor struct ControllerTests {
  @Test("A controller is made first, and loads its view when it is asked for") func order() throws {
    _ = CallLog.take()
    let controller = LoggingController<Void>(title: "Title")
    #expect(CallLog.take() == ["afterInit"] && !controller.isViewLoaded && controller.title == "Title")
    #expect(controller.rootView.configuration === controller.configuration)
    try withScreen { screen in
      screen.show(controller)
      screen.layOut()
      #expect(
        CallLog.take() == [
          "loadView", "viewDidLoad", "update", "root willAppear", "root didAppear",
        ])
      screen.window.rootViewController = nil
      screen.layOut()
      #expect(CallLog.take() == ["root willDisappear", "root didDisappear"])
    }
  }

  @Test("States that are set while a controller is hidden are shown by one update") func hidden() throws {
    let controller = LoggingController<Int>()
    try withScreen { screen in
      let stack = UINavigationController(rootViewController: controller)
      controller.componentState = 1
      controller.componentState = 2
      _ = CallLog.take()
      screen.show(stack)
      #expect(names(CallLog.take(), "update") == 1)
      controller.componentState = 3
      #expect(CallLog.take() == ["update"])
      stack.pushViewController(UIViewController(), animated: false)
      screen.layOut()
      _ = CallLog.take()
      controller.componentState = 4
      controller.componentState = 5
      #expect(CallLog.take().isEmpty)
      stack.popViewController(animated: false)
      screen.layOut()
      #expect(names(CallLog.take(), "update") == 1)
    }
  }

  @Test("invalidate() before super gives one update for each appearance, and after it two for the first")
  func invalidating() throws {
    for before in [true, false] {
      let controller = Eager()
      controller.invalidatesBefore = before
      _ = CallLog.take()
      try withScreen { screen in
        let stack = UINavigationController(rootViewController: controller)
        screen.show(stack)
        #expect(names(CallLog.take(), "update") == (before ? 1 : 2))
        stack.pushViewController(UIViewController(), animated: false)
        screen.layOut()
        stack.popViewController(animated: false)
        screen.layOut()
        #expect(names(CallLog.take(), "update") == 1)
      }
    }
  }

  @Test("Actions of the root view are acted on, until the controller is gone") func acting() {
    _ = CallLog.take()
    let root = LoggingRoot()
    var controller: LoggingController<Int>? = LoggingController(root: root)
    weak let weakController = controller
    root.perform(action: "one")
    #expect(CallLog.take() == ["afterInit", "act one"])
    controller = nil
    root.perform(action: "two")
    #expect(CallLog.take().isEmpty && weakController == nil)
  }

  @Test("The root view lies in the safe area, or reaches behind bars") func constraints() throws {
    try withScreen { screen in
      let controller = LoggingController<Void>()
      let stack = UINavigationController(rootViewController: controller)
      screen.show(stack)
      let view = try #require(controller.view)
      #expect(controller.rootView.frame == view.safeAreaLayoutGuide.layoutFrame)
      controller.rootView.edges = [.top, .bottom]
      view.setNeedsUpdateConstraints()
      screen.layOut()
      #expect(controller.rootView.frame == view.bounds)
      #expect(view is ControllerRootViewContainer)
    }
  }

  @Test("The navigation bar is hidden where a controller says so") func bar() throws {
    final class Bare: ControllerBase<Void, LoggingRoot> {
      override var navigationBarHidden: Bool { true }
    }
    try withScreen { screen in
      let stack = UINavigationController(rootViewController: Bare())
      screen.show(stack)
      #expect(stack.isNavigationBarHidden)
      stack.pushViewController(LoggingController<Void>(), animated: false)
      #expect(!stack.isNavigationBarHidden)
    }
  }

  @Test("A configuration reaches the root view, the view and the back button") func configuration() {
    let configuration = Configuration()
    configuration.style.controllerRoot = { $0.tag = 1 }
    configuration.style.view = { $0.tag = 2 }
    configuration.defaultBackButton = UIBarButtonItem(title: "Back", style: .plain)
    let controller = LoggingController<Void>().with(configuration: configuration)
    #expect(!controller.isViewLoaded && controller.rootView.tag == 2)
    #expect(controller.navigationItem.backBarButtonItem?.title == "Back")
    #expect(controller.view.tag == 1)
    let other = Configuration()
    other.style.controllerRoot = { $0.tag = 3 }
    controller.configuration = other
    #expect(controller.view.tag == 3 && controller.navigationItem.backBarButtonItem == nil)
  }

  @Test("A scroll controller's root view is as wide as the view and as high as its content") func scrolling()
    throws
  {
    final class Tall: ViewBase<Void, Void> {
      override func loadView() {
        heightAnchor.constraint(equalToConstant: 1_000).isActive = true
      }
    }
    try withScreen { screen in
      let controller = ScrollControllerBase<Void, Tall>()
      screen.show(controller)
      #expect(controller.rootView.frame.size == CGSize(width: 320, height: 1_000))
      #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 1_000))
      controller.scrollView.contentOffset.y = 200
      controller.scrollToTop(animated: false)
      #expect(controller.scrollView.contentOffset.y == 0)
    }
  }

  @Test("A dialog notifies its presenter, before and after, and then calls the completion") func dialog()
    throws
  {
    final class Presenter: UIViewController, DialogDismissalListener {
      func dialogWillDismiss() { CallLog.lines.append("willDismiss") }
      func dialogDidDismiss() { CallLog.lines.append("didDismiss") }
    }
    final class Small: ViewBase<Void, Void> {
      override func loadView() {
        heightAnchor.constraint(equalToConstant: 50).isActive = true
        widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
    }
    try withScreen { screen in
      let presenter = UINavigationController(rootViewController: Presenter())
      screen.show(presenter)
      let dialog = DialogControllerBase<Void, Small>()
      #expect(
        dialog.modalTransitionStyle == .crossDissolve && dialog.modalPresentationStyle == .overCurrentContext)
      _ = CallLog.take()
      presenter.present(dialog, animated: false)
      screen.layOut()
      let frame = dialog.rootView.convert(dialog.rootView.bounds, to: nil)
      #expect(frame == CGRect(x: 110, y: 215, width: 100, height: 50))
      #expect(dialog.view.backgroundColor?.cgColor.alpha == 0.8)
      dialog.dismiss(animated: false) { CallLog.lines.append("completion") }
      screen.layOut()
      #expect(CallLog.take() == ["willDismiss", "didDismiss", "completion"])
    }
  }

  // MARK: Lifetimes

  private final class Row: ViewBase<Int, Void> {}
  private final class List: ControllerBase<Void, PlainTableView<Row>> {
    static var alive = 0
    override init() {
      super.init(title: "List", root: PlainTableView<Row>(reloadable: true))
      List.alive += 1
    }
    override func update() { rootView.componentState = .items([1, 2, 3]) }
    deinit { MainActor.assumeIsolated { List.alive -= 1 } }
  }

  @Test("Pushing and popping controllers with tables leaves nothing alive") func pushing() throws {
    weak var last: PlainTableView<Row>?
    try withScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      screen.show(stack)
      for number in 0..<1_000 {
        let list = List()
        last = list.rootView
        stack.push(controller: list, animated: false)
        stack.pop(animated: false)
        if number % 50 == 0 { screen.layOut() }
      }
      screen.layOut()
      #expect(List.alive == 0 && last == nil)
    }
  }

  @Test("A controller that is replaced while it is pushed goes") func replacing() throws {
    weak var list: List?
    let screen = Screen()
    let stack = UINavigationController(rootViewController: UIViewController())
    screen.show(stack)
    do {
      let pushed = List()
      list = pushed
      stack.push(controller: pushed, animated: true)
      stack.replaceAll(with: UIViewController(), animated: false)
    }
    screen.layOut()
    screen.close()
    #expect(list == nil && stack.viewControllers.count == 1)
  }
}
