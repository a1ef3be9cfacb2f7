import Testing

@testable import UIKit

/// Constraints that cannot all hold: what is reported, and what is broken (2.13, X1–X9).
@MainActor @Suite("Conflicts") struct ConflictTests {
  @Test("X1, X6: Of two widths the larger is given up, until the other goes", arguments: [false, true])
  func twoWidths(isReversed: Bool) {
    let v = UIView()
    v.accessibilityIdentifier = "v"
    let rig = LayoutRig(300, 100, v)
    let narrow = v.widthAnchor.constraint(equalToConstant: 100)
    let wide = v.widthAnchor.constraint(equalToConstant: 200)
    let said = loggedMessages { rig.lay(isReversed ? [wide, narrow] : [narrow, wide]) }
    #expect(v.frame.width == 100 && said.count == 1)
    let report = said.first ?? ""
    #expect(report.hasPrefix("[LayoutConstraints] Not all constraints can be satisfied"))
    #expect(report.components(separatedBy: "ConflictTests.swift:").count == 4)
    #expect(report.contains("v.width == 100") && report.contains("v.width == 200"))
    #expect(report.contains(#/is given up:\n<NSLayoutConstraint:0x[0-9a-f]+ v.width == 200 /#))
    #expect(report.contains("priority below 1000"))
    let more = loggedMessages {
      rig.container.layoutIfNeeded()
      rig.container.frame.size.width = 310
      rig.container.layoutIfNeeded()
    }
    #expect(more.isEmpty)
    narrow.isActive = false
    rig.container.layoutIfNeeded()
    #expect(v.frame.width == 200)
  }

