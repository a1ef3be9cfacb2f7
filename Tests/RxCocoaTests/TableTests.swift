import RxCocoa
import RxSections
import Testing

@MainActor struct TableTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  private func bind(_ models: some ObservableType<[String]>) -> any Disposable {
    models.bind(to: table.rx.items(cellIdentifier: "cell")) { row, model, cell in
      cell.textLabel?.text = "\(row) \(model)"
    }
  }

  @Test func everyElementReplacesTheRows() {
    let models = BehaviorRelay(value: ["a", "b"])
    let binding = bind(models)
    #expect(texts == ["0 a", "1 b"])
    models.accept(["c"])
    #expect(texts == ["0 c"])
    binding.dispose()
    #expect(texts == [])
    models.accept(["d"])
    #expect(texts == [])
  }

  @Test func cellsAreMadeByAClosure() {
    let bag = DisposeBag()
    Observable.just(["a", "b"]).bind(to: table.rx.items) { table, row, model in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: row, section: 0))
      cell.textLabel?.text = model
      return cell
    }.disposed(by: bag)
    #expect(texts == ["a", "b"])
  }

  @Test func aBindingGoesOnAfterItsSourceCompleted() {
    let binding = bind(Observable.just(["a"]))
    #expect(texts == ["0 a"])
    binding.dispose()
  }

  @Test func selectionsAreReportedWithTheirModels() {
    let models = BehaviorRelay(value: ["a", "b"])
    let binding = bind(models)
    let rows = Recorder(table.rx.itemSelected) { "\($0.row)" }
    let selected = Recorder(table.rx.modelSelected(String.self))
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(rows.log == [])
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    models.accept(["c", "d"])
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(rows.log == ["1", "1"])
    #expect(selected.log == ["b", "d"])
    binding.dispose()
  }

  @Test func aModelOfAnotherTypeOrWithoutABindingFails() {
    #expect(throws: RxCocoaError.itemsNotYetBound) {
      try table.rx.model(at: IndexPath(row: 0, section: 0)) as String
    }
    let binding = bind(Observable.just(["a"]))
    #expect(throws: RxCocoaError.castingError(found: "String", expected: "Int")) {
      try table.rx.model(at: IndexPath(row: 0, section: 0)) as Int
    }
    binding.dispose()
  }

  /// A delegate that has some methods.
  private final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 60 : 30
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 25 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = "header"
      return label
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  }

  @Test func theDelegateAndTheEventsBothServe() {
    let delegate = Delegate()
    let binding = bind(Observable.just(["a", "b"]))
    table.layoutIfNeeded()
    let rows = Recorder(table.rx.itemSelected) { "\($0.row)" }
    let installation = table.rx.setDelegate(delegate)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 30)
    #expect(table.rectForHeader(inSection: 0).height == 25)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    table.delegate?.scrollViewDidEndDecelerating(table)
    #expect(delegate.log == ["selected 1", "rest"])
    #expect(rows.log == ["1"])
    installation.dispose()
    table.layoutIfNeeded()
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(delegate.log == ["selected 1", "rest"])
    #expect(rows.log == ["1", "0"])
    binding.dispose()
  }

  @Test func whatADelegateLeavesOutStaysLeftOut() {
    table.rowHeight = 51
    let binding = bind(Observable.just(["a"]))
    let rows = Recorder(table.rx.itemSelected) { "\($0.row)" }
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 51)
    #expect(table.rectForHeader(inSection: 0).height == 0)
    table.rowHeight = 33
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 33)
    rows.dispose()
    binding.dispose()
  }

  @Test func anEarlierDelegateStaysBehindTheEvents() {
    let delegate = Delegate()
    table.delegate = delegate
    let rows = Recorder(table.rx.itemSelected) { "\($0.row)" }
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(rows.log == ["2"])
    #expect(delegate.log == ["selected 2"])
  }

  @Test func rowsCanBeDeletedWhileSomebodyIsSubscribedToIt() {
    let binding = bind(Observable.just(["a"]))
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == false)
    let deletions = Recorder(table.rx.itemDeleted) { "\($0.row)" }
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
    _ = table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    #expect(deletions.log == ["0"])
    deletions.dispose()
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == false)
    binding.dispose()
  }

  @Test func sectionsHaveTitlesAndModels() {
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
      configureCell: { _, table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }, titleForHeaderInSection: { $0[$1].model })
    let binding = Observable.just([
      SectionModel(model: "one", items: [1, 2]), SectionModel(model: "two", items: [3]),
    ]).bind(to: table.rx.items(dataSource: source))
    #expect(texts == ["1", "2", "3"])
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == "two")
    let selected = Recorder(table.rx.modelSelected(Int.self))
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 1))
    #expect(selected.log == ["3"])
    binding.dispose()
  }

  @Test func aBindingKeepsNeitherTableNorDataSourceForEver() {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    var other: UITableView? = UITableView()
    weak let weakTable = other
    let models = BehaviorRelay(value: ["a"])
    let binding = models.bind(to: other!.rx.items) { [token] _, _, _ in
      _ = token
      return UITableViewCell()
    }
    let rows = Recorder(other!.rx.itemSelected) { "\($0.row)" }
    token = nil
    #expect(weakToken != nil)
    other = nil
    #expect(weakTable == nil)
    #expect(rows.log == ["completed"])
    binding.dispose()
    #expect(weakToken == nil)
  }

  @Test func collectionsAreBoundAlike() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var shown: [String] = []
    let binding = Observable.just(["a", "b"]).bind(to: collection.rx.items(cellIdentifier: "cell")) {
      item, model, _ in shown.append("\(item) \(model)")
    }
    let selected = Recorder(collection.rx.modelSelected(String.self))
    collection.layoutIfNeeded()
    #expect(shown == ["0 a", "1 b"])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size.width == 50)
    collection.delegate?.collectionView(collection, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(selected.log == ["b"])
    binding.dispose()
  }

  @Test func scrollingIsReportedToAll() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let offsets = Recorder(scroll.rx.contentOffset) { "\(Int($0.y))" }
    let scrolls = Recorder(scroll.rx.didScroll) { "scroll" }
    scroll.contentOffset.y = 40
    scroll.rx.contentOffset.onNext(CGPoint(x: 0, y: 10))
    #expect(offsets.log == ["0", "40", "10"])
    #expect(scrolls.log == ["scroll", "scroll"])
  }
}
