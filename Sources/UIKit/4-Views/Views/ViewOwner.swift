import CoreGraphics

/// The owner of a view, which the view and the window that it fills notify of what happens to them: its
/// controller.
@MainActor protocol ViewOwner: UIResponder {
  /// The view; the first read loads it.
  var view: UIView! { get }
  /// The view, if it was loaded.
  var viewIfLoaded: UIView? { get }
  /// The size that the owner requests of what shows it, in points; zero for none.
  var preferredContentSize: CGSize { get }

  // MARK: Tree and layout

  /// Raises an exception where the view may not be put into another one, which lies in the view of a foreign
  /// owner.
  func checkMayMove(to superview: UIView)
  /// Called before the view comes into a window, or with nil before it leaves one.
  func viewWillMove(to window: UIWindow?)
  /// Called when the view and all in it have come into a window, or with nil when they have left it.
  func viewDidMove(to window: UIWindow?)
  /// Called before the view lays out its subviews.
  func viewWillLayout()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// Updates the view's constraints, in place of the view's own `updateConstraints()`.
  func updateViewConstraints()

  // MARK: Insets

  /// Returns the view's safe area, of what the view inherits.
  func viewSafeArea(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets
  /// The least margins of the view; nil for none.
  var leastMargins: NSDirectionalEdgeInsets? { get }
  /// Called when the view's safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Called when the view's margins changed.
  func viewLayoutMarginsDidChange()

  // MARK: Traits

  /// The traits that the view inherits without a superview.
  var parentTraits: UITraitCollection? { get }
  /// Returns the traits that the view begins with, of what it inherits.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection
  /// Light or dark for the view, whatever the screen says.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  /// Called when the view's traits changed.
  func viewTraitsDidChange(from previous: UITraitCollection)

  // MARK: Windows

  /// The owner that is presented in front of this one; itself where none is.
  var frontmostOwner: any ViewOwner { get }
  /// Shows the view over all of a window.
  func fill(_ window: UIWindow)
  /// Removes the view from the window that it fills.
  func leaveWindow()
  /// Resizes the window that the view fills to the screen's new size, with its traits.
  func resize(_ window: UIWindow, to box: CGRect, with traits: UITraitCollection)
}
