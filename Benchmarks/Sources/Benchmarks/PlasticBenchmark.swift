import Foundation
import Katana
import UIKit

/// The frames of 1,000 views: by a Plastic layout, and computed by hand by the same description.
enum PlasticBenchmark {
  fileprivate static let count = 1_000
  fileprivate static let columns = 20

  @MainActor static func run() -> [BenchmarkResult] {
    let size = CGSize(width: 640, height: 1_136)
    let plastic = Screen(PlasticGrid(props: GridProps(size: size)))
    let hand = Screen(HandGrid(props: GridProps(size: size)))
    precondition(plastic.frames == hand.frames, "the two layouts must come to the same frames")
    let times = PairedMeasurement(rounds: 101).run(ours: plastic.update, rival: hand.update)
    var sum: CGFloat = 0
    let arithmetic = PairedMeasurement(rounds: 101, repetitions: 10).run(
      ours: {}, rival: { sum += (0..<count).reduce(0) { $0 + handFrame($1, scale: 2).maxX } })
    precondition(sum > 0)
    // What the frames cost beyond describing and reconciling, which both do.
    let share = PairedMeasurement.Result(
      ours: times.ours - times.rival + arithmetic.rival, rival: arithmetic.rival)
    return [
      BenchmarkResult(
        "describe and lay out 1,000 views with Plastic", beside: "the same frames by hand", times, atMost: 3),
      BenchmarkResult("of which the layout", beside: "the arithmetic alone", share),
    ]
  }

  /// The frame of a view of the grid, as a person would write it down.
  @inline(never) fileprivate static func handFrame(_ index: Int, scale: CGFloat) -> CGRect {
    let column = CGFloat(index % columns)
    let row = CGFloat(index / columns)
    return CGRect(
      x: (4 + column * 15) * scale, y: (4 + row * 11) * scale, width: 13 * scale, height: 9 * scale)
  }
}

/// A description on the screen, updated at will.
@MainActor
private struct Screen<Grid: NodeDescription> {
  let renderer: Renderer
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 1_136))
  let description: Grid

  init(_ description: Grid) {
    self.description = description
    renderer = Renderer(rootDescription: description, store: nil)
    renderer.render(in: container)
  }

  func update() {
    renderer.rootNode.update(with: description)
  }

  var frames: [CGRect] {
    container.subviews.last!.subviews.map(\.frame)
  }
}

private struct GridProps: NodeDescriptionProps {
  var frame: CGRect
  var alpha: CGFloat = 1
  var key: String?

  init(size: CGSize) {
    frame = CGRect(origin: .zero, size: size)
  }
}

/// A view of the grid; it redraws only when it has moved.
private struct Box: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}

private struct PlasticGrid: PlasticNodeDescription, PlasticReferenceSizeable {
  typealias Keys = Int

  static let referenceSize = CGSize(width: 320, height: 568)

  var props: GridProps

  static func childrenDescriptions(
    props: GridProps, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    (0..<PlasticBenchmark.count).map { index in
      var props = Box.Props()
      props.setKey(index)
      return Box(props: props)
    }
  }

  static func layout(views: ViewsContainer<Int>, props: GridProps, state: EmptyState) {
    var above: PlasticView?
    var beside: PlasticView?
    for index in 0..<PlasticBenchmark.count {
      let view = views[index]!
      if index % PlasticBenchmark.columns == 0 {
        view.left = views.nativeView.left + 4
        view.top = above.map { $0.bottom + 2 } ?? views.nativeView.top + 4
        above = view
      } else {
        view.left = beside!.right + 2
        view.top = beside!.top
      }
      view.width = .scalable(13)
      view.height = .scalable(9)
      beside = view
    }
  }
}

private struct HandGrid: NodeDescription {
  var props: GridProps

  static func childrenDescriptions(
    props: GridProps, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let scale = min(props.frame.width / 320, props.frame.height / 568)
    return (0..<PlasticBenchmark.count).map { index in
      var props = Box.Props()
      props.setKey(index)
      props.frame = PlasticBenchmark.handFrame(index, scale: scale)
      return Box(props: props)
    }
  }
}
