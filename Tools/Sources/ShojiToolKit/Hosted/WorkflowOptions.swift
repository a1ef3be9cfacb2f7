import Foundation

/// The facts about a project that its workflow on a hosted runner is made of.
package struct WorkflowOptions: Equatable, Sendable {
  /// The address of Shoji's repository.
  package var shojiURL: String
  /// The commit, tag or branch of it.
  package var shojiRevision: String
  /// The place of the clone on the runner: an absolute path, or one from the workspace.
  package var shojiPlace: String
  /// The project's folder in its repository; empty for the repository's own.
  package var folder = ""
  /// The options that `shoji test` needs, such as the app of a project that has several.
  package var testOptions: [String] = []
  /// The branch whose pushes are tested.
  package var branch = "main"
  /// The image of the container.
  package var image = WorkflowOptions.usualImage

  /// Debian 12 with Swift.
  package static let usualImage = "swift:6.3-bookworm"
  /// The place of the clone where the project does not name one.
  package static let usualPlace = "/opt/shoji"

  package init(shojiURL: String, shojiRevision: String, shojiPlace: String = WorkflowOptions.usualPlace) {
    (self.shojiURL, self.shojiRevision, self.shojiPlace) = (shojiURL, shojiRevision, shojiPlace)
  }

  /// Throws for texts that cannot stand in a command of the workflow.
  package func check() throws(ToolError) {
    let values = [
      ("--shoji-url", shojiURL, false), ("--shoji-version", shojiRevision, false),
      ("the branch", branch, false),
      ("the path of Shoji", shojiPlace, true), ("the path of the project", folder, true),
    ]
    for (name, value, mayBeEmpty) in values {
      let isPlain = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      guard isPlain, mayBeEmpty || !value.isEmpty, !value.hasPrefix("-"), !value.contains("${{") else {
        throw ToolError("\(name) cannot be “\(value)” in a workflow", cause: .commandLine)
      }
    }
  }
}
