/// A place that stands between a project and its running here.
public struct Obstacle: Codable, Hashable, Sendable {
  /// The path of the person's own file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// The short name of the cause, the same for all places of one kind.
  public var cause: String
  /// The advice; an empty text where there is none.
  public var mend: String
  /// The compiler's or translator's own words.
  public var message: String

  /// Describes a place.
  public init(file: String, line: Int, column: Int, cause: String, mend: String, message: String) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.cause, self.mend, self.message) = (cause, mend, message)
  }
}

/// A cause with the places that it stops.
public struct ObstacleGroup: Equatable, Sendable {
  /// The cause.
  public var cause: String
  /// The advice.
  public var mend: String
  /// The places, in the order of files and lines.
  public var places: [Obstacle]

  /// Groups places by causes; the one that stops most comes first.
  public static func groups(of obstacles: [Obstacle]) -> [ObstacleGroup] {
    Dictionary(grouping: obstacles, by: \.cause).map { cause, places in
      ObstacleGroup(
        cause: cause, mend: places.lazy.map(\.mend).first { !$0.isEmpty } ?? "",
        places: places.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) })
    }
    .sorted { (-$0.places.count, $0.cause) < (-$1.places.count, $1.cause) }
  }
}
