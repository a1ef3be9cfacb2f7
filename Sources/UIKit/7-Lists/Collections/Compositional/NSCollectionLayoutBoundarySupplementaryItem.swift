import CoreGraphics

/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Makes a view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a view at an edge, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset),
      itemAnchor: nil)
  }

  /// Whether the section or the layout grows by the view, which lies over its content otherwise; true by
  /// default.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section or layout is; false by default.
  open var pinToVisibleBounds = false
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
}

extension NSRectAlignment {
  /// The edges that meet there.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
