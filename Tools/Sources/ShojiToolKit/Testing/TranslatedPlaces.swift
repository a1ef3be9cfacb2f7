import Foundation
import Synchronization
import XcodeProjects

/// Finds the places in a person's own files for those in translated ones, which name them by
/// `#sourceLocation`.
///
/// The compiler keeps to that by itself, but macros such as `@Test` and `#expect` see the translated file.
final class TranslatedPlaces: Sendable {
  /// The place that a directive gives to the line behind it.
  private struct Mark {
    var line: Int
    var place: TestPlace
  }

  private let folder: String
  /// The folder whose files the translated ones lie beside as links; nil for none.
  private let linked: String?
  private let marks = Mutex<[String: [Mark]]>([:])

  /// The places in the translated files of a folder.
  ///
  /// - Parameter linked: The folder whose own files are there as links.
  init(in folder: URL, linked: URL? = nil) {
    self.folder = folder.path + "/"
    self.linked = linked.map { $0.path + "/" }
  }

  /// The own place of one in a translated file, and any other as it is.
  func original(of place: TestPlace) -> TestPlace {
    guard place.file.hasPrefix(folder) else { return place }
    let known = marks.withLock { marks in
      if let marks = marks[place.file] { return marks }
      let found = TranslatedPlaces.marks(in: FileAccess.text(place.file) ?? "")
      marks[place.file] = found
      return found
    }
    guard let mark = known.last(where: { $0.line < place.line }) else {
      guard let linked else { return place }
      return TestPlace(file: linked + place.file.dropFirst(folder.count), line: place.line)
    }
    return TestPlace(file: mark.place.file, line: mark.place.line + place.line - mark.line - 1)
  }

  /// An event with its own places.
  func original(of event: TestEvent) -> TestEvent {
    switch event {
    case .planned(var test):
      test.place = test.place.map { original(of: $0) }
      return .planned(test)
    case .issue(let id, var issue):
      issue.place = issue.place.map { original(of: $0) }
      return .issue(id, issue)
    default: return event
    }
  }

  private static func marks(in text: String) -> [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      guard let match = line.wholeMatch(of: /\s*#sourceLocation\(file: "(.+)", line: (\d+)\)\s*/) else {
        return nil
      }
      let file = String(match.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      return Mark(line: number + 1, place: TestPlace(file: file, line: Int(match.2) ?? 1))
    }
  }
}
