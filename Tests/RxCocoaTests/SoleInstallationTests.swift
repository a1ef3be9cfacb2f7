import RxCocoa
import Testing

/// A second data source or delegate of one view is refused in debug builds, with words.
@Suite @MainActor struct SoleInstallationTests {
  private nonisolated func expectRefusal(
    _ words: String, _ result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.contains(words), sourceLocation: sourceLocation)
    #expect(written.contains("to nil first"), sourceLocation: sourceLocation)
  }

  @Test func twoSequencesOfOneTableAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = UITableView()
      let bag = DisposeBag()
      for _ in 0..<2 {
        Observable.just([1]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }.disposed(by: bag)
      }
    }
    expectRefusal("UITableView has the data source", result)
  }

  @Test func twoSequencesOfOneCollectionAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let bag = DisposeBag()
      for _ in 0..<2 {
        Observable.just([1]).bind(to: list.rx.items) { _, _, _ in UICollectionViewCell() }.disposed(by: bag)
      }
    }
    expectRefusal("UICollectionView has the data source", result)
  }

  @Test func twoSequencesOfOnePickerAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let picker = UIPickerView()
      let bag = DisposeBag()
      for _ in 0..<2 {
        Observable.just(["a"]).bind(to: picker.rx.itemTitles) { _, title in title }.disposed(by: bag)
      }
    }
    expectRefusal("UIPickerView has the data source", result)
  }

  @Test func aSequenceBesideTheAppsOwnDataSourceIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (table, rows) = (UITableView(), OwnRows())
      table.dataSource = rows
      _ = Observable.just([1]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
    }
    expectRefusal("OwnRows", result)
  }

  @Test func aSecondDelegateIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (table, first, second) = (UITableView(), OwnRows(), OwnRows())
      let bag = DisposeBag()
      table.rx.setDelegate(first).disposed(by: bag)
      table.rx.setDelegate(second).disposed(by: bag)
    }
    expectRefusal("UITableView has the delegate", result)
  }

  @Test func whatIsDisposedOfOrSetToNilMakesRoom() {
    let (table, rows) = (UITableView(), OwnRows())
    for _ in 0..<2 {
      Observable.just([1]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }.dispose()
    }
    table.dataSource = rows
    table.rx.setDataSource(rows).dispose()
    table.dataSource = rows
    table.dataSource = nil
    Observable.just([1]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }.dispose()
    table.delegate = rows
    table.rx.setDelegate(rows).dispose()
    table.rx.setDelegate(OwnRows()).dispose()
    let picker = UIPickerView()
    for titles in [["a"], ["b", "c"]] {
      let binding = Observable.just(titles).bind(to: picker.rx.itemTitles) { _, title in title }
      #expect(picker.numberOfRows(inComponent: 0) == titles.count)
      binding.dispose()
    }
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for _ in 0..<2 {
      Observable.just([1]).bind(to: list.rx.items) { _, _, _ in UICollectionViewCell() }.dispose()
    }
  }
}

private final class OwnRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
