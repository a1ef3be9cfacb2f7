import Foundation

extension RuntimeInitializable where Self: UIViewController {
  /// Makes a controller by the `init(nibName:bundle:)` of its class.
  @_disfavoredOverload @MainActor public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self = AnyControllerShape.make(Self.self, nibName: nibNameOrNil, bundle: nibBundleOrNil) as! Self
  }
}

extension RuntimeInitializable where Self: UINavigationController {
  /// Makes a navigation controller by the `init(rootViewController:)` of its class.
  @_disfavoredOverload @MainActor public init(rootViewController: UIViewController) {
    self = AnyNavigationShape.make(Self.self, root: rootViewController) as! Self
  }
}

extension RuntimeInitializable where Self: UITableViewController {
  /// Makes a controller by the `init(style:)` of its class.
  @_disfavoredOverload @MainActor public init(style: UITableView.Style) {
    self = AnyTableControllerShape.make(Self.self, style: style) as! Self
  }
}

extension RuntimeInitializable where Self: UICollectionViewController {
  /// Makes a controller by the `init(collectionViewLayout:)` of its class.
  @_disfavoredOverload @MainActor public init(collectionViewLayout layout: UICollectionViewLayout) {
    self = AnyCollectionControllerShape.make(Self.self, layout: layout) as! Self
  }
}

/// Stands for any class of controllers whose `init(nibName:bundle:)` is not `required`; see ``AnyViewShape``.
class AnyControllerShape: UIViewController {
  required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never) @_optimize(none)
  static func make(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
    unsafeBitCast(type as AnyClass, to: AnyControllerShape.Type.self).init(nibName: nibName, bundle: bundle)
  }
}

private final class AnyControllerShapeSubclass: AnyControllerShape {}

/// Stands for any class of navigation controllers.
class AnyNavigationShape: UINavigationController {
  required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never) @_optimize(none)
  static func make(_ type: UINavigationController.Type, root: UIViewController) -> UINavigationController {
    unsafeBitCast(type as AnyClass, to: AnyNavigationShape.Type.self).init(rootViewController: root)
  }
}

private final class AnyNavigationShapeSubclass: AnyNavigationShape {}

/// Stands for any class of table controllers.
class AnyTableControllerShape: UITableViewController {
  required override init(style: UITableView.Style) { super.init(style: style) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never) @_optimize(none)
  static func make(_ type: UITableViewController.Type, style: UITableView.Style) -> UITableViewController {
    unsafeBitCast(type as AnyClass, to: AnyTableControllerShape.Type.self).init(style: style)
  }
}

private final class AnyTableControllerShapeSubclass: AnyTableControllerShape {}

/// Stands for any class of collection controllers.
class AnyCollectionControllerShape: UICollectionViewController {
  required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never) @_optimize(none)
  static func make(
    _ type: UICollectionViewController.Type, layout: UICollectionViewLayout
  ) -> UICollectionViewController {
    unsafeBitCast(type as AnyClass, to: AnyCollectionControllerShape.Type.self)
      .init(collectionViewLayout: layout)
  }
}

private final class AnyCollectionControllerShapeSubclass: AnyCollectionControllerShape {}
