import UIKit

/// An invisible view at the back of another that reports changes of the other's size.
final class SizeTrackingView: UIView {
  private let sizeDidChange: (CGRect) -> Void
  private var lastSize: CGSize

  init(of view: UIView, sizeDidChange: @escaping (CGRect) -> Void) {
    self.sizeDidChange = sizeDidChange
    lastSize = view.bounds.size
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    view.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A SizeTrackingView is made by a renderer.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bounds = superview?.bounds, bounds.size != lastSize else { return }
    lastSize = bounds.size
    sizeDidChange(bounds)
  }
}
