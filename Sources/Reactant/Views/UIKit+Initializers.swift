import UIKit

extension UILabel {
  /// Creates a label with a text.
  public convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
  }
}

extension UIButton {
  /// Creates a button with a title for its normal state.
  public convenience init(title: String) {
    self.init(frame: .zero)
    setTitle(title, for: .normal)
  }

  /// Fills the button's background with a color in a state, by an image of one pixel.
  /// - Parameters:
  ///   - color: The color.
  ///   - state: The state.
  public func setBackgroundColor(_ color: UIColor, for state: UIControl.State) {
    let size = CGSize(width: 1, height: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    setBackgroundImage(image, for: state)
  }
}

extension UITableView {
  /// Creates a table without a size.
  public convenience init(style: UITableView.Style) {
    self.init(frame: .zero, style: style)
  }
}

extension UICollectionView {
  /// Creates a collection without a size.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: .zero, collectionViewLayout: layout)
  }
}

extension UIImage {
  /// The width divided by the height.
  public var aspectRatio: CGFloat { size.width / size.height }
}
