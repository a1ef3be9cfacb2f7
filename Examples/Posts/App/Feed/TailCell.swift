import Katana
import KatanaElements
import UIKit

/// The last row: more posts are coming, could not be fetched, or do not exist.
struct TailCell: NodeDescription, PlasticNodeDescription {
  enum Keys {
    case spinner, text, retry
  }

  enum Kind: Equatable {
    case loading, end
    case failed(String)
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var kind: Kind
    var retry: () -> Void = {}

    init(kind: Kind, retry: @escaping () -> Void = {}) {
      self.kind = kind
      self.retry = retry
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    switch props.kind {
    case .loading: [Spinner(props: Spinner.Props(key: Keys.spinner))]
    case .end:
      [Label(props: .centered("You’re all caught up", font: .origin, color: .secondaryLabel, key: Keys.text))]
    case .failed(let message):
      [
        Label(props: .line(message, font: .origin, color: .secondaryLabel, key: Keys.text)),
        Button(props: .prominent("Retry", key: Keys.retry, didTap: props.retry)),
      ]
    }
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let cell = views.nativeView
    if let spinner = views[.spinner] {
      spinner.size = .fixed(20, 20)
      spinner.center(cell)
    }
    guard let text = views[.text] else { return }
    text.setLeading(cell, offset: 16)
    text.height = .fixed(36)
    text.centerY = cell.centerY
    guard let retry = views[.retry] else {
      text.setTrailing(cell, offset: 16)
      return
    }
    retry.setTrailing(cell, offset: 16)
    retry.size = .fixed(88, 36)
    retry.centerY = cell.centerY
    text.precede(retry, gap: 12)
  }
}
