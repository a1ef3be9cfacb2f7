import Diagnostics
import Foundation
import Synchronization

/// A feature of a framework that the app has asked for, and what it was told.
package struct FeatureUse: Sendable, Hashable {
  /// The framework.
  package var module: String
  /// The feature, as the framework's `Features.tsv` names it.
  package var feature: String
  /// The answer to the app.
  package var answer: String

  private static let uses = Mutex<[FeatureUse]>([])

  /// All features that the app has asked for, in the order of the first time, with the latest answer.
  package static var all: [FeatureUse] { uses.withLock { $0 } }

  /// Keeps what an app was told, and logs it once for each answer.
  package static func note(_ module: String, _ feature: String, told answer: String) {
    let isNew = uses.withLock { uses in
      let use = FeatureUse(module: module, feature: feature, answer: answer)
      guard let index = uses.firstIndex(where: { $0.module == module && $0.feature == feature }) else {
        uses.append(use)
        return true
      }
      let isNew = uses[index].answer != answer
      uses[index].answer = answer
      return isNew
    }
    if isNew { Log.app.notice("\(module), \(feature): \(answer)") }
  }
}
