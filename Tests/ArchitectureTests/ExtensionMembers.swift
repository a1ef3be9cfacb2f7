import Foundation

/// The public members of UIKit's open classes that stand in extensions. Apple's classes let apps override
/// every member; Swift allows it only for those that the body of a class declares.
struct ExtensionMembers {
  private let openClasses: Set<String>
  private let files: [SourceFile]

  init(_ files: [SourceFile]) {
    self.files = files.filter {
      $0.module == "UIKit" && !$0.path.contains("/Unavailable/") && !$0.path.contains("/Renamed/")
    }
    openClasses = Set(
      self.files.flatMap(\.lines).compactMap { $0.firstMatch(of: Self.openClass).map { String($0.name) } })
  }

  nonisolated(unsafe) private static let openClass = /^(?:\s*@\S+\s+)*\s*open class (?<name>\w+)/
  nonisolated(unsafe) private static let openedExtension = /^(?:@\S+ )*extension (?<name>\w+)(?<rest>.*)/
  nonisolated(unsafe) private static let member =
    /^  (?:@\S+ )*public (?:nonisolated )?(?:var|func) (?<name>\w+)/

  /// The names, by class.
  var byClass: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      var owner: String?
      for line in file.lines {
        if line == "}" { owner = nil }
        if let match = line.firstMatch(of: Self.openedExtension) {
          let name = String(match.name)
          owner = openClasses.contains(name) && !match.rest.contains("where") ? name : nil
        } else if let owner, let match = line.firstMatch(of: Self.member) {
          found[owner, default: []].insert(String(match.name))
        }
      }
    }
    return found
  }
}
