import DeviceAccess
import UIKit

/// The system's question to the person whether an app may have something.
@MainActor package enum PermissionPrompt {
  /// Asks, unless it is decided already, and calls the handler with the decision. Where nobody can be asked,
  /// as the app has no window, nothing is decided and the answer is no.
  package static func ask(
    for permission: Permission, title: String, allow: String = "Allow", deny: String = "Don’t Allow",
    handler: @escaping @MainActor (PermissionState) -> Void
  ) {
    let state = permission.state
    guard state == .notDetermined else { return handler(state) }
    guard permission.mayAsk, let presenter = SystemPresenter.top else { return handler(.denied) }
    let alert = UIAlertController(title: title, message: permission.usage, preferredStyle: .alert)
    for (word, state) in [(deny, PermissionState.denied), (allow, .granted)] {
      alert.addAction(
        UIAlertAction(title: word, style: .default) { _ in
          permission.decide(state)
          handler(state)
        })
    }
    presenter.present(alert, animated: true)
  }
}

/// The controller from which the system presents what is its own.
@MainActor package enum SystemPresenter {
  /// The controller on top of the key window; nil where there is none.
  package static var top: UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows)
    var top = (windows.first { $0.isKeyWindow } ?? windows.last)?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  /// Shows a note, as a debug build on a device shows what only a published app does.
  package static func show(_ title: String, _ message: String, handler: (@MainActor () -> Void)? = nil) {
    guard let presenter = top else {
      handler?()
      return
    }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler?() })
    presenter.present(alert, animated: true)
  }
}
