/// An action that follows another by itself; see ``ActionLinker``.
public protocol LinkeableAction: Action {
  /// Makes the action that follows `sourceAction`, or nil when none should.
  init?(oldState: any State, newState: any State, sourceAction: any Action)
}

/// The actions that follow one type of action.
public struct ActionLinks {
  /// The action that others follow.
  public let source: any Action.Type
  /// Those that follow it, in order.
  public let links: [any LinkeableAction.Type]

  /// Links actions to a source.
  public init(source: any Action.Type, links: [any LinkeableAction.Type]) {
    self.source = source
    self.links = links
  }
}

/// Dispatches actions that follow others.
public enum ActionLinker {
  /// A middleware that, after an action of exactly a source's type, dispatches the linked actions that
  /// are to be made, in the order of the links.
  public static func middleware(for linkedActions: [ActionLinks]) -> StoreMiddleware {
    let links = bySource(linkedActions)
    return { getState, dispatch in
      { next in
        { action in
          guard let followers = links[ObjectIdentifier(type(of: action))] else { return next(action) }
          let oldState = getState()
          next(action)
          let newState = getState()
          for follower in followers {
            if let action = follower.init(oldState: oldState, newState: newState, sourceAction: action) {
              dispatch(action)
            }
          }
        }
      }
    }
  }

  /// The links of each source, those of a source that is named twice one after the other.
  package static func bySource(_ links: [ActionLinks]) -> [ObjectIdentifier: [any LinkeableAction.Type]] {
    links.reduce(into: [:]) { $0[ObjectIdentifier($1.source), default: []] += $1.links }
  }
}
