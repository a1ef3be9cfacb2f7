import UIKit

/// Shows a description in a view and keeps it true to the store.
///
/// Keep the renderer as long as its interface: when it goes, the nodes are unmounted.
///
/// ```swift
/// let renderer = Renderer(rootDescription: board, store: store)
/// renderer.render(in: window.rootViewController!.view)
/// ```
@preconcurrency @MainActor open class Renderer {
  /// The store that connected descriptions follow and actions go to.
  public let store: (any AnyStore)?

  /// The node of the root description. It is set once.
  public var rootNode: (any AnyNode)! {
    willSet { precondition(rootNode == nil, "A renderer's root node is set once, by the renderer itself.") }
  }

  let context: RenderContext
  private var unsubscribe: StoreUnsubscribe?
  private var sizeTracker: SizeTrackingView?
  private var isUnmounted = false

  /// Subscribes to the store and makes the nodes, without views yet. Connected descriptions and
  /// dispatching need a store; `stateMockProvider` holds descriptions in states for tests.
  public init(
    rootDescription: any AnyNodeDescription, store: (any AnyStore)?,
    stateMockProvider: StateMockProvider? = nil
  ) {
    self.store = store
    context = RenderContext(store: store, mocks: stateMockProvider)
    context.renderer = self
    unsubscribe = store?.addBurstListener { [weak context] in
      // The store calls its listeners on the main queue.
      MainActor.assumeIsolated { context?.storeDidChange() }
    }
    rootNode = rootDescription.makeNode(renderer: self)
    RendererInspection.shared.add(self)
  }

  isolated deinit {
    unmount()
  }

  /// Shows the description in a view, once.
  ///
  /// A root that covers the view from the start goes on covering it: when the view's size changes, the
  /// root's frame follows.
  public func render(in container: any PlatformNativeView) {
    rootNode.core.render(in: container)
    guard let view = container as? UIView, rootNode.anyDescription.anyProps.frame == view.bounds else {
      return
    }
    sizeTracker = SizeTrackingView(of: view) { [weak self] bounds in
      self?.rootNode.core.setFrame(bounds)
    }
  }

  /// Removes the interface from the screen: `didUnmount` is called on the descriptions, and the native views
  /// are removed. Nothing follows the store any more. Happens by itself when the renderer goes.
  public func unmount() {
    guard !isUnmounted else { return }
    isUnmounted = true
    unsubscribe?()
    sizeTracker?.removeFromSuperview()
    rootNode.core.unmount()
    (rootNode.container as? UIView)?.removeFromSuperview()
  }
}
