import ChildProcesses
import Foundation
import Testing

@testable import ShojiToolKit

/// The transitions of `shoji run`: what is to be done after each event, in each state.
struct RunStateTests {
  private static let file = URL(fileURLWithPath: "/p/.build/debug/App")
  private static let address = "http://127.0.0.1:9000/0123/"

  /// The events that lead to a state. Builds and apps are numbered in the order in which they begin.
  enum Place: String, CaseIterable {
    case firstBuild, waiting, starting, running, rebuilding, replacing, killing, crashedInBuild
    case interrupted, interruptedBuild, forced, endlessBuild

    var events: [(Double, RunState.Event)] {
      let built = [(0.0, RunState.Event.started), (1.0, .buildEnded(1, built(1)))]
      let shown = built + [(2.0, .appShowed(2, address: RunStateTests.address))]
      let rebuilding = shown + [(10.0, .sourcesChanged(change))]
      switch self {
      case .firstBuild: return [(0, .started)]
      case .waiting: return [(0, .started), (1, .buildEnded(1, failed))]
      case .starting: return built
      case .running: return shown
      case .rebuilding: return rebuilding
      case .replacing: return rebuilding + [(11, .buildEnded(3, RunStateTests.built(2)))]
      case .killing: return Place.replacing.events + [(15, .timePassed)]
      case .crashedInBuild: return rebuilding + [(11, .appEnded(2, .signal(SIGSEGV)))]
      case .interrupted: return shown + [(10, .interrupted)]
      case .interruptedBuild: return rebuilding + [(11, .interrupted)]
      case .endlessBuild: return [(0, .started), (3_600, .timePassed)]
      case .forced: return rebuilding + [(11, .interrupted), (12, .interrupted)]
      }
    }

    private func built(_ size: Int) -> RunState.Outcome { RunStateTests.built(size) }
  }

  private static let change: Set = [FileChange(path: "/p/Sources/App/A.swift", kind: .written)]
  private static let failed = RunState.Outcome.failed(message: "it failed", details: "line 1")

  private static func built(_ size: Int) -> RunState.Outcome {
    .built(file, FileIdentity(size: size, inode: 0, seconds: 0, nanoseconds: 0))
  }

  /// The state at a place, with the actions of the last event.
  private func state(_ place: Place) -> (RunState, last: [RunState.Action]) {
    var state = RunState("App")
    var last: [RunState.Action] = []
    for (time, event) in place.events { last = state.handle(event, at: time) }
    return (state, last)
  }

  /// The actions without words.
  private func deeds(_ actions: [RunState.Action]) -> [RunState.Action] {
    actions.filter {
      switch $0 {
      case .say, .fail, .showFault, .adoptBuild: false
      default: true
      }
    }
  }

  private static let transitions: [(Place, Double, RunState.Event, [RunState.Action])] = [
    (.firstBuild, 1, .buildEnded(1, built(1)), [.launch(2, file)]),
    (.firstBuild, 1, .buildEnded(1, failed), []),
    (.firstBuild, 1, .interrupted, [.endBuild(1, byForce: false)]),
    (.firstBuild, 1, .sourcesChanged(change), []),
    (.firstBuild, 3_599, .timePassed, []),
    (.firstBuild, 3_600, .timePassed, [.endBuild(1, byForce: false)]),
    (.endlessBuild, 3_603.9, .timePassed, []),
    (.endlessBuild, 3_604, .timePassed, [.endBuild(1, byForce: true)]),
    (.endlessBuild, 3_602, .buildEnded(1, failed), []),
    (.endlessBuild, 3_602, .interrupted, []),
    (.waiting, 2, .sourcesChanged(change), [.build(2, readsPackage: false)]),
    (
      .waiting, 2, .sourcesChanged([FileChange(path: "/p/Package.swift", kind: .written)]),
      [.build(2, readsPackage: true)]
    ),
    (.waiting, 2, .interrupted, [.finish(0)]),
    (.starting, 2, .appShowed(2, address: address), [.announce(address)]),
    (.starting, 2, .appEnded(2, .code(1)), []),
    (.starting, 2, .appEnded(2, .code(2)), [.finish(1)]),
    (.starting, 2, .appEnded(2, .code(0)), [.finish(0)]),
    (.starting, 2, .appEnded(2, .signal(SIGSEGV)), [.launch(3, file)]),
    (.starting, 2, .appRefused(2, "no such file"), []),
    (.starting, 2, .interrupted, [.endApp(2, .final)]),
    (.starting, 20, .timePassed, []),
    (.running, 10, .appEnded(2, .signal(SIGSEGV)), [.launch(3, file)]),
    (.running, 10, .appEnded(2, .code(1)), [.launch(3, file)]),
    (.running, 10, .appEnded(2, .code(0)), [.finish(0)]),
    (.running, 10, .sourcesChanged(change), [.build(3, readsPackage: false)]),
    (.running, 10, .sourcesChanged([]), []),
    (.running, 1_000, .timePassed, []),
    (.rebuilding, 11, .buildEnded(3, built(2)), [.endApp(2, .replaced)]),
    (.rebuilding, 11, .buildEnded(3, built(1)), []),
    (.rebuilding, 11, .buildEnded(3, failed), []),
    (.rebuilding, 11, .buildEnded(1, built(2)), []),
    (.rebuilding, 11, .appEnded(2, .signal(SIGSEGV)), []),
    (.rebuilding, 11, .appEnded(2, .code(0)), [.endBuild(3, byForce: false)]),
    (.rebuilding, 1_000, .timePassed, []),
    (.rebuilding, 11, .interrupted, [.endApp(2, .final), .endBuild(3, byForce: false)]),
    (.replacing, 12, .appEnded(2, .code(0)), [.launch(4, file)]),
    (.replacing, 12, .appEnded(2, .code(9)), [.launch(4, file)]),
    (.replacing, 14.9, .timePassed, []),
    (.replacing, 15, .timePassed, [.endApp(2, .byForce)]),
    (.replacing, 12, .appShowed(2, address: address), []),
    (.replacing, 12, .sourcesChanged(change), [.build(4, readsPackage: false)]),
    (.replacing, 12, .interrupted, []),
    (.killing, 16, .appEnded(2, .signal(SIGKILL)), [.launch(4, file)]),
    (.killing, 100, .timePassed, []),
    (.crashedInBuild, 12, .buildEnded(3, failed), [.launch(4, file)]),
    (.crashedInBuild, 12, .buildEnded(3, built(2)), [.launch(4, file)]),
    (.crashedInBuild, 12, .interrupted, [.endBuild(3, byForce: false)]),
    (.interrupted, 11, .appEnded(2, .code(0)), [.finish(0)]),
    (.interrupted, 10.2, .interrupted, []),
    (.interrupted, 11, .interrupted, [.endApp(2, .byForce)]),
    (.interrupted, 14, .timePassed, [.endApp(2, .byForce)]),
    (.interrupted, 19, .timePassed, [.endApp(2, .byForce), .finish(0)]),
    (.interrupted, 11, .sourcesChanged(change), []),
    (.interruptedBuild, 12, .appEnded(2, .code(0)), []),
    (.interruptedBuild, 12, .buildEnded(3, failed), []),
    (.interruptedBuild, 12, .interrupted, [.endApp(2, .byForce), .endBuild(3, byForce: true)]),
    (.interruptedBuild, 15, .timePassed, [.endApp(2, .byForce), .endBuild(3, byForce: true)]),
    (.forced, 12.2, .interrupted, []),
    (.forced, 12.5, .interrupted, [.finish(0)]),
    (.forced, 13, .timePassed, [.finish(0)]),
    (.forced, 12.1, .appEnded(2, .signal(SIGKILL)), []),
  ]

