import Foundation
import KatanaUI
import Testing

/// A description that shows whatever children its props carry, and records its calls.
struct Box: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var children: [any AnyNodeDescription] = []
    var journal: Journal?

    init(_ key: String? = nil, journal: Journal? = nil, _ children: [any AnyNodeDescription] = []) {
      self.key = key
      self.journal = journal
      self.children = children
    }
  }

  var props: Props

  init(props: Props) { self.props = props }
  init(_ key: String? = nil, journal: Journal? = nil, _ children: [any AnyNodeDescription] = []) {
    props = Props(key, journal: journal, children)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.journal?.add("describe \(props.key ?? "-")")
    return props.children
  }

  static func didMount(
    props: Props, dispatch: @escaping StoreDispatch, update: @escaping (EmptyState) -> Void
  ) {
    props.journal?.add("mount \(props.key ?? "-")")
  }

  static func didUnmount(props: Props, dispatch: @escaping StoreDispatch) {
    props.journal?.add("unmount \(props.key ?? "-")")
  }
}

/// Another type of description, with a state that counts and equal props where they look equal.
struct Counting: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var value = 0
    var journal: Journal?
    /// Called with `update` while children are described.
    var onDescribe: ((@escaping (Count) -> Void) -> Void)?

    init(_ value: Int = 0, key: String? = nil, journal: Journal? = nil) {
      self.value = value
      self.key = key
      self.journal = journal
    }

    static func == (lhs: Props, rhs: Props) -> Bool { lhs.value == rhs.value && lhs.key == rhs.key }
  }

  struct Count: NodeDescriptionState {
    var count = 0
    init() {}
    init(_ count: Int) { self.count = count }
    static func == (lhs: Count, rhs: Count) -> Bool { lhs.count == rhs.count }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: Count, update: @escaping (Count) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.journal?.add("describe \(props.value) \(state.count)")
    props.onDescribe?(update)
    return []
  }
}

/// Keeps what happened, in order.
@MainActor final class Journal: Sendable {
  private(set) var lines: [String] = []
  nonisolated init() {}
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Waits until the main queue has come to everything that is on it now.
@MainActor func mainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

/// Waits until everything dispatched so far has reached the interface.
@MainActor func settle<S: State>(_ store: PartialStore<S>) async {
  await withCheckedContinuation { continuation in
    var end: StoreUnsubscribe?
    end = store.addBurstListener {
      end?()
      end = nil
      continuation.resume()
    }
    store.dispatch(Nothing())
  }
}

struct Nothing: Action {
  func updatedState(currentState: any State) -> any State { currentState }
}

/// The keys of the views that a node's children show, from the back to the front.
@MainActor func keys(in node: any AnyNode) -> [String?] {
  (node.container as? UIView)?.subviews.map(\.accessibilityIdentifier) ?? []
}
