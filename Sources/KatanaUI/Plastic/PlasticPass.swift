import Diagnostics
import UIKit

/// The stand-ins of what a description returned, as far as it has keys, and their way back into frames.
@MainActor final class PlasticPass {
  /// A keyed description, as it was found.
  private struct Slot {
    let key: String
    let frame: CGRect
    let parent: Int
    let offset: CGPoint
  }

  let nativeView: PlasticView
  /// The views by their keys.
  let views: [String: PlasticView]

  private let multiplier: CGFloat
  private let slots: [Slot]
  /// The view of each slot, and the one that stands for it: of slots of the same key that is the last one's.
  private let slotViews: [PlasticView]
  private let standIns: [PlasticView]

  /// Makes the views of descriptions that lie in a native view.
  init(
    _ descriptions: [any AnyNodeDescription], in frame: CGRect, multiplier: CGFloat, description: Any.Type
  ) {
    self.multiplier = multiplier
    slots = Self.slots(of: descriptions)
    nativeView = PlasticView(key: "", multiplier: multiplier, isFixed: true)
    var views: [String: PlasticView] = [:]
    views.reserveCapacity(slots.count)
    var slotViews: [PlasticView] = []
    slotViews.reserveCapacity(slots.count)
    for slot in slots {
      let view = PlasticView(key: slot.key, multiplier: multiplier)
      slotViews.append(view)
      if views.updateValue(view, forKey: slot.key) != nil { Self.report(slot.key, in: description) }
    }
    self.slotViews = slotViews
    standIns = views.count == slots.count ? slotViews : slotViews.map { views[$0.key]! }
    self.views = views
    startViews(slots, in: frame)
  }

  /// Starts anew for other descriptions. False when they have not the same keys in the same places, or the
  /// multiplier is another one, so that other views are needed.
  func restart(_ descriptions: [any AnyNodeDescription], in frame: CGRect, multiplier: CGFloat) -> Bool {
    let new = Self.slots(of: descriptions)
    guard multiplier == self.multiplier, new.count == slots.count,
      zip(new, slots).allSatisfy({ $0.key == $1.key && $0.parent == $1.parent })
    else { return false }
    startViews(new, in: frame)
    return true
  }

  private func startViews(_ slots: [Slot], in frame: CGRect) {
    nativeView.start(at: frame, in: nil, offset: .zero)
    for (view, slot) in zip(slotViews, slots) {
      let parent = slot.parent == 0 ? nativeView : slotViews[slot.parent - 1]
      view.start(at: slot.frame, in: parent, offset: slot.offset)
    }
  }

  // MARK: There and back

  /// The keyed descriptions, each before those in it. Descriptions without a key shift what lies in them,
  /// but cannot be placed.
  private static func slots(of descriptions: [any AnyNodeDescription]) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(descriptions.count)
    add(descriptions, to: 0, at: .zero, slots: &slots)
    return slots
  }

  private static func add(
    _ descriptions: [any AnyNodeDescription], to parent: Int, at offset: CGPoint, slots: inout [Slot]
  ) {
    for description in descriptions {
      let outline = description._outline
      if let key = outline.key {
        slots.append(Slot(key: key, frame: outline.frame, parent: parent, offset: offset))
        if !outline.children.isEmpty { add(outline.children, to: slots.count, at: .zero, slots: &slots) }
      } else if !outline.children.isEmpty {
        let origin = CGPoint(x: offset.x + outline.frame.origin.x, y: offset.y + outline.frame.origin.y)
        add(outline.children, to: parent, at: origin, slots: &slots)
      }
    }
  }

  /// The frames of the views by their keys.
  var frames: [String: CGRect] { views.mapValues(\.frame) }

  /// The descriptions, those with a key at their views' frames, or at given ones, rounded to whole pixels.
  func place(
    _ descriptions: [any AnyNodeDescription], scale: CGFloat, given frames: [String: CGRect]? = nil
  ) -> [any AnyNodeDescription] {
    var next = 0
    return place(descriptions, scale: scale, given: frames, next: &next)
  }

  private func place(
    _ descriptions: [any AnyNodeDescription], scale: CGFloat, given frames: [String: CGRect]?, next: inout Int
  ) -> [any AnyNodeDescription] {
    var placed: [any AnyNodeDescription] = []
    placed.reserveCapacity(descriptions.count)
    for description in descriptions {
      let outline = description._outline
      var frame: CGRect?
      if let key = outline.key {
        frame = (frames?[key] ?? standIns[next].frame).rounded(toScale: scale)
        next += 1
      }
      let children =
        outline.children.isEmpty
        ? nil : place(outline.children, scale: scale, given: frames, next: &next)
      placed.append(
        frame == nil && children == nil
          ? description : description._arranged(frame: frame, children: children))
    }
    return placed
  }

  private static var reported = SeenTexts()

  /// Two children of one key are laid out as one, which is a mistake that is easy to overlook.
  private static func report(_ key: String, in description: Any.Type) {
    guard reported.insert("\(description).\(key)") else { return }
    Log.nodes.warning(
      "\(description): several children have the key \(key); all get the frame of the last one.")
  }
}

extension CGRect {
  /// The rectangle with each of its numbers at a whole pixel, halves away from zero.
  func rounded(toScale scale: CGFloat) -> CGRect {
    func round(_ number: CGFloat) -> CGFloat { (number * scale).rounded(.toNearestOrAwayFromZero) / scale }
    return CGRect(
      x: round(origin.x), y: round(origin.y), width: round(size.width), height: round(size.height))
  }
}
