import Foundation

/// The rules by which a type's state is written by few. Each concern of a large type keeps its state in an
/// object of its own; what is left in the type is written by one file, and read by the others.
struct StateRules {
  /// The large types. A stored property of theirs that is no API is written by at most one file beside their
  /// own.
  var large: Set<String> = ["UITableView", "UICollectionView", "UIScrollView", "UIViewController", "UIView"]

  /// The objects that keep the state of their concerns, which is written by their own files alone.
  var concerns: Set<String> = [
    "ListSelection", "ListCounts", "ListDepartures", "ListMove", "ListBatch", "ListPrefetch", "ListDragging",
    "RowSwipes", "ReusePool", "UnimplementedMethods", "VisibleRows", "SectionViews", "TableHeights",
    "VisibleItems", "OrthogonalScrollers", "ScrollMovement", "PresentationState", "ControllerBars",
    "TransitionProgress", "ModalIsolation", "ListFades", "ListDrifts", "FormerPlaces",
  ]

  /// The values that the files of one folder write together, with that folder.
  var folders: [String: String] = ["UIView.autoLayout": "4-Views/Layout"]

  /// The properties that more files write, with how many. This list may only become shorter.
  var exceptions: [String: Int] = [:]

  /// Returns the violations among stored properties; `isShared` says whether files beside a
  /// property's own may write it, and apps may not.
  func violations(
    about properties: [ModuleIndex.Property], isShared: (ModuleIndex.Property) -> Bool
  ) -> [String] {
    var violations: [String] = []
    var left = exceptions
    for property in properties {
      let name = "\(property.owner).\(property.name)"
      let limit = large.contains(property.owner) ? 1 : concerns.contains(property.owner) ? 0 : Int.max
      guard limit < Int.max, isShared(property) else { continue }
      let allowed = left.removeValue(forKey: name)
      if let folder = folders[name] {
        for (writer, line) in property.writers where ReferenceCycles.folder(of: writer) != folder {
          violations.append("\(name) is written by \(writer):\(line), which is not of \(folder)")
        }
        continue
      }
      let count = property.writers.count
      if let allowed, count < allowed {
        violations.append("\(name) is written by \(count) other files, no more by \(allowed): mend the list")
      } else if count > allowed ?? limit {
        let places = property.writers.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        violations.append(
          "\(name) is written by \(count) other files, at most \(allowed ?? limit) may: "
            + places.joined(separator: ", "))
      }
    }
    for name in left.keys { violations.append("\(name) is no more: take it from the list of exceptions") }
    for type in large.union(concerns) where !properties.contains(where: { $0.owner == type }) {
      violations.append("\(type) is no type with state: take it from the rules")
    }
    return violations.sorted()
  }
}
