import UIKit

extension UIBarButtonItem {
  /// Creates an item with an image.
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style.
  ///   - action: Called for every tap; kept as long as the item.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, action: (() -> Void)? = nil) {
    self.init(image: image, style: style, target: nil, action: nil)
    call(action)
  }

  /// Creates an item with images.
  /// - Parameters:
  ///   - image: The image.
  ///   - landscapeImagePhone: The image in low bars.
  ///   - style: The style.
  ///   - action: Called for every tap; kept as long as the item.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, action: (() -> Void)? = nil
  ) {
    self.init(image: image, style: style, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style.
  ///   - action: Called for every tap; kept as long as the item.
  public convenience init(title: String?, style: UIBarButtonItem.Style, action: (() -> Void)? = nil) {
    self.init(title: title, style: style, target: nil, action: nil)
    call(action)
  }

  /// Creates an item with a title or image of the system's.
  /// - Parameters:
  ///   - systemItem: Which item.
  ///   - action: Called for every tap; kept as long as the item.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, action: (() -> Void)? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    call(action)
  }

  private func call(_ action: (() -> Void)?) {
    guard let action else { return }
    let (title, image) = (title, image)
    primaryAction = UIAction(title: title ?? "", image: image) { _ in action() }
    // A primary action brings its own title and image along.
    (self.title, self.image) = (title, image)
  }
}
