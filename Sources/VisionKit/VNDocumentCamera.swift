import DeviceAccess
@_exported import UIKit

/// The pages that a person has scanned; none, here.
@preconcurrency @MainActor open class VNDocumentCameraScan: NSObject {
  /// The page count.
  open var pageCount: Int { 0 }
  /// The title.
  open var title: String { "" }
  /// Returns the image of page.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Scans pages by a camera; not supported here.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
  /// Whether it is supported.
  open class var isSupported: Bool {
    FeatureUse.note("VisionKit", "scanner of documents", told: "isSupported is false")
    return false
  }
  /// The delegate.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MainThread.later { [weak self] in
      MainActor.assumeIsolated {
        self.map {
          $0.delegate?.documentCameraViewController(
            $0,
            didFailWithError: NSError(
              domain: "com.apple.VisionKit", code: 1,
              userInfo: [NSLocalizedDescriptionKey: "There is no camera."]))
        }
      }
    }
  }
}
/// The methods of a document camera view controller delegate.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called by the framework, as Apple documents it.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called by the framework, as Apple documents it.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// The default of an optional requirement.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// The default of an optional requirement.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// The default of an optional requirement.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
/// Scans codes and texts by a camera; not supported here.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
  /// Whether it is supported.
  open class var isSupported: Bool { false }
  /// Whether it is available.
  open class var isAvailable: Bool { false }
}
