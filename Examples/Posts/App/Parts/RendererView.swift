import Katana
import UIKit

/// A view, for screens written by hand, that shows a description in its bounds.
final class RendererView: UIView {
  private let makeRenderer: (CGRect) -> Renderer
  private var renderer: Renderer?

  /// Makes a view. `description` makes the description for a frame, once the view has a size; from then on
  /// the description follows the size.
  init(store: AnyStore, description: @escaping (CGRect) -> AnyNodeDescription) {
    makeRenderer = { Renderer(rootDescription: description($0), store: store) }
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("A RendererView is made with a store.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard renderer == nil, !bounds.isEmpty else { return }
    let renderer = makeRenderer(bounds)
    renderer.render(in: self)
    self.renderer = renderer
  }
}
