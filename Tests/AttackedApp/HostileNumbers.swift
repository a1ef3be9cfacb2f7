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
  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value)
  }

  private static let properties: [Property] =
    layers + views + controls + texts + scrolling + lists + pickers + images + drawing + animations + layout

  private static func on<View: UIView>(
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

  private static func layer<Layer: CALayer>(
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

  private static let layers: [Property] = [
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

  private static let circle = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 30), transform: nil)

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    UIColor.orange.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  private static let views: [Property] = [
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

  private static let controls: [Property] = [
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

  private static let texts: [Property] = [
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

  private static func label() -> UILabel {
    let label = UILabel()
    label.text = "Some text that wraps\tover lines"
    return label
  }

  private static func text(_ key: NSAttributedString.Key, _ value: Double) -> NSAttributedString {
    NSAttributedString(string: "Text", attributes: [key: value, .foregroundColor: UIColor.red])
  }

  private static func paragraph(
    _ set: @escaping (NSMutableParagraphStyle, Double) -> Void
  ) -> (Double) -> NSAttributedString {
    { value in
      let style = NSMutableParagraphStyle()
      set(style, value)
      return NSAttributedString(string: "Some text\tthat\nwraps", attributes: [.paragraphStyle: style])
    }
  }

  private static let scrolling: [Property] = [
    on({ scroll() }, "UIScrollView.contentOffset") { $0.contentOffset = CGPoint(x: $1, y: $1) },
    on({ scroll() }, "UIScrollView.contentOffset animated") {
      $0.setContentOffset(CGPoint(x: $1, y: $1), animated: true)
    },
    on({ scroll() }, "UIScrollView.contentSize") { $0.contentSize = CGSize(width: $1, height: $1) },
    on({ scroll() }, "UIScrollView.contentInset") {
      $0.contentInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ scroll() }, "UIScrollView.zoomScale") {
      ($0.minimumZoomScale, $0.maximumZoomScale) = (-Double.infinity, .infinity)
      $0.zoomScale = $1
    },
    on({ scroll() }, "UIScrollView.maximumZoomScale") { $0.maximumZoomScale = $1 },
    on({ scroll() }, "UIScrollView.scrollRectToVisible") {
      $0.scrollRectToVisible(CGRect(x: $1, y: $1, width: $1, height: $1), animated: false)
    },
    on({ scroll() }, "UIScrollView.isPagingEnabled") {
      $0.isPagingEnabled = true
      $0.frame.size = CGSize(width: $1, height: $1)
    },
    on({ scroll() }, "UIScrollView.scrollIndicatorInsets") {
      $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
      $0.flashScrollIndicators()
    },
  ]

  private static func scroll() -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 300)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.backgroundColor = .red
    scroll.addSubview(inner)
    let zoomed = Zoomed.shared
    zoomed.view = inner
    scroll.delegate = zoomed
    return scroll
  }

  private static let lists: [Property] = [
    on({ table() }, "UITableView.rowHeight") { $0.rowHeight = $1 },
    on({ table() }, "UITableView.estimatedRowHeight") { $0.estimatedRowHeight = $1 },
    on({ table() }, "UITableView.sectionHeaderHeight") { $0.sectionHeaderHeight = $1 },
    on({ table() }, "UITableView.sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = $1 },
    on({ table() }, "UITableView.separatorInset") {
      $0.separatorInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ table() }, "UITableView.frame") { $0.frame.size = CGSize(width: $1, height: $1) },
    on({ table() }, "UITableView.contentOffset") { $0.contentOffset.y = $1 },
    on({ table() }, "UITableView.fillerRowHeight") { $0.fillerRowHeight = $1 },
    on({ grid() }, "UICollectionViewFlowLayout.itemSize") {
      flow($0).itemSize = CGSize(width: $1, height: $1)
    },
    on({ grid() }, "UICollectionViewFlowLayout.estimatedItemSize") {
      flow($0).estimatedItemSize = CGSize(width: $1, height: $1)
    },
    on({ grid() }, "UICollectionViewFlowLayout.minimumLineSpacing") { flow($0).minimumLineSpacing = $1 },
    on({ grid() }, "UICollectionViewFlowLayout.minimumInteritemSpacing") {
      flow($0).minimumInteritemSpacing = $1
    },
    on({ grid() }, "UICollectionViewFlowLayout.sectionInset") {
      flow($0).sectionInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ grid() }, "UICollectionView.frame") { $0.frame.size = CGSize(width: $1, height: $1) },
    Property(name: "compositional layout") { value in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(value), heightDimension: .absolute(value)))
      item.contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(value), heightDimension: .estimated(value)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = value
      section.orthogonalScrollingBehavior = .groupPaging
      return grid(UICollectionViewCompositionalLayout(section: section))
    },
  ]

  private static func table() -> UITableView {
    let table = UITableView()
    table.dataSource = Rows.shared
    return table
  }

  private static func grid(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let frame = CGRect(x: 10, y: 10, width: 80, height: 60)
    let grid = UICollectionView(frame: frame, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = Rows.shared
    return grid
  }

  private static func flow(_ view: UICollectionView) -> UICollectionViewFlowLayout {
    view.collectionViewLayout as! UICollectionViewFlowLayout
  }

  private static let pickers: [Property] = [
    on({ UIDatePicker() }, "UIDatePicker.date") { $0.date = Date(timeIntervalSinceReferenceDate: $1) },
    on({ UIDatePicker() }, "UIDatePicker.wheels.date") {
      $0.preferredDatePickerStyle = .wheels
      $0.date = Date(timeIntervalSinceReferenceDate: $1)
    },
    on({ UIDatePicker() }, "UIDatePicker.minimumDate") {
      $0.minimumDate = Date(timeIntervalSinceReferenceDate: $1)
    },
    on({ UIDatePicker() }, "UIDatePicker.countDownDuration") {
      $0.datePickerMode = .countDownTimer
      $0.preferredDatePickerStyle = .wheels
      $0.countDownDuration = $1
    },
    on({ UIDatePicker() }, "UIDatePicker.minuteInterval") { $0.minuteInterval = whole($1) },
    on({ picker() }, "UIPickerView.rowSize") { picker, value in
      Rows.shared.rowSize = value
      picker.reloadAllComponents()
    },
  ]

  private static func picker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = Rows.shared
    picker.delegate = Rows.shared
    return picker
  }

  private static let images: [Property] = [
    on({ UIImageView() }, "UIGraphicsImageRenderer.size") { view, value in
      guard value <= 20_000 else { return }
      view.image = UIGraphicsImageRenderer(size: CGSize(width: value, height: 8)).image { _ in }
    },
    on({ UIImageView() }, "UIGraphicsImageRendererFormat.scale") { view, value in
      let format = UIGraphicsImageRendererFormat()
      format.scale = value
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in }
    },
    on({ UIImageView() }, "UIImage.scale") {
      $0.image = UIImage(cgImage: picture.cgImage!, scale: $1, orientation: .up)
    },
    on({ UIImageView() }, "UIImage.resizable") {
      $0.image = picture.resizableImage(
        withCapInsets: UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1), resizingMode: .tile)
    },
    on({ UIImageView() }, "UIImage.tiles in a frame") {
      $0.image = picture.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .tile)
      $0.frame.size = CGSize(width: $1, height: $1)
    },
    on({ UIImageView() }, "UIImage.alignmentRectInsets") {
      $0.image = picture.withAlignmentRectInsets(UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1))
    },
    on({ UIImageView() }, "UIImage.SymbolConfiguration.pointSize") {
      $0.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: $1))
    },
    on({ UIImageView() }, "UIImage.variableValue") {
      $0.image = UIImage(systemName: "wifi", variableValue: $1)
    },
    on({ UIImageView() }, "UIImage.animated") {
      $0.image = UIImage.animatedImage(with: [picture, picture], duration: $1)
    },
    on({ UIImageView() }, "UIImage.jpegData") {
      _ = picture.jpegData(compressionQuality: $1); _ = $0
    },
    on({ UIImageView() }, "CGImage.cropping") {
      _ = picture.cgImage?.cropping(to: CGRect(x: $1, y: $1, width: $1, height: $1))
      _ = $0
    },
    on({ UIView() }, "UIColor") {
      $0.backgroundColor = UIColor(red: $1, green: $1, blue: $1, alpha: $1)
      $0.tintColor = UIColor(hue: $1, saturation: $1, brightness: $1, alpha: $1)
      $0.layer.borderWidth = 1
      $0.layer.borderColor = UIColor(white: $1, alpha: 1).cgColor
      _ = $0.backgroundColor?.accessibilityName
    },
  ]

  private static let drawing: [Property] = [
    Property(name: "CGContext") { value in
      Drawn { context in
        context.setLineWidth(value)
        context.setLineDash(phase: value, lengths: [value, value])
        context.setMiterLimit(value)
        context.setAlpha(value)
        context.setShadow(offset: CGSize(width: value, height: value), blur: value)
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: value, y: value))
        context.addArc(
          center: CGPoint(x: 10, y: 10), radius: value, startAngle: value, endAngle: -value, clockwise: true)
        context.addEllipse(in: CGRect(x: value, y: 0, width: value, height: 4))
        context.strokePath()
        context.fill(CGRect(x: value, y: value, width: value, height: value))
        context.clip(to: CGRect(x: 0, y: 0, width: value, height: value))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    },
    Property(name: "CGContext dash of a long line") { value in
      Drawn { context in
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [1e-9, 1e-9])
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: value, y: 10))
        context.strokePath()
      }
    },
    Property(name: "CGContext transform") { value in
      Drawn { context in
        context.translateBy(x: value, y: value)
        context.scaleBy(x: value, y: value)
        context.rotate(by: value)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        ("Text" as NSString).draw(at: CGPoint(x: value, y: value), withAttributes: nil)
        picture.draw(in: CGRect(x: value, y: 0, width: value, height: value))
      }
    },
    Property(name: "UIBezierPath") { value in
      Drawn { _ in
        let path = UIBezierPath(
          roundedRect: CGRect(x: 2, y: 2, width: 30, height: 30), cornerRadius: value)
        path.addArc(
          withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: value, clockwise: true)
        path.lineWidth = value
        path.flatness = value
        path.setLineDash([value, 1], count: 2, phase: value)
        path.stroke()
        path.fill()
        _ = path.contains(CGPoint(x: value, y: value))
        _ = path.bounds
      }
    },
    Property(name: "CGPath.copy(dashing:)") { value in
      Drawn { context in
        context.addPath(circle.copy(dashingWithPhase: value, lengths: [value, 1e-9]))
        context.addPath(
          circle.copy(strokingWithWidth: value, lineCap: .round, lineJoin: .round, miterLimit: value))
        context.fillPath()
      }
    },
    Property(name: "CGGradient") { value in
      Drawn { context in
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [value, 1]) else {
          return
        }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: value, y: 0), end: CGPoint(x: 0, y: value),
          options: [.drawsBeforeStartLocation])
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: value, endCenter: .zero, endRadius: value, options: [])
      }
    },
  ]

  private static let animations: [Property] = [
    on({ UIView() }, "UIView.animate duration") { view, value in
      UIView.animate(withDuration: value) { view.alpha = 0.5 }
    },
    on({ UIView() }, "UIView.animate delay") { view, value in
      UIView.animate(withDuration: 1, delay: value) { view.alpha = 0.5 }
    },
    on({ UIView() }, "UIView.animate spring") { view, value in
      UIView.animate(
        withDuration: value, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value
      ) { view.frame.origin.x = 40 }
    },
    on({ UIView() }, "UIView.animateKeyframes") { view, value in
      UIView.animateKeyframes(withDuration: value, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: value, relativeDuration: value) { view.alpha = 0.3 }
      }
    },
    on({ UIView() }, "UIView.animate to") { view, value in
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = value
        view.transform = CGAffineTransform(rotationAngle: value)
      }
    },
    on({ UIView() }, "CABasicAnimation.duration") { view, value in
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 100)
      animation.duration = value
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CABasicAnimation.toValue") { view, value in
      for key in ["position.x", "transform.rotation.z", "opacity", "bounds.size.width", "cornerRadius"] {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (0, value)
        animation.duration = 1
        view.layer.add(animation, forKey: key)
      }
    },
    on({ UIView() }, "CABasicAnimation.timing") { view, value in
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.duration = 1
      animation.repeatCount = Float(value)
      animation.speed = Float(value)
      animation.timeOffset = value
      animation.beginTime = value
      animation.repeatDuration = value
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CASpringAnimation") { view, value in
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 100)
      (animation.mass, animation.stiffness, animation.damping) = (value, value, value)
      animation.initialVelocity = value
      animation.duration = animation.settlingDuration
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CAKeyframeAnimation.keyTimes") { view, value in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, value, 100]
      animation.keyTimes = [0, NSNumber(value: value), 1]
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CAAnimationGroup") { view, value in
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      (animation.fromValue, animation.toValue) = (0, 1)
      (animation.duration, animation.beginTime) = (value, value)
      animation.repeatCount = 3
      let group = CAAnimationGroup()
      group.animations = [animation]
      group.duration = value
      view.layer.add(group, forKey: nil)
    },
    on({ UIView() }, "UIViewPropertyAnimator") { view, value in
      let animator = UIViewPropertyAnimator(duration: value, dampingRatio: value) { view.alpha = 0.4 }
      animator.pauseAnimation()
      animator.fractionComplete = value
      animator.continueAnimation(withTimingParameters: nil, durationFactor: value)
    },
    on({ UIView() }, "Timer") { view, value in
      // One that never waits never lets the app rest.
      guard !(value < 0.1) else { return }
      _ = Timer.scheduledTimer(withTimeInterval: value, repeats: false) { _ in _ = view }
    },
    on({ UIView() }, "asyncAfter") { view, value in
      DispatchQueue.main.asyncAfter(deadline: .now() + value) { _ = view }
    },
    on({ UIView() }, "CADisplayLink") { view, value in
      let link = CADisplayLink(
        target: view, selector: Selector("setNeedsDisplay"))
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: Float(value), maximum: Float(value), preferred: Float(value))
      link.add(to: .main, forMode: .common)
      link.invalidate()
    },
    on({ UIView() }, "dynamics") { view, value in
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(item)
      let animator = UIDynamicAnimator(referenceView: view)
      let gravity = UIGravityBehavior(items: [item])
      gravity.magnitude = value
      let behavior = UIDynamicItemBehavior(items: [item])
      (behavior.density, behavior.elasticity, behavior.friction) = (value, value, value)
      behavior.addLinearVelocity(CGPoint(x: value, y: value), for: item)
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      for each in [gravity, behavior, collision] { animator.addBehavior(each) }
      Zoomed.shared.kept = animator
    },
  ]

  private static let layout: [Property] = [
    on({ UIView() }, "constraint.constant") { view, value in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.backgroundColor = .red
      view.addSubview(inner)
      inner.widthAnchor.constraint(equalToConstant: value).isActive = true
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: value).isActive = true
    },
    on({ UIView() }, "constraint.multiplier") { view, value in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.backgroundColor = .red
      view.addSubview(inner)
      inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: value).isActive = true
    },
    on({ UIView() }, "systemLayoutSizeFitting") {
      _ = $0.systemLayoutSizeFitting(CGSize(width: $1, height: $1))
    },
    on({ Sized() }, "intrinsicContentSize") {
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.size = $1
      $0.invalidateIntrinsicContentSize()
    },
  ]
}

/// A view that draws itself.
final class Drawn: UIView {
  private let body: (CGContext) -> Void

  init(_ body: @escaping (CGContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }) {
    self.body = body
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("there is no document") }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map(body)
  }
}

/// A view with a size of its own.
final class Sized: UIView {
  var size = 0.0
  override var intrinsicContentSize: CGSize { CGSize(width: size, height: size) }
}

/// Zooms a view, and keeps what runs.
final class Zoomed: NSObject, UIScrollViewDelegate {
  static let shared = Zoomed()
  var view: UIView?
  var kept: AnyObject?
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// Some rows.
final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  static let shared = Rows()
  var rowSize = 30.0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row"
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowSize }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { rowSize }
}
