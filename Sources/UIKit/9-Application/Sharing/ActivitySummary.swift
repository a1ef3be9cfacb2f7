import CoreGraphics
import UniformTypeIdentifiers

/// The title, the kind and the picture of what is shared.
@MainActor struct ActivitySummary {
  var title = ""
  var detail: String?
  var image: UIImage?
  /// Whether the picture is a symbol, which gets the tint.
  var isSymbol = false

  init(_ items: [Any], thumbnail: UIImage?) {
    if let first = items.first { describe(first) }
    if items.count > 1 { (title, detail) = (SystemWord.items.text("\(items.count)"), nil) }
    if let thumbnail { (image, isSymbol) = (thumbnail, false) }
  }

  private mutating func describe(_ item: Any) {
    switch item {
    case let text as String:
      text.isEmpty
        ? symbol("doc.text", SystemWord.anyText.text) : symbol("doc.text", text, SystemWord.plainText.text)
    case let text as NSAttributedString: symbol("doc.text", text.string, SystemWord.anyText.text)
    case let url as URL where url.isFileURL:
      let type = UTType(filenameExtension: url.pathExtension)
      symbol("doc", url.lastPathComponent, type?.localizedDescription)
      if type?.conforms(to: .image) == true, let picture = UIImage(contentsOfFile: url.path) {
        (image, isSymbol) = (picture, false)
      }
    case let url as URL: symbol("safari", url.host ?? url.absoluteString, url.absoluteString)
    case let picture as UIImage:
      let size = picture.size
      (title, detail, image) = (
        SystemWord.image.text, "\(Int(clamping: size.width)) × \(Int(clamping: size.height))", picture
      )
    case is UIColor: symbol("paintpalette", SystemWord.color.text)
    case let data as Data:
      symbol(
        "doc", SystemWord.data.text,
        ByteCountFormatter.string(fromByteCount: Int64(data.count), countStyle: .file))
    default: symbol("doc", String(describing: type(of: item)))
    }
  }

  private mutating func symbol(_ name: String, _ title: String, _ detail: String? = nil) {
    (self.title, self.detail) = (title, detail)
    (image, isSymbol) = (UIImage(systemName: name), true)
  }
}

/// The head of a sheet for sharing: picture, title, kind, and a button that closes it.
final class ActivitySummaryView: UIView {
  static let pictureSize = CGSize(width: 40, height: 40)
  static let height: CGFloat = 72

  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let closeButton = UIButton(type: .system)

  init(_ summary: ActivitySummary, close: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    picture.image = summary.image
    picture.contentMode = summary.isSymbol ? .center : .scaleAspectFill
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    picture.tintColor = .secondaryLabel
    picture.backgroundColor = .secondarySystemFill
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    titleLabel.text = summary.title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    detailLabel.text = summary.detail
    detailLabel.font = .systemFont(ofSize: 13)
    detailLabel.textColor = .secondaryLabel
    closeButton.configuration = .plain()
    closeButton.configuration?.image = UIImage(
      systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 26))
    closeButton.tintColor = .tertiaryLabel
    closeButton.accessibilityLabel = SystemWord.close.text
    closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)
    for view in [picture, titleLabel, detailLabel, closeButton] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no archives.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isReversed
        ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let top = (bounds.height - Self.pictureSize.height) / 2
    place(picture, CGRect(origin: CGPoint(x: 16, y: top), size: Self.pictureSize))
    place(closeButton, CGRect(x: bounds.width - 52, y: (bounds.height - 44) / 2, width: 44, height: 44))
    let width = max(0, bounds.width - 68 - 56)
    let hasDetail = detailLabel.text?.isEmpty == false
    place(titleLabel, CGRect(x: 68, y: hasDetail ? top + 1 : top + 10, width: width, height: 20))
    place(detailLabel, CGRect(x: 68, y: top + 21, width: width, height: 18))
  }
}
