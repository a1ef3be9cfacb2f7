import DeviceAccess
@_exported import UIKit

/// The error domain.
public let MCErrorDomain = "MCErrorDomain"
/// An error of Multipeer Connectivity. There are no devices nearby: `unavailable`.
public struct MCError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { MCErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = MCError
    case unknown = 0
    case notConnected
    case invalidParameter
    case unsupported
    case timedOut
    case cancelled
    case unavailable
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The not connected.
  public static var notConnected: Code { .notConnected }
  /// The invalid parameter.
  public static var invalidParameter: Code { .invalidParameter }
  /// The unsupported.
  public static var unsupported: Code { .unsupported }
  /// The timed out.
  public static var timedOut: Code { .timedOut }
  /// The cancelled.
  public static var cancelled: Code { .cancelled }
  /// The unavailable.
  public static var unavailable: Code { .unavailable }
}
/// A session state.
public enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting
  case connected
}
/// A session send data mode.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable
}
/// An encryption preference.
public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required
  case none
}

/// A peer ID.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// The display name.
  public let displayName: String
  /// Makes one of the given values.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// A connection of devices nearby; there are none here.
open class MCSession: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any MCSessionDelegate)?
  /// The my peer ID.
  public let myPeerID: MCPeerID
  /// The encryption preference.
  public let encryptionPreference: MCEncryptionPreference
  /// Makes one of the given values.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  /// Makes one of the given values.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
  ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
  /// The connected peers.
  open var connectedPeers: [MCPeerID] { [] }
  /// Sends.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  /// Sends resource.
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    MainThread.later { completionHandler?(MCError(.notConnected)) }
    return nil
  }
  /// Starts stream.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  /// Disconnects.
  open func disconnect() {}
}
/// The methods of a session delegate.
@preconcurrency public protocol MCSessionDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Called by the framework, as Apple documents it.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  /// Called by the framework, as Apple documents it.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}
/// Offers the device to others nearby; it fails here.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// The my peer ID.
  public let myPeerID: MCPeerID
  /// The discovery info.
  public let discoveryInfo: [String: String]?
  /// The service type.
  public let serviceType: String
  /// Makes one of the given values.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  /// Notifies the delegate that it failed.
  open func startAdvertisingPeer() {
    FeatureUse.note("MultipeerConnectivity", "devices nearby", told: "MCError.unavailable")
    MainThread.later { [self] in delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
    }
  }
  /// Stops advertising peer.
  open func stopAdvertisingPeer() {}
}
/// The methods of a nearby service advertiser delegate.
@preconcurrency public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Called by the framework, as Apple documents it.
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// The default of an optional requirement.
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
  {}
}
/// Looks for devices nearby; it fails here.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// The my peer ID.
  public let myPeerID: MCPeerID
  /// The service type.
  public let serviceType: String
  /// Makes one of the given values.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  /// Notifies the delegate that it failed.
  open func startBrowsingForPeers() {
    FeatureUse.note("MultipeerConnectivity", "devices nearby", told: "MCError.unavailable")
    MainThread.later { [self] in delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable)) }
  }
  /// Stops browsing for peers.
  open func stopBrowsingForPeers() {}
  /// Invites peer.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}
/// The methods of a nearby service browser delegate.
@preconcurrency public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Called by the framework, as Apple documents it.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Called by the framework, as Apple documents it.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// The default of an optional requirement.
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// Lets a person choose devices nearby; there are none.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The session.
  public let session: MCSession
  /// Makes one of the given values.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { return nil }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MainThread.later { [weak self] in
      MainActor.assumeIsolated { self.map { $0.delegate?.browserViewControllerWasCancelled($0) } }
    }
  }
}
/// The methods of a browser view controller delegate.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Called by the framework, as Apple documents it.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
