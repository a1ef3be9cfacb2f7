import CoreGraphics
import QuartzCore
import UIKit

/// The numeric properties of views, layers and others, and numbers that an app may set by mistake.
@MainActor enum HostileNumbers {
  static let values: [(name: String, value: Double)] = [
    ("0", 0), ("-1", -1), ("NaN", .nan), ("inf", .infinity), ("-inf", -.infinity), ("1e19", 1e19),
    ("-1e19", -1e19), ("1e300", 1e300), ("least", .leastNonzeroMagnitude), ("1e9", 1e9),
  ]

  /// A property: makes an object that has the number, and returns what shows it.
  struct Property {
    var name: String
    var make: @MainActor (Double) -> UIView
  }

  static var count: Int { properties.count * values.count }

  static func name(_ index: Int) -> String {
    "\(properties[index / values.count].name) = \(values[index % values.count].name)"
  }

  static func view(_ index: Int) -> UIView {
    let view = properties[index / values.count].make(values[index % values.count].value)
    if view.frame == .zero { view.frame = CGRect(x: 10, y: 10, width: 80, height: 60) }
    return view
  }

  /// As the nearest whole number, as an app would convert it with care.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }

  static let properties: [Property] =
    layers + views + controls + texts + scrolling + lists + pickers + images + drawing + animations + layout

  static func on<View: UIView>(
    _ make: @escaping @MainActor () -> View, _ name: String,
    _ set: @escaping @MainActor (View, Double) -> Void
  ) -> Property {
    Property(name: name) { value in
      let view = make()
      view.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
      view.backgroundColor = .systemTeal
      set(view, value)
      return view
    }
  }

  static func layer<Layer: CALayer>(
    _ make: @escaping @MainActor () -> Layer, _ name: String,
    _ set: @escaping @MainActor (Layer, Double) -> Void
  ) -> Property {
    on({ UIView() }, "\(Layer.self).\(name)") { view, value in
      let layer = make()
      layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      layer.backgroundColor = UIColor.red.cgColor
      view.layer.addSublayer(layer)
      set(layer, value)
    }
  }

