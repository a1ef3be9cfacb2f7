import Foundation
@_exported import UIKit

/// A vector of three numbers.
public struct SCNVector3: Equatable, Sendable {
  /// The x.
  public var x: Float
  /// The y.
  public var y: Float
  /// The z.
  public var z: Float
  /// Makes a vector of zeros.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Makes one of the given values.
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Makes one of the given values.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Makes one of the given values.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  /// Makes one of the given values.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  /// Makes one of the given values.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}
/// A vector of four numbers.
public struct SCNVector4: Equatable, Sendable {
  /// The x.
  public var x: Float
  /// The y.
  public var y: Float
  /// The z.
  public var z: Float
  /// The w.
  public var w: Float
  /// Makes a vector of zeros.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Makes one of the given values.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  /// Makes one of the given values.
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// The quaternion.
public typealias SCNQuaternion = SCNVector4
/// A matrix of four rows.
public struct SCNMatrix4: Equatable, Sendable {
  /// The m11.
  public var m11: Float = 1, m12: Float = 0, m13: Float = 0, m14: Float = 0
  /// The m21.
  public var m21: Float = 0, m22: Float = 1, m23: Float = 0, m24: Float = 0
  /// The m31.
  public var m31: Float = 0, m32: Float = 0, m33: Float = 1, m34: Float = 0
  /// The m41.
  public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 1
  /// Makes the identity.
  public init() {}
}
/// The matrix4 identity.
public let SCNMatrix4Identity = SCNMatrix4()
/// The vector3 zero.
public let SCNVector3Zero = SCNVector3()
/// The vector4 zero.
public let SCNVector4Zero = SCNVector4()
/// Returns the vector3 make.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Returns the vector4 make.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
/// Returns the vector3 equal to vector3.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
/// Returns the matrix4 make translation.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
  return matrix
}
/// Returns the matrix4 make scale.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4()
  (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
  return matrix
}
/// Returns the rotation by an angle in radians around an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return SCNMatrix4() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (Float(cos(Double(angle))), Float(sin(Double(angle))))
  let t = 1 - c
  var matrix = SCNMatrix4()
  (matrix.m11, matrix.m12, matrix.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
  (matrix.m21, matrix.m22, matrix.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
  (matrix.m31, matrix.m32, matrix.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  return matrix
}

/// A geometry.
open class SCNGeometry: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The materials.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] + materials.dropFirst() } ?? [] }
  }
}
/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// The chamfer radius.
  open var chamferRadius: CGFloat = 0
  /// Makes one of the given values.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
}
/// A plane.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The corner radius.
  open var cornerRadius: CGFloat = 0
  /// Makes one of the given values.
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
}
/// A sphere.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// The radius.
  open var radius: CGFloat = 0.5
  /// The segment count.
  open var segmentCount = 48
  /// Makes one of the given values.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}
/// A cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// The radius.
  open var radius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1
  /// Makes one of the given values.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
}
/// A text.
open class SCNText: SCNGeometry, @unchecked Sendable {
  /// The string.
  open var string: Any?
  /// The extrusion depth.
  open var extrusionDepth: CGFloat = 0
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 36)
  /// The flatness.
  open var flatness: CGFloat = 0.6
  /// Makes one of the given values.
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}
/// A material property.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// The contents.
  open var contents: Any?
  /// The intensity.
  open var intensity: CGFloat = 1
}
/// A material.
open class SCNMaterial: NSObject, @unchecked Sendable {
  /// The diffuse.
  public let diffuse = SCNMaterialProperty()
  /// The ambient.
  public let ambient = SCNMaterialProperty()
  /// The specular.
  public let specular = SCNMaterialProperty()
  /// The emission.
  public let emission = SCNMaterialProperty()
  /// The normal.
  public let normal = SCNMaterialProperty()
  /// The name.
  open var name: String?
  /// The transparency.
  open var transparency: CGFloat = 1
  /// The shininess.
  open var shininess: CGFloat = 1
  /// Whether it is double sided.
  open var isDoubleSided = false
  /// The lighting model.
  open var lightingModel = LightingModel.blinn
  /// The way in which light is computed.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The phong.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// The blinn.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// The lambert.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// The constant.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// The physically based.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
}
