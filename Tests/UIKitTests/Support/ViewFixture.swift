import DisplayProtocol
import ImageDisplay
import QuartzCore

@testable import UIKit

/// Shows one view through the real pipeline, layout to pixels, on a display of its own.
@MainActor final class ViewFixture {
  private let display: ImageDisplay
  private let host: LayerHost

  init(_ view: UIView, scale: CGFloat) throws {
    display = try ImageDisplay(
      configuration: DisplayConfiguration(size: view.bounds.size, scale: scale, appearance: .light))
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = view.bounds
    host = LayerHost(root: root)
    host.onCommit = { [display] in display.show($0) }
    root.addSublayer(view.layer)
    host.finishTurn()
  }

  func picture() throws -> CGImage {
    host.finishTurn()
    return try display.image()
  }
}
