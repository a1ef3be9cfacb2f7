import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Files that come into the app and leave it: pickers, exports, sharing, and a place to drop files from
/// outside.
final class FilesPage: SpecimenController, UINavigationControllerDelegate {
  private lazy var result = status("result", "Nothing yet")
  private let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
  private let well = DropWell()

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Documents")
    add(button("Open Texts") { $0.openTexts() }, "Where they lie")
    add(button("Open a Folder") { $0.openFolder() }, "With all that is in it")
    add(button("Import a File") { $0.importFile() }, "A copy of the app's own")
    add(button("Export") { $0.export() }, "Out of the app")
    group("Photos")
    add(button("Photo") { $0.pickPhoto() }, "UIImagePickerController")
    add(button("Several Photos") { $0.pickPhotos() }, "PHPickerViewController")
    group("Sharing")
    add(button("Share") { $0.share() }, "A text and an address")
    add(button("Share a Picture") { $0.sharePicture() }, "Without Copy")
    group("Dropping")
    well.frame.size.height = 60
    well.didDrop = { [weak self] in self?.report("Dropped \($0)") }
    wide(well)
    group("Result")
    result.frame.size.width = 220
    row("Last", result)
    picture.contentMode = .scaleAspectFit
    picture.accessibilityIdentifier = "picture"
    add(picture, "The last picture")
  }

  private func button(_ title: String, _ action: @escaping (FilesPage) -> Void) -> UIButton {
    UIButton(
      type: .system, primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) })
  }

  private func report(_ text: String) { setStatus(result, text) }

  // MARK: Documents

  private func openTexts() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.allowsMultipleSelection = true
    picker.delegate = self
    present(picker, animated: true)
  }

  private func openFolder() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    picker.delegate = self
    present(picker, animated: true)
  }

  private func importFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
    picker.delegate = self
    present(picker, animated: true)
  }

  private func export() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Notes.txt")
    try? Data("Exported".utf8).write(to: file)
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
    picker.delegate = self
    present(picker, animated: true)
  }

  // MARK: Photos

  private func pickPhoto() {
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.delegate = self
    present(picker, animated: true)
  }

  private func pickPhotos() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 3
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  // MARK: Sharing

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: ["Shoji shows UIKit apps", URL(string: "https://example.org/shoji")!],
      applicationActivities: [ShoutActivity { [weak self] in self?.report("Shouted \($0)") }])
    present(sheet)
  }

  private func sharePicture() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    sheet.excludedActivityTypes = [.copyToPasteboard]
    present(sheet)
  }

  private func present(_ sheet: UIActivityViewController) {
    sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      let name = type?.rawValue.split(separator: ".").last ?? "Nothing"
      self?.report("\(name) \(completed ? "done" : "called off")")
    }
    sheet.popoverPresentationController?.sourceView = result
    present(sheet, animated: true)
  }
}

extension FilesPage: UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    guard controller.documentPickerMode == .open || controller.documentPickerMode == .import else {
      return report("Exported \(urls.map(\.lastPathComponent).joined(separator: ", "))")
    }
    let texts = urls.map { url in
      let isOpen = url.startAccessingSecurityScopedResource()
      defer { if isOpen { url.stopAccessingSecurityScopedResource() } }
      if url.hasDirectoryPath {
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: url.path))?.sorted() ?? []
        return "\(url.lastPathComponent): \(files.joined(separator: ", "))"
      }
      let size = (try? Data(contentsOf: url).count) ?? -1
      return "\(url.lastPathComponent) \(size)"
    }
    report(texts.joined(separator: ", "))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    report("Called off")
  }
}

extension FilesPage: UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    guard let image = info[.originalImage] as? UIImage, let edited = info[.editedImage] as? UIImage else {
      return
    }
    picture.image = edited
    report(
      "\(Int(image.size.width))×\(Int(image.size.height)), \(Int(edited.size.width))×\(Int(edited.size.height))"
    )
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    report("No photo")
  }
}

extension FilesPage: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    report("\(results.count) photos")
    results.first?.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      self?.picture.image = image as? UIImage
    }
  }
}

/// An activity of the app's own, in the row of ways to share.
private final class ShoutActivity: UIActivity {
  private let shout: (String) -> Void
  private var text = ""

  init(_ shout: @escaping (String) -> Void) { self.shout = shout }

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { ActivityType("org.example.Shout") }
  override var activityTitle: String? { "Shout" }
  override var activityImage: UIImage? { UIImage(systemName: "speaker.wave.2.fill") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    text = activityItems.compactMap { $0 as? String }.joined().uppercased()
  }

  override func perform() {
    shout(text)
    activityDidFinish(true)
  }
}

/// A place for files from outside.
private final class DropWell: UIView, UIDropInteractionDelegate {
  var didDrop: (String) -> Void = { _ in }
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Drop texts here"
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    layer.cornerRadius = 10
    accessibilityIdentifier = "well"
    highlight(false)
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func highlight(_ isOver: Bool) {
    backgroundColor = isOver ? .systemGreen.withAlphaComponent(0.3) : .tertiarySystemFill
    accessibilityValue = isOver ? "over" : nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: [UTType.text.identifier])
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    highlight(true)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    highlight(false)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    highlight(false)
    for item in session.items {
      item.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
        let name = url?.lastPathComponent ?? ""
        DispatchQueue.main.async { self.didDrop("\(name): \(text)") }
      }
    }
  }
}
