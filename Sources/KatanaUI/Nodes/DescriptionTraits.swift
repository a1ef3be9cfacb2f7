import UIKit

/// What a type of description can do, found out once.
@MainActor struct DescriptionTraits {
  /// How it connects to the store.
  let connected: (any AnyConnectedNodeDescription.Type)?
  /// What size its lengths are measured in.
  let referenceSizeable: (any PlasticReferenceSizeable.Type)?
  /// Whether its children are given from outside.
  let hasInlineChildren: Bool
  /// Whether its props may ask for a reference to its native view.
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
