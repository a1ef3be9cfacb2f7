import LibraryCatalog

/// The names that Apple's UIKit has and Shoji lacks, with advice.
public struct AbsentNames: Sendable {
  private let advice: [String: String]

  /// Takes the advice by name: `UIMenuController` for a type, `UIApplication.shortcutItems` for a member. By
  /// default it is the catalog's.
  public init(_ advice: [String: String] = LibraryCatalog.shared.absent) { self.advice = advice }

  /// The advice for a type, or for a member of one; nil for a name that is not listed.
  public subscript(name: String) -> String? { advice[name] }
}
