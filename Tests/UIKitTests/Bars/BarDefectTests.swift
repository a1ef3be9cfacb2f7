import Foundation
import Testing

@testable import UIKit

/// What bars do with translucency, margins and the person's size of text.
@MainActor @Suite(.serialized) struct BarDefectTests {
  @Test func aBarThatIsNotTranslucentIsOpaque() {
    let usual = UIBarAppearance()
    let opaque = BarBackground.Appearances.appearances(
      usual, atEdge: nil, style: .default, tint: nil, isTranslucent: false)
    #expect(opaque.standard.effect == nil && opaque.standard.color == .systemBackground)
    #expect(opaque.atEdge.color == .systemBackground)
    let seeThrough = BarBackground.Appearances.appearances(
      usual, atEdge: nil, style: .default, tint: nil, isTranslucent: true)
    #expect(seeThrough.standard.effect != nil && seeThrough.atEdge.effect == nil)
    let own = UIBarAppearance()
    own.backgroundColor = .red
    #expect(
      BarBackground.Appearances.appearances(
        own, atEdge: nil, style: .default, tint: nil, isTranslucent: false
      ).standard
        .color
        == .red)
  }

  @Test(arguments: [true, false]) func contentBehindABarIsSeenOnlyWhereItIsTranslucent(isTranslucent: Bool) {
    onScreen(393, 852, safeArea: UIEdgeInsets(50, 0, 0, 0)) {
      let page = UITableViewController(style: .plain)
      page.extendedLayoutIncludesOpaqueBars = true
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.isTranslucent = isTranslucent
      inWindow(navigation) { _ in
        page.tableView.contentInset.bottom = 2_000
        page.tableView.contentOffset.y = 300
        UIScreen.main.finishTurn()
        let grounds = navigation.navigationBar.subviews.compactMap { $0 as? BarBackground }
        let seen = grounds.flatMap(\.subviews).compactMap { $0 as? BarBackdrop }.filter { $0.alpha > 0 }
        #expect(!seen.isEmpty)
        #expect(seen.contains { $0.layer.backgroundBlur.radius > 0 } == isTranslucent)
      }
    }
  }

  @Test func titlesBeginWhereTheTextOfTablesDoes() {
    for (width, margin) in [(CGFloat(375), CGFloat(16)), (393, 16), (402, 16), (430, 20)] {
      onScreen(width, 852) {
        let page = UIViewController()
        page.title = "Title"
        let navigation = UINavigationController(rootViewController: page)
        inWindow(navigation) { _ in #expect(navigation.navigationBar.sideMargin == margin, "\(width)") }
      }
    }
  }

  @Test func largeTitlesGrowWithThePersonsSizeOfText() {
    func barHeight(_ size: UIContentSizeCategory) -> CGFloat {
      var height: CGFloat = 0
      onScreen(393, 852, contentSize: size) {
        let page = UIViewController()
        page.title = "Title"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        inWindow(navigation) { _ in height = navigation.navigationBar.frame.height }
      }
      return height
    }
    #expect(barHeight(.large) == 96)
    #expect(barHeight(.accessibilityExtraLarge) > 106)
    #expect(barHeight(.extraSmall) < 96)
  }

  private final class Header: UIViewController {
    let inner = UIView()
    var sizes: [CGSize] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let outer = UIView()
      for (view, parent) in [(outer, view!), (inner, outer)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
          view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
          view.heightAnchor.constraint(equalToConstant: 200),
        ])
      }
    }

    override func viewDidLayoutSubviews() { sizes.append(inner.bounds.size) }
  }

  @Test func nestedViewsArePlacedWhenAControllerIsNotifiedOfItsLayout() {
    onScreen(393, 852) {
      let page = Header()
      inWindow(page) { _ in
        #expect(page.sizes == [CGSize(width: 393, height: 200)])
        #expect(page.inner.frame == CGRect(0, 10, 393, 200))
      }
    }
  }
}