  @Test(arguments: transitions.indices)
  func eachEventHasItsActions(index: Int) {
    let (place, time, event, actions) = Self.transitions[index]
    var (state, _) = state(place)
    #expect(deeds(state.handle(event, at: time)) == actions, "\(place), \(event)")
  }

  @Test func eachPlaceIsTried() {
    #expect(Set(Self.transitions.map(\.0)) == Set(Place.allCases))
  }

  @Test func whatMayHangHasADeadline() {
    let waiting: [(Place, Double?)] = [
      (.firstBuild, 3_600), (.endlessBuild, 3_604), (.waiting, nil), (.starting, 11), (.running, nil),
      (.replacing, 15), (.killing, 20),
      (.interrupted, 14), (.interruptedBuild, 15), (.forced, 13),
    ]
    for (place, deadline) in waiting { #expect(state(place).0.deadline == deadline, "\(place)") }
  }

  @Test func aBuildThatFailsIsShownAndAGoodOneTakesItAway() {
    var (state, last) = state(.waiting)
    #expect(last.contains(.showFault("\(ServedAppFiles.buildHeading)\n\nline 1")))
    #expect(last.contains(.say("waiting for the sources to change")))
    _ = state.handle(.sourcesChanged(Self.change), at: 2)
    #expect(state.handle(.buildEnded(2, Self.built(1)), at: 3).contains(.showFault(nil)))
  }

  @Test func anAppThatShowsNothingIsSpokenOfOnce() {
    var (state, _) = state(.starting)
    let words = state.handle(.timePassed, at: 11)
    #expect(words == [.say("App has shown no page in 10 s; it runs on")])
    #expect(state.handle(.timePassed, at: 30).isEmpty)
    #expect(state.handle(.appShowed(2, address: Self.address), at: 31) == [.announce(Self.address)])
  }

  @Test func theAddressIsPrintedOnce() {
    var (state, _) = state(.running)
    #expect(deeds(state.handle(.appEnded(2, .signal(SIGSEGV)), at: 10)) == [.launch(3, Self.file)])
    #expect(state.handle(.appShowed(3, address: Self.address), at: 11) == [.say("started again")])
  }

  @Test func anAppThatCrashesAgainAndAgainWaitsForTheSources() {
    var (state, _) = state(.running)
    for number in 2...4 {
      let time = Double(number)
      let actions = state.handle(.appEnded(number, .signal(SIGSEGV)), at: time)
      #expect(deeds(actions) == [.launch(number + 1, Self.file)])
    }
    #expect(deeds(state.handle(.appEnded(5, .signal(SIGSEGV)), at: 5)).isEmpty)
    #expect(deeds(state.handle(.sourcesChanged(Self.change), at: 6)) == [.build(6, readsPackage: false)])
    #expect(deeds(state.handle(.buildEnded(6, Self.built(1)), at: 7)) == [.launch(7, Self.file)])
  }

  @Test func whatIsNoCodeIsTakenByANewApp() {
    var (state, _) = state(.running)
    _ = state.handle(.sourcesChanged([FileChange(path: "/p/words.txt", kind: .written)]), at: 10)
    #expect(
      deeds(state.handle(.buildEnded(3, Self.built(1)), at: 11)) == [.endApp(2, .replaced)])
  }

  @Test func aGoodBuildIsStartedWhenTheNextOneFails() {
    var (state, _) = state(.rebuilding)
    _ = state.handle(.sourcesChanged(Self.change), at: 11)
    #expect(deeds(state.handle(.buildEnded(3, Self.built(2)), at: 12)) == [.build(4, readsPackage: false)])
    #expect(deeds(state.handle(.buildEnded(4, Self.failed), at: 13)) == [.endApp(2, .replaced)])
  }
}
