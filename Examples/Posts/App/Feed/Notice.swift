import Katana
import KatanaElements
import UIKit

/// A message in the middle of a screen without posts.
struct Notice: NodeDescription, PlasticNodeDescription {
  enum Keys {
    case spinner, symbol, title, message, retry
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var title = ""
    var message = ""
    /// The action of the button; nil while posts are on their way.
    var retry: (() -> Void)?

    static func loading(_ message: String, key: Any) -> Props {
      var props = Props(message: message)
      props.setKey(key)
      return props
    }

    static func failure(
      _ title: String, _ message: String, key: Any, retry: @escaping () -> Void
    ) -> Props {
      var props = Props(title: title, message: message, retry: retry)
      props.setKey(key)
      return props
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let message = Label(
      props: .centered(props.message, font: .post, color: .secondaryLabel, key: Keys.message))
    guard let retry = props.retry else {
      return [Spinner(props: Spinner.Props(key: Keys.spinner)), message]
    }
    return [
      Image(
        props: Image.Props.build {
          $0.setKey(Keys.symbol)
          $0.backgroundColor = .clear
          $0.image = UIImage(
            systemName: "wifi.exclamationmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44))
          $0.tintColor = .systemGray2
        }),
      Label(props: .centered(props.title, font: .notice, color: .label, key: Keys.title)), message,
      Button(props: .prominent("Try Again", key: Keys.retry, didTap: retry)),
    ]
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let area = views.nativeView
    if let spinner = views[.spinner] {
      spinner.size = .fixed(20, 20)
      spinner.centerX = area.centerX
      spinner.setTop(area.top, offset: .fixed(70))
    }
    if let symbol = views[.symbol] {
      symbol.size = .fixed(56, 52)
      symbol.centerX = area.centerX
      symbol.top = area.top
    }
    views[.title]?.fillHorizontally(area)
    views[.title]?.setTop(area.top, offset: .fixed(64))
    views[.title]?.height = .fixed(28)
    views[.message]?.fillHorizontally(area)
    views[.message]?.setTop(area.top, offset: .fixed(96))
    views[.message]?.height = .fixed(24)
    if let retry = views[.retry] {
      retry.size = .fixed(140, 44)
      retry.centerX = area.centerX
      retry.bottom = area.bottom
    }
  }
}
