@_exported import Metal
import ObjectiveCRuntime
import PlaceholderViews
@_exported import UIKit

/// Shows what a processor of graphics draws: a plain ground, here.
@preconcurrency @MainActor open class MTKView: UIView {
  /// The delegate.
  open weak var delegate: (any MTKViewDelegate)?
  /// The device.
  open var device: (any MTLDevice)?
  /// The color pixel format.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// The depth stencil pixel format.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// The clear color.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The sample count.
  open var sampleCount = 1
  /// The preferred frames per second.
  open var preferredFramesPerSecond = 60
  /// Whether it is paused.
  open var isPaused = false
  /// The setting enable set needs display.
  open var enableSetNeedsDisplay = false
  /// The setting framebuffer only.
  open var framebufferOnly = true
  /// The setting auto resize drawable.
  open var autoResizeDrawable = true
  /// The drawable size.
  open var drawableSize = CGSize.zero
  /// Makes one of the given values.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    PlaceholderGround.add(to: self, name: "MetalKit")
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) {
    // A document's values are set while the view is initialized.
    MTKView.registered
    super.init(coder: coder)
    PlaceholderGround.add(to: self, name: "MetalKit")
  }
  /// Enters the name by which Interface Builder's documents connect the delegate.
  private static let registered: Void = ObjectiveCMembers.register { table in
    table.add(
      property: "delegate", get: { (view: MTKView) in view.delegate }, set: { $0.delegate = $1 })
  }
  /// Draws.
  open func draw() {}
  /// Releases drawables.
  open func releaseDrawables() {}
}
/// The methods of a view delegate.
@preconcurrency @MainActor public protocol MTKViewDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// Called by the framework, as Apple documents it.
  func draw(in view: MTKView)
}
