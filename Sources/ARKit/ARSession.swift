import DeviceAccess
@_exported import SceneKit
@_exported import UIKit

/// The error domain.
public let ARErrorDomain = "com.apple.arkit.error"
/// An error of ARKit. Sessions fail here with `unsupportedConfiguration`.
public struct ARError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { ARErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = ARError
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case microphoneUnauthorized = 104
    case worldTrackingFailed = 200
    case invalidReferenceImage = 300
    case requestFailed = 400
    case fileIOFailed = 500
  }
  /// The unsupported configuration.
  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  /// The sensor unavailable.
  public static var sensorUnavailable: Code { .sensorUnavailable }
  /// The sensor failed.
  public static var sensorFailed: Code { .sensorFailed }
  /// The camera unauthorized.
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  /// The microphone unauthorized.
  public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
  /// The world tracking failed.
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
  /// The invalid reference image.
  public static var invalidReferenceImage: Code { .invalidReferenceImage }
  /// The request failed.
  public static var requestFailed: Code { .requestFailed }
  /// The file IO failed.
  public static var fileIOFailed: Code { .fileIOFailed }
}
/// The settings of a session of augmented reality. No device supports any here.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// Whether it is supported.
  open class var isSupported: Bool {
    FeatureUse.note("ARKit", "tracking", told: "isSupported is false")
    return false
  }
  /// Whether it is light estimation enabled.
  open var isLightEstimationEnabled = true
}
/// Settings that follow the device's place in a room; not supported here.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// A plane detection.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The horizontal.
    public static let horizontal = PlaneDetection(rawValue: 1 << 0)
    /// The vertical.
    public static let vertical = PlaneDetection(rawValue: 1 << 1)
  }
  /// The plane detection.
  open var planeDetection: PlaneDetection = []
}
/// Settings that follow a face; not supported here.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Settings that follow pictures in a room; not supported here.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// A place in a room that a session follows. Sessions find none here.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  /// The name.
  open var name: String? { nil }
}
/// A flat surface in a room. Sessions find none here.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  /// An alignment.
  public enum Alignment: Int, Sendable {
    case horizontal = 0
    case vertical
  }
  /// The alignment.
  open var alignment: Alignment { .horizontal }
}
/// A picture in a room. Sessions find none here.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {}
/// A face. Sessions find none here.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
/// A picture of the camera with the device's place. Sessions give none here.
open class ARFrame: NSObject, @unchecked Sendable {
  /// The timestamp.
  open var timestamp: TimeInterval { 0 }
  /// The anchors.
  open var anchors: [ARAnchor] { [] }
}
/// Follows the world by a camera; it fails here.
open class ARSession: NSObject, @unchecked Sendable {
  /// The run options.
  public struct RunOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The reset tracking.
    public static let resetTracking = RunOptions(rawValue: 1 << 0)
    /// The remove existing anchors.
    public static let removeExistingAnchors = RunOptions(rawValue: 1 << 1)
    /// The stop tracked raycasts.
    public static let stopTrackedRaycasts = RunOptions(rawValue: 1 << 2)
    /// The reset scene reconstruction.
    public static let resetSceneReconstruction = RunOptions(rawValue: 1 << 3)
  }
  /// The delegate.
  open weak var delegate: (any ARSessionDelegate)?
  /// The configuration.
  open private(set) var configuration: ARConfiguration?
  /// The current frame.
  open var currentFrame: ARFrame? { nil }
  /// Notifies the delegate with `ARError.unsupportedConfiguration`.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    FeatureUse.note("ARKit", "sessions", told: "ARError.unsupportedConfiguration")
    MainThread.later { [self] in delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
  }
  /// Pauses.
  open func pause() {}
  /// Adds.
  open func add(anchor: ARAnchor) {}
  /// Removes.
  open func remove(anchor: ARAnchor) {}
}
/// The methods of a session delegate.
@preconcurrency public protocol ARSessionDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// Called by the framework, as Apple documents it.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Called by the framework, as Apple documents it.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// Called by the framework, as Apple documents it.
  func sessionWasInterrupted(_ session: ARSession)
  /// Called by the framework, as Apple documents it.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
  /// The default of an optional requirement.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// The default of an optional requirement.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// The default of an optional requirement.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// The default of an optional requirement.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// The default of an optional requirement.
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
/// Shows a scene over what a camera sees: a plain ground, here.
@preconcurrency @MainActor open class ARSCNView: SCNView {
  /// The session.
  public let session = ARSession()
  /// The setting automatically updates lighting.
  open var automaticallyUpdatesLighting = true
  public override init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame, options: options)
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Returns the anchor.
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  /// Returns the node.
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
}
/// The methods of a ARSCN view delegate.
@preconcurrency public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  /// Called by the framework, as Apple documents it.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  /// Called by the framework, as Apple documents it.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// Called by the framework, as Apple documents it.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  /// Called by the framework, as Apple documents it.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// The default of an optional requirement.
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  /// The default of an optional requirement.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  /// The default of an optional requirement.
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  /// The default of an optional requirement.
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
