import Testing

@testable import UIKit

/// Searches in a navigation bar: the delegate's calls, and how bar and content make room.
@MainActor struct UISearchControllerTests {
  /// A list of rows with a search, which records its calls.
  private final class List: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    let search: UISearchController
    var lines: [String] = []
    var count = 50

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
      title = "List"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 44
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      navigationItem.searchController = search
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      lines.append("update \(text.isEmpty ? "-" : text) \(searchController.isActive ? "active" : "idle")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }

    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @MainActor private struct Shown {
    let list: List
    let stack: UINavigationController
    var bar: UINavigationBar { stack.navigationBar }
    var search: UISearchController { list.search }
    var searchBar: UISearchBar { list.search.searchBar }
    /// Presses the field, as a person does who clicks or taps.
    func press() { searchBar.searchTextField.sendActions(for: .touchDown) }
    func finishTurn() { UIScreen.main.host.finishTurn() }
    /// Moves the content to so far below its beginning.
    func scroll(to way: CGFloat) {
      list.tableView.contentOffset.y = way - list.tableView.adjustedContentInset.top
      finishTurn()
    }
    /// How far the content is below its beginning.
    var way: CGFloat { list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top }
  }

  /// Shows a list whose search bar stays, unless `prepare` says otherwise; nothing takes time.
  private func show(
    results: UIViewController? = nil, isLarge: Bool = true, _ prepare: (List) -> Void = { _ in },
    _ body: (Shown) -> Void
  ) {
    onScreen(375, 667, safeArea: UIEdgeInsets(20, 0, 0, 0)) {
      UIView.performWithoutAnimation {
        let list = List(results: results)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        prepare(list)
        let stack = UINavigationController(rootViewController: list)
        stack.navigationBar.prefersLargeTitles = isLarge
        inWindow(stack) { _ in
          list.lines = []
          body(Shown(list: list, stack: stack))
        }
      }
    }
  }

  @Test func aTabChangeKeepsAHiddenSearchBarHidden() {
    onScreen(375, 667, safeArea: UIEdgeInsets(20, 0, 0, 0)) {
      UIView.performWithoutAnimation {
        let list = List()
        let stack = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        inWindow(tabs) { _ in
          let shown = Shown(list: list, stack: stack)
          shown.finishTurn()
          let way = shown.way
          #expect(way > 30)
          for (far, count) in [(way, 50), (300, 50), (300, 8)] {
            shown.scroll(to: far)
            tabs.selectedIndex = 1
            shown.finishTurn()
            list.count = count
            list.tableView.reloadData()
            tabs.selectedIndex = 0
            shown.finishTurn()
            let end = list.tableView.verticalRange.upperBound + list.tableView.adjustedContentInset.top
            #expect(abs(shown.way - min(far, end)) < 0.5)
          }
        }
      }
    }
  }

  // MARK: Delegate calls

  @Test func theFocusAloneBeginsNoSearch() {
    show { shown in
      let typist = Typist(at: shown.searchBar.searchTextField)
      typist.focus()
      #expect(shown.searchBar.isFirstResponder && !shown.search.isActive)
      #expect(shown.list.read() == ["began"])
      typist.leave()
      #expect(shown.list.read() == ["ended"] && !shown.searchBar.showsCancelButton)
      typist.focus()
      typist.type("c")
      #expect(shown.search.isActive && shown.list.read().contains("will present"))
    }
    show { shown in
      let typist = Typist(at: shown.searchBar.searchTextField)
      typist.focus()
      shown.press()
      #expect(shown.search.isActive)
      shown.search.isActive = false
      #expect(shown.searchBar.becomeFirstResponder() && shown.search.isActive)
    }
  }

  @Test func aSearchReportsInOrder() {
    show { shown in
      let typist = Typist(at: shown.searchBar.searchTextField)
      shown.press()
      typist.focus()
      #expect(
        shown.list.read() == ["will present", "did present", "update - active", "began"])
      typist.type("ca")
      #expect(shown.list.read() == ["update ca active"])
      #expect(shown.search.isActive && shown.searchBar.showsCancelButton)
      shown.finishTurn()
      _ = shown.searchBar.parts.cancel.accessibilityActivate()
      #expect(
        shown.list.read() == ["cancel", "ended", "will dismiss", "did dismiss", "update - idle"])
      #expect(shown.searchBar.text == "" && !shown.searchBar.isFirstResponder)
      #expect(!shown.search.isActive && !shown.searchBar.showsCancelButton)
    }
  }

  @Test func codeBeginsAndEndsSearches() {
    show { shown in
      shown.search.isActive = true
      #expect(shown.search.isActive && !shown.searchBar.isFirstResponder)
      shown.searchBar.text = "x"
      #expect(shown.list.read().last == "update x active")
      shown.search.isActive = false
      #expect(shown.searchBar.text == "" && shown.list.read().last == "update - idle")
      shown.search.isActive = true
      shown.search.dismiss(animated: false)
      #expect(!shown.search.isActive)
    }
  }

  @Test func returnLeavesTheResultsWithoutTheKeyboard() {
    show { shown in
      let typist = Typist(at: shown.searchBar.searchTextField)
      shown.press()
      typist.focus()
      typist.type("x")
      typist.pressReturn()
      #expect(shown.search.isActive && !shown.searchBar.isFirstResponder && shown.searchBar.text == "x")
    }
  }

  @Test func escapeEndsASearchFromTheFieldAndFromTheContent() {
    show { shown in
      for view in [shown.searchBar.searchTextField, shown.list.tableView!] {
        shown.search.isActive = true
        shown.searchBar.text = "x"
        Keyboard(view: view).press("Escape")
        #expect(!shown.search.isActive && shown.searchBar.text == "")
      }
      shown.list.lines = []
      Keyboard(view: shown.list.tableView).press("Escape")
      #expect(shown.list.lines.isEmpty)
    }
  }

  @Test func theAppMayShowCancelAndScopesItself() {
    show {
      $0.search.automaticallyShowsCancelButton = false
      $0.search.searchBar.scopeButtonTitles = ["A", "B"]
    } _: { shown in
      shown.search.isActive = true
      #expect(!shown.searchBar.showsCancelButton && shown.searchBar.showsScopeBar)
      shown.search.isActive = false
      #expect(!shown.searchBar.showsScopeBar)
      shown.searchBar.showsScopeBar = true
      #expect(!shown.search.automaticallyShowsScopeBar)
      shown.search.isActive = true
      shown.search.isActive = false
      #expect(shown.searchBar.showsScopeBar)
    }
  }

  // MARK: Room

  @Test func theBarTakes52BelowTheTitle() {
    for (isLarge, height) in [(true, 96 + 52), (false, 44 + 52)] as [(Bool, CGFloat)] {
      show(isLarge: isLarge) { shown in
        #expect(shown.bar.frame == CGRect(0, 20, 375, height))
        #expect(
          shown.searchBar.convert(shown.searchBar.bounds, to: shown.bar) == CGRect(0, height - 52, 375, 52))
        #expect(shown.searchBar.searchTextField.frame == CGRect(16, 1, 343, 36))
        #expect(shown.list.view.safeAreaInsets.top == 20 + height && shown.way == 0)
      }
    }
  }

  @Test func aBarThatStaysLetsOnlyTheTitleGo() {
    show { shown in
      shown.scroll(to: 30)
      #expect(shown.bar.bounds.height == 118 && shown.searchBar.bounds.height == 52)
      shown.scroll(to: 200)
      #expect(shown.bar.bounds.height == 96 && shown.searchBar.bounds.height == 52)
    }
  }

  @Test func aBarThatHidesGoesBeforeTheTitle() {
    show {
      $0.navigationItem.hidesSearchBarWhenScrolling = true
    } _: { shown in
      // Shown once before, so that it is not out of sight at first.
      #expect(shown.way == 0 && shown.bar.bounds.height == 148)
      shown.scroll(to: 26)
      #expect(shown.bar.bounds.height == 122 && shown.searchBar.bounds.height == 26)
      #expect(shown.searchBar.searchTextField.bounds.height == 10)
      shown.scroll(to: 52)
      #expect(shown.bar.bounds.height == 96 && shown.searchBar.isHidden)
      shown.scroll(to: 200)
      #expect(shown.bar.bounds.height == 44)
      shown.scroll(to: 0)
      #expect(shown.bar.bounds.height == 148 && !shown.searchBar.isHidden)
      #expect(shown.searchBar.searchTextField.frame == CGRect(16, 1, 343, 36))
    }
  }

  @Test func aBarThatHidesIsOutOfSightAtFirst() {
    onScreen(375, 667, safeArea: UIEdgeInsets(20, 0, 0, 0)) {
      for (count, way) in [(50, 52), (3, 0)] as [(Int, CGFloat)] {
        let list = List()
        list.count = count
        let stack = UINavigationController(rootViewController: list)
        inWindow(stack) { _ in
          #expect(Shown(list: list, stack: stack).way == way)
          #expect(stack.navigationBar.bounds.height == 96 - way)
        }
      }
    }
  }

  @Test func contentComesToRestAtTheSteps() {
    show {
      $0.navigationItem.hidesSearchBarWhenScrolling = true
    } _: { shown in
      let top = -shown.list.tableView.adjustedContentInset.top
      for (way, rest) in [(10, 0), (40, 52), (70, 52), (90, 104), (120, 120)] as [(CGFloat, CGFloat)] {
        var goal = CGPoint(x: 0, y: top + way)
        shown.stack.collapse.adjustGoal(&goal, in: shown.list.tableView)
        #expect(goal.y == top + rest, "from \(way)")
      }
    }
  }

  @Test func aSearchLeavesOnlyItsBar() {
    show { shown in
      shown.search.isActive = true
      shown.finishTurn()
      #expect(shown.bar.frame == CGRect(0, 20, 375, 52))
      #expect(shown.list.view.safeAreaInsets.top == 72 && shown.way == 0)
      #expect(shown.searchBar.searchTextField.frame.midY == 26)
      let title = shown.bar.row!.subviews.first { ($0 as? UILabel)?.text == "List" }
      #expect(title?.alpha == 0 && title?.isCovered == true)
      shown.search.isActive = false
      shown.finishTurn()
      #expect(shown.bar.bounds.height == 148 && shown.way == 0)
      #expect(title?.isCovered == false)
    }
  }

  @Test func scopesAddTheirLine() {
    show {
      $0.search.searchBar.scopeButtonTitles = ["A", "B"]
    } _: { shown in
      shown.search.isActive = true
      shown.finishTurn()
      #expect(shown.bar.bounds.height == 96 && shown.searchBar.parts.scopes.frame.minY == 52)
      #expect(shown.list.view.safeAreaInsets.top == 116)
    }
  }

  @Test func aBarMayKeepItsTitleWhileSearching() {
    show {
      $0.search.hidesNavigationBarDuringPresentation = false
      $0.navigationItem.hidesSearchBarWhenScrolling = true
    } _: { shown in
      shown.search.isActive = true
      shown.finishTurn()
      #expect(shown.bar.bounds.height == 148)
      shown.scroll(to: 300)
      #expect(shown.bar.bounds.height == 96 && shown.searchBar.bounds.height == 52)
    }
  }

  // MARK: Over the content

  @Test func aVeilEndsTheSearch() {
    show { shown in
      shown.search.isActive = true
      shown.finishTurn()
      let overlay = shown.search.view as! SearchOverlay
      #expect(overlay.superview === shown.list.view.superview && !overlay.veil.isHidden)
      #expect(shown.list.view.isCovered && shown.search.parent === shown.list)
      overlay.veil.sendActions(for: .touchUpInside)
      shown.finishTurn()
      #expect(!shown.search.isActive && overlay.superview == nil)
      #expect(!shown.list.view.isCovered && shown.search.parent == nil)
    }
  }

  @Test func contentThatShowsItsResultsItselfIsFree() {
    show {
      $0.search.obscuresBackgroundDuringPresentation = false
    } _: { shown in
      shown.search.isActive = true
      shown.finishTurn()
      #expect(!shown.list.view.isCovered && shown.search.parent == nil)
    }
  }

  @Test func resultsShowWhileThereIsText() {
    let results = UITableViewController(style: .plain)
    show(results: results) { shown in
      shown.search.isActive = true
      shown.finishTurn()
      #expect(results.view.window == nil)
      shown.searchBar.text = "x"
      shown.finishTurn()
      #expect(results.view.window != nil && results.parent === shown.search)
      #expect(results.view.frame == CGRect(0, 0, 375, 667) && results.view.safeAreaInsets.top == 72)
      #expect(results.navigationController === shown.stack)
      shown.searchBar.text = ""
      shown.finishTurn()
      #expect(results.view.window == nil && shown.search.isActive)
      shown.search.showsSearchResultsController = true
      #expect(results.view.window != nil)
      shown.search.isActive = false
      shown.finishTurn()
      #expect(results.view.window == nil && results.parent == nil)
    }
  }

  @Test func aSearchWaitsForItsPageToComeBack() {
    let results = UITableViewController(style: .plain)
    show(results: results) { shown in
      shown.search.isActive = true
      shown.searchBar.text = "x"
      shown.finishTurn()
      let next = UIViewController()
      shown.stack.pushViewController(next, animated: false)
      shown.finishTurn()
      #expect(shown.bar.bounds.height == 96 && results.view.window == nil)
      shown.stack.popViewController(animated: false)
      shown.finishTurn()
      #expect(shown.search.isActive && shown.searchBar.text == "x" && shown.bar.bounds.height == 52)
      #expect(results.view.window != nil)
    }
  }

  @Test func aBarAboveATableSearchesToo() {
    onScreen(375, 667) {
      UIView.performWithoutAnimation {
        let list = List()
        list.loadViewIfNeeded()
        list.navigationItem.searchController = nil
        list.search.searchBar.sizeToFit()
        list.tableView.tableHeaderView = list.search.searchBar
        inWindow(list) { _ in
          list.search.isActive = true
          UIScreen.main.host.finishTurn()
          #expect(list.search.view.frame == CGRect(0, 56, 375, 611))
          list.search.isActive = false
          #expect(list.read().last == "update - idle")
        }
      }
    }
  }

  @Test func nothingStaysAliveAfterASearch() {
    weak var search: UISearchController?
    weak var list: List?
    show { shown in
      (search, list) = (shown.search, shown.list)
      shown.search.isActive = true
      shown.finishTurn()
      shown.search.isActive = false
      shown.finishTurn()
    }
    UIScreen.main.host.finishTurn()
    #expect(search == nil && list == nil)
  }
}
