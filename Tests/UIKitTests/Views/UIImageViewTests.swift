import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UIImageViewTests {
  @Test func observersAreToldOfEachPicture() {
    let view = UIImageView()
    let picture = UIImage()
    var seen: [(old: UIImage?, new: UIImage?)] = []
    let observation = view.observe(\.image, options: [.old, .new]) { _, change in
      seen.append((change.oldValue ?? nil, change.newValue ?? nil))
    }
    view.image = picture
    view.image = nil
    observation.invalidate()
    view.image = picture
    #expect(seen.count == 2)
    #expect(seen.first?.new === picture && seen.first?.old == nil)
    #expect(seen.last?.old === picture && seen.last?.new == nil)
  }

  @Test func aViewTakesThePicturesSize() {
    let view = UIImageView(image: picture(40, 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test(
    arguments: [
      (.scaleToFill, 0, 0, 100, 100), (.scaleAspectFit, 0, 25, 100, 50), (.scaleAspectFill, -50, 0, 200, 100),
      (.redraw, 0, 0, 100, 100), (.center, 30, 40, 40, 20), (.top, 30, 0, 40, 20), (.bottom, 30, 80, 40, 20),
      (.left, 0, 40, 40, 20), (.right, 60, 40, 40, 20), (.topLeft, 0, 0, 40, 20), (.topRight, 60, 0, 40, 20),
      (.bottomLeft, 0, 80, 40, 20), (.bottomRight, 60, 80, 40, 20),
    ] as [(UIView.ContentMode, CGFloat, CGFloat, CGFloat, CGFloat)])
  func theContentModePlacesThePicture(
    mode: UIView.ContentMode, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) throws {
    let view = UIImageView(image: picture(40, 20))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = mode
    let placed = try #require(self.shown(by: view))
    #expect(placed.rect == CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func templatesTakeTheTintAndOthersTheirOwnColors() throws {
    let view = UIImageView(image: picture(4, 4, color: .red))
    view.tintColor = .blue
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.red.cgColor)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.blue.cgColor)
    view.tintColor = .green
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.green.cgColor)
    view.image = picture(4, 4, color: .red).withTintColor(.cyan)
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.cyan.cgColor)
  }

  @Test func theHighlightedPictureIsShownWhileHighlighted() throws {
    let view = UIImageView(image: picture(4, 4, color: .red), highlightedImage: picture(4, 4, color: .blue))
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.red.cgColor)
    view.isHighlighted = true
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.blue.cgColor)
    view.highlightedImage = nil
    #expect(try #require(shown(by: view)).image.color(x: 0, y: 0) == UIColor.red.cgColor)
  }

  @Test func stretchedEdgesAreTheDisplaysAndTiledOnesDrawnHere() throws {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: picture(20, 20).resizableImage(withCapInsets: caps, resizingMode: .stretch))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let stretched = try #require(shown(by: view))
    #expect(stretched.caps == CapInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stretched.image.width == 20)
    view.image = picture(20, 20).resizableImage(withCapInsets: caps)
    let tiled = try #require(shown(by: view))
    #expect(tiled.caps.isZero)
    #expect(tiled.image.width == 60 && tiled.image.height == 40)
  }

  @Test func settingTheSamePictureDrawsNothingAgain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: picture(4, 4))
    window.addSubview(view)
    view.layer.displayIfNeeded()
    view.image = picture(4, 4)
    #expect(!view.layer.needsDisplay())
    view.image = picture(4, 4, color: .blue)
    #expect(view.layer.needsDisplay())
  }

  @Test func screenReadersSayTheLabelOfAPicture() {
    let view = UIImageView(image: picture(4, 4))
    view.accessibilityLabel = "A dot"
    #expect(view.semantics.role == .image)
    #expect(view.semantics.label == "A dot")
    #expect(UIImageView().semantics.role == .none)
  }

  @Test func symbolsTakeThePreferredConfigurationWhereTheyHaveNone() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    let plain = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(
      view.intrinsicContentSize
        == UIImage(
          systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))?.size)
    #expect(view.intrinsicContentSize.width > plain.width)
    let own = UIImage.SymbolConfiguration(pointSize: 17)
    view.image = UIImage(systemName: "star.fill", withConfiguration: own)
    #expect(view.intrinsicContentSize == plain)
  }

  @Test func aSymbolStandsOnTheBaselineOfTextBesideItAndAPictureOnItsEdge() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (label, view) = (UILabel(), UIImageView(image: UIImage(systemName: "star")))
    label.text = "Text"
    for view in [label, view] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      label.topAnchor.constraint(equalTo: parent.topAnchor, constant: 40),
      view.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    parent.layoutIfNeeded()
    let baseline = label.frame.minY + (label.font.ascender).rounded()
    #expect(abs(view.frame.midY - (baseline - label.font.capHeight / 2)) <= 1)
    let offset = try #require(view.image?.baselineOffsetFromBottom)
    #expect(abs(view.frame.maxY - offset - baseline) <= 1)
    view.image = picture(20, 20)
    parent.layoutIfNeeded()
    #expect(abs(view.frame.maxY - baseline) <= 1)
    #expect(view.image?.baselineOffsetFromBottom == nil)
  }

  private func shown(by view: UIImageView) -> LayerImage? {
    guard case .image(let image) = view.makeContent() else { return nil }
    return image
  }
}

/// A picture of one color, one pixel to a point.
func picture(_ width: CGFloat, _ height: CGFloat, color: UIColor = .red) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let box = CGRect(x: 0, y: 0, width: width, height: height)
  return UIGraphicsImageRenderer(bounds: box, format: format).image { context in
    color.setFill()
    context.fill(box)
  }
}
