import Foundation
import ObjectiveCRuntime

extension ObjectiveCMembers {
  /// Makes a controller of a class that a variable holds, by the `init(nibName:bundle:)` of that class.
  /// Written by Shoji's tool in the place of `type.init(nibName: nil, bundle: nil)`.
  @preconcurrency @MainActor public static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    AnyControllerShape.make(type, nibName: nibName, bundle: bundle) as! Controller
  }

  /// Makes a controller of a class that a variable may hold, by the `init(nibName:bundle:)` of that class.
  @_disfavoredOverload @preconcurrency @MainActor public static func make<Controller: UIViewController>(
    _ type: Controller.Type?, nibName: String?, bundle: Bundle?
  ) -> Controller? {
    type.map { AnyControllerShape.make($0, nibName: nibName, bundle: bundle) as! Controller }
  }
}

/// Stands for any class of controllers whose `init(nibName:bundle:)` is not `required`.
private class AnyControllerShape: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a controller of a class that is known only at run time. The optimizer, which would bind the call
  /// to the shape, has to keep away.
  @inline(never) @_optimize(none)
  static func make(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
    unsafeBitCast(type as AnyClass, to: AnyControllerShape.Type.self).init(nibName: nibName, bundle: bundle)
  }
}

private final class AnyControllerShapeSubclass: AnyControllerShape {}
