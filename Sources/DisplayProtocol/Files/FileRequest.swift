/// A choice of files that an app asks a person for.
public struct FileRequest: Hashable, Sendable {
  /// The number that identifies the request among those of one process.
  public var number: Int
  /// The media types that may be chosen, such as `image/png` and `image/*`, and extensions with their dot;
  /// empty for all files.
  public var accepted: [String]
  /// Whether several files may be chosen.
  public var allowsMultiple: Bool
  /// Whether a folder is to be chosen and not a file.
  public var isForFolder: Bool

  /// Describes a request; by default one file of any type.
  public init(
    number: Int, accepted: [String] = [], allowsMultiple: Bool = false, isForFolder: Bool = false
  ) {
    self.number = number
    self.accepted = accepted
    self.allowsMultiple = allowsMultiple
    self.isForFolder = isForFolder
  }

  /// Returns whether a file is of one of the types that may be chosen.
  public func accepts(_ file: IncomingFile) -> Bool {
    let (name, type) = (file.name.lowercased(), file.mediaType.lowercased())
    return accepted.isEmpty || isForFolder
      || accepted.contains {
        $0.hasPrefix(".")
          ? name.hasSuffix($0) : $0.hasSuffix("/*") ? type.hasPrefix($0.dropLast()) : type == $0
      }
  }
}

/// A file that an app gives away.
public struct OutgoingFile: Hashable, Sendable {
  /// The name that the person finds it by.
  public var name: String
  /// The contents, which stay there while the process lives.
  public var url: URL
  /// The media type.
  public var mediaType: String

  /// Describes a file.
  public init(name: String, url: URL, mediaType: String) {
    (self.name, self.url, self.mediaType) = (name, url, mediaType)
  }
}

/// A file that a person gives to an app.
public struct IncomingFile: Hashable, Sendable {
  /// The name, without a folder; empty while it is not known.
  public var name: String
  /// The media type as the display reports it; empty while it is unknown.
  public var mediaType: String
  /// The contents; nil while the file is only held over the app.
  public var url: URL?

  /// Describes a file.
  public init(name: String, mediaType: String = "", url: URL?) {
    (self.name, self.mediaType, self.url) = (name, mediaType, url)
  }
}

/// A step of files that are dragged over an app from outside.
public struct FileDragInput: Hashable, Sendable {
  /// A step in a drag's life.
  public enum Phase: String, Hashable, Sendable {
    /// They are over the scene, at another place or for the first time.
    case move
    /// They have left the scene, or were taken back.
    case leave
    /// They were let go.
    case drop
  }

  /// The step.
  public var phase: Phase
  /// The place, in the scene.
  public var location: CGPoint
  /// The files; their contents are there from the drop on.
  public var files: [IncomingFile]

  /// Describes a step.
  public init(phase: Phase, location: CGPoint, files: [IncomingFile]) {
    (self.phase, self.location, self.files) = (phase, location, files)
  }
}
