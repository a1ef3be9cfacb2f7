@_exported import CoreImage
@_exported import CoreML
import CoreVideo
import DeviceAccess
@_exported import Foundation
@_exported import ImageIO

/// The error domain.
public let VNErrorDomain = "com.apple.Vision"
/// An error of Vision. Requests fail here with `operationFailed`.
public struct VNError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { VNErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = VNError
    case requestCancelled = 1
    case invalidFormat
    case operationFailed
    case outOfBoundsError
    case invalidOption
    case ioError
    case missingOption
    case notImplemented
    case internalError
    case outOfMemory
    case unknownError
    case invalidOperation
    case invalidImage
    case invalidArgument
    case invalidModel
    case unsupportedRevision
    case dataUnavailable
    case timeStampNotFound
    case unsupportedRequest
    case timeout
    case unsupportedComputeStage
    case unsupportedComputeDevice
  }
  /// The request cancelled.
  public static var requestCancelled: Code { .requestCancelled }
  /// The invalid format.
  public static var invalidFormat: Code { .invalidFormat }
  /// The operation failed.
  public static var operationFailed: Code { .operationFailed }
  /// The out of bounds error.
  public static var outOfBoundsError: Code { .outOfBoundsError }
  /// The invalid option.
  public static var invalidOption: Code { .invalidOption }
  /// The io error.
  public static var ioError: Code { .ioError }
  /// The missing option.
  public static var missingOption: Code { .missingOption }
  /// The not implemented.
  public static var notImplemented: Code { .notImplemented }
  /// The internal error.
  public static var internalError: Code { .internalError }
  /// The out of memory.
  public static var outOfMemory: Code { .outOfMemory }
  /// The unknown error.
  public static var unknownError: Code { .unknownError }
  /// The invalid operation.
  public static var invalidOperation: Code { .invalidOperation }
  /// The invalid image.
  public static var invalidImage: Code { .invalidImage }
  /// The invalid argument.
  public static var invalidArgument: Code { .invalidArgument }
  /// The invalid model.
  public static var invalidModel: Code { .invalidModel }
  /// The unsupported revision.
  public static var unsupportedRevision: Code { .unsupportedRevision }
  /// The data unavailable.
  public static var dataUnavailable: Code { .dataUnavailable }
  /// The time stamp not found.
  public static var timeStampNotFound: Code { .timeStampNotFound }
  /// The unsupported request.
  public static var unsupportedRequest: Code { .unsupportedRequest }
  /// The timeout.
  public static var timeout: Code { .timeout }
  /// The unsupported compute stage.
  public static var unsupportedComputeStage: Code { .unsupportedComputeStage }
  /// The unsupported compute device.
  public static var unsupportedComputeDevice: Code { .unsupportedComputeDevice }
}
/// A confidence, from 0 to 1.
public typealias VNConfidence = Float
/// The handler of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// An image option.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The properties.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// The camera intrinsics.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// The ci context.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
/// A barcode symbology.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The aztec.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// The code39.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// The code93.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// The code128.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// The data matrix.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// The ean8.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// The ean13.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// The itf14.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// The pdf417.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// The qr.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// The upce.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  /// The codabar.
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  /// The micro QR.
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
}
/// A request text recognition level.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast
}
/// An image crop and scale option.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit
  case scaleFill
}

/// Notes that pictures are not analyzed here, and returns the error that says so.
internal func notAnalyzed() -> VNError {
  FeatureUse.note("Vision", "analysis of pictures", told: "VNError.operationFailed")
  return VNError(.operationFailed)
}

