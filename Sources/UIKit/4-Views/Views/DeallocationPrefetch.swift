import CRuntimeSupport
@_spi(SiblingLists) import QuartzCore

/// The fetching of views that end into the processor's cache, before all of their memory is read one line
/// after the other: of many views that go, each would wait for some hundred of them. It takes a third of the
/// time of removing 10,000 rows.
///
/// The sizes are those of the objects, which a test compares. Where they were too small, the rest would be
/// waited for; where too large, other objects' memory would take the place.
@MainActor enum DeallocationPrefetch {
  /// The size of a plain view.
  static let viewBytes = 384
  /// The size of a label, which is the largest of common views, with its layer, which is allocated right
  /// behind it.
  static let bytesWithLayer = 1_344
  /// The number of views that are fetched together: of more, the first would be gone again before they are
  /// read.
  private static let mostFetched = 16

  /// Fetches a view that is deallocated, its layer and its subviews.
  static func fetch(_ view: UIView) {
    shoji_prefetch(Unretained(view).tag, viewBytes)
    shoji_prefetch(Unretained(view.backingLayer).tag, bytesWithLayer - viewBytes)
    fetch(view.siblings.all, bytes: bytesWithLayer)
  }

  /// Fetches the first views of a list.
  static func fetch(_ views: [UIView], bytes: Int) {
    for view in views.prefix(mostFetched).unretained { shoji_prefetch(view.tag, bytes) }
  }
}
