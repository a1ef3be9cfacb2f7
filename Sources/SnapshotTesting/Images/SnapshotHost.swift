import UIKit

/// Shows a controller in a window of its own while a snapshot of it is taken.
@MainActor enum SnapshotHost {
  /// Shows a controller, laid out, and returns what `body` makes of it.
  static func show<Result>(
    _ controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection = .init(),
    body: (UIView) -> Result
  ) -> Result {
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    let size = config.size ?? controller.view.bounds.size
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .clear
    window.simulatedSafeArea = config.safeArea
    let root = UIViewController()
    root.view.backgroundColor = .clear
    root.setOverrideTraitCollection(all, forChild: controller)
    root.addChild(controller)
    window.rootViewController = root
    window.isHidden = false
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    UIScreen.main.finishTurn()
    defer {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      root.setOverrideTraitCollection(nil, forChild: controller)
      window.isHidden = true
      window.rootViewController = nil
      UIScreen.main.finishTurn()
    }
    return body(controller.view)
  }

  /// Shows a view, in its window or, with a size or traits of its own, in one that stands for a device, and
  /// returns what `body` makes of it.
  static func show<Result>(
    _ view: UIView, size: CGSize?, traits: UITraitCollection, body: (UIView) -> Result
  ) -> Result {
    if let size { view.frame.size = size }
    let (former, isSized) = (view.bounds.size, !view.bounds.isEmpty)
    guard view.superview == nil, !(view is UIWindow) else {
      if !isSized { view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      view.layoutIfNeeded()
      UIScreen.main.finishTurn()
      return body(view)
    }
    let host = UIViewController()
    host.view.backgroundColor = .clear
    host.view.frame = CGRect(origin: .zero, size: view.bounds.size)
    host.view.addSubview(view)
    let origin = view.frame.origin
    view.frame.origin = .zero
    let usesFrame = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = true
    defer {
      view.removeFromSuperview()
      view.translatesAutoresizingMaskIntoConstraints = usesFrame
      view.frame.origin = origin
      if !isSized { view.bounds.size = former }
    }
    let config = ViewImageConfig(size: view.bounds.size)
    return show(host, on: config, traits: traits) { _ in
      // A view without a size takes the one that its content has in the traits, each time anew.
      if !isSized { fit(view, in: host) }
      return body(view)
    }
  }

  /// Sizes a view by its content, with all that it is shown in.
  private static func fit(_ view: UIView, in host: UIViewController) {
    let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.window?.frame.size = fitted
    host.view.frame.size = fitted
    view.frame = CGRect(origin: .zero, size: fitted)
    view.layoutIfNeeded()
    UIScreen.main.finishTurn()
  }

  /// Returns a picture of a view; one of no size for a view of no size.
  static func picture(of view: UIView, traits: UITraitCollection, drawsHierarchy: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat(
      for: UITraitCollection(traitsFrom: [view.traitCollection, traits]))
    return view.traitCollection.performAsCurrentReturning {
      UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
        if drawsHierarchy {
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        } else {
          view.layer.render(in: context.cgContext)
        }
      }
    }
  }
}

extension UITraitCollection {
  /// Runs work with these traits as the current ones and returns what it gives.
  @MainActor fileprivate func performAsCurrentReturning<Result>(_ work: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = work() }
    return result!
  }
}
