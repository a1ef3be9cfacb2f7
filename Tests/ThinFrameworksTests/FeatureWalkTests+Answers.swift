import ARKit
import AVFoundation
import AVKit
import Accounts
import AdSupport
import AddressBook
import AppTrackingTransparency
import AssetsLibrary
import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import CallKit
import CloudKit
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreImage
import CoreLocation
import CoreML
import CoreMotion
import CoreNFC
import CoreSpotlight
import CoreTelephony
import DeviceAccess
import DeviceCheck
import EventKit
import ExposureNotification
import Foundation
import GameController
import GameKit
import GameplayKit
import HealthKit
import HomeKit
import Intents
import IntentsUI
import JavaScriptCore
import LinkPresentation
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import Metal
import MultipeerConnectivity
import NaturalLanguage
import Network
import NetworkExtension
import PDFKit
import PassKit
import Photos
import PushKit
import QuickLook
import QuickLookThumbnailing
import ReplayKit
import SceneKit
import Social
import Speech
import SpriteKit
import StoreKit
import SystemConfiguration
import Testing
import UserNotifications
import Vision
import VisionKit
import WatchConnectivity
import WebKit
import WidgetKit
import iAd

private let none = URL(fileURLWithPath: "/none/file")

private func value<Value>(_ start: (@escaping (Value) -> Void) -> Void) async -> Value {
  await withCheckedContinuation { (done: CheckedContinuation<Value, Never>) in
    start { value in
      nonisolated(unsafe) let value = value
      done.resume(returning: value)
    }
  }
}

/// Whether a handler is called with an error.
private func fails(_ expected: some FrameworkError, _ start: (@escaping ((any Error)?) -> Void) -> Void) async
  -> Bool
{
  let error = await value(start).map { $0 as NSError }
  return error?.domain == (expected as NSError).domain && error?.code == (expected as NSError).code
}

/// An object with a member that scripts would see on a device.
private final class Exported: NSObject, JSExport {
  let member = 1
}

/// Starts a connection, and returns the state in which it stays.
private func ends(_ connection: NWConnection) async -> NWConnection.State {
  await value { (done: @escaping (NWConnection.State) -> Void) in
    nonisolated(unsafe) let done = done
    connection.stateUpdateHandler = { state in
      guard state != .preparing else { return }
      connection.stateUpdateHandler = nil
      done(state)
    }
    connection.start(queue: .global())
  }
}

private func throwing(_ work: () throws -> Void) -> NSError? {
  do {
    try work()
    return nil
  } catch { return error as NSError }
}

/// Returns when what waits on the main queue is done.
private func turns() async {
  for _ in 0..<20 {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

private var kept: [AnyObject] = []
private func keep(_ objects: AnyObject...) { kept += objects }

private final class SessionLog: NSObject, ARSessionDelegate {
  private let done: ((any Error)?) -> Void
  init(_ done: @escaping ((any Error)?) -> Void) { self.done = done }
  func session(_ session: ARSession, didFailWithError error: any Error) { done(error) }
}

private final class AuthorizationLog: NSObject, ASAuthorizationControllerDelegate {
  var error: ASAuthorizationError?
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) { self.error = error as? ASAuthorizationError }
}

private final class ProductLog: NSObject, SKProductsRequestDelegate {
  var invalid: [String]?
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    invalid = response.products.isEmpty ? response.invalidProductIdentifiers : nil
  }
}

private final class PageLog: NSObject, WKNavigationDelegate {
  var error: NSError?
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { self.error = error as NSError }
}

extension FeatureWalkTests {
  typealias Answer = (feature: Feature, isGiven: () async throws -> Bool)

  /// Each feature, and whether it answers as its table says.
  static var answers: [Answer] { answersAToL + answersMToZ }

