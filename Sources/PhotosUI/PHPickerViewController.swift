import DisplayProtocol
@_exported import UIKit
import UniformTypeIdentifiers

/// The kinds of media that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]
  /// Pictures.
  public static let images = PHPickerFilter(types: [.image])
  /// Movies.
  public static let videos = PHPickerFilter(types: [.movie])
  /// Pictures that move for a moment; they come as pictures.
  public static let livePhotos = PHPickerFilter(types: [.image])
  /// Pictures of screens, which are known for nothing else than pictures here.
  public static let screenshots = PHPickerFilter(types: [.image])
  /// Returns a filter for what one of several shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: subfilters.flatMap(\.types))
  }
}

/// The settings of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form in which media are given; they are given as they are.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0, current, compatible
  }

  /// The order of what is chosen; that of the display's own choice.
  public enum Selection: Int, Sendable {
    case `default` = 0, ordered
  }

  /// The kinds of media; nil, the default, for pictures and movies.
  public var filter: PHPickerFilter?
  /// The largest number of media that may be chosen; 1 by default, 0 for any.
  public var selectionLimit = 1
  /// The form in which media are given; kept.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of what is chosen; kept.
  public var selection = Selection.default
  /// The identifiers of what is chosen at first; kept, as there is no library.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates the default settings.
  public init() {}
}

/// One picture or movie that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// The contents.
  public let itemProvider: NSItemProvider
  /// The identifier in a library of photos: nil, as there is none.
  public var assetIdentifier: String? { nil }
}

/// The delegate that receives what was chosen.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Receives what was chosen, nothing when the person cancelled. The method dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures and movies, in the display's own choice of files.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController, UserDismissible {
  /// The settings.
  public let configuration: PHPickerConfiguration
  /// The delegate that receives what was chosen.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  private var isFinished = false

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Not available: there are no archives of controllers.
  @available(*, unavailable, message: "there are no archives of controllers")
  public required init?(coder: NSCoder) { fatalError("There are no archives of controllers.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let several = configuration.selectionLimit != 1
    let chooser = FileChooserController(
      prompt: .photos(several: several), types: configuration.filter?.types ?? [.image, .movie],
      allowsMultiple: several, handler: { [weak self] in self?.finish(with: $0) })
    embed(UINavigationController(rootViewController: chooser))
  }

  private func finish(with files: [IncomingFile]) {
    guard !isFinished else { return }
    isFinished = true
    let limit = configuration.selectionLimit
    let taken = limit > 0 ? files.prefix(limit) : files[...]
    let results = taken.compactMap { file in
      file.url.flatMap { NSItemProvider(contentsOf: $0) }.map { PHPickerResult(itemProvider: $0) }
    }
    delegate?.picker(self, didFinishPicking: results)
  }

  package func userDidDismiss() { finish(with: []) }
}
