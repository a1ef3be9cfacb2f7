import RxCocoa
import Testing

/// The events of views and controllers that come by their delegates.
@Suite @MainActor struct ViewEventTests {
  @Test func aDataSourceDoesNotReceiveTheEndOfItsSequence() {
    final class Rows: NSObject, UITableViewDataSource, RxTableViewDataSourceType {
      var log: [String] = []
      func tableView(_ tableView: UITableView, observedEvent: Event<[Int]>) { log.append("\(observedEvent)") }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, rows) = (UITableView(), Rows())
    let binding = Observable.of([1], [2]).bind(to: table.rx.items(dataSource: rows))
    #expect(rows.log == ["next([1])", "next([2])"])
    #expect(table.dataSource != nil)
    binding.dispose()
  }

  @Test func navigationReportsWhatItShows() {
    final class Delegate: UINavigationControllerDelegate {
      var count = 0
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        count += 1
      }
    }
    let (navigation, screen, delegate) = (UINavigationController(), UIViewController(), Delegate())
    navigation.delegate = delegate
    let will = Recorder(navigation.rx.willShow) { "\($0.viewController === screen) \($0.animated)" }
    let did = Recorder(navigation.rx.didShow) { "\($0.viewController === screen) \($0.animated)" }
    navigation.delegate?.navigationController(navigation, willShow: screen, animated: true)
    navigation.delegate?.navigationController(navigation, didShow: screen, animated: false)
    #expect(will.log == ["true true"] && did.log == ["true false"])
    #expect(delegate.count == 1)
  }

  @Test func searchTabsPrefetchingAndZoomingAreReported() {
    let search = UISearchController(searchResultsController: nil)
    let presented = Recorder(
      Observable.merge(
        search.rx.willPresent.map { "will" }, search.rx.didPresent.map { "did" },
        search.rx.didDismiss.map { "gone" }))
    search.delegate?.willPresentSearchController(search)
    search.delegate?.didPresentSearchController(search)
    search.delegate?.didDismissSearchController(search)
    #expect(presented.log == ["will", "did", "gone"])

    let (tabs, bar, item) = (UITabBarController(), UITabBar(), UITabBarItem())
    let chosen = Recorder(tabs.rx.didSelect) { "\($0 === tabs)" }
    let items = Recorder(bar.rx.didSelectItem) { "\($0 === item)" }
    tabs.delegate?.tabBarController(tabs, didSelect: tabs)
    bar.delegate?.tabBar(bar, didSelect: item)
    #expect(chosen.log == ["true"] && items.log == ["true"])

    let table = UITableView()
    let rows = Recorder(table.rx.prefetchRows) { "\($0.map(\.row))" }
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [IndexPath(row: 3, section: 0)])
    #expect(rows.log == ["[3]"])
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cancelled = Recorder(collection.rx.cancelPrefetchingForItems) { "\($0.map(\.item))" }
    collection.prefetchDataSource?.collectionView(
      collection, cancelPrefetchingForItemsAt: [IndexPath(item: 2, section: 0)])
    #expect(cancelled.log == ["[2]"])

    let scroll = UIScrollView()
    let zooms = Recorder(scroll.rx.didEndZooming) { "\($0.scale)" }
    let begins = Recorder(scroll.rx.willBeginZooming) { "\($0 == nil)" }
    scroll.delegate?.scrollViewWillBeginZooming(scroll, with: nil)
    scroll.delegate?.scrollViewDidEndZooming(scroll, with: nil, atScale: 2)
    #expect(zooms.log == ["2.0"] && begins.log == ["true"])
  }

  @Test func aPickerShowsViewsAndAdapters() throws {
    let (picker, bag) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160)), DisposeBag())
    Observable.just(["a", "b"]).bind(to: picker.rx.items) { (row: Int, name: String, _: UIView?) -> UIView in
      let label = UILabel()
      label.text = "\(row) \(name)"
      return label
    }.disposed(by: bag)
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    let view = picker.delegate?.pickerView(picker, viewForRow: 1, forComponent: 0, reusing: nil)
    #expect((view as? UILabel)?.text == "1 b")
    #expect(try picker.rx.model(at: IndexPath(row: 1, section: 0)) as String == "b")

    final class Adapter: UIPickerViewDataSource, UIPickerViewDelegate, RxPickerViewDataSourceType {
      var lists: [[Int]] = []
      func pickerView(_ pickerView: UIPickerView, observedEvent: Event<[[Int]]>) {
        guard case .next(let lists) = observedEvent else { return }
        self.lists = lists
        pickerView.reloadAllComponents()
      }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { lists.count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        lists[component].count
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        "\(lists[component][row])"
      }
    }
    let other = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    Observable.just([[1, 2], [3]]).bind(to: other.rx.items(adapter: Adapter())).disposed(by: bag)
    #expect(other.numberOfComponents == 2 && other.numberOfRows(inComponent: 0) == 2)
    #expect(other.delegate?.pickerView(other, titleForRow: 0, forComponent: 1) == "3")
  }
}
