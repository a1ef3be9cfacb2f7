import CoreLocation
import UIKit

/// An annotation view collision mode.
public enum MKAnnotationViewCollisionMode: Int, Sendable {
  case rectangle = 0
  case circle
  case none
}
extension MKAnnotationView {
  /// The shape that counts when views would lie over each other.
  public typealias CollisionMode = MKAnnotationViewCollisionMode
  /// A drag state.
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting
    case dragging
    case canceling
    case ending
  }
}

/// Shows an annotation on a map, in its picture's size.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The annotation.
  open var annotation: (any MKAnnotation)? {
    didSet { annotationDidChange() }
  }
  /// The image.
  open var image: UIImage? {
    didSet { showImage() }
  }
  /// The distance of the view's middle from its place.
  open var centerOffset = CGPoint.zero
  /// The accessory offset.
  open var accessoryOffset = CGPoint.zero
  /// The callout offset.
  open var calloutOffset = CGPoint.zero
  /// Whether it is enabled.
  open var isEnabled = true
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it can show callout.
  open var canShowCallout = false
  /// The left callout accessory view.
  open var leftCalloutAccessoryView: UIView?
  /// The right callout accessory view.
  open var rightCalloutAccessoryView: UIView?
  /// The detail callout accessory view.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it is draggable.
  open var isDraggable = false
  /// The drag state.
  open var dragState = DragState.none
  /// The clustering identifier.
  open var clusteringIdentifier: String?
  /// The cluster.
  open private(set) weak var cluster: MKAnnotationView?
  /// The display priority.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The z priority.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// The selected z priority.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// The collision mode.
  open var collisionMode = CollisionMode.rectangle
  private let imageView = UIImageView()

  /// Makes one of the given values.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(imageView)
    self.annotation = annotation
    annotationDidChange()
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(imageView)
  }
  /// Prepares for reuse.
  open func prepareForReuse() { isSelected = false }
  /// Prepares for display.
  open func prepareForDisplay() {}
  /// Sets selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets drag state.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  private func annotationDidChange() {
    isAccessibilityElement = annotation != nil
    accessibilityTraits = .button
    accessibilityLabel = [annotation?.title, annotation?.subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  private func showImage() {
    imageView.image = image
    guard let image else { return }
    bounds.size = image.size
    imageView.frame = bounds
  }
}

/// A pin annotation color.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green
  case purple
}

/// Shows an annotation as a pin: a dot, here.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The pin tint color.
  open var pinTintColor: UIColor! = .systemRed {
    didSet { backgroundColor = pinTintColor }
  }
  /// The setting animates drop.
  open var animatesDrop = false
  /// Returns the red pin color.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Returns the green pin color.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Returns the purple pin color.
  open class func purplePinColor() -> UIColor { .systemPurple }
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 14, height: 14)
    layer.cornerRadius = 7
    backgroundColor = pinTintColor
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Shows an annotation as a marker: a disc with a glyph.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The title visibility.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// The subtitle visibility.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// The marker tint color.
  open var markerTintColor: UIColor? {
    didSet { update() }
  }
  /// The glyph tint color.
  open var glyphTintColor: UIColor? {
    didSet { update() }
  }
  /// The glyph text.
  open var glyphText: String? {
    didSet { update() }
  }
  /// The glyph image.
  open var glyphImage: UIImage? {
    didSet { update() }
  }
  /// The selected glyph image.
  open var selectedGlyphImage: UIImage?
  /// The setting animates when added.
  open var animatesWhenAdded = false
  private let glyphLabel = UILabel()
  private let glyphView = UIImageView()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    bounds.size = CGSize(width: 28, height: 28)
    centerOffset = CGPoint(x: 0, y: -14)
    layer.cornerRadius = 14
    glyphLabel.textAlignment = .center
    glyphLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    glyphView.contentMode = .scaleAspectFit
    addSubview(glyphLabel)
    addSubview(glyphView)
    update()
  }
  private func update() {
    backgroundColor = markerTintColor ?? .systemRed
    glyphLabel.text = glyphImage == nil ? glyphText : nil
    glyphLabel.textColor = glyphTintColor ?? .white
    glyphView.image = glyphImage
    glyphView.tintColor = glyphTintColor ?? .white
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    glyphLabel.frame = bounds
    glyphView.frame = bounds.insetBy(dx: 6, dy: 6)
  }
}

/// An user location view.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}
