import Foundation

/// The buttons and the controller of an alert or sheet as they were before ``UIAlertController``: buttons
/// have numbers, and a delegate is called.
@MainActor final class LegacyAlert {
  private(set) var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1
  private(set) weak var controller: UIAlertController?

  /// Adds a button and returns its number.
  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns a button's words; nil where there is none of that number.
  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The number of the first button that neither cancels nor destroys; −1 for none.
  var firstOtherIndex: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }

  /// Whether it is on the screen.
  var isVisible: Bool { controller?.presentingViewController != nil }

  /// Makes the controller, with the button that cancels last, and presents it over all that the window shows.
  func present(
    title: String?, message: String?, style: UIAlertController.Style, in window: UIWindow?,
    configure: (UIAlertController) -> Void, choose: @escaping (Int) -> Void, presented: @escaping () -> Void
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    configure(alert)
    for index in titles.indices.filter({ $0 != cancelIndex }) + titles.indices.filter({ $0 == cancelIndex }) {
      let style: UIAlertAction.Style =
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      alert.addAction(UIAlertAction(title: titles[index], style: style) { _ in choose(index) })
    }
    controller = alert
    let window = window ?? UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
    guard let presenter = window?.rootViewController?.frontmost else { return }
    presenter.present(alert, animated: true, completion: presented)
  }

  /// Removes it from the screen as if a button was chosen.
  func dismiss(animated: Bool, completion: @escaping () -> Void) {
    guard let presenter = controller?.presentingViewController else { return }
    presenter.dismiss(animated: animated, completion: completion)
  }
}
