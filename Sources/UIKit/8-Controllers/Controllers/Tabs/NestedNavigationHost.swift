import CoreGraphics

/// Holds a navigation controller on the stack of another one: the bar of the one inside is shown, and its
/// root's back button leads out.
final class NestedNavigationHost: UIViewController {
  let held: UINavigationController

  init(_ held: UINavigationController, in outer: UINavigationController) {
    self.held = held
    super.init(nibName: nil, bundle: nil)
    addChild(held)
    held.didMove(toParent: self)
    let item = outer.viewControllers.last?.navigationItem ?? outer.navigationItem
    held.outside = (item, { [weak outer] in _ = outer?.popViewController(animated: true) })
  }

  required init?(coder: NSCoder) {
    fatalError("a holder is made for its controller")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let inner = held.view!
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    held.outside = nil
    held.willMove(toParent: nil)
    held.viewIfLoaded?.removeFromSuperview()
    held.removeFromParent()
  }
}
