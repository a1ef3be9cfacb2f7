import UIKit

/// The stand-ins of a description's children while they are laid out.
public final class ViewsContainer<Key> {
  private let views: [String: PlasticView]

  /// The description's own view. Its anchors may be used, but not assigned.
  public let nativeView: PlasticView

  init(nativeView: PlasticView, views: [String: PlasticView]) {
    self.nativeView = nativeView
    self.views = views
  }

  /// The view of the child with a key; nil when there is none now.
  public subscript(key: Key) -> PlasticView? { views[KeyText.of(key)] }

  /// The views whose key passes the filter, by their key's text.
  public func filtered(with filter: (String) -> Bool) -> [String: PlasticView] {
    views.filter { filter($0.key) }
  }

  /// The views whose key passes the filter, ordered by their keys' texts.
  public func orderedViews(
    filter: (String) -> Bool, sortedBy sort: (String, String) -> Bool
  ) -> [PlasticView] {
    views.keys.filter(filter).sorted(by: sort).map { views[$0]! }
  }
}
