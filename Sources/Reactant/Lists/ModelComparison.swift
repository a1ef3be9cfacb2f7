/// Identifies the models of a list by identity, equality or position, as their type allows.
///
/// `Identifiable` models are the same where their `id` is, `Hashable` and `Equatable` ones where they are
/// equal; a model in the place of another one then counts as the same one, changed. Of other models those at
/// the same place are the same.
@MainActor struct ModelComparison<MODEL> {
  private let identifiable = MODEL.self as? any Identifiable.Type
  private let hashable = MODEL.self as? any Hashable.Type
  private let equatable = MODEL.self as? any Equatable.Type
  private let isClass = MODEL.self is AnyObject.Type

  /// Returns the removed, inserted and moved elements between two lists.
  func difference(_ old: [MODEL], _ new: [MODEL]) -> ListDifference {
    if let identifiable { return byIdentity(identifiable, old, new) }
    if let hashable { return byHash(hashable, old, new) }
    if let equatable { return byEquality(equatable, old, new) }
    return ListDifference(positions: old.count, new.count)
  }

  /// Whether two models are known to show the same. An object may have changed since it was shown, and so
  /// never is.
  func showsSame(_ old: MODEL, _ new: MODEL) -> Bool {
    guard !isClass, let equatable else { return false }
    return isEqual(equatable, old, new)
  }

  private func byIdentity<T: Identifiable>(
    _ type: T.Type, _ old: [MODEL], _ new: [MODEL]
  ) -> ListDifference {
    ListDifference(
      identities: models(old, as: type).map(\.id), models(new, as: type).map(\.id), replaces: false)
  }

  private func byHash<T: Hashable>(_ type: T.Type, _ old: [MODEL], _ new: [MODEL]) -> ListDifference {
    ListDifference(identities: models(old, as: type), models(new, as: type), replaces: true)
  }

  private func byEquality<T: Equatable>(_ type: T.Type, _ old: [MODEL], _ new: [MODEL]) -> ListDifference {
    let (old, new) = (models(old, as: type), models(new, as: type))
    return ListDifference(count: old.count, new.count) { old[$0] == new[$1] }
  }

  private func isEqual<T: Equatable>(_ type: T.Type, _ old: MODEL, _ new: MODEL) -> Bool {
    old as? T == new as? T
  }

  /// The models by their own type's name. Both types are the same, so that nothing is copied.
  private func models<T>(_ models: [MODEL], as type: T.Type) -> [T] {
    precondition(T.self == MODEL.self)
    return unsafeBitCast(models, to: [T].self)
  }
}
