import Foundation
import Observation
import Testing

@testable import UIKit

@Observable private final class Player {
  var name = "Ada"
  var score = 1
  @ObservationIgnored let id = 1
}

/// Updates that read observable objects.
@MainActor struct ObservedUpdateTests {
  private let player = Player()

  private final class NameView: UIView {
    let player: Player
    var log: [String] = []
    var readsName = true
    var countsConstraints = false

    init(_ player: Player) {
      self.player = player
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Not archived.") }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append(readsName ? "layout \(player.name)" : "layout")
    }
    override func updateConstraints() {
      super.updateConstraints()
      if countsConstraints { log.append("constraints \(player.score)") }
    }
  }

  @Test func layoutFollowsWhatItRead() {
    let view = NameView(player)
    view.layoutIfNeeded()
    player.name = "Grace"
    #expect(view.log == ["layout Ada"], "nothing is done before it is due")
    view.layoutIfNeeded()
    #expect(view.log == ["layout Ada", "layout Grace"])
    player.score = 2
    view.layoutIfNeeded()
    #expect(view.log.count == 2, "it did not read the score")
  }

  @Test func whatIsReadNoMoreIsForgotten() {
    let view = NameView(player)
    view.layoutIfNeeded()
    view.readsName = false
    player.name = "Grace"
    view.layoutIfNeeded()
    #expect(view.log == ["layout Ada", "layout"])
    player.name = "Emmy"
    view.layoutIfNeeded()
    #expect(view.log.count == 2)
  }

  @Test func updatesWithoutAChangeDoNotAddUp() {
    let view = NameView(player)
    for _ in 0..<100 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    var count = 0
    let counter = CountingView { count += 1 }
    counter.read = { [player] in _ = player.name }
    for _ in 0..<100 {
      counter.setNeedsLayout()
      counter.layoutIfNeeded()
    }
    count = 0
    player.name = "Grace"
    #expect(count == 1, "one change asks for one layout")
    view.layoutIfNeeded()
    #expect(view.log.suffix(2) == ["layout Ada", "layout Grace"])
  }

  private final class CountingView: UIView {
    let asked: () -> Void
    var read: () -> Void = {}

    init(asked: @escaping () -> Void) {
      self.asked = asked
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Not archived.") }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      asked()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      read()
    }
  }

  @Test func constraintsFollowWhatTheirUpdateRead() {
    let view = NameView(player)
    view.countsConstraints = true
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    player.score = 5
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.log == ["constraints 1", "constraints 5"])
  }

  @Test func drawingsFollowWhatTheyRead() {
    final class Bars: UIView {
      var player: Player?
      var drawn: [Int] = []
      override func draw(_ rect: CGRect) { drawn.append(player?.score ?? 0) }
    }
    let view = Bars(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.player = player
    view.layer.displayIfNeeded()
    player.score = 7
    view.layer.displayIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.drawn == [1, 7])
  }

  @Test func controllersFollowWhatTheyRead() {
    final class Controller: UIViewController {
      var player: Player?
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will \(player?.name ?? "")") }
      override func viewDidLayoutSubviews() { log.append("did \(player?.score ?? 0)") }
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        contentUnavailableConfiguration = player?.score == 0 ? UIContentUnavailableConfiguration.empty() : nil
      }
    }
    let controller = Controller()
    controller.player = player
    controller.view.layoutIfNeeded()
    controller.log = []
    player.name = "Grace"
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will Grace", "did 1"])
    player.score = 0
    controller.view.layoutIfNeeded()
    #expect(controller.log.last == "did 0")
    #expect(controller.contentUnavailableConfiguration != nil)
  }

  @Test func cellsAndButtonsAreConfiguredAnew() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { [player] cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = player.name
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { [player] in $0.configuration?.title = "\(player.score)" }
    button.layoutIfNeeded()
    player.name = "Grace"
    player.score = 9
    cell.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Grace")
    #expect(button.configuration?.title == "9")
  }

  /// A change on another thread is handled on the main thread.
  @Test func changesOfOtherThreadsCome() async {
    let view = NameView(player)
    view.layoutIfNeeded()
    nonisolated(unsafe) let player = player
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        player.name = "Grace"
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    view.layoutIfNeeded()
    #expect(view.log == ["layout Ada", "layout Grace"])
  }

  @Test func aViewGoesThoughItObserves() {
    weak var view: NameView?
    do {
      let made = NameView(player)
      made.layoutIfNeeded()
      made.setNeedsLayout()
      made.layoutIfNeeded()
      view = made
    }
    #expect(view == nil)
    player.name = "Grace"
  }
}
