@_exported import CoreVideo
import DeviceAccess
@_exported import Foundation

/// The model error domain.
public let MLModelErrorDomain = "com.apple.CoreML"
/// An error of Core ML. No model is read here: `io`.
public struct MLModelError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { MLModelErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = MLModelError
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
    case predictionCancelled = 11
  }
  /// The generic.
  public static var generic: Code { .generic }
  /// The feature type.
  public static var featureType: Code { .featureType }
  /// The io.
  public static var io: Code { .io }
  /// The custom layer.
  public static var customLayer: Code { .customLayer }
  /// The custom model.
  public static var customModel: Code { .customModel }
  /// The update.
  public static var update: Code { .update }
  /// The parameters.
  public static var parameters: Code { .parameters }
  /// The model decryption key fetch.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// The model decryption.
  public static var modelDecryption: Code { .modelDecryption }
  /// The model collection.
  public static var modelCollection: Code { .modelCollection }
  /// The prediction cancelled.
  public static var predictionCancelled: Code { .predictionCancelled }
}
/// The compute units.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU
  case all
  case cpuAndNeuralEngine
}
/// A feature type.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64
  case double
  case string
  case image
  case multiArray
  case dictionary
  case sequence
}

/// The settings of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// The compute units.
  open var computeUnits = MLComputeUnits.all
  /// The model display name.
  open var modelDisplayName: String?
  /// The setting allow low precision accumulation on GPU.
  open var allowLowPrecisionAccumulationOnGPU = false
}
/// A trained model. None can be loaded here.
open class MLModel: NSObject, @unchecked Sendable {
  private static func missing() -> MLModelError {
    FeatureUse.note("CoreML", "models", told: "MLModelError.io")
    return MLModelError(.io)
  }
  /// Fails with `MLModelError.io`: nothing reads models here.
  public convenience init(contentsOf url: URL) throws { throw MLModel.missing() }
  /// Fails with `MLModelError.io`: nothing reads models here.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModel.missing()
  }
  /// Calls the handler with `MLModelError.io`.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) { MainThread.later { handler(.failure(missing())) } }
  /// Fails with `MLModelError.io`.
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration())
    async throws -> MLModel
  { throw missing() }
  /// Fails with `MLModelError.io`.
  open class func compileModel(at modelURL: URL) throws -> URL { throw missing() }
  /// The model description.
  open var modelDescription: MLModelDescription { MLModelDescription() }
  /// The configuration.
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  /// Returns the prediction.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModel.missing()
  }
  /// Returns the prediction.
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
    -> any MLFeatureProvider
  { throw MLModel.missing() }
}
/// The prediction options.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  /// Whether it uses CPU only.
  open var usesCPUOnly = false
}
/// A model description.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// The predicted feature name.
  open var predictedFeatureName: String? { nil }
  /// The class labels.
  open var classLabels: [Any]? { nil }
}
/// Gives a model its input.
public protocol MLFeatureProvider: AnyObject {
  /// The feature names.
  var featureNames: Set<String> { get }
  /// Called by the framework, as Apple documents it.
  func featureValue(for featureName: String) -> MLFeatureValue?
}
/// A dictionary feature provider.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The dictionary.
  public let dictionary: [String: MLFeatureValue]
  /// Makes one of the given values.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = dictionary.compactMapValues { value in
      value as? MLFeatureValue ?? (value as? String).map { MLFeatureValue(string: $0) } ?? (value as? Double)
        .map { MLFeatureValue(double: $0) } ?? (value as? Int).map { MLFeatureValue(int64: Int64($0)) }
    }
  }
  /// The feature names.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// Returns the feature value.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
/// A value of a model's input or output.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  /// The type.
  public let type: MLFeatureType
  private let value: Any
  private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
  /// Makes one of the given values.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Makes one of the given values.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// Makes one of the given values.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// Makes one of the given values.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Makes one of the given values.
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  /// The string value.
  open var stringValue: String { value as? String ?? "" }
  /// The double value.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The int64 value.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The multi array value.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The image buffer value.
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  /// The dictionary value.
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
}
/// A multi array data type.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}
/// Numbers in several dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// The shape.
  public let shape: [NSNumber]
  /// The data type.
  public let dataType: MLMultiArrayDataType
  private var values: [NSNumber]
  /// Makes zeros; fails for a shape of more than 2²⁴ numbers.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    for number in shape {
      let (product, overflows) = count.multipliedReportingOverflow(by: number.intValue)
      guard number.intValue >= 0, !overflows, product <= 1 << 24 else { throw MLModelError(.generic) }
      count = product
    }
    (self.shape, self.dataType, values) = (shape, dataType, Array(repeating: 0, count: count))
  }
  /// The count.
  open var count: Int { values.count }
  /// The value of a key.
  open subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }
}
