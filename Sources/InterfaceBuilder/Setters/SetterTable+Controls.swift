import InterfaceDocuments
import UIKit

extension SetterTable {
  func addControls() {
    addButton()
    add("segmentedControl", UISegmentedControl.self) { s in
      s.part("segments", { Segment.all($0, $1) }, { Segment.insert($1, into: $0) })
    }
    add("datePicker", UIDatePicker.self) { s in
      s.set("useCurrentDate") { if $1 { $0.date = Date() } }
      s.set("locale") { (picker, name: String) in
        if !name.isEmpty { picker.locale = Locale(identifier: name) }
      }
      s.set("timeZone") { $0.timeZone = TimeZone(identifier: $1) }
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
