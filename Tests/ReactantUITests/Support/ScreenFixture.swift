import DisplayProtocol
import ImageDisplay
import QuartzCore

@testable import UIKit

/// Shows one view through the real pipeline, layout to pixels, on a display of its own.
@MainActor final class ScreenFixture {
  private let display: ImageDisplay
  private let host: LayerHost
  private let view: UIView

  init(_ view: UIView, size: CGSize) throws {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    display = try ImageDisplay(
      configuration: DisplayConfiguration(size: size, scale: 1, appearance: .light))
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = CGRect(origin: .zero, size: size)
    root.backgroundColor = .white
    host = LayerHost(root: root)
    host.onCommit = { [display] in display.show($0) }
    root.addSublayer(view.layer)
    host.finishTurn()
  }

  func picture() throws -> CGImage {
    host.finishTurn()
    return try display.image()
  }

  /// Takes the view off the display.
  func close() {
    view.layer.removeFromSuperlayer()
    host.finishTurn()
  }
}
