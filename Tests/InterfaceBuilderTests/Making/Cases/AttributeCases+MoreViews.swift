import UIKit

extension AttributeCases {
  static let moreViews: [AttributeCase] = [
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
