import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addControls() {
    addControlSetters()
    addStepperSetters()
  }

  private mutating func addControlSetters() {
    add("control", UIControl.self) { s in
      s.bool("enabled") { $0.isEnabled = $1 }
      s.bool("selected") { $0.isSelected = $1 }
      s.bool("highlighted") { $0.isHighlighted = $1 }
      s.word("contentHorizontalAlignment", UIControl.ContentHorizontalAlignment.self) {
        $0.contentHorizontalAlignment = $1
      }
      s.word("contentVerticalAlignment", UIControl.ContentVerticalAlignment.self) {
        $0.contentVerticalAlignment = $1
      }
      s.bool("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
      s.part("menu", { MenuMaker.menu($0, $1) }, { ($0 as? UIButton)?.menu = $1 })
    }
    addButton()
    add("switch", UISwitch.self) { s in
      s.bool("on") { $0.isOn = $1 }
      s.color("onTintColor") { $0.onTintColor = $1 }
      s.color("thumbTintColor") { $0.thumbTintColor = $1 }
      s.image("onImage") { $0.onImage = $1 }
      s.image("offImage") { $0.offImage = $1 }
      s.string("title") { $0.title = $1 }
      s.word("preferredStyle", UISwitch.Style.self) { $0.preferredStyle = $1 }
    }
    add("slider", UISlider.self) { s in
      s.real("value") { $0.value = Float($1) }
      s.real("minValue") { $0.minimumValue = Float($1) }
      s.real("maxValue") { $0.maximumValue = Float($1) }
      s.bool("continuous") { $0.isContinuous = $1 }
      s.image("minimumValueImage") { $0.minimumValueImage = $1 }
      s.image("maximumValueImage") { $0.maximumValueImage = $1 }
      s.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
      s.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
      s.color("thumbTintColor") { $0.thumbTintColor = $1 }
    }
    add("segmentedControl", UISegmentedControl.self) { s in
      s.part("segments", { Segment.all($0, $1) }, { Segment.insert($1, into: $0) })
      s.integer("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
      s.bool("momentary") { $0.isMomentary = $1 }
      s.bool("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
      s.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
    }
    add("segment", NSObject.self) { $0.builder("title image enabled width contentOffset selected") }
  }

  private mutating func addStepperSetters() {
    add("stepper", UIStepper.self) { s in
      s.real("value") { $0.value = Double($1) }
      s.real("minimumValue") { $0.minimumValue = Double($1) }
      s.real("maximumValue") { $0.maximumValue = Double($1) }
      s.real("stepValue") { $0.stepValue = Double($1) }
      s.bool("continuous") { $0.isContinuous = $1 }
      s.bool("autorepeat") { $0.autorepeat = $1 }
      s.bool("wraps") { $0.wraps = $1 }
    }
    add("pageControl", UIPageControl.self) { s in
      s.integer("numberOfPages") { $0.numberOfPages = $1 }
      s.integer("currentPage") { $0.currentPage = $1 }
      s.bool("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
      s.bool("defersCurrentPageDisplay") { $0.defersCurrentPageDisplay = $1 }
      s.bool("allowsContinuousInteraction") { $0.allowsContinuousInteraction = $1 }
      s.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
      s.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
      s.word("backgroundStyle", UIPageControl.BackgroundStyle.self) { $0.backgroundStyle = $1 }
      s.image("preferredIndicatorImage") { $0.preferredIndicatorImage = $1 }
    }
    add("datePicker", UIDatePicker.self) { s in
      s.word("datePickerMode", UIDatePicker.Mode.self) { $0.datePickerMode = $1 }
      s.word("style", UIDatePickerStyle.self) { $0.preferredDatePickerStyle = $1 }
      s.integer("minuteInterval") { $0.minuteInterval = $1 }
      s.real("countDownDuration") { $0.countDownDuration = TimeInterval($1) }
      s.bool("useCurrentDate") { if $1 { $0.date = Date() } }
      s.bool("roundsToMinuteInterval") { $0.roundsToMinuteInterval = $1 }
      s.date("date") { $0.date = $1 }
      s.date("minimumDate") { $0.minimumDate = $1 }
      s.date("maximumDate") { $0.maximumDate = $1 }
      s.string("locale") { if let name = $1, !name.isEmpty { $0.locale = Locale(identifier: name) } }
      s.string("timeZone") { if let name = $1 { $0.timeZone = TimeZone(identifier: name) } }
    }
    add("refreshControl", UIRefreshControl.self) { s in
      s.text("attributedTitle") { $0.attributedTitle = $1 }
    }
    add("colorWell", UIColorWell.self) { s in
      s.color("selectedColor") { $0.selectedColor = $1 }
      s.bool("supportsAlpha") { $0.supportsAlpha = $1 }
      s.string("title") { $0.title = $1 }
    }
  }
}

/// A segment of a segmented control.
@MainActor private struct Segment {
  private let index: Int
  private let title: String?
  private let image: UIImage?
  private let isEnabled: Bool
  private let width: CGFloat?
  private let offset: CGSize?
  private let isSelected: Bool

  init(_ element: InterfaceObject, _ index: Int, _ plan: ElementPlan) {
    self.index = index
    if case .string(let text)? = element.value("title") {
      title = plan.document.localized(text, id: plan.element.id, "segmentTitles[\(index)]")
    } else {
      title = nil
    }
    if case .image(let value)? = element.value("image") {
      image = plan.document.values.image(value)
    } else {
      image = nil
    }
    isEnabled = element.flag("enabled") ?? true
    width = element.attribute("width").flatMap(Double.init).map { CGFloat($0) }
    if case .size(let width, let height)? = element.value("contentOffset") {
      offset = CGSize(width: width, height: height)
    } else {
      offset = nil
    }
    isSelected = element.flag("selected") ?? false
  }

  /// Reads the segments of `<segments>`.
  static func all(_ element: InterfaceObject, _ plan: ElementPlan) -> [Segment]? {
    element.children(named: "segment").enumerated().map { Segment($0.element, $0.offset, plan) }
  }

  static func insert(_ segments: [Segment], into control: UISegmentedControl) {
    control.removeAllSegments()
    for segment in segments { segment.insert(into: control) }
  }

  private func insert(into control: UISegmentedControl) {
    if let image {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if !isEnabled { control.setEnabled(false, forSegmentAt: index) }
    if let width, width > 0 { control.setWidth(width, forSegmentAt: index) }
    if let offset, offset != .zero { control.setContentOffset(offset, forSegmentAt: index) }
    if isSelected { control.selectedSegmentIndex = index }
  }
}
