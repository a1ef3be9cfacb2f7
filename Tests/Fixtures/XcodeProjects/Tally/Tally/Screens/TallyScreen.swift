//
//  TallyScreen.swift
//  Tally
//

import Confetti
import Katana
import KatanaElements
import UIKit

struct TallyScreen: ConnectedNodeDescription, PlasticNodeDescription, PlasticReferenceSizeable {

    enum Keys {
        case background, number, hint, button
    }

    struct Props: NodeDescriptionProps, Buildable {
        var frame = CGRect.zero
        var key: String?
        var alpha: CGFloat = 1

        var count = 0
    }

    static let referenceSize = CGSize(width: 320, height: 568)

    var props: Props

    static func childrenDescriptions(props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch) -> [AnyNodeDescription] {
        return [
            View(props: View.Props.build {
                $0.setKey(Keys.background)
                $0.backgroundColor = .systemBackground
            }),
            Label(props: Label.Props.build {
                $0.setKey(Keys.number)
                $0.backgroundColor = .clear
                $0.text = NSAttributedString(string: "\(props.count)", attributes: [
                    .font: UIFont.systemFont(ofSize: 96, weight: .bold),
                    .foregroundColor: Confetti.color(at: props.count)
                ])
                $0.textAlignment = .center
            }),
            Label(props: Label.Props.build {
                $0.setKey(Keys.hint)
                $0.backgroundColor = .clear
                $0.text = NSAttributedString(string: "things counted", attributes: [
                    .font: UIFont.systemFont(ofSize: 17),
                    .foregroundColor: UIColor.secondaryLabel
                ])
                $0.textAlignment = .center
            }),
            Button(props: Button.Props.build {
                $0.setKey(Keys.button)
                $0.backgroundColor = .systemIndigo
                $0.cornerRadius = .fixed(25)
                $0.titles[.normal] = "Count"
                $0.titleColors = [.normal: .white, .highlighted: UIColor.white.withAlphaComponent(0.6)]
                $0.touchHandlers = [.touchUpInside: { dispatch(Add(payload: 1)) }]
            })
        ]
    }

    static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
        let root = views.nativeView
        views[.background]?.fill(root)
        guard let number = views[.number], let hint = views[.hint], let button = views[.button] else { return }
        number.fillHorizontally(root)
        number.height = .fixed(120)
        number.centerY = root.centerY
        hint.fillHorizontally(root)
        hint.height = .fixed(28)
        hint.top = number.bottom
        button.size = .fixed(180, 50)
        button.centerX = root.centerX
        button.setTop(hint.bottom, offset: .fixed(28))
    }

    static func connect(props: inout Props, to storeState: TallyState) {
        props.count = storeState.count
    }

}