  static let layers: [Property] = [
    layer({ CALayer() }, "frame.x") { $0.frame.origin.x = $1 },
    layer({ CALayer() }, "frame.width") { $0.frame.size.width = $1 },
    layer({ CALayer() }, "bounds.x") { $0.bounds.origin.x = $1 },
    layer({ CALayer() }, "bounds.height") { $0.bounds.size.height = $1 },
    layer({ CALayer() }, "position") { $0.position = CGPoint(x: $1, y: $1) },
    layer({ CALayer() }, "anchorPoint") { $0.anchorPoint = CGPoint(x: $1, y: $1) },
    layer({ CALayer() }, "zPosition") { $0.zPosition = $1 },
    layer({ CALayer() }, "cornerRadius") {
      $0.cornerRadius = $1; $0.masksToBounds = true
    },
    layer({ CALayer() }, "borderWidth") {
      $0.borderWidth = $1; $0.borderColor = UIColor.blue.cgColor
    },
    layer({ CALayer() }, "opacity") { $0.opacity = Float($1) },
    layer({ CALayer() }, "shadowRadius") {
      $0.shadowOpacity = 1; $0.shadowRadius = $1
    },
    layer({ CALayer() }, "shadowOpacity") { $0.shadowOpacity = Float($1) },
    layer({ CALayer() }, "shadowOffset") {
      $0.shadowOpacity = 1; $0.shadowOffset = CGSize(width: $1, height: $1)
    },
    layer({ CALayer() }, "transform.scale") { $0.transform = CATransform3DMakeScale($1, $1, 1) },
    layer({ CALayer() }, "transform.rotation") { $0.transform = CATransform3DMakeRotation($1, 0, 0, 1) },
    layer({ CALayer() }, "transform.translation") { $0.transform = CATransform3DMakeTranslation($1, $1, $1) },
    layer({ CALayer() }, "transform.m34") { $0.transform.m34 = $1 },
    layer({ CALayer() }, "contentsScale") {
      $0.contentsScale = $1; $0.setNeedsDisplay()
    },
    layer({ CALayer() }, "rasterizationScale") {
      $0.shouldRasterize = true; $0.rasterizationScale = $1
    },
    layer({ CALayer() }, "speed") { $0.speed = Float($1) },
    layer({ CALayer() }, "timeOffset") { $0.timeOffset = $1 },
    layer({ CAShapeLayer() }, "path") { layer, value in
      layer.path = CGPath(ellipseIn: CGRect(x: value, y: 0, width: value, height: 30), transform: nil)
      layer.strokeColor = UIColor.blue.cgColor
    },
    layer({ CAShapeLayer() }, "lineWidth") {
      $0.path = circle; $0.strokeColor = UIColor.blue.cgColor; $0.lineWidth = $1
    },
    layer({ CAShapeLayer() }, "lineDashPattern") {
      $0.path = circle
      $0.strokeColor = UIColor.blue.cgColor
      $0.lineDashPattern = [NSNumber(value: $1), NSNumber(value: $1)]
    },
    layer({ CAShapeLayer() }, "lineDashPattern, one tiny") {
      $0.path = circle
      $0.strokeColor = UIColor.blue.cgColor
      $0.lineDashPattern = [NSNumber(value: 1e-12), NSNumber(value: $1)]
    },
    layer({ CAShapeLayer() }, "lineDashPhase") {
      $0.path = circle
      $0.strokeColor = UIColor.blue.cgColor
      $0.lineDashPattern = [2, 3]
      $0.lineDashPhase = $1
    },
    layer({ CAShapeLayer() }, "miterLimit") {
      $0.path = circle; $0.strokeColor = UIColor.blue.cgColor; $0.miterLimit = $1
    },
    layer({ CAShapeLayer() }, "strokeEnd") {
      $0.path = circle; $0.strokeColor = UIColor.blue.cgColor; $0.strokeEnd = $1
    },
    layer({ CAGradientLayer() }, "locations") {
      $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      $0.locations = [NSNumber(value: $1), NSNumber(value: -$1)]
    },
    layer({ CAGradientLayer() }, "startPoint") {
      $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      $0.startPoint = CGPoint(x: $1, y: $1)
    },
    layer({ CAGradientLayer() }, "radial") {
      $0.type = .radial
      $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      $0.endPoint = CGPoint(x: $1, y: $1)
    },
    layer({ CAReplicatorLayer() }, "instanceCount") { layer, value in
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      dot.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(dot)
      layer.instanceCount = whole(value)
    },
    layer({ CAReplicatorLayer() }, "instanceDelay") {
      $0.instanceCount = 3; $0.instanceDelay = $1
    },
    layer({ CATextLayer() }, "fontSize") {
      $0.string = "Text"; $0.fontSize = $1
    },
    layer({ CAEmitterLayer() }, "birthRate") { layer, value in
      let cell = CAEmitterCell()
      cell.contents = picture.cgImage
      (cell.birthRate, cell.lifetime) = (Float(value), Float(value))
      (cell.velocity, cell.scale, cell.spin) = (value, value, value)
      layer.emitterCells = [cell]
    },
  ]

