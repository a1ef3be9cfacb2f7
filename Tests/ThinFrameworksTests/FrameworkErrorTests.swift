import ARKit
import AVFoundation
import Accounts
import AuthenticationServices
import BackgroundTasks
import CallKit
import CloudKit
import Contacts
import CoreBluetooth
import CoreHaptics
import CoreLocation
import CoreML
import CoreNFC
import DeviceAccess
import DeviceCheck
import EventKit
import ExposureNotification
import Foundation
import GameKit
import HealthKit
import Intents
import LinkPresentation
import LocalAuthentication
import MapKit
import MessageUI
import MultipeerConnectivity
import NetworkExtension
import PassKit
import Photos
import QuickLookThumbnailing
import ReplayKit
import StoreKit
import Testing
import UserNotifications
import Vision
import WatchConnectivity
import WebKit
import iAd

/// The errors of all frameworks, which are of one form.
@Suite("Errors of frameworks") struct FrameworkErrorTests {
  nonisolated static let types: [any FrameworkError.Type] = [
    ACError.self, ADError.self, ARError.self, ASAuthorizationError.self, ASWebAuthenticationSessionError.self,
    AVError.self, BGTaskScheduler.Error.self, CBError.self, CHHapticError.self, CKError.self, CLError.self,
    CNError.self, CXErrorCodeIncomingCallError.self, CXErrorCodeRequestTransactionError.self, DCError.self,
    EKError.self, ENError.self, GKError.self, HKError.self, INIntentError.self, LAError.self, LPError.self,
    MCError.self, MFMailComposeError.self, MKError.self, MLModelError.self, NEVPNError.self,
    NFCReaderError.self, PHPhotosError.self, PKPassKitError.self, QLThumbnailError.self,
    RPRecordingError.self, SKError.self, UNError.self, VNError.self, WCError.self, WKError.self,
  ]

  @Test("The table has each error of the sources") func isWhole() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var names: Set<String> = []
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/\n *public struct (\w+): FrameworkError {/#) {
        names.insert("\(match.1)")
      }
    }
    #expect(names == Set(Self.types.map { "\($0)" }))
  }

  @Test(
    "Each code is kept with what goes with it, is matched, and has a sentence",
    arguments: FrameworkErrorTests.types.indices)
  func form(index: Int) { expectForm(of: Self.types[index]) }

  private func expectForm<E: FrameworkError>(of type: E.Type) {
    let codes = (-20_000...10_000).compactMap(E.Code.init)
    #expect(!codes.isEmpty && !E.errorDomain.isEmpty, "\(type)")
    for code in codes {
      let error: any Error = E(code, userInfo: ["key": 7])
      let bridged = error as NSError
      #expect(bridged.domain == E.errorDomain && bridged.code == code.rawValue)
      #expect(bridged.userInfo["key"] as? Int == 7 && (error as? E)?.userInfo["key"] as? Int == 7)
      #expect((error as? E)?.code == code && (error as? E)?.errorCode == code.rawValue)
      #expect(matches(code, error) && !matches(code, CocoaError(.fileNoSuchFile)))
      #expect(E(code) == E(code) && E(code).hashValue == E(code).hashValue)
      #expect(Set([E(code), E(code)]).count == 1)
      #expect(codes.allSatisfy { $0 == code || E($0) != E(code) })
      let sentence = error.localizedDescription
      #expect(sentence == code.sentence ?? defaultSentence(E.errorDomain, code.rawValue))
      #expect(bridged.localizedDescription == sentence)
      let worded: any Error = E(code, userInfo: [NSLocalizedDescriptionKey: "No more tea."])
      #expect(worded.localizedDescription == "No more tea.")
      #expect((worded as NSError).localizedDescription == "No more tea.")
    }
  }

  private func matches<Code: FrameworkErrorCode>(_ code: Code, _ error: any Error) -> Bool {
    do { throw error } catch code { return true } catch { return false }
  }

  private func defaultSentence(_ domain: String, _ code: Int) -> String {
    "The operation couldn’t be completed. (\(domain) error \(code).)"
  }
}
