import ARKit
import AVFoundation
import AVKit
import CloudKit
import CoreHaptics
import CoreImage
import CoreML
import CoreVideo
import EventKit
import ExternalAccessory
import Foundation
import GameplayKit
import HealthKit
import Intents
import JavaScriptCore
import MapKit
import Metal
import NaturalLanguage
import Network
import PDFKit
import PassKit
import Photos
import SceneKit
import Social
import Speech
import SpriteKit
import SystemConfiguration
import Testing
import UserNotifications
import Vision

/// The results that initializers and factories declare: a value, an optional one, or an error.
private enum Form { case value, optional, error }

// The compiler chooses the function whose closure fits without a conversion. None is called.
private func form<T>(_ make: () -> T) -> Form { .value }
private func form<T>(_ make: () -> T?) -> Form { .optional }
private func form<T>(_ make: () throws -> T) -> Form { .error }

/// Initializers and factories that can fail in Apple's SDK can fail here, so that apps which unwrap, bind or
/// `try` them compile.
@Suite("Initializers that can fail") struct InitializerTests {
  private let url = URL(fileURLWithPath: "/none")
  private let data = Data()

  @Test("Initializers that give nil are optional") func optional() {
    let forms: [(String, Form)] = [
      ("SFSpeechRecognizer()", form { SFSpeechRecognizer() }),
      ("SFSpeechRecognizer(locale:)", form { SFSpeechRecognizer(locale: .current) }),
      ("SLComposeViewController", form { SLComposeViewController(forServiceType: "a") }),
      ("JSContext()", form { JSContext() }),
      ("JSContext(virtualMachine:)", form { JSContext(virtualMachine: JSVirtualMachine()) }),
      ("JSValue(bool:in:)", form { JSValue(bool: true, in: JSContext()) }),
      ("AVPictureInPictureController", form { AVPictureInPictureController(playerLayer: AVPlayerLayer()) }),
      ("AVAssetExportSession", form { AVAssetExportSession(asset: AVAsset(url: url), presetName: "a") }),
      (
        "AVAudioFormat(standardFormatWithSampleRate:channels:)",
        form { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) }
      ),
      ("AVAudioFormat(settings:)", form { AVAudioFormat(settings: [:]) }),
      ("AVAudioPCMBuffer", form { AVAudioPCMBuffer(pcmFormat: AVAudioFormat(), frameCapacity: 1) }),
      ("AVCaptureDevice(uniqueID:)", form { AVCaptureDevice(uniqueID: "a") }),
      ("AVCaptureDevice.default", form { AVCaptureDevice.default(for: .video) }),
      ("AVSpeechSynthesisVoice(language:)", form { AVSpeechSynthesisVoice(language: "en-US") }),
      ("AVSpeechSynthesisVoice(identifier:)", form { AVSpeechSynthesisVoice(identifier: "a") }),
      (
        "AVMutableComposition.addMutableTrack",
        form { AVMutableComposition().addMutableTrack(withMediaType: .audio, preferredTrackID: 1) }
      ),
      ("CKNotification", form { CKNotification(fromRemoteNotificationDictionary: [:]) }),
      ("CIFilter(name:)", form { CIFilter(name: "a") }),
      ("CIDetector", form { CIDetector(ofType: CIDetectorTypeQRCode, context: nil) }),
      ("CIImage(image:)", form { CIImage(image: UIImage()) }),
      ("CIImage(data:)", form { CIImage(data: data) }),
      ("CIImage(contentsOf:)", form { CIImage(contentsOf: url) }),
      ("EASession", form { EASession(accessory: EAAccessory(), forProtocol: "a") }),
      ("EKEventStore.event", form { EKEventStore().event(withIdentifier: "a") }),
      ("GKScene", form { GKScene(fileNamed: "a") }),
      ("HKObjectType.quantityType", form { HKObjectType.quantityType(forIdentifier: .stepCount) }),
      ("INShortcut", form { INShortcut(intent: INIntent()) }),
      ("CameraBoundary", form { MKMapView.CameraBoundary(mapRect: MKMapRect()) }),
      ("CameraZoomRange", form { MKMapView.CameraZoomRange(minCenterCoordinateDistance: 1) }),
      ("MTLCreateSystemDefaultDevice", form { MTLCreateSystemDefaultDevice() }),
      ("NLLanguageRecognizer", form { NLLanguageRecognizer.dominantLanguage(for: "a") }),
      ("NWEndpoint.Port(_:)", form { NWEndpoint.Port("80" as String) }),
      ("NWEndpoint.Port(rawValue:)", form { NWEndpoint.Port(rawValue: 80) }),
      ("PDFDocument(url:)", form { PDFDocument(url: url) }),
      ("PDFDocument(data:)", form { PDFDocument(data: data) }),
      ("PDFPage(image:)", form { PDFPage(image: UIImage()) }),
      ("PKAddPassesViewController", form { PKAddPassesViewController(passes: []) }),
      (
        "PKPaymentAuthorizationViewController",
        form { PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) }
      ),
      (
        "PHAssetChangeRequest.creationRequestForAssetFromImage",
        form { PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: url) }
      ),
      (
        "PHAssetCollectionChangeRequest",
        form { PHAssetCollectionChangeRequest(for: PHAssetCollection()) }
      ),
      ("SCNScene(named:)", form { SCNScene(named: "a") }),
      ("SKScene(fileNamed:)", form { SKScene(fileNamed: "a") }),
      ("SKEmitterNode(fileNamed:)", form { SKEmitterNode(fileNamed: "a") }),
      ("SCNetworkReachabilityCreateWithName", form { SCNetworkReachabilityCreateWithName(nil, "a") }),
    ]
    for (name, form) in forms { #expect(form == .optional, "\(name)") }
  }

  @Test("Initializers that fail with an error throw it") func throwing() {
    let forms: [(String, Form)] = [
      ("CHHapticEngine()", form { try CHHapticEngine() }),
      ("CHHapticPattern", form { try CHHapticPattern(events: [], parameters: []) }),
      ("AVAudioPlayer(contentsOf:)", form { try AVAudioPlayer(contentsOf: url) }),
      ("AVAudioPlayer(data:)", form { try AVAudioPlayer(data: data) }),
      ("AVAudioRecorder", form { try AVAudioRecorder(url: url, settings: [:]) }),
      ("AVAudioFile(forReading:)", form { try AVAudioFile(forReading: url) }),
      (
        "AVCaptureDeviceInput",
        form { [device = AVCaptureDevice.self] in
          try AVCaptureDeviceInput(device: device.default(for: .video)!)
        }
      ),
      ("MLModel(contentsOf:)", form { try MLModel(contentsOf: url) }),
      ("MLMultiArray", form { try MLMultiArray(shape: [1], dataType: .double) }),
      ("VNCoreMLModel", form { try VNCoreMLModel(for: MLModel(contentsOf: url)) }),
      ("PKPass", form { try PKPass(data: data) }),
      ("SCNScene(url:)", form { try SCNScene(url: url) }),
      ("UNNotificationAttachment", form { try UNNotificationAttachment(identifier: "a", url: url) }),
    ]
    for (name, form) in forms { #expect(form == .error, "\(name)") }
  }

  @Test("Initializers that cannot fail give a value") func values() {
    let forms: [(String, Form)] = [
      ("AVAsset", form { AVAsset(url: url) }), ("AVPlayer", form { AVPlayer(url: url) }),
      ("AVPlayerItem", form { AVPlayerItem(url: url) }),
      ("AVSpeechUtterance", form { AVSpeechUtterance(string: "a") }),
      ("CKContainer", form { CKContainer(identifier: "a") }),
      ("CKRecord", form { CKRecord(recordType: "a") }),
      ("CIImage(color:)", form { CIImage(color: .red) }),
      ("MKPointAnnotation", form { MKPointAnnotation() }),
      ("PDFDocument()", form { PDFDocument() }),
      ("SKTexture", form { SKTexture(imageNamed: "a") }),
      ("SKAudioNode", form { SKAudioNode(fileNamed: "a") as SKAudioNode }),
      ("SKSpriteNode", form { SKSpriteNode(imageNamed: "a") }),
      (
        "UNTimeIntervalNotificationTrigger",
        form {
          UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        }
      ),
      ("VNImageRequestHandler", form { VNImageRequestHandler(data: data) }),
    ]
    for (name, form) in forms { #expect(form == .value, "\(name)") }
  }

  @Test("An app that unwraps a recognizer of speech gets one, which is not available") func recognizer() {
    for recognizer in [SFSpeechRecognizer()!, SFSpeechRecognizer(locale: Locale(identifier: "en-US"))!] {
      #expect(!recognizer.isAvailable)
    }
  }
}
