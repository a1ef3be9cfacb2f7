import PDFKit
@_exported import UIKit

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file; nil for one that is not there yet.
  var previewItemURL: URL? { get }
  /// The title; nil for the file's name.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  /// The title; nil for the file’s name.
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self as URL }
}

/// The ways of changing a file.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled = 0, updateContents, createCopy }

/// The files of a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The methods by which a delegate follows a preview. Every method is optional.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
}
extension QLPreviewControllerDelegate {
  /// Hears of `previewControllerWillDismiss`: does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Hears of `previewControllerDidDismiss`: does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Returns the answer to `previewController`.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Hears of `previewController`: does nothing.
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  /// Hears of `previewController`: does nothing.
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
  /// Returns the answer to `previewController`.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// Returns the answer to `previewController`.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
}

/// Shows files: pictures, texts and PDFs.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// The files, held weakly.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate, held weakly.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The place of the file that is shown.
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }
  private let bar = UINavigationBar()
  private let page = UIView()

  /// The file that is shown; nil for none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Returns whether a file can be shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    guard let ending = item.previewItemURL?.pathExtension.lowercased() else { return false }
    return pictures.contains(ending) || texts.contains(ending) || ending == "pdf"
  }
  private static let pictures: Set = ["png", "jpg", "jpeg"]
  private static let texts: Set = [
    "txt", "md", "csv", "json", "xml", "html", "swift", "log", "plist", "yaml",
  ]

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [bar, page] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: bar.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    reloadData()
  }

  /// Asks for the files again.
  open func reloadData() { refreshCurrentPreviewItem() }

  /// Shows the file again.
  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    let title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent ?? ""
    let entry = UINavigationItem(title: title)
    entry.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    if count > 1 {
      entry.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Next") { [weak self] _ in
          guard let self else { return }
          currentPreviewItemIndex = (currentPreviewItemIndex + 1) % count
        })
    }
    bar.items = [entry]
    bar.isHidden = navigationController != nil
    self.title = title
    for part in page.subviews { part.removeFromSuperview() }
    let content = content(of: item?.previewItemURL)
    content.frame = page.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.addSubview(content)
  }

  private func content(of url: URL?) -> UIView {
    let ending = url?.pathExtension.lowercased() ?? ""
    if let url, QLPreviewController.pictures.contains(ending), let image = UIImage(contentsOfFile: url.path) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    if let url, ending == "pdf", let document = PDFDocument(url: url) {
      let view = PDFView()
      view.autoScales = true
      view.document = document
      return view
    }
    if let url, QLPreviewController.texts.contains(ending),
      let text = try? String(contentsOf: url, encoding: .utf8)
    {
      let view = UITextView()
      view.isEditable = false
      view.text = text
      return view
    }
    let label = UILabel()
    label.text = url?.lastPathComponent
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    return label
  }

  private func finish() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.previewControllerDidDismiss(self)
    }
  }
}