  private static let answersAToL: [Answer] = [
    (Feature("ARKit", "tracking"), { !ARWorldTrackingConfiguration.isSupported }),
    (
      Feature("ARKit", "sessions"),
      {
        await fails(ARError(.unsupportedConfiguration)) { done in
          let session = ARSession(); let log = SessionLog(done); session.delegate = log;
          session.run(ARWorldTrackingConfiguration()); keep(log, session)
        }
      }
    ),
    (Feature("AVFoundation", "files of sound"), { throwing { _ = try AVAudioPlayer(data: Data()) } != nil }),
    (Feature("AVFoundation", "AVAudioEngine"), { throwing { try AVAudioEngine().start() }?.code == -10875 }),
    (Feature("AVFoundation", "recording"), { !(try AVAudioRecorder(url: none, settings: [:])).record() }),
    (
      Feature("AVFoundation", "sound"),
      {
        try AVAudioSession.sharedInstance().setActive(true);
        return AVAudioSession.sharedInstance().currentRoute.outputs.isEmpty
      }
    ),
    (
      Feature("AVFoundation", "access to cameras and microphones"),
      { !(await AVCaptureDevice.requestAccess(for: .audio)) }
    ),
    (Feature("AVFoundation", "cameras and microphones"), { AVCaptureDevice.default(for: .video) == nil }),
    (
      Feature("AVFoundation", "capture"),
      {
        let session = AVCaptureSession(); session.startRunning(); return !session.isRunning
      }
    ),
    (
      Feature("AVFoundation", "films and sounds"),
      {
        do { _ = try await AVURLAsset(url: none).load(.duration); return false } catch {
          return error is AVError
        }
      }
    ),
    (
      Feature("AVFoundation", "speech"),
      {
        let voice = AVSpeechSynthesizer(); voice.speak(AVSpeechUtterance(string: "a"));
        return !voice.isSpeaking
      }
    ),
    (Feature("AVKit", "picture in picture"), { !AVPictureInPictureController.isPictureInPictureSupported() }),
    (
      Feature("Accounts", "accounts"),
      {
        await fails(ACError(.accountNotFound)) { done in
          let store = ACAccountStore();
          store.requestAccessToAccounts(
            with: store.accountType(withAccountTypeIdentifier: "a"), completion: { done($1) })
        }
      }
    ),
    (
      Feature("AdSupport", "identifier for advertising"),
      { ASIdentifierManager.shared().advertisingIdentifier.uuidString.allSatisfy { "0-".contains($0) } }
    ),
    (Feature("AddressBook", "address book"), { ABAddressBookGetAuthorizationStatus() == .denied }),
    (
      Feature("AppTrackingTransparency", "tracking"),
      { await value { ATTrackingManager.requestTrackingAuthorization(completionHandler: $0) } == .restricted }
    ),
    (Feature("AssetsLibrary", "photos"), { ALAssetsLibrary.authorizationStatus() == .denied }),
    (
      Feature("AudioToolbox", "system sounds"),
      {
        AudioServicesPlaySystemSound(1_000); return true
      }
    ),
    (
      Feature("AuthenticationServices", "authorization"),
      {
        let log = AuthorizationLog();
        let controller = ASAuthorizationController(authorizationRequests: [
          ASAuthorizationAppleIDProvider().createRequest()
        ]); controller.delegate = log; controller.performRequests(); await turns();
        return log.error == ASAuthorizationError(.notHandled)
      }
    ),
    (
      Feature("AuthenticationServices", "sign-in by the web"),
      {
        await fails(ASWebAuthenticationSessionError(.canceledLogin)) { done in
          _ = ASWebAuthenticationSession(url: none, callbackURLScheme: "a") { done($1) }.start()
        }
      }
    ),
    (
      Feature("BackgroundTasks", "tasks"),
      {
        throwing { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
          == BGTaskScheduler.Error(.unavailable) as NSError
      }
    ),
    (
      Feature("CallKit", "calls"),
      {
        await fails(CXErrorCodeIncomingCallError(.unentitled)) {
          CXProvider(configuration: CXProviderConfiguration()).reportNewIncomingCall(
            with: UUID(), update: CXCallUpdate(), completion: $0)
        }
      }
    ),
    (
      Feature("CloudKit", "records"),
      {
        await fails(CKError(.notAuthenticated)) { done in
          CKContainer.default().privateCloudDatabase.fetchAllRecordZones { done($1) }
        }
      }
    ),
    (
      Feature("CloudKit", "account"),
      {
        await value { done in CKContainer.default().accountStatus { status, _ in done(status) } }
          == .noAccount
      }
    ),
    (Feature("Contacts", "containers and groups"), { (try CNContactStore().groups(matching: nil)).isEmpty }),
    (
      Feature("CoreBluetooth", "Bluetooth"),
      { CBCentralManager(delegate: nil, queue: nil).state == .unsupported }
    ),
    (Feature("CoreHaptics", "haptics"), { !CHHapticEngine.capabilitiesForHardware().supportsHaptics }),
    (Feature("CoreImage", "other filters, kernels"), { CIFilter(name: "CIBumpDistortion") == nil }),
    (
      Feature("CoreImage", "detectors"),
      {
        CIDetector(ofType: CIDetectorTypeQRCode, context: nil)?.features(in: CIImage(color: .red)).isEmpty
          != false
      }
    ),
    (
      Feature("CoreLocation", "addresses of places"),
      { await fails(CLError(.network)) { done in CLGeocoder().geocodeAddressString("Rome") { done($1) } } }
    ),
    (Feature("CoreLocation", "beacons"), { !CLLocationManager.isRangingAvailable() }),
    (
      Feature("CoreML", "models"),
      { throwing { _ = try MLModel(contentsOf: none) } == MLModelError(.io) as NSError }
    ),
    (Feature("CoreMotion", "magnetometer"), { !CMMotionManager().isMagnetometerAvailable }),
    (
      Feature("CoreMotion", "steps, activities, altitude"),
      {
        CMPedometer().startUpdates(from: Date()) { _, _ in }
        return !CMPedometer.isStepCountingAvailable()
      }
    ),
    (Feature("CoreNFC", "tags"), { !NFCNDEFReaderSession.readingAvailable }),
    (
      Feature("CoreTelephony", "telephone network"),
      { CTTelephonyNetworkInfo().subscriberCellularProvider == nil }
    ),
    (Feature("DeviceCheck", "tokens of the device"), { !DCDevice.current.isSupported }),
    (
      Feature("EventKit", "the person's other calendars"),
      { EKEventStore().calendars(for: .event).count <= 1 }
    ),
    (
      Feature("ExposureNotification", "encounters"),
      { await fails(ENError(.unsupported)) { ENManager().activate(completionHandler: $0) } }
    ),
    (Feature("GameController", "controllers"), { GCController.controllers().isEmpty }),
    (
      Feature("GameKit", "Game Center"),
      {
        let error = await value { (done: @escaping ((any Error)?) -> Void) in
          GKLocalPlayer.local.authenticateHandler = { done($1) }
        }; GKLocalPlayer.local.authenticateHandler = nil;
        return error.map { $0 as NSError } == GKError(.notSupported) as NSError
      }
    ),
    (
      Feature("GameKit", "scores and achievements"),
      { await fails(GKError(.notAuthenticated)) { GKAchievement.resetAchievements(completionHandler: $0) } }
    ),
    (Feature("GameplayKit", "scenes of files"), { GKScene(fileNamed: "a") == nil }),
    (Feature("HealthKit", "data of health"), { !HKHealthStore.isHealthDataAvailable() }),
    (
      Feature("HomeKit", "homes"),
      {
        let manager = HMHomeManager(); manager.delegate = nil;
        return manager.homes.isEmpty && manager.authorizationStatus.contains(.restricted)
      }
    ),
    (
      Feature("Intents", "donations"),
      {
        await fails(INIntentError(.interactionOperationNotSupported)) {
          INInteraction(intent: INIntent(), response: nil).donate(completion: $0)
        }
      }
    ),
    (
      Feature("Intents", "shortcuts"),
      {
        await value { done in
          INVoiceShortcutCenter.shared.getAllVoiceShortcuts { found, _ in done(found?.count) }
        } == 0
      }
    ),
    (
      Feature("Intents", "Siri"),
      { await value { INPreferences.requestSiriAuthorization($0) } == .restricted }
    ),
    (
      Feature("JavaScriptCore", "objects by JSExport"),
      {
        let context: JSContext = JSContext()
        context.setObject(Exported(), forKeyedSubscript: "object" as NSString)
        // Without the engine there are no values at all.
        return context.evaluateScript("object.member").isUndefined
      }
    ),
    (
      Feature("LinkPresentation", "metadata of a page"),
      {
        await fails(LPError(.metadataFetchFailed)) { done in
          LPMetadataProvider().startFetchingMetadata(for: none) { done($1) }
        }
      }
    ),
    (
      Feature("LocalAuthentication", "biometry"),
      {
        var error: NSError?;
        return !LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
          && error == LAError(.biometryNotEnrolled) as NSError
      }
    ),
    (
      Feature("LocalAuthentication", "passcode"),
      {
        var error: NSError?;
        return !LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
          && error == LAError(.passcodeNotSet) as NSError
      }
    ),
  ]

  private static let answersMToZ: [Answer] = [
    (
      Feature("MapKit", "search for places"),
      {
        await fails(MKError(.serverFailure)) { done in
          MKLocalSearch(request: MKLocalSearch.Request()).start { done($1) }
        }
      }
    ),
    (
      Feature("MapKit", "directions"),
      {
        await fails(MKError(.directionsNotFound)) { done in
          MKDirections(request: MKDirections.Request()).calculate { done($1) }
        }
      }
    ),
    (
      Feature("MapKit", "maps"),
      {
        await fails(MKError(.serverFailure)) { done in
          MKMapSnapshotter(options: MKMapSnapshotter.Options()).start { done($1) }
        }
      }
    ),
    (
      Feature("MapKit", "place of the person"),
      {
        let map = MKMapView(frame: .zero); map.showsUserLocation = true; await turns();
        return map.userLocation.location == nil
      }
    ),
    (
      Feature("MediaPlayer", "library of music"),
      { await value { MPMediaLibrary.requestAuthorization($0) } == .denied }
    ),
    (
      Feature("MediaPlayer", "what is playing"),
      {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = ["a": 1];
        return MPNowPlayingInfoCenter.default().nowPlayingInfo?.count == 1
      }
    ),
    (Feature("Metal", "processor of graphics"), { MTLCreateSystemDefaultDevice() == nil }),
    (
      Feature("MultipeerConnectivity", "devices nearby"),
      {
        MCNearbyServiceBrowser(peer: MCPeerID(displayName: "a"), serviceType: "a").startBrowsingForPeers()
        return throwing {
          try MCSession(peer: MCPeerID(displayName: "a")).send(Data(), toPeers: [], with: .reliable)
        }?.domain == MCErrorDomain
      }
    ),
    (
      Feature("NaturalLanguage", "recognition"),
      { NLLanguageRecognizer.dominantLanguage(for: "Guten Tag") == nil }
    ),
    (
      Feature("Network", "encrypted connections"),
      {
        await ends(NWConnection(host: "localhost", port: 443, using: .tls)) == .failed(.tls(-4))
      }
    ),
    (
      Feature("Network", "services by name"),
      {
        let service = NWEndpoint.service(name: "a", type: "_http._tcp", domain: "local", interface: nil)
        return await ends(NWConnection(to: service, using: .tcp)) == .waiting(.posix(.EOPNOTSUPP))
      }
    ),
    (
      Feature("NetworkExtension", "virtual networks"),
      {
        await fails(NEVPNError(.configurationReadWriteFailed)) {
          NEVPNManager.shared().loadFromPreferences(completionHandler: $0)
        }
      }
    ),
    (
      Feature("PDFKit", "text, selections, annotations, outlines"),
      { PDFDocument().string == nil && PDFDocument().outlineRoot == nil }
    ),
    (Feature("PassKit", "passes"), { !PKPassLibrary.isPassLibraryAvailable() }),
    (Feature("PassKit", "payments"), { !PKPaymentAuthorizationViewController.canMakePayments() }),
    (Feature("Photos", "photos and albums"), { PHAsset.fetchAssets(with: .image, options: nil).count == 0 }),
    (
      Feature("Photos", "pictures of photos"),
      {
        var found: UIImage? = UIImage();
        PHImageManager.default().requestImage(
          for: PHAsset(), targetSize: .zero, contentMode: .aspectFit, options: nil
        ) { image, _ in found = image }; await turns(); return found == nil
      }
    ),
    (
      Feature("Photos", "access to the library"),
      { await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied }
    ),
    (
      Feature("Photos", "changes of the library"),
      {
        await fails(PHPhotosError(.accessUserDenied)) { done in
          PHPhotoLibrary.shared().performChanges({}) { done($1) }
        }
      }
    ),
    (
      Feature("PushKit", "pushes"),
      {
        let registry = PKPushRegistry(queue: nil)
        registry.desiredPushTypes = [.voIP]
        return registry.pushToken(for: .voIP) == nil
      }
    ),
    (
      Feature("QuickLook", "other files"),
      { !QLPreviewController.canPreview(URL(fileURLWithPath: "/a.xyz") as NSURL) }
    ),
    (
      Feature("QuickLookThumbnailing", "other files"),
      {
        await fails(QLThumbnailError(.generationFailed)) { done in
          QLThumbnailGenerator.shared.generateBestRepresentation(
            for: .init(
              fileAt: none, size: CGSize(width: 9, height: 9), scale: 1, representationTypes: .thumbnail)
          ) { done($1) }
        }
      }
    ),
    (Feature("ReplayKit", "recording of the screen"), { !RPScreenRecorder.shared().isAvailable }),
    (
      Feature("SceneKit", "scenes"),
      {
        let view = SCNView(frame: .zero); view.scene = SCNScene(); return view.scene != nil
      }
    ),
    (
      Feature("Social", "services"),
      { !SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter) }
    ),
    (
      Feature("Speech", "recognition"),
      { await value { SFSpeechRecognizer.requestAuthorization($0) } == .restricted }
    ),
    (
      Feature("StoreKit", "products"),
      {
        let log = ProductLog(); let request = SKProductsRequest(productIdentifiers: ["a"]);
        request.delegate = log; request.start(); await turns(); return log.invalid == ["a"]
      }
    ),
    (Feature("StoreKit", "payments"), { !SKPaymentQueue.canMakePayments() }),
    (Feature("SystemConfiguration", "names of wireless networks"), { CNCopySupportedInterfaces() == nil }),
    (
      Feature("Vision", "analysis of pictures"),
      {
        throwing { try VNImageRequestHandler(data: Data()).perform([VNRecognizeTextRequest()]) } == VNError(
          .operationFailed) as NSError
      }
    ),
    (Feature("VisionKit", "scanner of documents"), { !VNDocumentCameraViewController.isSupported }),
    (Feature("WatchConnectivity", "watch"), { !WCSession.isSupported() }),
    (
      Feature("WebKit", "pages"),
      {
        let log = PageLog(); let view = WKWebView(frame: .zero); view.navigationDelegate = log;
        view.load(URLRequest(url: none)); await turns();
        return log.error?.code == NSURLErrorResourceUnavailable
      }
    ),
    (
      Feature("WebKit", "JavaScript of pages"),
      {
        await fails(WKError(.unknown)) { done in WKWebView(frame: .zero).evaluateJavaScript("1") { done($1) }
        }
      }
    ),
    (
      Feature("WebKit", "content rules"),
      {
        await fails(WKError(.contentRuleListStoreCompileFailed)) { done in
          WKContentRuleListStore.default().compileContentRuleList(
            forIdentifier: "a", encodedContentRuleList: "[]"
          ) { done($1) }
        }
      }
    ),
    (
      Feature("WidgetKit", "widgets"),
      {
        WidgetCenter.shared.reloadAllTimelines(); return true
      }
    ),
  ]
}
