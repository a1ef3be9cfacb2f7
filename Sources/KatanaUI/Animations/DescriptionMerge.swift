import UIKit

/// Two lists of descriptions in one: all of the first in its order, and between them those that are only in
/// the second, each behind the description that it stands behind there.
///
/// Descriptions of one identity match in the order in which they stand, as nodes do. Of a match the first
/// list's description stays, with its children in the props merged with those of the other.
@MainActor struct DescriptionMerge {
  typealias Transform = (any AnyNodeDescription) -> any AnyNodeDescription

  /// The merged list.
  private(set) var descriptions: [any AnyNodeDescription] = []
  /// The indices in the merged list of descriptions that are what they are in the first list.
  private(set) var unchanged: Set<Int> = []
  /// The indices of the same descriptions in the first list.
  private(set) var unchangedOfFirst: Set<Int> = []
  /// Whether there is anything in the second list, or in children there, that is not in the first.
  private(set) var hasAdditions = false

  /// Merges two lists. What is only in the second one is transformed.
  init(
    _ first: [any AnyNodeDescription], with second: [any AnyNodeDescription], transform: Transform
  ) {
    let matches = Self.matches(in: first, of: second)
    var counterparts: [Int: any AnyNodeDescription] = [:]
    // By the number of descriptions of the first list that they stand behind.
    var additions: [Int: [any AnyNodeDescription]] = [:]
    var place = 0
    for (description, match) in zip(second, matches) {
      if let match {
        counterparts[match] = description
        place = max(place, match + 1)
      } else {
        additions[place, default: []].append(transform(description))
      }
    }
    hasAdditions = !additions.isEmpty
    descriptions = additions[0] ?? []
    for (index, description) in first.enumerated() {
      append(description, at: index, counterpart: counterparts[index], transform)
      descriptions += additions[index + 1] ?? []
    }
  }

  /// For each description of the second list, the index of its match in the first.
  private static func matches(
    in first: [any AnyNodeDescription], of second: [any AnyNodeDescription]
  ) -> [Int?] {
    var indices: [NodeIdentity: [Int]] = [:]
    for index in first.indices.reversed() { indices[first[index].identity, default: []].append(index) }
    return second.map { indices[$0.identity]?.popLast() }
  }

  private mutating func append(
    _ description: any AnyNodeDescription, at index: Int, counterpart: (any AnyNodeDescription)?,
    _ transform: Transform
  ) {
    if let others = counterpart?.childrenInProps, !others.isEmpty {
      let children = DescriptionMerge(description.childrenInProps ?? [], with: others, transform: transform)
      if children.hasAdditions {
        hasAdditions = true
        descriptions.append(description.replacingChildrenInProps(children.descriptions))
        return
      }
    }
    unchanged.insert(descriptions.count)
    unchangedOfFirst.insert(index)
    descriptions.append(description)
  }
}

extension AnyNodeDescription {
  /// The children in the props; nil where props carry none.
  var childrenInProps: [any AnyNodeDescription]? {
    (anyProps as? any Childrenable)?.children
  }

  /// A description of the same props with other children in them.
  func replacingChildrenInProps(_ children: [any AnyNodeDescription]) -> any AnyNodeDescription {
    guard var props = anyProps as? any AnyNodeDescriptionProps & Childrenable else { return self }
    props.children = children
    return Self(anyProps: props)
  }
}
