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
  ]
}