  static let circle = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 30), transform: nil)

  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    UIColor.orange.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  static let views: [Property] = [
    on({ UIView() }, "UIView.frame.x") { $0.frame.origin.x = $1 },
    on({ UIView() }, "UIView.frame.size") { $0.frame.size = CGSize(width: $1, height: $1) },
    on({ UIView() }, "UIView.frame") { $0.frame = CGRect(x: $1, y: $1, width: $1, height: $1) },
    on({ UIView() }, "UIView.bounds.origin") { view, value in
      view.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 20, height: 20)))
      view.subviews[0].backgroundColor = .red
      view.bounds.origin = CGPoint(x: value, y: value)
    },
    on({ UIView() }, "UIView.bounds.size") { $0.bounds.size = CGSize(width: $1, height: $1) },
    on({ UIView() }, "UIView.center") { $0.center = CGPoint(x: $1, y: $1) },
    on({ UIView() }, "UIView.alpha") { $0.alpha = $1 },
    on({ UIView() }, "UIView.transform.scale") { $0.transform = CGAffineTransform(scaleX: $1, y: $1) },
    on({ UIView() }, "UIView.transform.rotation") { $0.transform = CGAffineTransform(rotationAngle: $1) },
    on({ UIView() }, "UIView.transform.tx") { $0.transform = CGAffineTransform(translationX: $1, y: $1) },
    on({ Drawn() }, "UIView.contentScaleFactor") {
      $0.contentScaleFactor = $1; $0.setNeedsDisplay()
    },
    on({ Drawn() }, "drawn UIView.frame") { $0.frame.size = CGSize(width: $1, height: 30) },
    on({ UIView() }, "UIView.layoutMargins") {
      $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ UIView() }, "UIView.tag") { $0.tag = whole($1) },
    on({ UIImageView(image: picture) }, "UIImageView.animationDuration") {
      $0.animationImages = [picture, picture]
      $0.animationDuration = $1
      $0.startAnimating()
    },
    on({ UIImageView(image: picture) }, "UIImageView.animationRepeatCount") {
      $0.animationImages = [picture, picture]
      $0.animationRepeatCount = whole($1)
      $0.startAnimating()
    },
    on({ UIVisualEffectView(effect: UIBlurEffect(style: .light)) }, "UIVisualEffectView.frame") {
      $0.frame.size.width = $1
    },
    on({ UIStackView(arrangedSubviews: [UILabel(), UILabel()]) }, "UIStackView.spacing") { $0.spacing = $1 },
    on({ UIStackView(arrangedSubviews: [UILabel(), UILabel()]) }, "UIStackView.customSpacing") {
      $0.setCustomSpacing($1, after: $0.arrangedSubviews[0])
    },
  ]

  static let controls: [Property] = [
    on({ UISlider() }, "UISlider.value") { $0.value = Float($1) },
    on({ UISlider() }, "UISlider.minimumValue") { $0.minimumValue = Float($1) },
    on({ UISlider() }, "UISlider.maximumValue") { $0.maximumValue = Float($1) },
    on({ UIStepper() }, "UIStepper.value") { $0.value = $1 },
    on({ UIStepper() }, "UIStepper.maximumValue") { $0.maximumValue = max($1, $0.minimumValue + 1) },
    on({ UIStepper() }, "UIStepper.stepValue") { if $1 > 0 { $0.stepValue = $1 } },
    on({ UIProgressView() }, "UIProgressView.progress") { $0.progress = Float($1) },
    on({ UIPageControl() }, "UIPageControl.numberOfPages") { $0.numberOfPages = whole($1) },
    on({ UIPageControl() }, "UIPageControl.currentPage") {
      $0.numberOfPages = 5
      $0.currentPage = whole($1)
    },
    on({ UISegmentedControl(items: ["a", "b"]) }, "UISegmentedControl.width") {
      $0.setWidth($1, forSegmentAt: 0)
    },
    on({ UISegmentedControl(items: ["a", "b"]) }, "UISegmentedControl.contentOffset") {
      $0.setContentOffset(CGSize(width: $1, height: $1), forSegmentAt: 0)
    },
    on({ UIButton(type: .system) }, "UIButton.contentEdgeInsets") {
      $0.setTitle("Title", for: .normal)
      $0.contentEdgeInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ UIButton(configuration: .filled()) }, "UIButton.configuration") {
      $0.configuration?.title = "Title"
      $0.configuration?.image = UIImage(systemName: "star")
      $0.configuration?.imagePadding = $1
      $0.configuration?.background.cornerRadius = $1
      $0.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: $1, leading: $1, bottom: $1, trailing: $1)
    },
    on({ UISwitch() }, "UISwitch.frame") { $0.frame.origin = CGPoint(x: $1, y: $1) },
    on({ UIActivityIndicatorView() }, "UIActivityIndicatorView.frame") {
      $0.frame.size.width = $1
      $0.startAnimating()
    },
  ]

  static let texts: [Property] = [
    on({ label() }, "UILabel.font.size") { $0.font = .systemFont(ofSize: $1) },
    on({ label() }, "UILabel.numberOfLines") { $0.numberOfLines = whole($1) },
    on({ label() }, "UILabel.preferredMaxLayoutWidth") {
      $0.numberOfLines = 0
      $0.preferredMaxLayoutWidth = $1
      $0.sizeToFit()
    },
    on({ label() }, "UILabel.minimumScaleFactor") {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = $1
    },
    on({ label() }, "UILabel.shadowOffset") {
      $0.shadowColor = .red
      $0.shadowOffset = CGSize(width: $1, height: $1)
    },
    on({ label() }, "UILabel.sizeThatFits") { _ = $0.sizeThatFits(CGSize(width: $1, height: $1)) },
    on({ label() }, "attributes.kern") { $0.attributedText = text(.kern, $1) },
    on({ label() }, "attributes.baselineOffset") { $0.attributedText = text(.baselineOffset, $1) },
    on({ label() }, "attributes.strokeWidth") { $0.attributedText = text(.strokeWidth, $1) },
    on({ label() }, "attributes.obliqueness") { $0.attributedText = text(.obliqueness, $1) },
    on({ label() }, "attributes.expansion") { $0.attributedText = text(.expansion, $1) },
    on({ label() }, "attributes.underlineStyle") {
      $0.attributedText = NSAttributedString(string: "Text", attributes: [.underlineStyle: whole($1)])
    },
    on({ label() }, "shadow.blurRadius") {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = $1
      shadow.shadowOffset = CGSize(width: $1, height: 1)
      shadow.shadowColor = UIColor.red
      $0.attributedText = NSAttributedString(string: "Text", attributes: [.shadow: shadow])
    },
    on({ label() }, "paragraph.lineSpacing") { $0.attributedText = paragraph { $0.lineSpacing = $1 }($1) },
    on({ label() }, "paragraph.lineHeightMultiple") {
      $0.attributedText = paragraph { $0.lineHeightMultiple = $1 }($1)
    },
    on({ label() }, "paragraph.maximumLineHeight") {
      $0.attributedText = paragraph { $0.maximumLineHeight = $1 }($1)
    },
    on({ label() }, "paragraph.minimumLineHeight") {
      $0.attributedText = paragraph { $0.minimumLineHeight = $1 }($1)
    },
    on({ label() }, "paragraph.firstLineHeadIndent") {
      $0.attributedText = paragraph { $0.firstLineHeadIndent = $1 }($1)
    },
    on({ label() }, "paragraph.headIndent") { $0.attributedText = paragraph { $0.headIndent = $1 }($1) },
    on({ label() }, "paragraph.tailIndent") { $0.attributedText = paragraph { $0.tailIndent = $1 }($1) },
    on({ label() }, "paragraph.paragraphSpacing") {
      $0.attributedText = paragraph { $0.paragraphSpacing = $1 }($1)
    },
    on({ label() }, "paragraph.defaultTabInterval") {
      $0.attributedText = paragraph { $0.defaultTabInterval = $1 }($1)
    },
    on({ label() }, "paragraph.hyphenationFactor") {
      $0.attributedText = paragraph { $0.hyphenationFactor = Float($1) }($1)
    },
    on({ label() }, "attachment.bounds") {
      let attachment = NSTextAttachment()
      attachment.image = picture
      attachment.bounds = CGRect(x: $1, y: $1, width: $1, height: $1)
      $0.attributedText = NSAttributedString(attachment: attachment)
    },
    on({ UITextField() }, "UITextField.font.size") {
      $0.text = "Text"
      $0.font = .systemFont(ofSize: $1)
    },
    on({ UITextField() }, "UITextField.minimumFontSize") {
      $0.text = "Text"
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumFontSize = $1
    },
    on({ UITextView() }, "UITextView.textContainerInset") {
      $0.text = "Text"
      $0.textContainerInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ UITextView() }, "UITextView.lineFragmentPadding") {
      $0.text = "Text"
      $0.textContainer.lineFragmentPadding = $1
    },
    on({ UITextView() }, "UITextView.maximumNumberOfLines") {
      $0.text = "Text"
      $0.textContainer.maximumNumberOfLines = whole($1)
    },
    on({ UITextView() }, "NSTextContainer.size") {
      $0.text = "Text"
      $0.textContainer.size = CGSize(width: $1, height: $1)
    },
  ]

  static func label() -> UILabel {
    let label = UILabel()
    label.text = "Some text that wraps\tover lines"
    return label
  }

  static func text(_ key: NSAttributedString.Key, _ value: Double) -> NSAttributedString {
    NSAttributedString(string: "Text", attributes: [key: value, .foregroundColor: UIColor.red])
  }

  static func paragraph(
    _ set: @escaping (NSMutableParagraphStyle, Double) -> Void
  ) -> (Double) -> NSAttributedString {
    { value in
      let style = NSMutableParagraphStyle()
      set(style, value)
      return NSAttributedString(string: "Some text\tthat\nwraps", attributes: [.paragraphStyle: style])
    }
  }
}
