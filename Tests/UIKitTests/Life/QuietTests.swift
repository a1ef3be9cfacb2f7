import Testing

@testable import UIKit

/// The callbacks of an app, and the calls that they come from: those that call none in UIKit call none here.
@MainActor struct QuietTests {
  /// A delegate and a controller that note what they are told.
  private final class Witness: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate, UITextViewDelegate, UITextFieldDelegate,
    UIPickerViewDelegate, UIPickerViewDataSource, UISearchBarDelegate, UITabBarDelegate,
    UITabBarControllerDelegate, UINavigationControllerDelegate, UIPageViewControllerDelegate
  {
    var log: [String] = []
    var insets: [String: UIEdgeInsets] = [:]
    var made: (() -> UIScrollView)?

    override func viewDidLoad() {
      log.append("viewDidLoad")
      insets["load"] = view.safeAreaInsets
      guard let scroll = made?() else { return }
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize.height = 2_000
      (scroll as? UITableView)?.delegate = self
      (scroll as? UICollectionView)?.delegate = self
      (scroll as? UITextView)?.delegate = self
      if type(of: scroll) == UIScrollView.self { scroll.delegate = self }
      view.addSubview(scroll)
      log.append("added")
    }
    override func viewWillAppear(_ animated: Bool) { insets["will"] = view.safeAreaInsets }
    override func viewIsAppearing(_ animated: Bool) {
      log.append("viewIsAppearing")
      insets["is"] = view.safeAreaInsets
    }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
    override func viewSafeAreaInsetsDidChange() { log.append("viewSafeAreaInsetsDidChange") }
    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrollViewDidScroll") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("scrollViewDidChangeAdjustedContentInset")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      log.append("numberOfRows")
      return 3
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.append("cellForRow")
      return UITableViewCell()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      log.append("numberOfItems")
      return 3
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      log.append("cellForItem")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.append("select") }
    func textViewDidChange(_ textView: UITextView) { log.append("textViewDidChange") }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("textFieldDidEndEditing") }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("didSelectRow")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("textDidChange") }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append("didSelect") }
    func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
      log.append("didSelect")
    }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.append("willShow") }
    func pageViewController(
      _ controller: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("didFinishAnimating") }
    func changed() { log.append("valueChanged") }
  }

  nonisolated private static let makers: [@MainActor @Sendable () -> UIScrollView] = [
    { UIScrollView() }, { UITableView() }, { UITextView() },
    { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
  ]

  @Test(
    "a page's safe area is none before it lies somewhere, and its delegate is not called meanwhile",
    arguments: makers.indices, [false, true])
  func pushed(maker: Int, animated: Bool) {
    onScreen(393, 852, safeArea: UIEdgeInsets(59, 0, 34, 0)) {
      TouchFixture.run { fixture in
        let stack = UINavigationController(rootViewController: UIViewController())
        fixture.window.frame = UIScreen.main.bounds
        fixture.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        let page = Witness()
        page.made = Self.makers[maker]
        stack.pushViewController(page, animated: animated)
        UIScreen.main.host.finishTurn()
        fixture.wait(1)
        UIScreen.main.host.finishTurn()
        #expect(page.log.prefix(2) == ["viewDidLoad", "added"], "\(page.log)")
        #expect(page.insets["load"] == .zero)
        #expect(page.insets["is"]?.top == page.view.safeAreaInsets.top && page.view.safeAreaInsets.top > 90)
        let scroll = page.view.subviews[0] as? UIScrollView
        #expect(scroll?.contentOffset.y == -page.view.safeAreaInsets.top)
        // The movement is told of when the view is laid out, before it has appeared.
        let (moved, layout) = (
          page.log.firstIndex(of: "scrollViewDidScroll"), page.log.firstIndex(of: "viewDidAppear")
        )
        #expect(moved != nil && moved! > page.log.firstIndex(of: "viewIsAppearing")! && moved! < layout!)
        #expect(page.log.filter { $0 == "scrollViewDidScroll" }.count == 1)
        fixture.window.rootViewController = nil
      }
    }
  }

  @Test(
    "addSubview calls no delegate in a window, and the next layout tells of the movement",
    arguments: makers.indices)
  func added(maker: Int) {
    onScreen(393, 852, safeArea: UIEdgeInsets(59, 0, 34, 0)) {
      let page = Witness()
      inWindow(page) { window in
        page.made = Self.makers[maker]
        page.log = []
        page.viewDidLoad()
        #expect(page.log == ["viewDidLoad", "added"])
        #expect((page.view.subviews[0] as? UIScrollView)?.contentOffset.y == -59)
        window.layoutIfNeeded()
        #expect(page.log.contains("scrollViewDidScroll"))
        #expect(page.log.contains("scrollViewDidChangeAdjustedContentInset"))
      }
    }
  }

  @Test("a view that lies in no hierarchy has no safe area, and again when it left")
  func away() {
    onScreen(393, 852, safeArea: UIEdgeInsets(59, 0, 34, 0)) {
      let (root, child) = (UIViewController(), UIViewController())
      child.additionalSafeAreaInsets.top = 7
      inWindow(root) { _ in
        root.addChild(child)
        #expect(child.view.safeAreaInsets == .zero)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(66, 0, 34, 0))
        child.view.removeFromSuperview()
        #expect(child.view.safeAreaInsets == .zero)
      }
    }
  }

  @Test("initializers and quiet setters call nothing of the app")
  func setters() {
    let page = Witness()
    inWindow(page) { window in
      for (name, work) in Self.quiet {
        page.log = []
        work(page)
        #expect(page.log.filter { $0 != "viewDidLayoutSubviews" } == [], "\(name)")
        page.view.subviews.forEach { $0.removeFromSuperview() }
        window.layoutIfNeeded()
      }
    }
  }

  private static func watch<Control: UIControl>(_ control: Control, _ page: Witness) -> Control {
    page.view.addSubview(control)
    control.addAction(
      UIAction { [unowned page] _ in page.changed() },
      for: [.valueChanged, .editingChanged, .primaryActionTriggered])
    return control
  }

  private static let quiet: [(String, @MainActor (Witness) -> Void)] = [
    ("slider", { watch(UISlider(), $0).value = 0.5 }),
    ("slider with animation", { watch(UISlider(), $0).setValue(0.5, animated: true) }),
    ("switch", { watch(UISwitch(), $0).isOn = true }),
    ("switch with animation", { watch(UISwitch(), $0).setOn(true, animated: true) }),
    ("stepper", { watch(UIStepper(), $0).value = 3 }),
    ("segments", { watch(UISegmentedControl(items: ["a", "b"]), $0).selectedSegmentIndex = 1 }),
    (
      "pages",
      {
        let control = watch(UIPageControl(), $0)
        (control.numberOfPages, control.currentPage) = (4, 2)
      }
    ),
    ("dates", { watch(UIDatePicker(), $0).date = Date(timeIntervalSince1970: 0) }),
    ("colors", { watch(UIColorWell(), $0).selectedColor = .red }),
    (
      "field",
      {
        let field = watch(UITextField(), $0)
        field.delegate = $0
        field.text = "abc"
      }
    ),
    (
      "text view",
      {
        let view = UITextView()
        view.delegate = $0
        $0.view.addSubview(view)
        view.text = "abc"
      }
    ),
    (
      "search bar",
      {
        let bar = UISearchBar()
        bar.delegate = $0
        $0.view.addSubview(bar)
        bar.text = "abc"
      }
    ),
    (
      "picker",
      {
        let picker = UIPickerView()
        (picker.dataSource, picker.delegate) = ($0, $0)
        $0.view.addSubview(picker)
        picker.selectRow(4, inComponent: 0, animated: false)
      }
    ),
    (
      "tab bar",
      {
        let bar = UITabBar()
        bar.items = [
          UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
        ]
        bar.delegate = $0
        $0.view.addSubview(bar)
        bar.selectedItem = bar.items?[1]
      }
    ),
    (
      "tabs",
      {
        let tabs = UITabBarController()
        tabs.delegate = $0
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
      }
    ),
    (
      "stack",
      {
        let page = Witness()
        let stack = UINavigationController(rootViewController: page)
        stack.delegate = $0
        $0.log += page.log
      }
    ),
    (
      "tabs' pages",
      {
        let page = Witness()
        let tabs = UITabBarController()
        tabs.viewControllers = [page, UIViewController()]
        $0.log += page.log
      }
    ),
    (
      "split",
      {
        let page = Witness()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .primary)
        $0.log += page.log
      }
    ),
    (
      "pages",
      {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.delegate = $0
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    ),
    (
      "table",
      {
        let table = UITableView(frame: $0.view.bounds)
        (table.dataSource, table.delegate) = ($0, $0)
        $0.view.addSubview(table)
      }
    ),
    (
      "table's selection",
      {
        let table = UITableView(frame: $0.view.bounds)
        (table.dataSource, table.delegate) = ($0, $0)
        $0.view.addSubview(table)
        table.layoutIfNeeded()
        $0.log = []
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      }
    ),
    (
      "collection",
      {
        let view = UICollectionView(frame: $0.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = ($0, $0)
        $0.view.addSubview(view)
      }
    ),
    (
      "scroll view's delegate",
      {
        let scroll = UIScrollView(frame: $0.view.bounds)
        scroll.contentSize.height = 3_000
        scroll.contentOffset.y = 40
        scroll.delegate = $0
        $0.view.addSubview(scroll)
      }
    ),
  ]
}
