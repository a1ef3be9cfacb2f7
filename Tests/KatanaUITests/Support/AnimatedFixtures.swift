import Foundation
import KatanaUI

/// A description with a frame, that notes when it mounts, unmounts, is described and applied.
struct Item: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var payload = 0
    var journal: Journal?

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.payload == rhs.payload
    }
  }

  var props: Props

  init(props: Props) { self.props = props }

  init(
    _ key: String?, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), alpha: CGFloat = 1,
    payload: Int = 0, journal: Journal? = nil
  ) {
    props = Props(frame: frame, alpha: alpha, key: key, payload: payload, journal: journal)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.journal?.add("describe \(props.key ?? "-")")
    return []
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

/// A description whose children are given from outside.
struct Panel: NodeDescriptionWithChildren {
  struct Props: NodeDescriptionProps, Childrenable {
    var frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
    var alpha: CGFloat = 1
    var key: String?
    var children: [any AnyNodeDescription] = []
  }

  var props: Props

  init(props: Props) { self.props = props }
  init(_ key: String?, _ children: [any AnyNodeDescription]) {
    props = Props(key: key, children: children)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.children
  }
}

/// A description that changes its children by the animations that its props name.
struct Screen: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 400)
    var alpha: CGFloat = 1
    var key: String?
    var children: [any AnyNodeDescription] = []
    var animate: ((inout ChildrenAnimations<String>) -> Void)?
  }

  typealias Keys = String
  var props: Props

  init(props: Props) { self.props = props }
  init(
    _ children: [any AnyNodeDescription], key: String? = nil,
    animate: ((inout ChildrenAnimations<String>) -> Void)? = nil
  ) {
    props = Props(key: key, children: children, animate: animate)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.children
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Props, nextProps: Props,
    currentState: EmptyState, nextState: EmptyState
  ) {
    nextProps.animate?(&container)
  }
}

extension AnimationType {
  /// Evenly over a second.
  static var even: AnimationType { .linearWithOptions(duration: 1, options: .curveLinear) }
}