/// A question about a picture. It fails with `VNError.operationFailed` here.
open class VNRequest: NSObject, @unchecked Sendable {
  /// The completion handler.
  public let completionHandler: VNRequestCompletionHandler?
  /// Makes a question.
  public override convenience init() { self.init(completionHandler: nil) }
  /// Makes one of the given values.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }
  /// The results.
  open var results: [VNObservation]? { nil }
  /// The setting prefer background processing.
  open var preferBackgroundProcessing = false
  /// Whether it uses CPU only.
  open var usesCPUOnly = false
  /// The revision.
  open var revision = 1
  /// The supported revisions.
  open class var supportedRevisions: IndexSet { [] }
  /// The default revision.
  open class var defaultRevision: Int { 1 }
  /// Cancels.
  open func cancel() {}
}
/// An image based request.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The region of interest.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// A detect face rectangles request.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A detect face landmarks request.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A detect rectangles request.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The minimum aspect ratio.
  open var minimumAspectRatio: Float = 0.5
  /// The maximum aspect ratio.
  open var maximumAspectRatio: Float = 1
  /// The quadrature tolerance.
  open var quadratureTolerance: Float = 30
  /// The minimum size.
  open var minimumSize: Float = 0.2
  /// The minimum confidence.
  open var minimumConfidence: Float = 0
  /// The maximum observations.
  open var maximumObservations = 1
}
/// A detect text rectangles request.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The setting report character boxes.
  open var reportCharacterBoxes = false
}
/// A detect barcodes request.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The symbologies.
  open var symbologies: [VNBarcodeSymbology] = []
  /// Returns the supported symbologies.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
/// A recognize text request.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The recognition level.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The recognition languages.
  open var recognitionLanguages: [String] = ["en-US"]
  /// The custom words.
  open var customWords: [String] = []
  /// Whether it uses language correction.
  open var usesLanguageCorrection = true
  /// The setting automatically detects language.
  open var automaticallyDetectsLanguage = false
  /// The minimum text height.
  open var minimumTextHeight: Float = 0
  /// Returns the supported recognition languages.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// A classify image request.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A generate image feature print request.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A detect human rectangles request.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A detect human body pose request.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A detect human hand pose request.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A track object request.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {}
/// A core ML model.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// Fails with `VNError.invalidModel`: no model can be loaded here.
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}
/// A core ML request.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The model.
  public let model: VNCoreMLModel
  /// The image crop and scale option.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Makes one of the given values.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// Asks questions about one picture; each fails.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Makes one of the given values.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Makes one of the given values.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Makes one of the given values.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Makes one of the given values.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Makes one of the given values.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Makes one of the given values.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// Makes one of the given values.
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Calls each question's handler with `VNError.operationFailed`, and fails with it.
  open func perform(_ requests: [VNRequest]) throws {
    let error = notAnalyzed()
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
/// A sequence request handler.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Performs.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { throw notAnalyzed() }
  /// Performs.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { throw notAnalyzed() }
  /// Performs.
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws { throw notAnalyzed() }
}

/// What was found in a picture.
open class VNObservation: NSObject, @unchecked Sendable {
  /// The uuid.
  public let uuid = UUID()
  /// The confidence.
  open var confidence: VNConfidence { 0 }
}
/// A detected object observation.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The bounding box.
  open var boundingBox: CGRect { .zero }
}
/// A face observation.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The roll.
  open var roll: NSNumber? { nil }
  /// The yaw.
  open var yaw: NSNumber? { nil }
}
/// A classification observation.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// The identifier.
  open var identifier: String { "" }
}
/// A recognized object observation.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The labels.
  open var labels: [VNClassificationObservation] { [] }
}
/// A rectangle observation.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The top left.
  open var topLeft: CGPoint { .zero }
  /// The top right.
  open var topRight: CGPoint { .zero }
  /// The bottom left.
  open var bottomLeft: CGPoint { .zero }
  /// The bottom right.
  open var bottomRight: CGPoint { .zero }
}
/// A text observation.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// The character boxes.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
/// A barcode observation.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The symbology.
  open var symbology: VNBarcodeSymbology { .qr }
  /// The payload string value.
  open var payloadStringValue: String? { nil }
}
/// A recognized text observation.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Returns the top candidates.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A recognized text.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The string.
  open var string: String { "" }
  /// The confidence.
  open var confidence: VNConfidence { 0 }
}
/// A pixel buffer observation.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {}
/// A core ML feature value observation.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
  /// The feature value.
  open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
}
