import UIKit

/// One layout of one description: the stand-ins of what it returned, as far as it has keys.
@MainActor struct LayoutPass {
  let nativeView: PlasticView
  private(set) var views: [String: PlasticView] = [:]
  private let multiplier: CGFloat
  private let description: Any.Type

  init(
    _ descriptions: [any AnyNodeDescription], in frame: CGRect, multiplier: CGFloat, description: Any.Type
  ) {
    self.multiplier = multiplier
    self.description = description
    nativeView = PlasticView(key: "", frame: frame, multiplier: multiplier, isFixed: true)
    views.reserveCapacity(descriptions.count)
    add(descriptions, to: nativeView, at: .zero)
  }

  /// Descriptions without a key shift what lies in them, but cannot be placed.
  private mutating func add(
    _ descriptions: [any AnyNodeDescription], to parent: PlasticView, at offset: CGPoint
  ) {
    for description in descriptions {
      let props = description.anyProps
      let children = (description as? any AnyNodeDescriptionWithChildren)?.children ?? []
      guard let key = props.key else {
        let origin = props.frame.origin
        add(children, to: parent, at: CGPoint(x: offset.x + origin.x, y: offset.y + origin.y))
        continue
      }
      let view = PlasticView(
        key: key, frame: props.frame, multiplier: multiplier, parent: parent, offset: offset)
      add(children, to: view, at: .zero)
      if views.updateValue(view, forKey: key) != nil { Self.report(key, in: self.description) }
    }
  }

  /// The descriptions, those with a key at their frames, rounded to whole pixels.
  static func place(
    _ descriptions: [any AnyNodeDescription], frames: [String: CGRect], scale: CGFloat
  ) -> [any AnyNodeDescription] {
    descriptions.map { description in
      var placed = description
      if let key = description.anyProps.key, let frame = frames[key] {
        placed = description._placed(at: frame.rounded(toScale: scale))
      }
      if var parent = placed as? any AnyNodeDescriptionWithChildren, !parent.children.isEmpty {
        parent.children = place(parent.children, frames: frames, scale: scale)
        placed = parent
      }
      return placed
    }
  }

  private static var reported: Set<String> = []

  /// Two children of one key are laid out as one, which is a mistake that is easy to overlook.
  private static func report(_ key: String, in description: Any.Type) {
    guard reported.insert("\(description).\(key)").inserted else { return }
    let text = "\(description): several children have the key \(key); all get the frame of the last one.\n"
    FileHandle.standardError.write(Data(text.utf8))
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
