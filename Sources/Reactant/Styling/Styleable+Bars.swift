import UIKit

extension UINavigationController {
  /// Applies a style to the navigation bar.
  public func apply(style: Style<UINavigationBar>) {
    style(navigationBar)
  }

  /// Applies styles to the navigation bar, in order.
  public func apply(styles: Style<UINavigationBar>...) {
    apply(styles: styles)
  }

  /// Applies styles to the navigation bar, in order.
  public func apply(styles: [Style<UINavigationBar>]) {
    for style in styles { style(navigationBar) }
  }

  /// Applies styles to the navigation bar, in order.
  /// - Returns: The receiver.
  public func styled(using styles: Style<UINavigationBar>...) -> Self {
    styled(using: styles)
  }

  /// Applies styles to the navigation bar, in order.
  /// - Returns: The receiver.
  public func styled(using styles: [Style<UINavigationBar>]) -> Self {
    apply(styles: styles)
    return self
  }

  /// Applies a style to the navigation bar.
  /// - Returns: The receiver.
  public func with(_ style: Style<UINavigationBar>) -> Self {
    style(navigationBar)
    return self
  }
}

extension UITabBarController {
  /// Applies a style to the tab bar.
  public func apply(style: Style<UITabBar>) {
    style(tabBar)
  }

  /// Applies styles to the tab bar, in order.
  public func apply(styles: Style<UITabBar>...) {
    apply(styles: styles)
  }

  /// Applies styles to the tab bar, in order.
  public func apply(styles: [Style<UITabBar>]) {
    for style in styles { style(tabBar) }
  }

  /// Applies styles to the tab bar, in order.
  /// - Returns: The receiver.
  public func styled(using styles: Style<UITabBar>...) -> Self {
    styled(using: styles)
  }

  /// Applies styles to the tab bar, in order.
  /// - Returns: The receiver.
  public func styled(using styles: [Style<UITabBar>]) -> Self {
    apply(styles: styles)
    return self
  }

  /// Applies a style to the tab bar.
  /// - Returns: The receiver.
  public func with(_ style: Style<UITabBar>) -> Self {
    style(tabBar)
    return self
  }
}
