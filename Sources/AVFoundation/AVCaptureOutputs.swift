import DeviceAccess
import Foundation

/// A receiver of a session's data.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// Returns the metadata output rect converted.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
  /// Returns the output rect converted.
  open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    rectInMetadataOutputCoordinates
  }
  /// A data dropped reason.
  public enum DataDroppedReason: Int, Sendable {
    case none = 0
    case lateData
    case outOfBuffers
    case discontinuity
  }
}

/// Finds codes and faces in what a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The metadata objects delegate.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The metadata objects callback queue.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// Sets metadata objects delegate.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
  }
  /// The kinds that can be found: none without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The kinds to find; kept.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The rect of interest.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The methods of a capture metadata output objects delegate.
@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// The default of an optional requirement.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of what is found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The qr.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// The ean13.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// The ean8.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// The upce.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// The code39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// The code39 mod43.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// The code93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// The code128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// The pdf417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// The aztec.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// The interleaved2of5.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// The itf14.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// The data matrix.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// The codabar.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// The gs1 data bar.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// The micro QR.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// The micro PDF417.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// The face.
    public static let face = ObjectType(rawValue: "face")
    /// The human body.
    public static let humanBody = ObjectType(rawValue: "humanBody")
    /// The human full body.
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    /// The cat body.
    public static let catBody = ObjectType(rawValue: "catBody")
    /// The dog body.
    public static let dogBody = ObjectType(rawValue: "dogBody")
    /// The salient object.
    public static let salientObject = ObjectType(rawValue: "salientObject")
  }
  internal init(type: ObjectType, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
  /// The type.
  public let type: ObjectType
  /// The bounds.
  public let bounds: CGRect
  /// The time.
  open var time: CMTime { .invalid }
  /// The duration.
  open var duration: CMTime { .invalid }
}

/// A code that was found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The string value.
  public let stringValue: String?
  /// The corners.
  public let corners: [CGPoint]
  /// Makes a code, for the reader of codes.
  package init(type: ObjectType, bounds: CGRect, stringValue: String?, corners: [CGPoint]) {
    (self.stringValue, self.corners) = (stringValue, corners)
    super.init(type: type, bounds: bounds)
  }
}

/// A face that was found.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
  /// The face ID.
  open var faceID: Int { 0 }
  /// Whether it has roll angle.
  open var hasRollAngle: Bool { false }
  /// The roll angle.
  open var rollAngle: CGFloat { 0 }
  /// Whether it has yaw angle.
  open var hasYawAngle: Bool { false }
  /// The yaw angle.
  open var yawAngle: CGFloat { 0 }
}

/// Gives each picture of a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The sample buffer delegate.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The sample buffer callback queue.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets sample buffer delegate.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (
      sampleBufferDelegate, sampleBufferCallbackQueue
    )
  }
  /// The video settings.
  open var videoSettings: [String: Any]! = [:]
  /// The setting always discards late video frames.
  open var alwaysDiscardsLateVideoFrames = true
  /// The min frame duration.
  open var minFrameDuration = CMTime.invalid
  /// The available video pixel format types.
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  /// The available video codec types.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// The methods of a capture video data output sample buffer delegate.
@preconcurrency public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Called by the framework, as Apple documents it.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// The default of an optional requirement.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// The default of an optional requirement.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives the sound of a microphone.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The sample buffer delegate.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The sample buffer callback queue.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets sample buffer delegate.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (
      sampleBufferDelegate, sampleBufferCallbackQueue
    )
  }
}

/// The methods of a capture audio data output sample buffer delegate.
@preconcurrency public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// The default of an optional requirement.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Writes a film; here, recording fails.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// The output file URL.
  open var outputFileURL: URL? { nil }
  /// Whether it is recording.
  open var isRecording: Bool { false }
  /// Whether it is recording paused.
  open var isRecordingPaused: Bool { false }
  /// The recorded duration.
  open var recordedDuration: CMTime { .invalid }
  /// The recorded file size.
  open var recordedFileSize: Int64 { 0 }
  /// The max recorded duration.
  open var maxRecordedDuration = CMTime.invalid
  /// The max recorded file size.
  open var maxRecordedFileSize: Int64 = 0
  /// The min free disk space limit.
  open var minFreeDiskSpaceLimit: Int64 = 0
  /// Notifies the delegate that the session does not run.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    MainThread.later { [self] in
      delegate.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
    }
  }
  /// Stops recording.
  open func stopRecording() {}
}
/// An output that writes films; recording fails here, as there is no device.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// The movie fragment interval.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The metadata.
  open var metadata: [AVMetadataItem]?
  /// The available video codec types.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// The methods of a capture file output recording delegate.
@preconcurrency public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Called by the framework, as Apple documents it.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// The default of an optional requirement.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}
