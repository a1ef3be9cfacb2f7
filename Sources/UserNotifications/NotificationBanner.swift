import DeviceAccess
import UIKit

/// The banner of a notification, at the window's top for five seconds.
@MainActor final class NotificationBanner: UIControl {
  private static weak var current: NotificationBanner?
  private static let duration = 5.0

  static func show(
    _ notification: UNNotification, actions: [UNNotificationAction], in center: UNUserNotificationCenter
  ) {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    guard let window = windows.first(where: \.isKeyWindow) ?? windows.last else { return }
    current?.removeFromSuperview()
    let banner = NotificationBanner(notification.request.content, actions: actions) { action in
      center.respond(to: notification, action: action)
    }
    current = banner
    banner.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 8),
      banner.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      banner.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      banner.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: 8),
    ])
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak banner] in
      banner?.removeFromSuperview()
    }
  }

  private init(
    _ content: UNNotificationContent, actions: [UNNotificationAction], handler: @escaping (String) -> Void
  ) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    accessibilityIdentifier = "UNNotificationBanner"
    isAccessibilityElement = false
    let lines = [
      (content.title, UIFont.TextStyle.headline), (content.subtitle, .subheadline), (content.body, .body),
    ]
    let labels = lines.filter { !$0.0.isEmpty }.map { text, style in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 4
      return label
    }
    let buttons = actions.prefix(4).map { action in
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(
          title: action.title, attributes: action.options.contains(.destructive) ? .destructive : []
        ) { [weak self] _ in
          self?.removeFromSuperview()
          handler(action.identifier)
        })
    }
    let stack = UIStackView(arrangedSubviews: labels + buttons)
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
    ])
    let open = UIAction { [weak self] _ in
      self?.removeFromSuperview()
      handler(UNNotificationDefaultActionIdentifier)
    }
    addAction(open, for: .touchUpInside)
    for label in labels { label.isUserInteractionEnabled = false }
  }

  required init?(coder: NSCoder) { nil }
}
