import Foundation

/// Content that an app hands to whatever the display shares with: other apps of the person's device.
public struct SharedContent: Hashable, Sendable {
  /// The title; empty for none.
  public var title: String
  /// The text; empty for none.
  public var text: String
  /// The address of a page; nil for none.
  public var url: URL?
  /// The files.
  public var files: [OutgoingFile]

  /// Describes content to share.
  public init(title: String = "", text: String = "", url: URL? = nil, files: [OutgoingFile] = []) {
    (self.title, self.text, self.url, self.files) = (title, text, url, files)
  }
}
