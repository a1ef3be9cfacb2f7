import CoreGraphics

/// The kind of particles that an emitter layer, or another particle, emits. Values with a range lie anywhere
/// within half of it on both sides.
///
/// A cell is read whenever a particle is born, so that changes hold for those to come.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// Makes a cell that emits nothing yet.
  public override init() { super.init() }

  /// The name, for an app to find the cell by.
  open var name: String?
  /// Whether particles are emitted; true by default.
  open var isEnabled = true

  /// Particles a second; 0 by default.
  open var birthRate: Float = 0
  /// Seconds that a particle lives; 0 by default.
  open var lifetime: Float = 0
  /// The range of lifetimes; 0 by default.
  open var lifetimeRange: Float = 0
  /// Seconds from the emitter's start to the first particle; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// Seconds for which particles are emitted; 0, the default, for as long as there is an emitter.
  open var duration: CFTimeInterval = 0

  /// The angle out of the plane of the layer, in radians, which shortens the way seen; 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane of the layer, in radians; 0 by default, along the x axis, or away from the line
  /// or outline on which a particle is born.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which particles leave, in radians; 0 by default.
  open var emissionRange: CGFloat = 0

  /// Points a second; 0 by default.
  open var velocity: CGFloat = 0
  /// The range of velocities; 0 by default.
  open var velocityRange: CGFloat = 0
  /// Points a second by which the velocity grows each second along the x axis; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// Points a second by which the velocity grows each second along the y axis; 0 by default.
  open var yAcceleration: CGFloat = 0

  /// The factor on the size of the contents; 1 by default.
  open var scale: CGFloat = 1
  /// The range of scales; 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of the scale each second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second by which particles turn; 0 by default.
  open var spin: CGFloat = 0
  /// The range of turns; 0 by default.
  open var spinRange: CGFloat = 0

  /// The color by which the contents are multiplied; opaque white by default.
  open var color: CGColor? = .white
  /// The range of red; 0 by default.
  open var redRange: Float = 0
  /// The range of green; 0 by default.
  open var greenRange: Float = 0
  /// The range of blue; 0 by default.
  open var blueRange: Float = 0
  /// The range of opacity; 0 by default.
  open var alphaRange: Float = 0
  /// The change of red each second; 0 by default.
  open var redSpeed: Float = 0
  /// The change of green each second; 0 by default.
  open var greenSpeed: Float = 0
  /// The change of blue each second; 0 by default.
  open var blueSpeed: Float = 0
  /// The change of the opacity each second; 0 by default.
  open var alphaSpeed: Float = 0

  /// The particle's picture, a `CGImage`; nil, the default, for none, as for one that only emits others.
  open var contents: Any?
  /// The part of the contents that shows, in fractions of their size; all of them by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents to a point; 1 by default.
  open var contentsScale: CGFloat = 1

  /// The cells whose particles each particle of this one emits while it lives; nil by default.
  open var emitterCells: [CAEmitterCell]?
}