  @Test("X2: Of two edges and a width the width is given up")
  func edgesBeforeWidth() {
    let v = UIView()
    let rig = LayoutRig(300, 100, v)
    let c = rig.container
    let said = loggedMessages {
      rig.lay([
        v.widthAnchor.constraint(equalToConstant: 50),
        v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 10),
        v.trailingAnchor.constraint(equalTo: c.leadingAnchor, constant: 110),
      ])
    }
    #expect(isClose(v.frame, x: 10, width: 100) && said.count == 1)
    #expect(said.first?.components(separatedBy: "    \"<").count == 4)
  }

  @Test("X3: Of two edges and a middle the middle is given up")
  func edgesBeforeMiddle() {
    let v = UIView()
    let rig = LayoutRig(300, 100, v)
    let c = rig.container
    let said = loggedMessages {
      rig.lay([
        v.leadingAnchor.constraint(equalTo: c.leadingAnchor, constant: 30),
        v.centerXAnchor.constraint(equalTo: c.centerXAnchor),
        v.trailingAnchor.constraint(equalTo: c.trailingAnchor),
      ])
    }
    #expect(isClose(v.frame, x: 30, width: 270) && said.count == 1)
  }

  @Test("X4: Of an equation and two limits the upper limit is given up")
  func limits() {
    let v = UIView()
    let rig = LayoutRig(300, 100, v)
    let said = loggedMessages {
      rig.lay([
        v.widthAnchor.constraint(equalToConstant: 100),
        v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
        v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ])
    }
    #expect(v.frame.width == 100 && said.count == 1)
  }

  @Test("X5: The width of the view that comes later in the tree is given up", arguments: [false, true])
  func laterViews(isReversed: Bool) {
    let (v, w) = (UIView(), UIView())
    let rig = isReversed ? LayoutRig(300, 100, w, v) : LayoutRig(300, 100, v, w)
    let said = loggedMessages {
      rig.lay([
        v.widthAnchor.constraint(equalToConstant: 60), w.widthAnchor.constraint(equalToConstant: 60),
        v.widthAnchor.constraint(equalTo: w.widthAnchor, constant: 10),
      ])
    }
    #expect(said.count == 1)
    #expect((v.frame.width, w.frame.width) == (isReversed ? (70, 60) : (60, 50)))
  }

  @Test("A share of the container goes before a fixed width", arguments: [100, 200])
  func sharesBeforeWidths(width: CGFloat) {
    let v = UIView()
    let rig = LayoutRig(300, 100, v)
    _ = loggedMessages {
      rig.lay([
        v.widthAnchor.constraint(equalToConstant: width),
        v.widthAnchor.constraint(equalTo: rig.container.widthAnchor, multiplier: 0.5),
      ])
    }
    #expect(v.frame.width == 150)
  }

  @Test("X7: A view that still follows its frame is named as such, with what to do")
  func forgottenMask() {
    let label = UILabel()
    label.text = "Score: 0"
    let rig = LayoutRig(300, 100)
    rig.container.addSubview(label)
    let said = loggedMessages { rig.lay(label.pinned(to: rig.container, 10, 10, 10, 10)) }
    let report = said.first ?? ""
    #expect(!said.isEmpty && label.frame == .zero)
    #expect(report.contains("NSAutoresizingMaskLayoutConstraint h=--& v=--& UILabel:0x"))
    #expect(report.contains("'Score: 0'"))
    #expect(report.contains("set translatesAutoresizingMaskIntoConstraints to false"))
  }

  @Test("X8: A constraint between views of different trees ends the app with both names")
  func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.accessibilityIdentifier = "first view"
        b.accessibilityIdentifier = "second view"
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("first view and second view have no common ancestor"))
  }

  @Test("X9: One conflict among a thousand constraints makes one report, and the rest is right")
  func oneAmongMany() {
    let rig = LayoutRig(300, 100)
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    for index in 0..<250 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      rig.container.addSubview(view)
      constraints += [
        view.topAnchor.constraint(equalTo: views.last?.bottomAnchor ?? rig.container.topAnchor),
        view.leftAnchor.constraint(equalTo: rig.container.leftAnchor),
        view.widthAnchor.constraint(equalTo: views.last?.widthAnchor ?? rig.container.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: CGFloat(1 + index % 7)),
      ]
      views.append(view)
    }
    constraints.append(views[100].heightAnchor.constraint(equalToConstant: 500))
    let said = loggedMessages { rig.lay(constraints) }
    #expect(said.count == 1)
    for (index, view) in views.enumerated() {
      #expect(view.frame.size == CGSize(width: 300, height: CGFloat(1 + index % 7)))
    }
    let total = (0..<250).reduce(0) { $0 + 1 + $1 % 7 }
    #expect(views.last!.frame.maxY == CGFloat(total))
  }

  @Test("A constraint that was given up comes back when its rival's number allows it")
  func comesBackOnConstant() {
    let v = UIView()
    let rig = LayoutRig(300, 100, v)
    let least = v.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    let exact = v.widthAnchor.constraint(equalToConstant: 100)
    #expect(loggedMessages { rig.lay([least, exact]) }.count == 1)
    let kept = v.frame.width
    least.constant = 80
    exact.constant = 90
    rig.container.layoutIfNeeded()
    #expect(kept == 100 && v.frame.width == 90)
    least.constant = 120
    #expect(loggedMessages { rig.container.layoutIfNeeded() }.isEmpty)
    #expect(v.frame.width == 90)
  }

  @Test("A constraint that a frame excluded comes back when the frame is another one")
  func comesBackOnResize() {
    let v = UIView()
    let rig = LayoutRig(100, 100, v)
    let c = rig.container
    let said = loggedMessages {
      rig.lay([
        v.leftAnchor.constraint(equalTo: c.leftAnchor), v.rightAnchor.constraint(equalTo: c.rightAnchor),
        v.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
      ])
    }
    #expect(said.count == 1 && v.frame.width == 100)
    c.frame.size.width = 200
    c.layoutIfNeeded()
    #expect(v.frame.width == 200)
    c.frame.size.width = 120
    #expect(loggedMessages { c.layoutIfNeeded() }.isEmpty && v.frame.width == 120)
  }

  @Test("A width that edges would make negative is a conflict, not a negative width")
  func noNegativeWidths() {
    let v = UIView()
    let rig = LayoutRig(100, 100, v)
    let c = rig.container
    let said = loggedMessages {
      rig.lay([
        v.leftAnchor.constraint(equalTo: c.leftAnchor, constant: 80),
        v.rightAnchor.constraint(equalTo: c.rightAnchor, constant: -80),
      ])
    }
    #expect(said.count == 1 && v.frame.width >= 0)
  }

  @Test("A frame that is no number counts as nothing, and the rest goes on")
  func badNumbers() {
    let v = UIView()
    let rig = LayoutRig(100, 100, v)
    rig.lay([
      v.leftAnchor.constraint(equalTo: rig.container.leftAnchor, constant: 7),
      v.widthAnchor.constraint(equalToConstant: 20).at(999),
    ])
    #expect(v.frame.minX == 7 && v.frame.width == 20)
  }

  @Test("What relates a view to itself, or goes round in a circle, is solved or reported")
  func circles() {
    let (a, b, d) = (UIView(), UIView(), UIView())
    let rig = LayoutRig(100, 100, a, b, d)
    let said = loggedMessages {
      rig.lay([
        a.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 1),
        b.leftAnchor.constraint(equalTo: d.leftAnchor, constant: 1),
        d.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 1),
        b.widthAnchor.constraint(equalTo: d.widthAnchor), d.widthAnchor.constraint(equalTo: b.widthAnchor),
        d.widthAnchor.constraint(equalToConstant: 30),
      ])
    }
    #expect(said.count == 2 && b.frame.width == 30)
  }

  @Test("Ten thousand constraints that contradict each other come to an end")
  func manyContradictions() {
    let rig = LayoutRig(100, 100)
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<1000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      rig.container.addSubview(view)
      for width in 0..<10 {
        constraints.append(view.widthAnchor.constraint(equalToConstant: CGFloat(width + index)))
      }
    }
    let said = loggedMessages { rig.lay(constraints) }
    #expect(said.count == 9000)
    #expect(rig.container.subviews.enumerated().allSatisfy { $1.frame.width == CGFloat($0) })
  }
}
