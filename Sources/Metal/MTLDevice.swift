import DeviceAccess
@_exported import Foundation

/// A processor of graphics; there is none here.
public protocol MTLDevice: AnyObject {
  /// The name.
  var name: String { get }
  /// Called by the framework, as Apple documents it.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}
/// A command queue.
public protocol MTLCommandQueue: AnyObject {
  /// Called by the framework, as Apple documents it.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// A command buffer.
public protocol MTLCommandBuffer: AnyObject {
  /// Called by the framework, as Apple documents it.
  func commit()
  /// Called by the framework, as Apple documents it.
  func waitUntilCompleted()
}
/// A texture.
public protocol MTLTexture: AnyObject {
  /// The width.
  var width: Int { get }
  /// The height.
  var height: Int { get }
}
/// A drawable.
public protocol MTLDrawable: AnyObject {
  /// Called by the framework, as Apple documents it.
  func present()
}
/// A pixel format.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case depth32Float = 252
}
/// A clear color.
public struct MTLClearColor: Sendable {
  /// The red.
  public var red: Double
  /// The green.
  public var green: Double
  /// The blue.
  public var blue: Double
  /// The alpha.
  public var alpha: Double
  /// Makes one of the given values.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
/// Returns the clear color make.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> MTLClearColor
{ MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
/// Returns nil: there is no processor of graphics.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? {
  FeatureUse.note("Metal", "processor of graphics", told: "there is none")
  return nil
}
