import DisplayProtocol
import Foundation

/// Copies texts, addresses, pictures and colors to the pasteboard, and so to the display's clipboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemWord.copy.text }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { CopyActivity.values(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap { CopyActivity.values(of: $0) }
    activityDidFinish(true)
  }

  /// The values by type that a pasteboard keeps of an item; nil for what it does not keep.
  private static func values(of item: Any) -> [String: Any]? {
    switch item {
    case let text as String: [PasteboardType.text: text]
    case let text as NSAttributedString: [PasteboardType.text: text.string]
    case let url as URL:
      [
        PasteboardType.url: url,
        PasteboardType.text: url.isFileURL ? url.lastPathComponent : url.absoluteString,
      ]
    case let image as UIImage: [PasteboardType.png: image]
    case let color as UIColor: [PasteboardType.color: color]
    default: nil
    }
  }
}

/// Saves files, pictures, texts and data as files.
final class SaveActivity: UIActivity {
  private let onlyPictures: Bool
  private var items: [Any] = []

  /// Creates the activity for pictures alone, or for everything.
  init(onlyPictures: Bool) { self.onlyPictures = onlyPictures }

  override var activityType: ActivityType? { onlyPictures ? .saveToCameraRoll : .saveToFiles }
  override var activityTitle: String? { (onlyPictures ? SystemWord.saveImage : .saveToFiles).text }
  override var activityImage: UIImage? {
    UIImage(systemName: onlyPictures ? "square.and.arrow.down" : "folder")
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { item in
      switch item {
      case is UIImage: true
      case let url as URL: !onlyPictures && url.isFileURL
      case is String, is NSAttributedString, is Data: !onlyPictures
      default: false
      }
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    var isDone = true
    for item in items {
      do {
        guard let file = try FileCopies.file(of: item, onlyPictures: onlyPictures) else { continue }
        if !UIApplication.shared.perform(.save(OutgoingFile(file))) {
          warnOnce("The display takes no files; what is saved lies in \(FileCopies.outbox.path).")
        }
      } catch {
        warnOnce("An item cannot be saved: \(error)")
        isDone = false
      }
    }
    activityDidFinish(isDone)
  }
}

extension FileCopies {
  /// Writes an item to a file of its own; nil for what is not saved.
  @MainActor static func file(of item: Any, onlyPictures: Bool) throws -> URL? {
    let (data, name): (Data?, String)
    switch item {
    case let image as UIImage: (data, name) = (image.pngData(), "Image.png")
    case let url as URL where url.isFileURL && !onlyPictures:
      let place = try place(in: outbox, named: url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: place)
      return place
    case let text as String where !onlyPictures: (data, name) = (Data(text.utf8), "Text.txt")
    case let text as NSAttributedString where !onlyPictures:
      (data, name) = (Data(text.string.utf8), "Text.txt")
    case let bytes as Data where !onlyPictures: (data, name) = (bytes, "Data")
    default: return nil
    }
    guard let data else { return nil }
    let place = try place(in: outbox, named: name)
    try data.write(to: place)
    return place
  }
}

/// Shares texts, addresses and files with other apps, by the display's own sheet.
final class ShareActivity: UIActivity {
  /// Whether the person shared, by the numbers of the contents.
  static let answers = PendingAnswers<Bool>()

  private var items: [Any] = []

  override var activityType: ActivityType? { .otherApps }
  override var activityTitle: String? { SystemWord.moreApps.text }
  override var activityImage: UIImage? { UIImage(systemName: "ellipsis.circle") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    UIApplication.shared.offersSharing
      && activityItems.contains { item in
        switch item {
        case is String, is NSAttributedString, is URL, is UIImage: true
        default: false
        }
      }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  /// Ends when the person has shared in the other sheet, or cancelled there.
  override func perform() {
    var content = SharedContent()
    var texts: [String] = []
    for item in items {
      switch item {
      case let text as String: texts.append(text)
      case let text as NSAttributedString: texts.append(text.string)
      // The sheet takes one address; more are text.
      case let url as URL where !url.isFileURL:
        if content.url == nil { content.url = url } else { texts.append(url.absoluteString) }
      default: add(item, to: &content)
      }
    }
    content.text = texts.joined(separator: "\n")
    content.number = Self.answers.add { [weak self] in self?.activityDidFinish($0) }
    if !UIApplication.shared.perform(.share(content)) { Self.answers.receive(false, for: content.number) }
  }

  private func add(_ item: Any, to content: inout SharedContent) {
    do {
      if let file = try FileCopies.file(of: item, onlyPictures: false) {
        content.files.append(OutgoingFile(file))
      }
    } catch {
      warnOnce("An item cannot be shared: \(error)")
    }
  }
}
