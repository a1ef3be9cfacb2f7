import DeviceAccess
import DeviceReports
import UIKit

/// The system's question to the person whether an app may have something.
@MainActor package enum PermissionPrompt {
  /// Asks, unless it is decided already, and calls the handler with the decision. Where nobody can be asked,
  /// as the app has no window, nothing is decided and the answer is no.
  ///
  /// A person who allows it is asked by the display as well, where that has a device for it; then the
  /// display's answer counts. A browser does that from a press, such as the one that answered the alert.
  package static func ask(
    for permission: Permission, title: String, allow: String = "Allow", deny: String = "Don’t Allow",
    device: DeviceFeature? = nil, handler: @escaping @MainActor (PermissionState) -> Void
  ) {
    let state = permission.state
    guard state == .notDetermined else { return handler(state) }
    guard permission.mayAsk, let presenter = SystemPresenter.top else { return handler(.denied) }
    let alert = UIAlertController(title: title, message: permission.usage, preferredStyle: .alert)
    for (word, state) in [(deny, PermissionState.denied), (allow, .granted)] {
      alert.addAction(
        UIAlertAction(title: word, style: .default) { _ in
          permission.decide(state)
          guard state == .granted, let device else { return handler(state) }
          let isAsked = DeviceChannel.shared.authorize(device) { _ in
            MainThread.run { handler(permission.state) }
          }
          if !isAsked { handler(state) }
        })
    }
    presenter.present(alert, animated: true)
  }
}

extension Permission {
  /// Denies it for this run while the display denies it, which goes before what was decided. Calls back on
  /// the main thread when that has changed. Called once for a permission.
  ///
  /// - Parameter needsDevice: Whether a display without the device denies it as well.
  package func follow(
    _ device: DeviceFeature, needsDevice: Bool, changed: @escaping @MainActor () -> Void
  ) {
    _ = DeviceChannel.shared.observe(device) { report in
      let isDenied: Bool
      switch report {
      case .permission(_, .denied): isDenied = true
      case .permission(_, .unavailable): isDenied = needsDevice
      case .opened, .failure: return
      default: isDenied = false
      }
      let answer = DeviceAnswers.answer(name)
      // What was handed in else stays.
      guard isDenied != (answer == Self.refused), answer == nil || answer == Self.refused || isDenied else {
        return
      }
      DeviceAnswers.set(isDenied ? Self.refused : nil, for: name)
      MainThread.run(changed)
    }
  }

  /// The answer that a display's refusal hands in.
  private static let refused = "denied"
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
