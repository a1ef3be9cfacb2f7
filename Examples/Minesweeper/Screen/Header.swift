import Foundation
import Katana
import KatanaElements
import UIKit

/// A card that says how the game stands: the mines still to find, the outcome, and the time.
struct Header: ConnectedNodeDescription {
  enum Keys {
    case card, flag, mines, title, again, clock, seconds
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var minesLeft = 0
    var seconds = 0
    var phase = GameState.Phase.ready

    init(key: Any) { setKey(key) }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key
        && lhs.minesLeft == rhs.minesLeft && lhs.seconds == rhs.seconds && lhs.phase == rhs.phase
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: GameState) {
    props.minesLeft = storeState.field.mines - storeState.field.flagCount
    props.seconds = storeState.seconds
    props.phase = storeState.phase
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    [
      View(
        props: .build {
          $0.setKey(Keys.card)
          $0.backgroundColor = .card
          $0.cornerRadius = .fixed(16)
        }),
      symbol("flag.fill", key: Keys.flag),
      number(props.minesLeft, key: Keys.mines, alignment: .left),
      Label(
        props: .build {
          $0.setKey(Keys.title)
          $0.backgroundColor = .clear
          $0.textAlignment = .center
          $0.text = NSAttributedString(
            string: title(of: props.phase),
            attributes: [
              .font: TextGrowth.scaled(.systemFont(ofSize: 17, weight: .semibold)),
              .foregroundColor: color(of: props.phase),
            ])
        }),
      Button(
        props: .build {
          $0.setKey(Keys.again)
          $0.backgroundColor = .clear
          let font = TextGrowth.scaled(.systemFont(ofSize: UIFont.buttonFontSize))
          for (state, color) in [
            (UIControl.State.normal, UIColor.systemBlue),
            (.highlighted, UIColor.systemBlue.withAlphaComponent(0.4)),
          ] {
            $0.attributedTitles[state] = NSAttributedString(
              string: "New Game", attributes: [.font: font, .foregroundColor: color])
          }
          $0.touchHandlers = [.touchUpInside: { dispatch(NewGame()) }]
        }),
      symbol("clock.fill", key: Keys.clock),
      number(props.seconds, key: Keys.seconds, alignment: .right),
    ]
  }

  private static func symbol(_ name: String, key: Keys) -> Image {
    Image(
      props: .build {
        $0.setKey(key)
        $0.backgroundColor = .clear
        $0.image = UIImage(systemName: name)
        $0.tintColor = .secondaryLabel
      })
  }

  private static func number(_ number: Int, key: Keys, alignment: NSTextAlignment) -> Label {
    Label(
      props: .build {
        $0.setKey(key)
        $0.backgroundColor = .clear
        $0.textAlignment = alignment
        $0.text = NSAttributedString(
          string: "\(number)",
          attributes: [
            .font: TextGrowth.scaled(.monospacedDigitSystemFont(ofSize: 22, weight: .semibold)),
            .foregroundColor: UIColor.label,
          ])
      })
  }

  private static func title(of phase: GameState.Phase) -> String {
    switch phase {
    case .ready: "Minesweeper"
    case .playing: "Good luck"
    case .won: "Cleared!"
    case .lost: "Boom!"
    }
  }

  private static func color(of phase: GameState.Phase) -> UIColor {
    switch phase {
    case .ready, .playing: .label
    case .won: .won
    case .lost: .lost
    }
  }
}

extension Header: PlasticNodeDescription {
  /// The height that the texts need.
  static var height: CGFloat { TextGrowth.isLarge ? (100 * TextGrowth.factor).rounded() : 64 }

  /// The numbers side by side, the outcome and the button below them.
  private static func layOutLarge(_ views: ViewsContainer<Keys>) {
    let (card, growth) = (views.nativeView, TextGrowth.factor)
    guard let flag = views[.flag], let mines = views[.mines], let clock = views[.clock],
      let seconds = views[.seconds], let title = views[.title], let again = views[.again]
    else { return }
    for (view, size) in [
      (flag, CGSize(width: 22, height: 22)), (clock, CGSize(width: 22, height: 22)),
      (mines, CGSize(width: 48, height: 32)), (seconds, CGSize(width: 48, height: 32)),
    ] {
      view.size = .fixed(size.width * growth, size.height * growth)
    }
    for view in [mines, seconds] { view.setTop(card.top, offset: .fixed(6 * growth)) }
    flag.centerY = mines.centerY
    clock.centerY = mines.centerY
    flag.setLeft(card.left, offset: .fixed(16))
    mines.setLeft(flag.right, offset: .fixed(8))
    clock.setRight(card.right, offset: .fixed(-16))
    seconds.setRight(clock.left, offset: .fixed(-8))
    for view in [title, again] {
      view.fillHorizontally(card, insets: .fixed(0, 12, 0, 12))
      view.height = .fixed(26 * growth)
    }
    title.setTop(mines.bottom, offset: .fixed(2))
    again.setTop(title.bottom, offset: .fixed(2))
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let card = views.nativeView
    views[.card]?.fill(card)
    guard let flag = views[.flag], let mines = views[.mines], let clock = views[.clock],
      let seconds = views[.seconds], let title = views[.title], let again = views[.again]
    else { return }
    if TextGrowth.isLarge { return layOutLarge(views) }
    // A narrow card has room for three digits on both sides and for the title between them.
    let isNarrow = props.frame.width < 340
    let (margin, side, gap): (CGFloat, CGFloat, CGFloat) = isNarrow ? (12, 18, 4) : (16, 22, 8)
    for view in [flag, clock] {
      view.size = .fixed(side, side)
      view.centerY = card.centerY
    }
    for view in [mines, seconds] {
      view.size = .fixed(48, 32)
      view.centerY = card.centerY
    }
    flag.setLeft(card.left, offset: .fixed(margin))
    mines.setLeft(flag.right, offset: .fixed(gap))
    clock.setRight(card.right, offset: .fixed(-margin))
    seconds.setRight(clock.left, offset: .fixed(-gap))
    let width = props.frame.width - 2 * (margin + side + gap + 48 + 2)
    for view in [title, again] {
      view.size = .fixed(min(width, 150), 26)
      view.centerX = card.centerX
    }
    title.setTop(card.top, offset: .fixed(7))
    again.setBottom(card.bottom, offset: .fixed(-6))
  }
}
