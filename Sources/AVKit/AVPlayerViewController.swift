@_exported import AVFoundation
import DeviceAccess
import PlaceholderViews
@_exported import UIKit

/// Shows a player's film with controls. Here a plain ground stands in their place.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// The delegate.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether it shows playback controls.
  open var showsPlaybackControls = true
  /// The video gravity.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it is ready for display.
  open var isReadyForDisplay: Bool { false }
  /// The video bounds.
  open var videoBounds: CGRect { .zero }
  /// The view between film and controls, for the app's own views.
  open private(set) lazy var contentOverlayView: UIView? = makeOverlay()
  /// Whether it allows picture in picture playback.
  open var allowsPictureInPicturePlayback = true
  /// Whether it can start picture in picture automatically from inline.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// The setting updates now playing info center.
  open var updatesNowPlayingInfoCenter = true
  /// The setting enters full screen when playback begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// The setting exits full screen when playback ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// The setting requires linear playback.
  open var requiresLinearPlayback = false
  /// Whether it shows timecodes.
  open var showsTimecodes = false
  /// Whether it allows video frame analysis.
  open var allowsVideoFrameAnalysis = true
  /// The speeds.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// The selected speed.
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  /// Selects speed.
  open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let ground = PlaceholderGround.add(to: view, name: "AVKit")
    ground.backgroundColor = .black
    if let contentOverlayView { view.addSubview(contentOverlayView) }
  }

  private func makeOverlay() -> UIView {
    let overlay = UIView(frame: viewIfLoaded?.bounds ?? .zero)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewIfLoaded?.addSubview(overlay)
    return overlay
  }
}

/// A speed that a person can choose.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  /// The rate.
  public let rate: Float
  /// The localized name.
  public let localizedName: String
  /// Makes one of the given values.
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  /// The localized numeric name.
  open var localizedNumericName: String { "\(rate)×" }
  /// The system default speeds.
  public static var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}

/// The methods of a player view controller delegate.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Called by the framework, as Apple documents it.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Called by the framework, as Apple documents it.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called by the framework, as Apple documents it.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called by the framework, as Apple documents it.
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  /// Called by the framework, as Apple documents it.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called by the framework, as Apple documents it.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called by the framework, as Apple documents it.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Called by the framework, as Apple documents it.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  /// The default of an optional requirement.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// The default of an optional requirement.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// The default of an optional requirement.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// The default of an optional requirement.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// The default of an optional requirement.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// The default of an optional requirement.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// The default of an optional requirement.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// The default of an optional requirement.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// The default of an optional requirement.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
