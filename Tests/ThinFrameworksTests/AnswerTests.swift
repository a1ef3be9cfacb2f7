import AVFoundation
import AVKit
import AuthenticationServices
import CloudKit
import CoreBluetooth
import CoreHaptics
import CoreML
import CoreTelephony
import DeviceCheck
import Foundation
import GameKit
import Intents
import MapKit
import MediaPlayer
import MultipeerConnectivity
import NetworkExtension
import PassKit
import Photos
import ReplayKit
import Social
import Speech
import Testing
import Vision
import VisionKit
import WatchConnectivity

/// What frameworks answer that a machine cannot serve.
@Suite("Answers of frameworks") struct AnswerTests {
  private func wait<Value>(_ start: (@escaping (Value) -> Void) -> Void) async -> Value {
    await withCheckedContinuation { (done: CheckedContinuation<Value, Never>) in
      start { value in
        nonisolated(unsafe) let value = value
        done.resume(returning: value)
      }
    }
  }

  @Test("What is not supported says so") func availability() throws {
    let answers: [(String, Bool)] = [
      ("picture in picture", AVPictureInPictureController.isPictureInPictureSupported()),
      ("camera", AVCaptureDevice.default(for: .video) != nil),
      ("microphone", AVCaptureDevice.default(.builtInMicrophone, for: .audio, position: .unspecified) != nil),
      ("inputs of sound", AVAudioSession.sharedInstance().isInputAvailable),
      ("watch", WCSession.isSupported()), ("tokens", DCDevice.current.isSupported),
      ("passes", PKPassLibrary.isPassLibraryAvailable()),
      ("payments", PKPaymentAuthorizationViewController.canMakePayments()),
      ("recorder", RPScreenRecorder.shared().isAvailable),
      ("services", SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter)),
      ("documents", VNDocumentCameraViewController.isSupported),
      ("haptics", CHHapticEngine.capabilitiesForHardware().supportsHaptics),
      ("speech", SFSpeechRecognizer()?.isAvailable == true),
      ("telephone", CTTelephonyNetworkInfo().subscriberCellularProvider != nil),
      ("player of games", GKLocalPlayer.local.isAuthenticated),
    ]
    for (name, answer) in answers { #expect(!answer, "\(name)") }
    #expect(CBCentralManager().state == .unsupported)
  }

  @Test("Access is denied once it was asked for, and not before") func access() async {
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
    #expect(await wait { MPMediaLibrary.requestAuthorization($0) } == .denied)
    #expect(await wait { INPreferences.requestSiriAuthorization($0) } == .restricted)
  }

  @Test("Errors have their framework's domain and code") func errors() async throws {
    func expect(_ error: (any Error)?, _ domain: String, _ code: Int) {
      let found = error.map { $0 as NSError }
      #expect(found?.domain == domain && found?.code == code, "\(String(describing: error))")
    }
    expect(
      await wait { done in PHPhotoLibrary.shared().performChanges({}) { done($1) } }, "PHPhotosErrorDomain",
      3311)
    expect(
      await wait { done in CKContainer.default().privateCloudDatabase.fetchAllRecordZones { done($1) } },
      "CKErrorDomain", 9)
    expect(
      await wait { done in DCDevice.current.generateToken { done($1) } }, "com.apple.devicecheck.error", 1)
    expect(
      await wait { done in
        MKLocalSearch(request: MKLocalSearch.Request()).start { done($1) }
      }, "MKErrorDomain", 2)
    expect(
      await wait { done in NEVPNManager.shared().loadFromPreferences { done($0) } }, "NEVPNErrorDomain", 5)
    #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/m")) }
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
    #expect(throws: NSError.self) { try AVAudioEngine().start() }
    await #expect(throws: AVError(.decoderNotFound)) {
      try await AVURLAsset(url: URL(fileURLWithPath: "/f.mp4")).load(.duration)
    }
    let request = VNRecognizeTextRequest { request, error in
      #expect(error is VNError && request.results == nil)
    }
    #expect(throws: VNError(.operationFailed)) { try VNImageRequestHandler(data: Data()).perform([request]) }
    let error = await wait { done in
      let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: "a") {
        done($1)
      }
      #expect(!session.start())
    }
    expect(error, ASWebAuthenticationSessionErrorDomain, 1)
  }

  @Test("Nothing is found in libraries") func libraries() async {
    let photos = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
    #expect(photos.count == 0 && photos.firstObject == nil)
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
    #expect(
      AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInDualCamera], mediaType: .video, position: .back)
        .devices.isEmpty)
    #expect(
      await wait { done in CKContainer.default().accountStatus { status, _ in done(status) } } == .noAccount)
    #expect(
      await wait { done in
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { found, _ in done(found?.count) }
      } == 0)
  }

  @Test("An item of a player fails, and the player stays paused") func player() async throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.org/film.mp4")))
    let item = try #require(player.currentItem)
    var states: [AVPlayerItem.Status] = []
    let observation = item.observe(\.status) { item, _ in states.append(item.status) }
    player.play()
    for _ in 0..<2_000 where item.status == .unknown { try await Task.sleep(for: .milliseconds(1)) }
    observation.invalidate()
    #expect(states == [.failed] && item.error as? AVError == AVError(.decoderNotFound))
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    #expect(item.duration.isIndefinite && player.currentTime() == .zero)
    let missing = AVPlayer(url: URL(fileURLWithPath: "/no/film.mp4"))
    for _ in 0..<2_000 where missing.currentItem?.status == .unknown {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect((missing.currentItem?.error as? URLError)?.code == .fileDoesNotExist)
  }

  @Test("Times are kept in values of Foundation") func values() {
    for time in [
      CMTime(value: 7, timescale: 30), .indefinite, .invalid, CMTime(value: .min, timescale: .max),
    ] {
      #expect(NSValue(time: time).timeValue == time)
    }
    let range = CMTimeRange(
      start: CMTime(value: -3, timescale: 600), duration: CMTime(value: 5, timescale: 1))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
  }

  @Test("Commands of a remote control reach their handlers until these are removed") func commands() {
    let command = MPRemoteCommandCenter.shared().playCommand
    let token = command.addTarget { _ in .success }
    #expect(command.isEnabled)
    command.removeTarget(token)
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "a"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count == 1)
  }

  @Test(
    "A picture's rectangle fits into another",
    arguments: [
      (CGSize(width: 2, height: 1), CGRect(x: 0, y: 25, width: 100, height: 50)),
      (CGSize(width: 1, height: 4), CGRect(x: 37.5, y: 0, width: 25, height: 100)),
    ])
  func rectangle(size: CGSize, expected: CGRect) {
    #expect(
      AVMakeRect(aspectRatio: size, insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)) == expected)
  }
}
