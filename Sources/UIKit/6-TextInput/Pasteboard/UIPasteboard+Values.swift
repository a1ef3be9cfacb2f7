/// The types of a pasteboard's values.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let color = "com.apple.uikit.color"
  static let texts = [text, "public.plain-text", "public.text"]

  /// The text of an item.
  static func string(_ item: [String: Any]) -> String? {
    for type in texts {
      if let string = item[type] as? String { return string }
      if let data = item[type] as? Data { return String(decoding: data, as: UTF8.self) }
    }
    return nil
  }

  /// The address of an item.
  static func address(_ item: [String: Any]) -> URL? {
    item[url] as? URL ?? (item[url] as? String).flatMap { URL(string: $0) }
  }

  /// The picture of an item.
  @MainActor static func picture(_ item: [String: Any]) -> UIImage? {
    for type in [png, jpeg] {
      if let image = item[type] as? UIImage { return image }
      if let image = (item[type] as? Data).flatMap({ UIImage(data: $0) }) { return image }
    }
    return nil
  }

  /// The data of a value, where it has any.
  @MainActor static func data(_ value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}

extension UIPasteboard {
  /// The text; nil for none. Setting it replaces all contents.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none. Setting them replaces all contents.
  public var strings: [String]? {
    get { values(PasteboardType.string) }
    set { items = (newValue ?? []).map { [PasteboardType.text: $0] } }
  }

  /// The address; nil for none. Setting it replaces all contents.
  public var url: URL? {
    get { urls?.first ?? string.flatMap { URL(string: $0) } }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses; nil for none. Setting them replaces all contents.
  public var urls: [URL]? {
    get { values(PasteboardType.address) }
    set {
      items = (newValue ?? []).map { [PasteboardType.url: $0, PasteboardType.text: $0.absoluteString] }
    }
  }

  /// The picture; nil for none. Setting it replaces all contents.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures; nil for none. Setting them replaces all contents.
  public var images: [UIImage]? {
    get { values(PasteboardType.picture) }
    set { items = (newValue ?? []).map { [PasteboardType.png: $0] } }
  }

  /// The color; nil for none. Setting it replaces all contents.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors; nil for none. Setting them replaces all contents.
  public var colors: [UIColor]? {
    get { values { $0[PasteboardType.color] as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
  }

  /// Whether there is text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }
  /// Whether there is a color.
  public var hasColors: Bool { colors != nil }

  /// The number of items.
  public var numberOfItems: Int { items.count }
  /// The types of the first item's values, in the order of their names.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has a value of one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// The data of the first item's value of a type: text is in UTF-8, pictures are PNG.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    PasteboardType.data(items.first?[pasteboardType])
  }

  /// Replaces all contents by one item of data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// The first item's value of a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces all contents by one item of a value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }
}
