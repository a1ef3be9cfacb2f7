import DisplayProtocol

/// What was copied. The general pasteboard is shared by the whole app, and by the displays that edit text in this
/// process. Text that the app puts there goes to the clipboard of the browser that was used last, as far as that
/// allows it: soon after a press or a key. What was copied in other programs comes to the app where it is pasted into
/// an editor.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard that cutting, copying and pasting use.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()

  /// How often its contents changed.
  open var changeCount: Int { Clipboard.shared.changeCount }

  /// The text; nil for none. Setting it replaces all contents.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none. Setting them replaces all contents.
  open var strings: [String]? {
    get { contents == Clipboard.shared.changeCount ? texts : Clipboard.shared.text.map { [$0] } }
    set { replace(texts: newValue ?? []) }
  }

  /// The address; nil for none. Setting it replaces all contents.
  open var url: URL? {
    get { current(urlValue) ?? string.flatMap { URL(string: $0) } }
    set {
      replace(texts: newValue.map { [$0.absoluteString] } ?? [])
      urlValue = newValue
    }
  }

  /// The picture; nil for none. Setting it replaces all contents.
  open var image: UIImage? {
    get { current(imageValue) }
    set {
      replace(texts: [])
      imageValue = newValue
    }
  }

  /// The colour; nil for none. Setting it replaces all contents.
  open var color: UIColor? {
    get { current(colorValue) }
    set {
      replace(texts: [])
      colorValue = newValue
    }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { current(urlValue) != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  private var texts: [String]?
  private var urlValue: URL?
  private var imageValue: UIImage?
  private var colorValue: UIColor?
  /// The count of changes that these contents belong to: text that was copied at a display replaces them.
  private var contents = -1

  private func current<Value>(_ value: Value?) -> Value? {
    contents == Clipboard.shared.changeCount ? value : nil
  }

  /// Takes text that was copied at a display.
  func take(_ text: String) { keep([text]) }

  private func replace(texts: [String]) {
    keep(texts)
    if let text = texts.first { UIApplication.shared.perform(.copy(text)) }
  }

  private func keep(_ texts: [String]) {
    (urlValue, imageValue, colorValue) = (nil, nil, nil)
    self.texts = texts.isEmpty ? nil : texts
    Clipboard.shared.text = texts.first
    contents = Clipboard.shared.changeCount
  }
}
