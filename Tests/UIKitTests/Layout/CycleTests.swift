import DisplayProtocol
import QuartzCore
import Testing

@testable import UIKit

/// When constraints are updated, solved and applied (2.8).
@MainActor @Suite("The layout cycle") struct CycleTests {
  @MainActor private final class Witness: UIView {
    static var log: [String] = []
    let name: String
    var onUpdate: () -> Void = {}
    var onLayout: () -> Void = {}

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      Witness.log.append("update \(name)")
      onUpdate()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      Witness.log.append("layout \(name)")
      onLayout()
    }
  }

  private func take() -> [String] {
    defer { Witness.log = [] }
    return Witness.log
  }

  /// A view in a view in a container, each filling the one around it.
  private func nest() -> (LayoutRig, Witness, Witness, NSLayoutConstraint) {
    let (outer, inner) = (Witness("outer"), Witness("inner"))
    let rig = LayoutRig(300, 200, outer)
    outer.addSubview(inner)
    let inset = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10)
    _ = take()
    rig.lay(
      outer.pinned(to: rig.container) + [
        inset, inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
    return (rig, outer, inner, inset)
  }

  @Test("Constraints are updated from the inside out, then views laid out from the outside in")
  func order() {
    let (rig, outer, inner, _) = nest()
    #expect(take() == ["update inner", "update outer", "layout outer", "layout inner"])
    rig.container.layoutIfNeeded()
    #expect(take() == [])
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    rig.container.updateConstraintsIfNeeded()
    #expect(take() == ["update inner", "update outer"] && !inner.needsUpdateConstraints())
  }

  @Test("After super.layoutSubviews() the subviews have their frames, and what lies in them not yet")
  func framesInLayout() {
    let (outer, inner) = (Witness("outer"), Witness("inner"))
    let deep = Box(5, 5)
    let rig = LayoutRig(300, 200, outer)
    outer.addSubview(inner)
    inner.addSubview(deep)
    var seen: [CGRect] = []
    outer.onLayout = { seen = [inner.frame, deep.frame] }
    rig.lay(
      outer.pinned(to: rig.container) + inner.pinned(to: outer, 1, 2, 3, 4) + [
        deep.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 9)
      ])
    #expect(seen == [CGRect(x: 2, y: 1, width: 294, height: 196), .zero])
    #expect(deep.frame == CGRect(x: 9, y: 0, width: 5, height: 5))
  }

  @Test("A constant that changes lays out what it moves, and nothing else")
  func layoutCostsWhatChanged() {
    let (rig, outer, inner, inset) = nest()
    let beside = Witness("beside")
    rig.container.addSubview(beside)
    rig.lay(beside.pinned(to: rig.container))
    _ = take()
    inset.constant = 30
    rig.container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 270, height: 20))
    #expect(take() == ["layout outer", "layout inner"])
    rig.container.setNeedsLayout()
    rig.container.layoutIfNeeded()
    #expect(take() == [])
    rig.container.frame.size.width = 400
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 370)
  }

  @Test("Constraints may be changed while they are updated, and while views are laid out")
  func changesWithin() {
    let (rig, outer, inner, inset) = nest()
    outer.onUpdate = { inset.constant = 40 }
    outer.setNeedsUpdateConstraints()
    rig.container.layoutIfNeeded()
    #expect(inner.frame.minX == 40)
    outer.onLayout = { if outer.bounds.width < 200 { inset.constant = 5 } }
    rig.container.frame.size.width = 150
    rig.container.layoutIfNeeded()
    #expect(inner.frame.minX == 5)
  }

  @Test("What always asks again is stopped, with words")
  func endlessLoops() {
    let (rig, outer, _, inset) = nest()
    outer.onUpdate = { [unowned outer] in outer.setNeedsUpdateConstraints() }
    outer.setNeedsUpdateConstraints()
    let said = loggedMessages { rig.container.layoutIfNeeded() }
    #expect(said.contains { $0.contains("did not come to rest") })
    outer.onUpdate = {}
    outer.onLayout = { inset.constant += 1 }
    inset.constant = 0
    _ = loggedMessages { rig.container.layoutIfNeeded() }
    #expect(inset.constant < 10_000)
    outer.onLayout = {}
  }

  @Test("A window lays out at the end of the turn, by itself")
  func endOfTurn() {
    let controller = UIViewController()
    let box = Box(10, 10)
    controller.view.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 3)
    left.isActive = true
    inWindow(controller) { window in
      #expect(box.frame == CGRect(x: 3, y: 0, width: 10, height: 10))
      left.constant = 4
      #expect(box.frame.minX == 3)
      UIScreen.main.host.finishTurn()
      #expect(box.frame.minX == 4)
      box.content.width = 44
      UIScreen.main.host.finishTurn()
      #expect(box.frame.width == 44)
      let framed = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
      let follower = Box(1, 1)
      controller.view.addSubview(framed)
      controller.view.addSubview(follower)
      follower.leftAnchor.constraint(equalTo: framed.rightAnchor).isActive = true
      UIScreen.main.host.finishTurn()
      #expect(follower.frame.minX == 60)
      framed.frame.origin.x = 70
      UIScreen.main.host.finishTurn()
      #expect(follower.frame.minX == 80)
      window.frame.size.width += 1
    }
  }

  @Test("A controller updates the constraints of its view")
  func controllers() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    inWindow(controller) { _ in
      let before = controller.updates
      #expect(before > 0)
      controller.view.setNeedsUpdateConstraints()
      UIScreen.main.host.finishTurn()
      #expect(controller.updates == before + 1)
    }
  }

  @Test("Constraints and layoutIfNeeded() inside an animation move from where they were")
  func animated() {
    let controller = UIViewController()
    let box = Box(10, 10)
    controller.view.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 3)
    left.isActive = true
    inWindow(controller) { _ in
      var commits: [SceneCommit] = []
      let old = UIScreen.main.host.onCommit
      UIScreen.main.host.onCommit = { commits.append($0) }
      defer { UIScreen.main.host.onCommit = old }
      left.constant = 103
      UIView.animate(withDuration: 0.5) { controller.view.layoutIfNeeded() }
      UIScreen.main.host.finishTurn()
      let animations = commits.flatMap(\.changes).compactMap { change -> LayerAnimation? in
        if case .animate(_, _, let animation) = change { return animation }
        return nil
      }
      #expect(animations.count == 1 && animations.first?.duration == 0.5)
      #expect(box.frame.minX == 103 && animations.first?.from != animations.first?.to)
    }
  }
}
