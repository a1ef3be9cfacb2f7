import UIKit

extension AttributeCases {
  static let views: [AttributeCase] = [
    view("") { _ in },
    view("alpha=\"0.5\"") { $0.alpha = 0.5 },
    view("hidden=\"YES\"") { $0.isHidden = true },
    view("opaque=\"NO\"") { $0.isOpaque = false },
    view("clipsSubviews=\"YES\"") { $0.clipsToBounds = true },
    view("tag=\"7\"") { $0.tag = 7 },
    view("userInteractionEnabled=\"NO\"") { $0.isUserInteractionEnabled = false },
    view("multipleTouchEnabled=\"YES\"") { $0.isMultipleTouchEnabled = true },
    view("exclusiveTouch=\"YES\"") { $0.isExclusiveTouch = true },
    view("autoresizesSubviews=\"NO\"") { $0.autoresizesSubviews = false },
    view("contentMode=\"scaleAspectFit\"") { $0.contentMode = .scaleAspectFit },
    view("contentMode=\"bottomRight\"") { $0.contentMode = .bottomRight },
    view("semanticContentAttribute=\"forceRightToLeft\"") { $0.semanticContentAttribute = .forceRightToLeft },
    view("appearanceType=\"dark\"") { $0.overrideUserInterfaceStyle = .dark },
    view("translatesAutoresizingMaskIntoConstraints=\"NO\"") {
      $0.translatesAutoresizingMaskIntoConstraints = false
    },
    view("translatesAutoresizingMaskIntoConstraints=\"NO\" fixedFrame=\"YES\"") { _ in },
    view("preservesSuperviewLayoutMargins=\"YES\"") { $0.preservesSuperviewLayoutMargins = true },
    view("insetsLayoutMarginsFromSafeArea=\"NO\"") { $0.insetsLayoutMarginsFromSafeArea = false },
    view("restorationIdentifier=\"place\"") { $0.restorationIdentifier = "place" },
    view("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"252\"") {
      $0.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      $0.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    },
    view("horizontalCompressionResistancePriority=\"749\" verticalCompressionResistancePriority=\"1000\"") {
      $0.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      $0.setContentCompressionResistancePriority(.required, for: .vertical)
    },
    view("", "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>") {
      $0.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    },
    view(
      "",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ) {
      $0.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    },
    view("", "<color key=\"backgroundColor\" white=\"0.25\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>") {
      $0.backgroundColor = UIColor(white: 0.25, alpha: 0.5)
    },
    view("", "<color key=\"backgroundColor\" systemColor=\"systemIndigoColor\"/>") {
      $0.backgroundColor = .systemIndigo
    },
    view("", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>") { $0.tintColor = .systemRed },
    view("", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>") {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    view(
      "",
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    ) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    view(
      "",
      "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\" hint=\"h\"><accessibilityTraits key=\"traits\" button=\"YES\"/></accessibility>"
    ) {
      $0.accessibilityIdentifier = "i"
      $0.accessibilityLabel = "l"
      $0.accessibilityHint = "h"
      $0.accessibilityTraits = .button
    },
    view(
      "",
      "<subviews><view tag=\"1\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><color key=\"backgroundColor\" systemColor=\"labelColor\"/></view></subviews>"
    ) {
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      inner.tag = 1
      inner.backgroundColor = .label
      $0.addSubview(inner)
    },
    view("", "<rect key='bounds' x='3' y='4' width='120' height='40'/>") {
      $0.bounds = CGRect(x: 3, y: 4, width: 120, height: 40)
    },
    view("clipsToBounds='YES'") { $0.clipsToBounds = true },
    view("clearsContextBeforeDrawing='NO'") { $0.clearsContextBeforeDrawing = false },
    view("minimumContentSizeCategory='S' maximumContentSizeCategory='AX1'") {
      $0.minimumContentSizeCategory = .small
      $0.maximumContentSizeCategory = .accessibilityMedium
    },
    view(
      "",
      "<accessibility key='accessibilityConfiguration'><bool key='isElement' value='YES'/><string key='value'>v</string><accessibilityTraits key='traits' header='YES' playsSound='YES'/></accessibility>"
    ) {
      $0.isAccessibilityElement = true
      $0.accessibilityValue = "v"
      $0.accessibilityTraits = [.header, .playsSound]
    },
    constrained(
      "<constraint firstItem='in' firstAttribute='leading' relation='greaterThanOrEqual' secondItem='out' secondAttribute='leading' multiplier='2' constant='7' priority='700' identifier='name' id='k'/>"
    ) {
      let made = NSLayoutConstraint(
        item: $1, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: $0, attribute: .leading,
        multiplier: 2, constant: 7)
      made.priority = UILayoutPriority(700)
      made.identifier = "name"
      return made
    },
    constrained("<constraint firstItem='in' firstAttribute='width' constant='30' id='k'/>") {
      $1.widthAnchor.constraint(equalToConstant: 30)
    },
    constrained(
      "<constraint firstItem='in' firstAttribute='width' secondItem='in' secondAttribute='height' id='k'/>"
    ) { $1.widthAnchor.constraint(equalTo: $1.heightAnchor) },
    readable("viewLayoutMarginsFollowReadableWidth"), readable("layoutMarginsFollowReadableWidth"),
    any(
      "imageView", "highlighted='YES' image='star' catalog='system' userInteractionEnabled='NO'",
      "<imageReference key='highlightedImage' image='heart' catalog='system' renderingMode='template' symbolScale='large'/><preferredSymbolConfiguration key='preferredSymbolConfiguration' configurationType='pointSize' pointSize='30' scale='small' weight='bold'/>",
      { UIImageView(frame: $0) }
    ) {
      $0.image = UIImage(systemName: "star")
      $0.highlightedImage = UIImage(
        systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(scale: .large))?
        .withRenderingMode(.alwaysTemplate)
      $0.isHighlighted = true
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 30, weight: .bold, scale: .small)
    },
    any(
      "imageView", "image='star.circle.fill' catalog='system' userInteractionEnabled='NO'",
      "<preferredSymbolConfiguration key='preferredSymbolConfiguration' configurationType='font' renderingMode='palette'><fontDescription key='fontDescription' type='system' pointSize='28'/><paletteColors><color systemColor='systemRedColor'/><color systemColor='systemBlueColor'/></paletteColors></preferredSymbolConfiguration>",
      { UIImageView(frame: $0) }
    ) {
      $0.image = UIImage(systemName: "star.circle.fill")
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 28)).applying(
        UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]))
    },
    any("activityIndicatorView", "style='medium'", "", { UIActivityIndicatorView(frame: $0) }) {
      $0.style = .medium
      $0.hidesWhenStopped = false
    },
    any(
      "activityIndicatorView", "style='medium' hidesWhenStopped='YES' animating='YES'",
      "<color key='color' systemColor='systemRedColor'/>", { UIActivityIndicatorView(frame: $0) }
    ) {
      $0.style = .medium
      $0.color = .systemRed
      $0.startAnimating()
    },
    any(
      "progressView", "progress='0.5' progressViewStyle='bar'",
      "<color key='trackTintColor' systemColor='systemRedColor'/><imageReference key='progressImage' image='star' catalog='system'/><imageReference key='trackImage' image='heart' catalog='system'/>",
      { UIProgressView(frame: $0) }
    ) {
      $0.progressViewStyle = .bar
      $0.frame = frame
      $0.trackTintColor = .systemRed
      $0.progressImage = UIImage(systemName: "star")
      $0.trackImage = UIImage(systemName: "heart")
      $0.progress = 0.5
    },
    any("calendarView", "wantsDateDecorations='NO'", "", { UICalendarView(frame: $0) }) {
      $0.wantsDateDecorations = false
    },
    any("window", "visibleAtLaunch='YES' resizesToFullScreen='YES'", "", { UIWindow(frame: $0) }) {
      $0.frame = UIScreen.main.bounds
      $0.isHidden = false
    },
    any(
      "visualEffectView", "",
      "<view key='contentView' tag='4'/><vibrancyEffect style='fill'><blurEffect style='dark'/></vibrancyEffect>",
      effectView
    ) {
      $0.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)
      $0.contentView.tag = 4
    },
    any("visualEffectView", "", "<blurEffect style='dark'/>", effectView) {
      $0.effect = UIBlurEffect(style: .dark)
    },
    any(
      "stackView",
      "spacingType='standard' baselineRelativeArrangement='YES' layoutMarginsRelativeArrangement='YES' alignment='firstBaseline'",
      "", { UIStackView(frame: $0) }
    ) {
      $0.spacing = UIStackView.spacingUseSystem
      $0.isBaselineRelativeArrangement = true
      $0.isLayoutMarginsRelativeArrangement = true
      $0.alignment = .firstBaseline
    },
    any(
      "scrollView",
      "clipsSubviews='YES' scrollEnabled='NO' directionalLockEnabled='YES' bounces='NO' alwaysBounceHorizontal='YES' bouncesZoom='NO' showsHorizontalScrollIndicator='NO' delaysContentTouches='NO' canCancelContentTouches='NO' automaticallyAdjustsScrollIndicatorInsets='NO' minimumZoomScale='0.5' maximumZoomScale='2'",
      "<inset key='scrollIndicatorInsets' minX='0.0' minY='2' maxX='0.0' maxY='4'/><size key='contentSize' width='300' height='200'/><point key='contentOffset' x='5' y='6'/><refreshControl key='refreshControl' opaque='NO' tag='9' contentVerticalAlignment='center'><attributedString key='attributedTitle'><fragment content='Pull'/></attributedString></refreshControl>",
      { UIScrollView(frame: $0) }
    ) {
      $0.isScrollEnabled = false
      $0.isDirectionalLockEnabled = true
      $0.bounces = false
      $0.alwaysBounceHorizontal = true
      $0.bouncesZoom = false
      $0.showsHorizontalScrollIndicator = false
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = false
      $0.automaticallyAdjustsScrollIndicatorInsets = false
      $0.minimumZoomScale = 0.5
      $0.maximumZoomScale = 2
      $0.scrollIndicatorInsets = UIEdgeInsets(top: 2, left: 0, bottom: 4, right: 0)
      $0.contentSize = CGSize(width: 300, height: 200)
      let control = UIRefreshControl()
      control.isOpaque = false
      control.tag = 9
      control.contentVerticalAlignment = .center
      control.attributedTitle = NSAttributedString(string: "Pull")
      $0.refreshControl = control
      $0.contentOffset = CGPoint(x: 5, y: 6)
    },
    any(
      "scrollView", "clipsSubviews='YES' maximumZoomScale='3' zoomScale='2'", "", { UIScrollView(frame: $0) }
    ) {
      $0.maximumZoomScale = 3
      $0.zoomScale = 2
    },
  ]

  @MainActor private static func effectView(_ frame: CGRect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    view.frame = frame
    return view
  }

  /// A view with one in it and a constraint between both.
  private static func constrained(
    _ constraint: String,
    _ make: @escaping @MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint
  ) -> AttributeCase {
    AttributeCase(
      "<view tag='1' id='out'>\(rect)<subviews><view tag='2' translatesAutoresizingMaskIntoConstraints='NO' id='in'/></subviews><constraints>\(constraint)</constraints></view>",
      {
        let (outer, inner) = (UIView(frame: frame), UIView())
        (outer.tag, inner.tag) = (1, 2)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        make(outer, inner).isActive = true
        return outer
      })
  }

  /// A wide view whose margins are those of lines that are good to read.
  private static func readable(_ attribute: String) -> AttributeCase {
    AttributeCase(
      "<view \(attribute)='YES' id='out'><rect key='frame' x='0.0' y='0.0' width='1200' height='40'/><subviews><view translatesAutoresizingMaskIntoConstraints='NO' id='in'/></subviews><constraints><constraint firstItem='in' firstAttribute='leading' secondItem='out' secondAttribute='leadingMargin' id='k'/></constraints></view>",
      {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 40)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: outer.readableContentGuide.leadingAnchor).isActive = true
        return outer
      })
  }
}
