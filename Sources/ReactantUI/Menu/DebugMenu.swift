import UIKit

/// The action sheet for developers: reloads files, shows previews, switches themes. (Reactant.)
@MainActor final class DebugMenu {
  /// The items of the menu.
  struct Content {
    /// The names of the themes and which of them is the default; the entry is left out for fewer than two.
    var themes: [String] = []
    var defaultTheme: String?
    var currentTheme: String?
    var selectTheme: (String) -> Void = { _ in }
    var reload: () -> Void = {}
    /// The names of all components, sorted.
    var components: () -> [String] = { [] }
    /// Makes a component by its name; nil for a name that is gone.
    var makePreview: (String) -> UIView? = { _ in nil }
  }

  private weak var sheet: UIAlertController?
  private weak var previews: UIViewController?

  /// Whether the menu is on the screen.
  var isShown: Bool { sheet?.presentingViewController != nil && sheet?.isBeingDismissed == false }

  /// Shows the menu over everything in a window; a second call closes it.
  func toggle(in window: UIWindow, content: Content) {
    if let sheet, isShown {
      sheet.presentingViewController?.dismiss(animated: true)
      return
    }
    guard let front = window.rootViewController?.frontmostPresented, !front.isBeingDismissed else { return }
    let sheet = UIAlertController(
      title: "Debug menu", message: "Reactant Live UI", preferredStyle: .actionSheet)
    if content.themes.count > 1 {
      sheet.addAction(
        UIAlertAction(title: "Switch theme ..", style: .default) { [weak self, weak window] _ in
          guard let window else { return }
          self?.showThemes(in: window, content: content)
        })
    }
    sheet.addAction(UIAlertAction(title: "Reload files", style: .default) { _ in content.reload() })
    sheet.addAction(
      UIAlertAction(title: "Preview ..", style: .default) { [weak self, weak window] _ in
        guard let window else { return }
        self?.showPreviews(in: window, content: content)
      })
    sheet.addAction(UIAlertAction(title: "Close menu", style: .cancel))
    present(sheet, over: front)
    self.sheet = sheet
  }

  private func present(_ sheet: UIAlertController, over front: UIViewController) {
    let source = front.view!
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = CGRect(
      x: source.bounds.midX, y: source.bounds.midY, width: 0, height: 0)
    front.present(sheet, animated: true)
  }

  private func showThemes(in window: UIWindow, content: Content) {
    guard let front = window.rootViewController?.frontmostPresented else { return }
    let sheet = UIAlertController(title: "Switch theme", message: nil, preferredStyle: .actionSheet)
    for theme in content.themes {
      let title =
        (theme == content.currentTheme ? "✓ " : "") + theme
        + (theme == content.defaultTheme ? " (default)" : "")
      sheet.addAction(UIAlertAction(title: title, style: .default) { _ in content.selectTheme(theme) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, over: front)
    self.sheet = sheet
  }

  private func showPreviews(in window: UIWindow, content: Content) {
    guard let front = window.rootViewController?.frontmostPresented, previews == nil else { return }
    let list = PreviewListController(components: content.components, reload: content.reload)
    list.makePreview = content.makePreview
    let navigation = UINavigationController(rootViewController: list)
    front.present(navigation, animated: true)
    previews = navigation
  }
}

extension UIViewController {
  /// The controller in front of all that is presented from here.
  var frontmostPresented: UIViewController {
    var front = self
    while let next = front.presentedViewController { front = next }
    return front
  }
}
