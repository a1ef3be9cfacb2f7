import KatanaUI
import UIKit

/// One slide: what it shows, and how that comes and goes.
struct Slide {
  var symbol: String
  var title: String
  var text: String
  var color: UIColor
  /// The transformers of the picture's first frame.
  var entry: [AnimationPropsTransformer]
  /// The transformers of the picture's last frame.
  var leave: [AnimationPropsTransformer]

  static let all = [
    Slide(
      symbol: "paperplane.fill", title: "Move", text: "Comes from the right,\nleaves to the left.",
      color: .rgb(0x2F6FED), entry: [AnimationProps.moveRight(distance: 420)],
      leave: [AnimationProps.moveLeft(distance: 420)]),
    Slide(
      symbol: "sun.max.fill", title: "Scale", text: "Grows from a point,\nshrinks to one.",
      color: .rgb(0xB85A12), entry: [AnimationProps.scale(percentage: 0)],
      leave: [AnimationProps.scale(percentage: 0)]),
    Slide(
      symbol: "moon.fill", title: "Fade", text: "Appears where it is,\nand is gone.",
      color: .rgb(0x5B4BC4), entry: [AnimationProps.fade()], leave: [AnimationProps.fade()]),
    Slide(
      symbol: "heart.fill", title: "All of it",
      text: "Fades in from the left while it grows,\nand goes the same way.",
      color: .rgb(0xD0355D),
      entry: [
        AnimationProps.moveLeft(distance: 300), AnimationProps.scale(percentage: 0.2), AnimationProps.fade(),
      ],
      leave: [
        AnimationProps.moveRight(distance: 300), AnimationProps.scale(percentage: 0.2), AnimationProps.fade(),
      ]),
  ]
}

/// A kind of animation to choose.
enum Movement: Int, CaseIterable, Codable {
  case none, even, spring, late

  var title: String {
    switch self {
    case .none: "None"
    case .even: "Linear"
    case .spring: "Spring"
    case .late: "Delayed"
    }
  }

  /// The animation of a picture.
  var type: AnimationType {
    switch self {
    case .none: .none
    case .even: .linear(duration: 0.5)
    case .spring: .spring(duration: 0.9, damping: 0.55, initialVelocity: 0)
    case .late: .linearWithDelay(duration: 0.4, options: .curveEaseOut, delay: 0.3)
    }
  }

  /// The animation of what lies around it.
  var calmType: AnimationType { self == .none ? .none : .linear(duration: 0.4) }
}

extension UIColor {
  /// The fill of buttons on a slide. A darker one leaves white letters more contrast.
  static let buttonFill = UIColor { traits in
    traits.accessibilityContrast == .high
      ? UIColor(white: 0, alpha: 0.25) : UIColor(white: 1, alpha: 0.2)
  }

  static func rgb(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
