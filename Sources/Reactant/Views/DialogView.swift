import UIKit

/// A dialog: content in the middle of the view, within its layout margins.
@preconcurrency @MainActor public final class DialogView: ViewBase<Void, Void> {
  private let content: UIView
  private let contentContainer = ContainerView()

  /// Creates a dialog.
  /// - Parameter content: The content, which the dialog's container has the size of.
  public init(content: UIView) {
    self.content = content
    super.init()
  }

  /// The configuration. Assigning it applies ``Properties/Style/dialogContentContainer`` to what holds the
  /// content, and ``Properties/Style/dialog`` to the view.
  public override var configuration: Configuration {
    didSet {
      contentContainer.configuration = configuration
      configuration.style.dialogContentContainer(contentContainer)
      configuration.style.dialog(self)
    }
  }

  /// Adds the content in its container.
  public override func loadView() {
    contentContainer.addSubview(content)
    addSubview(contentContainer)
  }

  /// Centers the container, keeps it within the margins, and pins the content to it.
  public override func setupConstraints() {
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      contentContainer.centerXAnchor.constraint(equalTo: centerXAnchor),
      contentContainer.centerYAnchor.constraint(equalTo: centerYAnchor),
      contentContainer.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      contentContainer.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      contentContainer.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      contentContainer.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentContainer.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentContainer.trailingAnchor),
      content.topAnchor.constraint(equalTo: contentContainer.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentContainer.bottomAnchor),
    ])
  }
}
