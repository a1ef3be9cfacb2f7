import AVFoundation
import DeviceAccess
import UIKit

/// Shows a film over other apps; not supported here.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  /// Returns false: there is no picture in picture.
  open class func isPictureInPictureSupported() -> Bool {
    FeatureUse.note("AVKit", "picture in picture", told: "isPictureInPictureSupported() is false")
    return false
  }
  /// The picture in picture button start image.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  /// The picture in picture button stop image.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  /// Returns the picture in picture button start image.
  open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?)
    -> UIImage
  { pictureInPictureButtonStartImage }
  /// Returns the picture in picture button stop image.
  open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?)
    -> UIImage
  { pictureInPictureButtonStopImage }

  /// Returns nil: there is no picture in picture.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// Makes one of the given values.
  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    super.init()
  }
  /// The content that is shown.
  open class ContentSource: NSObject {
    /// The player layer.
    open private(set) var playerLayer: AVPlayerLayer?
    /// Makes one of the given values.
    public convenience init(playerLayer: AVPlayerLayer) {
      self.init()
      self.playerLayer = playerLayer
    }
  }
  /// The content source.
  open var contentSource: ContentSource?
  /// The delegate.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// The player layer.
  open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }
  /// Whether it is picture in picture possible.
  open var isPictureInPicturePossible: Bool { observed("isPictureInPicturePossible") }
  /// Whether it is picture in picture active.
  open var isPictureInPictureActive: Bool { observed("isPictureInPictureActive") }
  /// Whether it is picture in picture suspended.
  open var isPictureInPictureSuspended: Bool { observed("isPictureInPictureSuspended") }
  /// The setting requires linear playback.
  open var requiresLinearPlayback = false
  /// Whether it can start picture in picture automatically from inline.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Notifies the delegate that it failed.
  open func startPictureInPicture() {
    MainThread.later { [self] in
      MainActor.assumeIsolated {
        delegate?.pictureInPictureController(
          self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
      }
    }
  }
  /// Stops picture in picture.
  open func stopPictureInPicture() {}
  /// Invalidates playback state.
  open func invalidatePlaybackState() {}
  private func observed(_ name: String) -> Bool {
    ObjectiveCMembers.didRead(self, name)
    return false
  }
}

/// The methods of a picture in picture controller delegate.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called by the framework, as Apple documents it.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called by the framework, as Apple documents it.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called by the framework, as Apple documents it.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called by the framework, as Apple documents it.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called by the framework, as Apple documents it.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// The default of an optional requirement.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// The default of an optional requirement.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// The default of an optional requirement.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// The default of an optional requirement.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// The default of an optional requirement.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// The default of an optional requirement.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// The button by which a person chooses where a film is shown; nothing else than here.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  /// The delegate.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The active tint color.
  open var activeTintColor: UIColor! = .tintColor
  /// The setting prioritizes video devices.
  open var prioritizesVideoDevices = false
}

/// The methods of a route picker view delegate.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called by the framework, as Apple documents it.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// The default of an optional requirement.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// The default of an optional requirement.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
