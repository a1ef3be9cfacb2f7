/// The screen that asks whether files of the app are to be given away.
final class ExportController: UIViewController {
  private let files: [URL]
  private let moves: Bool
  private let handler: (_ isConfirmed: Bool) -> Void

  init(files: [URL], moves: Bool, handler: @escaping (_ isConfirmed: Bool) -> Void) {
    (self.files, self.moves, self.handler) = (files, moves, handler)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no archives.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = SystemWord.saveToFiles.text
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.handler(false) })
    let confirm = UIBarButtonItem(
      title: moves ? SystemWord.move.text : SystemWord.save.text,
      primaryAction: UIAction { [weak self] _ in self?.handler(true) })
    confirm.style = .done
    navigationItem.rightBarButtonItem = confirm
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: files.count == 1 ? "doc" : "doc.on.doc")
    content.text = files.count == 1 ? files[0].lastPathComponent : SystemWord.items.text("\(files.count)")
    content.secondaryText = SystemWord.toDevice.text
    contentUnavailableConfiguration = content
  }
}
