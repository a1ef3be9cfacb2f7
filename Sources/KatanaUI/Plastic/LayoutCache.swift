import UIKit

/// Layouts that descriptions allowed to be remembered. When there are too many, those that were not used
/// for the longest time are evicted.
@MainActor enum LayoutCache {
  /// The inputs on which a layout depends; its author's hash stands for props and state.
  struct Key: Hashable {
    let description: ObjectIdentifier
    let width: CGFloat
    let height: CGFloat
    let multiplier: CGFloat
    let hash: Int
  }

  static let capacity = 512
  private static var recent: [Key: [String: CGRect]] = [:]
  private static var older: [Key: [String: CGRect]] = [:]

  /// The number of layouts remembered.
  static var count: Int { recent.count + older.count }

  /// The frames of a layout, when it is known for exactly these children.
  static func frames(for key: Key, keys: Dictionary<String, PlasticView>.Keys) -> [String: CGRect]? {
    guard let frames = recent[key] ?? older[key], frames.count == keys.count,
      keys.allSatisfy({ frames[$0] != nil })
    else { return nil }
    remember(frames, for: key)
    return frames
  }

  static func remember(_ frames: [String: CGRect], for key: Key) {
    if recent[key] == nil, recent.count >= capacity / 2 {
      older = recent
      recent = [:]
    }
    older[key] = nil
    recent[key] = frames
  }
}
