import UIKit

/// The capabilities of a type of description, determined once.
@MainActor struct DescriptionTraits {
  /// The type as a connected description, by which it connects to the store.
  let connected: (any AnyConnectedNodeDescription.Type)?
  /// The type that provides the reference size in which its lengths are measured.
  let referenceSizeable: (any PlasticReferenceSizeable.Type)?
  /// Whether its children are given from outside.
  let hasInlineChildren: Bool
  /// Whether its props may request a reference to its native view.
  let supportsRefs: Bool

  private static var known: [ObjectIdentifier: DescriptionTraits] = [:]

  static func of<Description: NodeDescription>(_ type: Description.Type) -> DescriptionTraits {
    let key = ObjectIdentifier(type)
    if let traits = known[key] { return traits }
    let connected = type as? any AnyConnectedNodeDescription.Type
    let traits = DescriptionTraits(
      connected: connected,
      referenceSizeable: type as? any PlasticReferenceSizeable.Type,
      hasInlineChildren: type is any AnyNodeDescriptionWithChildren.Type,
      supportsRefs: Description.PropsType.self is any AnyNodeDescriptionWithRefProps.Type)
    known[key] = traits
    return traits
  }
}
