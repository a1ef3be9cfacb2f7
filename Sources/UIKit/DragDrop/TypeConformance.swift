/// The kinds of types, by the names that Apple gives them.
enum TypeConformance {
  /// The types that a type is directly a kind of.
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"], "public.text": ["public.data", "public.content"],
    "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"],
    "public.json": ["public.text"], "public.comma-separated-values-text": ["public.text"],
    "public.source-code": ["public.plain-text"], "public.swift-source": ["public.source-code"],
    "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"], "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"], "public.movie": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"], "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.zip-archive": ["public.archive"], "public.archive": ["public.data"],
    "public.data": ["public.item"], "public.folder": ["public.item"],
  ]

  private static let extensions = [
    "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
    "htm": "public.html", "xml": "public.xml", "json": "public.json",
    "csv": "public.comma-separated-values-text", "swift": "public.swift-source", "png": "public.png",
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "heic": "public.heic",
    "tif": "public.tiff", "tiff": "public.tiff", "svg": "public.svg-image", "pdf": "com.adobe.pdf",
    "mp4": "public.mpeg-4", "mp3": "public.mp3", "zip": "public.zip-archive",
  ]

  /// Returns whether a type is another one, or a kind of it.
  static func type(_ name: String, conformsTo other: String) -> Bool {
    name == other || parents[name, default: []].contains { type($0, conformsTo: other) }
  }

  /// Returns the type of files with an extension; data where it is not known.
  static func identifier(ofExtension name: String) -> String {
    extensions[name.lowercased()] ?? "public.data"
  }
}
