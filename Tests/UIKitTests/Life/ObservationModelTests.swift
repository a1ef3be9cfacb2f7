import Observation
import ShojiTestSupport
import Testing

@testable import UIKit

/// An app's own tracking around views that are laid out, configured and tracked by us, beside a model of what
/// each tracking has read.
@MainActor struct ObservationModelTests {
  @Observable final class Store {
    var values = [0, 0, 0, 0]
    @ObservationIgnored var cells = (0..<4).map { _ in Cell() }
  }

  @Observable final class Cell { var value = 0 }

  /// A view whose layout, or configuration, reads some cells, and lays out the views in it on the way.
  final class Reader: UIView {
    let store: Store
    var reads: Set<Int> = []
    var runs = 0
    var inner: [Reader] = []
    init(_ store: Store) {
      self.store = store
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not archived") }
    override func layoutSubviews() {
      super.layoutSubviews()
      runs += 1
      for index in reads { _ = store.cells[index].value }
      for view in inner { view.layoutIfNeeded() }
    }
  }

  /// The reads of an app's tracking, and whether its `onChange` was called.
  final class Tracking: @unchecked Sendable {
    var expected: Set<Int> = []
    var hasFired = false
    var mayFire = true
  }

  @Test("an app's tracking is told of what was read in it, and of nothing of ours", arguments: 0..<8)
  func walk(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = Store()
    let views = (0..<4).map { _ in Reader(store) }
    for (index, view) in views.enumerated() where index > 0 {
      views[(index - 1) / 2].inner.append(view)
      views[(index - 1) / 2].addSubview(view)
    }
    var trackings: [Tracking] = []
    for _ in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let view = views.randomElement(using: &random)!
        view.reads = Set((0..<4).filter { _ in Bool.random(using: &random) })
        view.setNeedsLayout()
      case 1: views.randomElement(using: &random)!.layoutIfNeeded()
      case 2: views.randomElement(using: &random)!.setNeedsLayout()
      case 3:
        let index = Int.random(in: 0..<4, using: &random)
        store.cells[index].value += 1
        for tracking in trackings where tracking.mayFire && tracking.expected.contains(index) {
          #expect(tracking.hasFired, "it had read \(index)")
          tracking.mayFire = false
        }
      default:
        let tracking = Tracking()
        let own = Int.random(in: 0..<4, using: &random)
        let view = Bool.random(using: &random) ? views.randomElement(using: &random) : nil
        let before = views.map(\.runs)
        withObservationTracking {
          _ = store.cells[own].value
          view?.layoutIfNeeded()
        } onChange: {
          tracking.hasFired = true
        }
        tracking.expected = [own]
        for (view, runs) in zip(views, before) where view.runs > runs {
          tracking.expected.formUnion(view.reads)
        }
        trackings.append(tracking)
      }
      for tracking in trackings where tracking.mayFire {
        #expect(!tracking.hasFired, "nothing it read has changed")
      }
    }
    // Each layout follows what it read last.
    views[0].layoutIfNeeded()
    for (index, cell) in store.cells.enumerated() {
      let before = views.map(\.runs)
      cell.value += 1
      views[0].layoutIfNeeded()
      for (view, runs) in zip(views, before) where view.reads.contains(index) {
        #expect(view.runs == runs + 1)
      }
    }
  }

  @Test("the usual loop around a data source runs when what it read changes, not when cells are pressed")
  func loop() {
    @MainActor final class Model {
      let store = Store()
      var runs = 0
      var source: UICollectionViewDiffableDataSource<Int, Int>!
      func update() {
        runs += 1
        withObservationTracking {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(Array(0..<max(store.values[0], 3)))
          source.apply(snapshot, animatingDifferences: false)
        } onChange: {
          MainActor.assumeIsolated { DispatchQueue.main.async { self.update() } }
        }
      }
    }
    let model = Model()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let name = Cell()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text = "\(item) \(name.value) \(state.isHighlighted)"
        cell.contentConfiguration = content
      }
    }
    model.source = .init(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    model.update()
    for _ in 0..<5 {
      UIScreen.main.host.finishTurn()
      for cell in view.visibleCells {
        cell.isHighlighted.toggle()
        cell.setNeedsUpdateConfiguration()
      }
      RunLoop.main.run(until: Date())
    }
    UIScreen.main.host.finishTurn()
    #expect(model.runs == 1 && view.visibleCells.count == 3)
    window.isHidden = true
  }
}
