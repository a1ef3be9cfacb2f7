import UIKit

/// A controller that is presented over another one, with its root view in a ``DialogView``.
@preconcurrency @MainActor
open class DialogControllerBase<STATE, ROOT: UIView>: ControllerBase<STATE, ROOT> where ROOT: Component {
  /// The dialog around the root view.
  public var dialogView: DialogView

  /// The configuration. Assigning it hands it to the dialog, and applies ``Properties/Style/controllerRoot``
  /// and ``Properties/Style/dialogControllerRoot`` to the controller's view, if it is loaded.
  open override var configuration: Configuration {
    didSet {
      dialogView.configuration = configuration
      applyDialogStyle()
    }
  }

  /// Creates a controller that fades in over the current context.
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - root: The root view; by default one made by its `init()`.
  public override init(title: String = "", root: ROOT = makeComponent()) {
    dialogView = DialogView(content: root)
    super.init(title: title, root: root)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .overCurrentContext
  }

  /// Makes the controller's view, with the dialog over all of it.
  open override func loadView() {
    view = ControllerRootViewContainer().with(configuration: configuration)
    view.addSubview(dialogView)
    applyDialogStyle()
    view.setNeedsUpdateConstraints()
  }

  private func applyDialogStyle() {
    guard let container = viewIfLoaded as? ControllerRootViewContainer else { return }
    configuration.style.dialogControllerRoot(container)
  }

  private var constraints: [NSLayoutConstraint] = []

  /// Constrains the dialog to the view's edges.
  open override func updateRootViewConstraints() {
    guard constraints.isEmpty || !constraints.allSatisfy(\.isActive) else { return }
    NSLayoutConstraint.deactivate(constraints)
    constraints = [
      dialogView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      dialogView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      dialogView.topAnchor.constraint(equalTo: view.topAnchor),
      dialogView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  /// Dismisses the dialog, and notifies the presenting controller before and after, if it listens; the
  /// caller's completion comes last.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let listener = presentingViewController as? any DialogDismissalListener
    listener?.dialogWillDismiss()
    super.dismiss(animated: flag) {
      listener?.dialogDidDismiss()
      completion?()
    }
  }
}
