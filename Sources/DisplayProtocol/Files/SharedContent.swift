import Foundation

/// Content that an app hands to whatever the display shares with: other apps of the person's device.
public struct SharedContent: Hashable, Sendable {
  /// The number that identifies the content among those that one process shares; 0 by default.
  /// ``Input/shared(_:isCompleted:)`` names it.
  public var number: Int
  /// The title; empty for none.
  public var title: String
  /// The text; empty for none.
  public var text: String
  /// The address of a page; nil for none.
  public var url: URL?
  /// The files.
  public var files: [OutgoingFile]

  /// Describes content to share.
  public init(
    number: Int = 0, title: String = "", text: String = "", url: URL? = nil, files: [OutgoingFile] = []
  ) {
    (self.number, self.title, self.text, self.url, self.files) = (number, title, text, url, files)
  }
}
