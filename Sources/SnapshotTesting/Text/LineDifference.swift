import Foundation

/// The lines in which two texts differ, in the form of unified diffs.
struct LineDifference {
  private enum Line {
    case both(String)
    case removed(String)
    case added(String)
  }

  /// The number of common lines around changed ones.
  private static let context = 4

  private let lines: [Line]

  init(from old: String, to new: String) {
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.both(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    self.lines = lines
  }

  /// The changed lines with some around them, each group under its place in both texts.
  var description: String {
    var shown: [Bool] = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .both = line { continue }
      for near in max(0, index - Self.context)...min(lines.count - 1, index + Self.context) {
        shown[near] = true
      }
    }
    var text: [String] = []
    var (old, new) = (1, 1)
    var index = 0
    while index < lines.count {
      guard shown[index] else {
        (old, new, index) = (old + 1, new + 1, index + 1)
        continue
      }
      let start = (old, new)
      var group: [String] = []
      while index < lines.count, shown[index] {
        switch lines[index] {
        case .both(let line):
          group.append(figureSpace + line)
          (old, new) = (old + 1, new + 1)
        case .removed(let line):
          group.append(minus + line)
          old += 1
        case .added(let line):
          group.append(plus + line)
          new += 1
        }
        index += 1
      }
      text.append("@@ \(minus)\(start.0),\(old - start.0) \(plus)\(start.1),\(new - start.1) @@")
      text += group
    }
    return text.joined(separator: "\n")
  }
}
