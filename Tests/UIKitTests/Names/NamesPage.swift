import Foundation
import UIKit

/// The page `docs/what-is-there.md`, which records what is there.
struct NamesPage {
  var status: NameStatus

  /// The page's text.
  var text: String {
    var text = """
      # What is there

      \(say(status.counts(rare: false))) names of UIKit and Core Animation that apps use, as Apple documents them, are there; \
      of those that few apps use, \(say(status.counts(rare: true))).

      The names are those in `Tests/Names`, which says how they were chosen. A name counts when the compiler finds it in
      the public symbols of the modules, under its type, with its argument labels. `scripts/names` writes this page
      again, and a test holds it against the modules.

      A name that is absent is declared as unavailable where Swift allows it, so that an app that uses it gets an error
      that says what to use instead. Swift does not allow it for requirements of protocols (a delegate's method that is
      absent here is not called), for an `override`, for members of generic types, and for `@objc` and `#selector`, which
      need Objective-C: write `Selector("name:")`, or use `UIAction` and closures.

      """
    for chapter in status.chapters {
      text += "\n## \(chapter.title)\n\n\(say(NameStatus.counts(chapter.types, rare: false)))"
      let rare = NameStatus.counts(chapter.types, rare: true)
      text += rare.all == 0 ? ".\n" : "; of the seldom used, \(say(rare)).\n"
      for type in chapter.types { text += section(type) }
    }
    text += """

      ## Properties without an effect

      Setting one of these prints on standard error, once, what to do instead.


      """
    for property in IgnoredProperty.allCases { text += "- `\(property.rawValue)`: \(property.hint)\n" }
    return text
  }

  private func say(_ counts: NameStatus.Counts) -> String {
    "\(counts.present) of \(counts.all) (\(String(format: "%.1f", counts.percent)) %)"
  }

  private func section(_ status: NameStatus.TypeStatus) -> String {
    let type = status.type
    var text = "\n### \(type.isGlobal ? "Functions and constants" : "`\(type.name)`")\n"
    if !status.isPresent {
      text += "\nThe type is absent\(type.hint.map { ": \($0)" } ?? "").\n"
      if !status.absent.isEmpty { text += "\nIts members: \(list(status.absent)).\n" }
      return text
    }
    if !status.present.isEmpty { text += "\nPresent: \(list(status.present)).\n" }
    if !status.absent.isEmpty {
      text += "\nAbsent:\n\n"
      for member in status.absent {
        text += "- `\(member.name)`\((member.hint ?? type.hint).map { ": \($0)" } ?? "")\n"
      }
    }
    return text
  }

  private func list(_ members: [NameTable.Member]) -> String {
    members.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  /// The names that a page says are there, each with its type's before it.
  static func recorded(_ text: String) -> Set<String> {
    var names: Set<String> = []
    var type = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      if line.hasPrefix("### ") {
        type = words.first ?? ""
        if !type.isEmpty { names.insert(type) }
      } else if line.hasPrefix("The type is absent") {
        names.remove(type)
      } else if line.hasPrefix("Present: ") {
        names.formUnion(words.map { type.isEmpty ? $0 : "\(type).\($0)" })
      }
    }
    return names
  }
}
