import DisplayProtocol
import UniformTypeIdentifiers

/// Takes the picture or movie that was picked.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Takes what was picked; the method dismisses the picker, and so does the default.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the person cancelled; the method dismisses the picker, and so does the default.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets a person choose a picture or a movie.
///
/// The files come as with ``UIDocumentPickerViewController``. There is no camera. The property `delegate` is
/// the navigation controller's; the object that is set there is called as ``UIImagePickerControllerDelegate``
/// as well.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController, UserDismissible {
  /// The places that pictures come from.
  public nonisolated enum SourceType: Int, Sendable {
    case photoLibrary = 0, camera, savedPhotosAlbum
  }

  /// The cameras of a device; there are none.
  public nonisolated enum CameraDevice: Int, Sendable {
    case rear = 0, front
  }

  /// A key of what was picked.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the type: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// With ``UIImagePickerController/allowsEditing``, the square in the middle of the picture, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// With ``UIImagePickerController/allowsEditing``, that square in the picture's points, a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The place of the picture's file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The place of the movie's file, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The place that pictures come from; the photo library by default. Others are like it.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if sourceType == .camera { warnOnce("There is no camera; the image picker lets choose a file.") }
    }
  }
  /// The identifiers of the types that may be chosen; `public.image` by default.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether the person may cut the picture out; false by default. The square in its middle is given then.
  open var allowsEditing = false
  /// The camera; kept, as there is none.
  open var cameraDevice = CameraDevice.rear

  private var isFinished = false

  /// Returns whether pictures come from a place: from the library and the album they do.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the identifiers of the types that a place has; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Returns whether there is a camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let types = mediaTypes.compactMap { UTType($0) }
    let chooser = FileChooserController(
      prompt: .photos(several: false), types: types.isEmpty ? [.image] : types, allowsMultiple: false,
      handler: { [weak self] in self?.finish(with: $0.first) })
    setViewControllers([chooser], animated: false)
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func finish(with file: IncomingFile?) {
    guard !isFinished else { return }
    isFinished = true
    guard let file, let url = file.url else { return cancel() }
    let type = UTType(filenameExtension: url.pathExtension) ?? UTType(mimeType: file.mediaType)
    if type?.conforms(to: .audiovisualContent) == true {
      return finish([.mediaType: UTType.movie.identifier, .mediaURL: url])
    }
    guard let image = UIImage(contentsOfFile: url.path) else {
      warnOnce("\(file.name) is not a picture that can be read.")
      return cancel()
    }
    var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
    if allowsEditing {
      let square = image.middleSquare
      info[.cropRect] = square
      info[.editedImage] = image.cut(to: square)
    }
    finish(info)
  }

  private func finish(_ info: [InfoKey: Any]) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }

  package func userDidDismiss() { finish(with: nil) }
}

extension UIImage {
  /// The largest square in the middle, in points.
  fileprivate var middleSquare: CGRect {
    let side = min(size.width, size.height)
    return CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// Returns a part of the picture.
  fileprivate func cut(to rect: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
  }
}
