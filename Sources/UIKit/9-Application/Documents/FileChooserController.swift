import DisplayProtocol
import UniformTypeIdentifiers

/// The screen behind the display's own choice of files: it requests the choice when it appears, says that it
/// waits, and lets the person repeat the request or cancel it.
package final class FileChooserController: UIViewController {
  private let types: [UTType]
  private let allowsMultiple: Bool
  private let prompt: Prompt
  private let handler: ([IncomingFile]) -> Void
  private var request: FileRequest?
  private var hasAnswered = false

  /// The words and the picture of a chooser.
  package struct Prompt {
    /// The title in the bar.
    package var title: String
    /// The name of the symbol.
    package var symbol: String
    /// The sentence under the symbol.
    package var text: String
    /// The title of the button that asks again.
    package var button: String

    /// Describes a chooser.
    package init(title: String, symbol: String, text: String, button: String) {
      (self.title, self.symbol, self.text, self.button) = (title, symbol, text, button)
    }

    /// The words for choosing photos.
    package static func photos(several: Bool) -> Prompt {
      Prompt(
        title: SystemWord.photos.text, symbol: "photo.on.rectangle",
        text: several ? SystemWord.selectPhotos.text : SystemWord.selectPhoto.text,
        button: SystemWord.browse.text)
    }
  }

  /// Creates a chooser. The handler gets the files, or none when the person called the choice off, once.
  package init(
    prompt: Prompt, types: [UTType], allowsMultiple: Bool, handler: @escaping ([IncomingFile]) -> Void
  ) {
    (self.prompt, self.types, self.allowsMultiple, self.handler) = (prompt, types, allowsMultiple, handler)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { fatalError("There are no archives.") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = prompt.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: prompt.symbol)
    content.text = prompt.text
    content.secondaryText = SystemWord.fromDevice.text
    content.button.title = prompt.button
    content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.ask() }
    contentUnavailableConfiguration = content
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if request == nil { ask() }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let request { FileChoices.shared.cancel(request) }
    request = nil
  }

  private func ask() {
    guard !hasAnswered else { return }
    let request =
      request
      ?? FileChoices.shared.begin(types: types, allowsMultiple: allowsMultiple) { [weak self] files in
        self?.finish(files)
      }
    self.request = request
    if !FileChoices.shared.show(request) {
      warnOnce("The display lets nobody choose \(request.isForFolder ? "a folder" : "files").")
    }
  }

  /// Calls the choice off.
  package func cancel() {
    finish([])
  }

  private func finish(_ files: [IncomingFile]) {
    guard !hasAnswered else { return }
    hasAnswered = true
    if let request { FileChoices.shared.cancel(request) }
    handler(files)
  }
}
