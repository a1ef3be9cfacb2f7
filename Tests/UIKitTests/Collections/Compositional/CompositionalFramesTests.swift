import Testing

@testable import UIKit

/// A layout, its number of items and the frames that arithmetic gives them in a width.
struct CompositionalCase: Sendable, CustomTestStringConvertible {
  let name: String
  let count: Int
  let layout: @MainActor @Sendable () -> UICollectionViewCompositionalLayout
  let frames: @Sendable (_ width: CGFloat) -> [CGRect]
  var testDescription: String { name }

  init(
    _ name: String, _ count: Int,
    _ layout: @escaping @MainActor @Sendable () -> UICollectionViewCompositionalLayout,
    _ frames: @escaping @Sendable (_ width: CGFloat) -> [CGRect]
  ) {
    (self.name, self.count, self.layout, self.frames) = (name, count, layout, frames)
  }

  static let all: [CompositionalCase] = [
    // Rows of the whole width follow each other: y = 44 i.
    CompositionalCase("a list", 3) {
      section(row(.fractionalWidth(1), .absolute(44), item(.fractionalWidth(1), .fractionalHeight(1))))
    } _: { w in
      (0..<3).map { CGRect(0, CGFloat($0) * 44, w, 44) }
    },
    // Five items of a fifth of the width: x = w/5 (i mod 5), as high as wide.
    CompositionalCase("a grid of fifths", 7) {
      section(
        row(.fractionalWidth(1), .fractionalWidth(0.2), item(.fractionalWidth(0.2), .fractionalHeight(1))))
    } _: { w in
      (0..<7).map { CGRect(CGFloat($0 % 5) * w / 5, CGFloat($0 / 5) * w / 5, w / 5, w / 5) }
    },
    // Insets of 5 inside each item: 5 from each edge, 10 less in each dimension.
    CompositionalCase("a grid with inset items", 4) {
      section(
        row(
          .fractionalWidth(1), .absolute(100),
          item(.fractionalWidth(0.5), .fractionalHeight(1)) {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
          }))
    } _: { w in
      (0..<4).map { CGRect(CGFloat($0 % 2) * w / 2 + 5, CGFloat($0 / 2) * 100 + 5, w / 2 - 10, 90) }
    },
    // Two columns of (w - 20 - 10)/2 between insets of 10, groups 10 apart.
    CompositionalCase("two even columns", 3) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
        count: 2)
      group.interItemSpacing = .fixed(10)
      return section(group) {
        $0.interGroupSpacing = 10
        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      }
    } _: { w in
      let each = (w - 30) / 2
      return [CGRect(10, 10, each, 44), CGRect(20 + each, 10, each, 44), CGRect(10, 64, each, 44)]
    },
    // A repeated item keeps its own third of the width, whatever the count.
    CompositionalCase("a repeated item of its own width", 3) {
      section(
        .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(30)),
          repeatingSubitem: item(.fractionalWidth(1 / 3), .fractionalHeight(1)), count: 2))
    } _: { w in
      [CGRect(0, 0, w / 3, 30), CGRect(w / 3, 0, w / 3, 30), CGRect(0, 30, w / 3, 30)]
    },
    // Halves with 10 between them are 10 too wide, so that one fits into each group.
    CompositionalCase("halves that do not fit beside each other", 2) {
      section(
        row(.fractionalWidth(1), .absolute(20), item(.fractionalWidth(0.5), .fractionalHeight(1))) {
          $0.interItemSpacing = .fixed(10)
        })
    } _: { w in
      [CGRect(0, 0, w / 2, 20), CGRect(0, 20, w / 2, 20)]
    },
    // Three items of 80 leave w - 240 for two flexible spaces; a short group keeps the columns.
    CompositionalCase("flexible spaces", 4) {
      section(
        .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)),
          repeatingSubitem: item(.absolute(80), .absolute(40)), count: 3
        ).spaced(.flexible(0)))
    } _: { w in
      let gap = (w - 240) / 2
      return [
        CGRect(0, 0, 80, 40), CGRect(80 + gap, 0, 80, 40), CGRect(160 + 2 * gap, 0, 80, 40),
        CGRect(0, 40, 80, 40),
      ]
    },
    // A large item of 0.7 w beside two in a column of 0.3 w: each half as high.
    CompositionalCase("one large and two small", 3) {
      section(
        row(
          .fractionalWidth(1), .absolute(200), item(.fractionalWidth(0.7), .fractionalHeight(1)),
          NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)))
    } _: { w in
      [CGRect(0, 0, 0.7 * w, 200), CGRect(0.7 * w, 0, 0.3 * w, 100), CGRect(0.7 * w, 100, 0.3 * w, 100)]
    },
    // Items in turn: 60 and 100 as often as both fit; here once each, as 60 + 100 + 60 + 100 is at most w =
    // 320.
    CompositionalCase("two items in turn", 4) {
      section(
        row(
          .absolute(320), .absolute(10), item(.absolute(60), .absolute(10)),
          item(.absolute(100), .absolute(10))))
    } _: { _ in
      [CGRect(0, 0, 60, 10), CGRect(60, 0, 100, 10), CGRect(160, 0, 60, 10), CGRect(220, 0, 100, 10)]
    },
    // Flexible space on both sides of a group of 200 puts it in the middle: x = (w - 200)/2.
    CompositionalCase("centered groups", 2) {
      section(
        row(.absolute(200), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1))) {
          $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        })
    } _: { w in
      (0..<2).map { CGRect((w - 200) / 2, CGFloat($0) * 50, 200, 50) }
    },
    // Fixed spaces around an item add to it: x = 8 and 8 + 60 + 4 + 8, y = 5.
    CompositionalCase("fixed spaces around items", 2) {
      section(
        row(
          .fractionalWidth(1), .absolute(50),
          item(.absolute(60), .absolute(30)) {
            $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
              leading: .fixed(8), top: .fixed(5), trailing: .fixed(4), bottom: nil)
          }))
    } _: { _ in
      [CGRect(8, 5, 60, 30), CGRect(80, 5, 60, 30)]
    },
    // Three heights of 40 fill a column of 120; the next group begins below: y = 40 i.
    CompositionalCase("columns", 4) {
      section(column(.fractionalWidth(1), .absolute(120), item(.fractionalWidth(1), .absolute(40))))
    } _: { w in
      (0..<4).map { CGRect(0, CGFloat($0) * 40, w, 40) }
    },
    // Even heights share 100 with 10 between them: (100 - 20)/3.
    CompositionalCase("even heights in a column", 3) {
      section(
        .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(98)),
          subitem: item(.fractionalWidth(1), .absolute(1)), count: 3
        ).spaced(.fixed(10)))
    } _: { w in
      (0..<3).map { CGRect(0, CGFloat($0) * 36, w, 26) }
    },
    // A group's own insets of 20 leave w - 40 for its items, halved.
    CompositionalCase("inset groups", 2) {
      section(
        row(.fractionalWidth(1), .absolute(100), item(.fractionalWidth(0.5), .fractionalHeight(1))) {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        })
    } _: { w in
      [CGRect(20, 10, (w - 40) / 2, 80), CGRect(20 + (w - 40) / 2, 10, (w - 40) / 2, 80)]
    },
    // A custom group places its items itself: the second begins in the middle.
    CompositionalCase("a custom group", 3) {
      section(
        .custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
          let width = environment.container.contentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, 50, 50)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(width / 2, 50, 50, 50), zIndex: 2),
          ]
        })
    } _: { w in
      [CGRect(0, 0, 50, 50), CGRect(w / 2, 50, 50, 50), CGRect(0, 100, 50, 50)]
    },
    // A fraction of the height is one of what shows: 600/4.
    CompositionalCase("fractions of the height", 2) {
      section(
        row(.fractionalWidth(1), .fractionalHeight(0.25), item(.fractionalWidth(1), .fractionalHeight(1))))
    } _: { w in
      (0..<2).map { CGRect(0, CGFloat($0) * 150, w, 150) }
    },
    // Estimated rows that nobody has measured are 44 and 8 apart: y = 52 i.
    CompositionalCase("estimated rows", 3) {
      section(column(.fractionalWidth(1), .estimated(44), item(.fractionalWidth(1), .estimated(44)))) {
        $0.interGroupSpacing = 8
      }
    } _: { w in
      (0..<3).map { CGRect(0, CGFloat($0) * 52, w, 44) }
    },
    // A header of 30 and an inset of 6 lie above the groups: y = 36 + 20 i.
    CompositionalCase("a header", 2) {
      section(row(.fractionalWidth(1), .absolute(20), item(.fractionalWidth(1), .fractionalHeight(1)))) {
        $0.boundarySupplementaryItems = [edge("header", 30, .top)]
        $0.contentInsets.top = 6
      }
    } _: { w in
      (0..<2).map { CGRect(0, 36 + CGFloat($0) * 20, w, 20) }
    },
    // A section that scrolls across keeps its groups in one line: x = 16 + 0.4 (w - 32) i + 10 i.
    CompositionalCase("an orthogonal section", 3) {
      section(row(.fractionalWidth(0.4), .absolute(80), item(.fractionalWidth(1), .fractionalHeight(1)))) {
        $0.orthogonalScrollingBehavior = .continuous
        $0.interGroupSpacing = 10
        $0.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
      }
    } _: { w in
      let each = 0.4 * (w - 32)
      return (0..<3).map { CGRect(16 + CGFloat($0) * (each + 10), 4, each, 80) }
    },
    // Nested rows in a column: halves of halves, w/4 each, in a square of w/2 beside a large one.
    CompositionalCase("a mosaic", 5) {
      let small = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
        repeatingSubitem: item(.fractionalWidth(0.5), .fractionalHeight(1)), count: 2)
      let square = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
      return section(
        row(
          .fractionalWidth(1), .fractionalWidth(0.5), item(.fractionalWidth(0.5), .fractionalHeight(1)),
          square))
    } _: { w in
      let (h, q) = (w / 2, w / 4)
      return [
        CGRect(0, 0, h, h), CGRect(h, 0, q, q), CGRect(h + q, 0, q, q), CGRect(h, q, q, q),
        CGRect(h + q, q, q, q),
      ]
    },
    // A layout that scrolls across stacks its groups to the right: x = 120 i.
    CompositionalCase("a horizontal layout", 3) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let group = column(
        .absolute(120), .fractionalHeight(1), item(.fractionalWidth(1), .fractionalHeight(1)))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration)
    } _: { _ in
      (0..<3).map { CGRect(CGFloat($0) * 120, 0, 120, 600) }
    },
  ]
}

extension NSCollectionLayoutGroup {
  /// The group with a space between its items.
  func spaced(_ spacing: NSCollectionLayoutSpacing) -> NSCollectionLayoutGroup {
    interItemSpacing = spacing
    return self
  }
}

@MainActor @Suite("Frames of a compositional layout", .serialized)
struct CompositionalFramesTests {
  @Test("are what arithmetic gives", arguments: CompositionalCase.all, [CGFloat(320), 393, 1024])
  func frames(_ sample: CompositionalCase, width: CGFloat) {
    let rig = CompositionalRig(sample.layout(), [sample.count], width: width)
    let (found, wanted) = (rig.frames(), sample.frames(width))
    #expect(found.count == wanted.count)
    // Edges lie on whole pixels, of which there are two a point at least: half a pixel off at most.
    for (a, b) in zip(found, wanted) {
      let errors = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      #expect(errors.allSatisfy { abs($0) <= 0.5 }, "\(a) is not \(b)")
    }
    for cell in rig.view.visibleCells {
      let frame = rig.view.layoutAttributesForItem(at: rig.view.indexPath(for: cell)!)!.frame
      #expect(cell.superview!.convert(cell.frame, to: rig.view) == frame)
    }
  }
}
