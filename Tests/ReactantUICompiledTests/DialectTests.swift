import Hyperdrive
import RxSwift
import Testing
import UIKit

enum StatusKind {
  case plain, loud
  var name: String { self == .loud ? "Loud" : "Plain" }
}

extension StatusView {
  /// The method that the document names as `didInit`.
  func prepare() { save.tag = 7 }
}

/// Components in Hyperdrive's dialect, whose classes are generated with state and actions.
@Suite @MainActor struct DialectTests {
  private let bag = DisposeBag()

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test func theClassHasItsExportedViewsAndItsState() throws {
    let view = StatusView()
    let window = window(view)
    defer { _ = window }
    #expect((view as Any) is any RootView)
    #expect(view.save.tag == 7)
    let title = try #require(view.subviews.first as? UILabel)
    #expect(title.text == "" && !title.isHidden && title.numberOfLines == 0)
    var state = StatusView.State()
    state.title = "Ready"
    state.pressedTitle = "Saving"
    state.isQuiet = true
    state.kind = .loud
    view.componentState = state
    #expect(title.text == "Ready" && title.isHidden)
    #expect(view.save.title(for: .normal) == "Save" && view.save.title(for: .highlighted) == "Saving")
    #expect(view.first.caption.text == "Loud")
    view.componentState.isQuiet = false
    #expect(!title.isHidden)
    view.layoutIfNeeded()
    #expect(view.save.frame.minY == title.frame.maxY + 10)
  }

  @Test func componentsAreElementsOfTheirClassesWithState() throws {
    let view = StatusView()
    let window = window(view)
    defer { _ = window }
    let badges = view.subviews.compactMap { $0 as? StatusBadge }
    #expect(badges.map(\.caption.text) == ["Plain", "Loud"])
    #expect(badges[0] === view.first)
    #expect(badges[1].frame == view.first.frame.offsetBy(dx: 0, dy: 50))
    badges[0].componentState.tint = .red
    #expect(badges[0].caption.textColor == .red)
  }

  @Test func viewsSendTheActionsOfTheDocument() throws {
    let view = StatusView()
    let window = window(view)
    defer { _ = window }
    var actions: [StatusView.Action] = []
    view.action.subscribe(onNext: { actions.append($0) }).disposed(by: bag)
    view.save.sendActions(for: .touchUpInside)
    view.name.sendActions(for: .editingChanged)
    view.first.perform(action: .pressed)
    #expect(actions == [.save, .rename, .badge])
    let all: [StatusView.Action] = [.refresh, .save, .rename, .badge]
    #expect(Set(all).count == 4)
    #expect(view.first.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true)
  }
}
