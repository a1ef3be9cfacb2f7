import UIKit

extension AttributeCases {
  static let controls: [AttributeCase] = [
    button("") { _ in },
    button("", "<state key=\"normal\" title=\"Go\"/>") { $0.setTitle("Go", for: .normal) },
    button(
      "",
      "<state key=\"normal\" title=\"Go\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"Gone\"/>"
    ) {
      $0.setTitle("Go", for: .normal)
      $0.setTitleColor(.systemRed, for: .normal)
      $0.setTitle("Gone", for: .selected)
    },
    button("", "<state key=\"normal\" image=\"star\" catalog=\"system\"/>") {
      $0.setImage(UIImage(systemName: "star"), for: .normal)
    },
    button("enabled=\"NO\" contentHorizontalAlignment=\"left\"") {
      $0.isEnabled = false
      $0.contentHorizontalAlignment = .left
    },
    button("role=\"destructive\"", "<state key=\"normal\" title=\"x\"/>") {
      $0.role = .destructive
      $0.setTitle("x", for: .normal)
    },
    button(
      "",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"24\"/><state key=\"normal\" title=\"x\"/>"
    ) {
      $0.titleLabel?.font = .systemFont(ofSize: 24)
      $0.setTitle("x", for: .normal)
    },
    button(
      "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save\" subtitle=\"now\" imagePadding=\"4\" cornerStyle=\"capsule\"/>"
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.subtitle = "now"
      configuration.imagePadding = 4
      configuration.cornerStyle = .capsule
      $0.configuration = configuration
    },
    any(
      "switch", "contentVerticalAlignment=\"center\" on=\"YES\"",
      "<color key=\"onTintColor\" systemColor=\"systemRedColor\"/>", { UISwitch(frame: $0) }
    ) {
      $0.isOn = true
      $0.onTintColor = .systemRed
    },
    any(
      "slider", "contentVerticalAlignment=\"center\" value=\"70\" minValue=\"10\" maxValue=\"90\"", "",
      { UISlider(frame: $0) }
    ) {
      $0.minimumValue = 10
      $0.maximumValue = 90
      $0.value = 70
    },
    any(
      "segmentedControl", "contentVerticalAlignment=\"center\" selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"A\"/><segment title=\"B\" enabled=\"NO\"/><segment title=\"C\" width=\"40\"/></segments>",
      { UISegmentedControl(frame: $0) }
    ) {
      $0.insertSegment(withTitle: "A", at: 0, animated: false)
      $0.insertSegment(withTitle: "B", at: 1, animated: false)
      $0.setEnabled(false, forSegmentAt: 1)
      $0.insertSegment(withTitle: "C", at: 2, animated: false)
      $0.setWidth(40, forSegmentAt: 2)
      $0.selectedSegmentIndex = 1
    },
    any(
      "stepper",
      "contentVerticalAlignment=\"center\" value=\"5\" minimumValue=\"-9\" maximumValue=\"9\" stepValue=\"2\" wraps=\"YES\"",
      "", { UIStepper(frame: $0) }
    ) {
      $0.minimumValue = -9
      $0.maximumValue = 9
      $0.stepValue = 2
      $0.wraps = true
      $0.value = 5
    },
    any(
      "pageControl", "contentVerticalAlignment=\"center\" numberOfPages=\"4\" currentPage=\"2\"", "",
      { UIPageControl(frame: $0) }
    ) {
      $0.numberOfPages = 4
      $0.currentPage = 2
    },
    any(
      "datePicker",
      "contentVerticalAlignment=\"center\" datePickerMode=\"date\" minuteInterval=\"1\" style=\"compact\"",
      "<date key=\"date\" timeIntervalSinceReferenceDate=\"0\"/>", { UIDatePicker(frame: $0) }
    ) {
      $0.datePickerMode = .date
      $0.preferredDatePickerStyle = .compact
      $0.date = Date(timeIntervalSinceReferenceDate: 0)
    },
    any(
      "progressView", "progress=\"0.25\"",
      "<color key=\"progressTintColor\" systemColor=\"systemRedColor\"/>", { UIProgressView(frame: $0) }
    ) {
      $0.progress = 0.25
      $0.progressTintColor = .systemRed
    },
    any(
      "activityIndicatorView", "style=\"large\" animating=\"YES\" hidesWhenStopped=\"YES\"", "",
      { UIActivityIndicatorView(frame: $0) }
    ) {
      $0.style = .large
      $0.startAnimating()
    },
    any(
      "imageView", "userInteractionEnabled=\"NO\" image=\"heart\" catalog=\"system\" contentMode=\"center\"",
      "", { UIImageView(frame: $0) }
    ) {
      $0.image = UIImage(systemName: "heart")
      $0.contentMode = .center
    },
    any(
      "stackView", "axis=\"vertical\" distribution=\"fillEqually\" alignment=\"center\" spacing=\"6\"",
      "<subviews><view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view></subviews>",
      { UIStackView(frame: $0) }
    ) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .center
      $0.spacing = 6
      $0.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    },
    any(
      "visualEffectView", "", "<blurEffect style=\"systemMaterial\"/>",
      { (frame: CGRect) -> UIVisualEffectView in
        let view = UIVisualEffectView(effect: nil)
        view.frame = frame
        return view
      }
    ) { $0.effect = UIBlurEffect(style: .systemMaterial) },
    any(
      "control",
      "enabled='NO' selected='YES' highlighted='YES' contentHorizontalAlignment='right' contentVerticalAlignment='bottom' showsMenuAsPrimaryAction='YES'",
      "", { UIControl(frame: $0) }
    ) {
      $0.isEnabled = false
      $0.isSelected = true
      $0.isHighlighted = true
      $0.contentHorizontalAlignment = .right
      $0.contentVerticalAlignment = .bottom
      $0.showsMenuAsPrimaryAction = true
    },
    AttributeCase(
      "<button buttonType='detailDisclosure' contentVerticalAlignment='center'>\(rect)</button>",
      {
        let button = UIButton(type: .detailDisclosure)
        button.frame = frame
        return button
      }),
    button(
      "lineBreakMode='wordWrap' reversesTitleShadowWhenHighlighted='YES' showsTouchWhenHighlighted='YES' adjustsImageWhenHighlighted='NO' adjustsImageWhenDisabled='NO' changesSelectionAsPrimaryAction='YES' pointerInteraction='YES' titleLabelAdjustsFontForContentSizeCategory='YES'",
      "<size key='titleShadowOffset' width='2' height='3'/><inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/><inset key='titleEdgeInsets' minX='5' minY='6' maxX='7' maxY='8'/><inset key='imageEdgeInsets' minX='9' minY='10' maxX='11' maxY='12'/>"
    ) {
      $0.titleLabel?.lineBreakMode = .byWordWrapping
      $0.reversesTitleShadowWhenHighlighted = true
      $0.showsTouchWhenHighlighted = true
      $0.adjustsImageWhenHighlighted = false
      $0.adjustsImageWhenDisabled = false
      $0.changesSelectionAsPrimaryAction = true
      $0.isPointerInteractionEnabled = true
      $0.titleLabel?.adjustsFontForContentSizeCategory = true
      $0.titleLabel?.shadowOffset = CGSize(width: 2, height: 3)
      $0.contentEdgeInsets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
      $0.titleEdgeInsets = UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7)
      $0.imageEdgeInsets = UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11)
    },
    button(
      "",
      "<state key='normal' backgroundImage='square' backgroundImageCatalog='system'><attributedString key='attributedTitle'><fragment content='A'/></attributedString><color key='titleShadowColor' systemColor='systemRedColor'/><preferredSymbolConfiguration key='preferredSymbolConfiguration' scale='large' weight='heavy'/></state><state key='highlighted' title='H'/><state key='disabled' title='D'/><state key='selected' title='S'/><state key='focused' title='F'/>"
    ) {
      $0.setBackgroundImage(UIImage(systemName: "square"), for: .normal)
      $0.setAttributedTitle(NSAttributedString(string: "A"), for: .normal)
      $0.setTitleShadowColor(.systemRed, for: .normal)
      $0.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(scale: .large).applying(UIImage.SymbolConfiguration(weight: .heavy)),
        forImageIn: .normal)
      $0.setTitle("H", for: .highlighted)
      $0.setTitle("D", for: .disabled)
      $0.setTitle("S", for: .selected)
      $0.setTitle("F", for: .focused)
    },
    button(
      "",
      """
      <buttonConfiguration key='configuration' style='gray' image='star' catalog='system' imagePlacement='trailing' imagePadding='5' titlePadding='6' titleAlignment='trailing' cornerStyle='large' buttonSize='small' titleLineBreakMode='clip' subtitleLineBreakMode='headTruncation' showsActivityIndicator='YES'>
      <attributedString key='attributedTitle'><fragment content='Rich'/></attributedString><attributedString key='attributedSubtitle'><fragment content='Poor'/></attributedString>
      <color key='baseForegroundColor' systemColor='systemRedColor'/><color key='baseBackgroundColor' systemColor='systemYellowColor'/><color key='imageColor' systemColor='systemBlueColor'/>
      <fontDescription key='titleFontDescription' type='system' pointSize='20'/><fontDescription key='subtitleFontDescription' type='system' pointSize='9'/>
      <directionalEdgeInsets key='contentInsets' top='1' leading='2' bottom='3' trailing='4'/>
      <backgroundConfiguration key='background' image='heart' catalog='system' imageContentMode='center' cornerRadius='7' strokeWidth='2' strokeOutset='1'><color key='backgroundColor' systemColor='systemGreenColor'/><color key='strokeColor' systemColor='systemPinkColor'/><directionalEdgeInsets key='backgroundInsets' top='1' leading='1' bottom='1' trailing='1'/></backgroundConfiguration>
      <preferredSymbolConfiguration key='preferredSymbolConfiguration' configurationType='pointSize' pointSize='30'/></buttonConfiguration>
      """
    ) {
      var configuration = UIButton.Configuration.gray()
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = .trailing
      configuration.imagePadding = 5
      configuration.titlePadding = 6
      configuration.titleAlignment = .trailing
      configuration.cornerStyle = .large
      configuration.buttonSize = .small
      configuration.titleLineBreakMode = .byClipping
      configuration.subtitleLineBreakMode = .byTruncatingHead
      configuration.showsActivityIndicator = true
      configuration.attributedTitle = AttributedString("Rich")
      configuration.attributedSubtitle = AttributedString("Poor")
      configuration.baseForegroundColor = .systemRed
      configuration.baseBackgroundColor = .systemYellow
      configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
      configuration.titleTextAttributesTransformer = size(20)
      configuration.subtitleTextAttributesTransformer = size(9)
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      configuration.background.image = UIImage(systemName: "heart")
      configuration.background.imageContentMode = .center
      configuration.background.cornerRadius = 7
      configuration.background.strokeWidth = 2
      configuration.background.strokeOutset = 1
      configuration.background.backgroundColor = .systemGreen
      configuration.background.strokeColor = .systemPink
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 1, bottom: 1, trailing: 1)
      configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
      $0.configuration = configuration
    },
    button(
      "",
      "<buttonConfiguration key='configuration' style='plain' title='x'><fontDescription key='fontDescription' type='system' pointSize='25'/></buttonConfiguration>"
    ) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "x"
      configuration.titleTextAttributesTransformer = size(25)
      $0.configuration = configuration
    },
    button(
      "showsMenuAsPrimaryAction='YES'",
      """
      <menu key='menu' title='Menu' identifier='m' image='star' catalog='system' singleSelection='YES'><children>
      <command title='One' discoverabilityTitle='First' image='heart' catalog='system' selector='one:'/><command title='Two'><connections><action selector='two:' destination='-1' id='a'/></connections></command>
      <keyCommand title='Three' input='t' selector='three:'><modifierFlags key='modifierFlags' command='YES' shift='YES'/></keyCommand>
      <commandGroup title='Group'><children><command title='Four' selector='four:'/></children></commandGroup>
      <menu title='Inner' displayInline='YES'><items><command title='Five' selector='five:'/></items></menu>
      </children></menu>
      """
    ) {
      $0.showsMenuAsPrimaryAction = true
      $0.menu = UIMenu(
        title: "Menu", image: UIImage(systemName: "star"), identifier: UIMenu.Identifier("m"),
        options: .singleSelection,
        children: [
          UICommand(
            title: "One", image: UIImage(systemName: "heart"), action: Selector("one:"),
            discoverabilityTitle: "First"),
          UICommand(title: "Two", action: Selector("two:")),
          UIKeyCommand(
            title: "Three", action: Selector("three:"), input: "t", modifierFlags: [.command, .shift]),
          UIMenu(
            title: "Group", options: .displayInline,
            children: [UICommand(title: "Four", action: Selector("four:"))]),
          UIMenu(
            title: "Inner", options: .displayInline,
            children: [UICommand(title: "Five", action: Selector("five:"))]),
        ])
    },
    any(
      "switch", "contentVerticalAlignment='center' preferredStyle='checkbox' title='On'",
      "<color key='thumbTintColor' systemColor='systemBlueColor'/><imageReference key='onImage' image='star' catalog='system'/><imageReference key='offImage' image='heart' catalog='system'/>",
      { UISwitch(frame: $0) }
    ) {
      $0.preferredStyle = .checkbox
      $0.title = "On"
      $0.thumbTintColor = .systemBlue
      $0.onImage = UIImage(systemName: "star")
      $0.offImage = UIImage(systemName: "heart")
    },
    any(
      "slider", "contentVerticalAlignment='center' continuous='NO' value='0.5'",
      "<color key='minimumTrackTintColor' systemColor='systemRedColor'/><color key='maximumTrackTintColor' systemColor='systemBlueColor'/><color key='thumbTintColor' systemColor='systemGreenColor'/><imageReference key='minimumValueImage' image='minus' catalog='system'/><imageReference key='maximumValueImage' image='plus' catalog='system'/>",
      { UISlider(frame: $0) }
    ) {
      $0.isContinuous = false
      $0.minimumTrackTintColor = .systemRed
      $0.maximumTrackTintColor = .systemBlue
      $0.thumbTintColor = .systemGreen
      $0.minimumValueImage = UIImage(systemName: "minus")
      $0.maximumValueImage = UIImage(systemName: "plus")
      $0.value = 0.5
    },
    any(
      "segmentedControl",
      "contentVerticalAlignment='center' momentary='YES' apportionsSegmentWidthsByContent='YES'",
      "<segments><segment image='star' catalog='system'><size key='contentOffset' width='2' height='3'/></segment><segment title='B' selected='YES'/></segments><color key='selectedSegmentTintColor' systemColor='systemRedColor'/>",
      { UISegmentedControl(frame: $0) }
    ) {
      $0.insertSegment(with: UIImage(systemName: "star"), at: 0, animated: false)
      $0.setContentOffset(CGSize(width: 2, height: 3), forSegmentAt: 0)
      $0.insertSegment(withTitle: "B", at: 1, animated: false)
      $0.selectedSegmentIndex = 1
      $0.isMomentary = true
      $0.apportionsSegmentWidthsByContent = true
      $0.selectedSegmentTintColor = .systemRed
    },
    any(
      "segmentedControl", "contentVerticalAlignment='center'",
      "<segments><segment title='A'/><segment title='B' selected='YES'/></segments>",
      { UISegmentedControl(frame: $0) }
    ) {
      $0.insertSegment(withTitle: "A", at: 0, animated: false)
      $0.insertSegment(withTitle: "B", at: 1, animated: false)
      $0.selectedSegmentIndex = 1
    },
    any(
      "stepper", "contentVerticalAlignment='center' continuous='NO' autorepeat='NO' maximumValue='40'", "",
      { UIStepper(frame: $0) }
    ) {
      $0.isContinuous = false
      $0.autorepeat = false
      $0.maximumValue = 40
    },
    any(
      "pageControl",
      "contentVerticalAlignment='center' numberOfPages='3' hidesForSinglePage='YES' defersCurrentPageDisplay='YES' allowsContinuousInteraction='NO' backgroundStyle='prominent'",
      "<color key='pageIndicatorTintColor' systemColor='systemRedColor'/><color key='currentPageIndicatorTintColor' systemColor='systemBlueColor'/><imageReference key='preferredIndicatorImage' image='star' catalog='system'/>",
      { UIPageControl(frame: $0) }
    ) {
      $0.numberOfPages = 3
      $0.hidesForSinglePage = true
      $0.defersCurrentPageDisplay = true
      $0.allowsContinuousInteraction = false
      $0.backgroundStyle = .prominent
      $0.pageIndicatorTintColor = .systemRed
      $0.currentPageIndicatorTintColor = .systemBlue
      $0.preferredIndicatorImage = UIImage(systemName: "star")
    },
    any(
      "datePicker",
      "contentVerticalAlignment='center' datePickerMode='time' minuteInterval='15' style='wheels' roundsToMinuteInterval='NO'",
      "<date key='date' timeIntervalSinceReferenceDate='86400'/><date key='minimumDate' timeIntervalSinceReferenceDate='0'/><date key='maximumDate' timeIntervalSinceReferenceDate='864000'/><locale key='locale' localeIdentifier='de_AT'/><timeZone key='timeZone' name='Europe/Prague'/>",
      { UIDatePicker(frame: $0) }
    ) {
      $0.datePickerMode = .time
      $0.preferredDatePickerStyle = .wheels
      $0.minuteInterval = 15
      $0.roundsToMinuteInterval = false
      $0.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
      $0.maximumDate = Date(timeIntervalSinceReferenceDate: 864_000)
      $0.locale = Locale(identifier: "de_AT")
      $0.timeZone = TimeZone(identifier: "Europe/Prague")
      $0.date = Date(timeIntervalSinceReferenceDate: 86400)
    },
    any(
      "datePicker",
      "contentVerticalAlignment='center' datePickerMode='countDownTimer' minuteInterval='1' style='wheels' countDownDuration='300'",
      "", { UIDatePicker(frame: $0) }
    ) {
      $0.datePickerMode = .countDownTimer
      $0.preferredDatePickerStyle = .wheels
      $0.countDownDuration = 300
    },
    any(
      "refreshControl", "contentVerticalAlignment='center'",
      "<attributedString key='attributedTitle'><fragment content='Pull'/></attributedString>",
      { (frame: CGRect) -> UIRefreshControl in
        let control = UIRefreshControl()
        control.frame = frame
        return control
      }
    ) { $0.attributedTitle = NSAttributedString(string: "Pull") },
    any(
      "colorWell", "contentVerticalAlignment='center' supportsAlpha='NO' title='Ink'",
      "<color key='selectedColor' systemColor='systemRedColor'/>", { UIColorWell(frame: $0) }
    ) {
      $0.supportsAlpha = false
      $0.title = "Ink"
      $0.selectedColor = .systemRed
    },
  ]

  private static func size(_ points: CGFloat) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.uiKit.font = .systemFont(ofSize: points)
      return attributes
    }
  }
}
