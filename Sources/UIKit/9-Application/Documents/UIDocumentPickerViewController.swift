import DisplayProtocol
import UniformTypeIdentifiers

/// The purposes of document pickers before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0, open, exportToService, moveToService
}

/// Takes the documents that were picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Takes the places of the documents. The picker has been dismissed.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the person cancelled. The picker has been dismissed.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Takes the place of the one document, before iOS 11. Called where the newer method is left out.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method with the first document.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Lets a person choose documents for the app, or take documents of the app away.
///
/// The display shows its own choice: a browser its dialog for files, whose contents come to the app; an
/// export becomes a download. Headless, the driver's verbs `choose` and `saved` stand for the person.
/// Documents that are opened lie where they were chosen, or, from a browser, in a folder that goes with the
/// process; with `asCopy` they are copied to the folder `Inbox` of the app's caches.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, UserDismissible {
  /// Takes the documents.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The purpose.
  public let documentPickerMode: UIDocumentPickerMode
  /// Whether several documents may be chosen; false by default.
  open var allowsMultipleSelection = false
  /// Whether names are shown with their extension. The display's own choice decides that; kept.
  open var shouldShowFileExtensions = false
  /// The folder to begin in. The display's own choice decides that; kept.
  open var directoryURL: URL?

  private let types: [UTType]
  private let exported: [URL]
  private let copies: Bool
  private var isFinished = false

  /// Creates a picker that opens documents of types, where they lie or as copies.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (types, exported, copies) = (contentTypes, [], asCopy)
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a picker that opens documents of types where they lie.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker that gives copies of documents away, or the documents themselves, which then leave the
  /// app.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, exported, copies) = ([], urls, asCopy)
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a picker that gives documents away, which then leave the app.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker that opens documents of types, by their identifiers, as before iOS 14.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) },
      asCopy: mode == .import)
  }

  /// Creates a picker that gives a document away, as before iOS 14.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a picker that gives documents away, as before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode != .moveToService)
  }

  /// Not available: there are no archives of controllers.
  @available(*, unavailable, message: "there are no archives of controllers")
  public required init?(coder: NSCoder) { fatalError("There are no archives of controllers.") }

  private func prepare() {
    modalPresentationStyle = .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let root: UIViewController =
      exported.isEmpty
      ? FileChooserController(
        prompt: prompt, types: types, allowsMultiple: allowsMultipleSelection,
        handler: { [weak self] in self?.finish(with: $0) })
      : ExportController(
        files: exported, moves: !copies,
        handler: { [weak self] isConfirmed in isConfirmed ? self?.export() : self?.finish(nil) })
    embed(UINavigationController(rootViewController: root))
  }

  private var prompt: FileChooserController.Prompt {
    let isFolder = types.contains { $0.conforms(to: .directory) }
    let text =
      isFolder
      ? SystemWord.selectFolder.text
      : allowsMultipleSelection ? SystemWord.selectFiles.text : SystemWord.selectFile.text
    return .init(
      title: SystemWord.files.text, symbol: isFolder ? "folder" : "doc", text: text,
      button: SystemWord.browse.text)
  }

  private func finish(with files: [IncomingFile]) {
    let places = files.compactMap { file in file.url.map { ($0, file.name) } }
    guard copies, !places.isEmpty else { return finish(places.isEmpty ? nil : places.map(\.0)) }
    FileCopies.transfer(places, to: FileCopies.inbox) { [self] urls in finish(urls.isEmpty ? nil : urls) }
  }

  private func export() {
    let files = exported.map { ($0, $0.lastPathComponent) }
    FileCopies.transfer(files, to: FileCopies.outbox, moves: !copies) { [self] urls in
      let isTaken = urls.map { url in
        UIApplication.shared.perform(.save(OutgoingFile(url)))
      }
      if isTaken.contains(false) {
        warnOnce("The display takes no files; the exported ones lie in \(FileCopies.outbox.path).")
      }
      finish(urls.isEmpty ? nil : urls)
    }
  }

  /// Dismisses the picker and calls the delegate; nil is for a picker that was cancelled.
  private func finish(_ urls: [URL]?) {
    guard !isFinished else { return }
    isFinished = true
    let report: () -> Void = { [self] in
      if let urls {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
      } else {
        delegate?.documentPickerWasCancelled(self)
      }
    }
    guard let presenter = presentingViewController else { return report() }
    presenter.dismiss(animated: true, completion: report)
  }

  package func userDidDismiss() { finish(nil) }
}

extension OutgoingFile {
  /// The file at a place, under its own name.
  init(_ url: URL) {
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    self.init(name: url.lastPathComponent, url: url, mediaType: type ?? "application/octet-stream")
  }
}
