import QuartzCore
import Symbols

/// The animations of one run of a symbol's effect, added to what the view's layer has by itself.
@MainActor struct SymbolMotion {
  /// Seconds that a symbol takes to grow, come or go.
  static let changeDuration: TimeInterval = 0.3

  let animations: [CAPropertyAnimation]
  let duration: TimeInterval
  /// The way back from what the effect leaves behind; nil for one that ends where it began.
  let wayBack: [CAPropertyAnimation]?
  var leavesTrace: Bool { wayBack != nil }

  init(_ configuration: SymbolEffectConfiguration, view: UIImageView) {
    let direction = configuration.direction
    let alpha = view.alpha
    var wayBack: [CAPropertyAnimation]?
    switch configuration.kind {
    case .bounce:
      let size: [CGFloat] = direction == .down ? [0, -0.15, 0.06, -0.02, 0] : [0, 0.2, -0.08, 0.03, 0]
      animations = [SymbolMotion.sum("transform.scale", size)]
      duration = 0.5
    case .pulse, .variableColor:
      animations = [SymbolMotion.sum("opacity", [0, -0.7 * alpha, 0])]
      duration = 1.2
    case .breathe:
      animations = [
        SymbolMotion.sum("transform.scale", [0, 0.12, 0]), SymbolMotion.sum("opacity", [0, -0.3 * alpha, 0]),
      ]
      duration = 2
    case .wiggle:
      animations = [SymbolMotion.wiggle(direction, view: view)]
      duration = 0.6
    case .rotate:
      let turn = 2 * CGFloat.pi * (direction == .counterClockwise ? -1 : 1)
      animations = [SymbolMotion.sum("transform.rotation.z", [0, turn], isEased: false)]
      duration = 1.5
    case .scale:
      let by: CGFloat = direction == .down ? -0.2 : 0.25
      animations = [SymbolMotion.sum("transform.scale", [0, by])]
      wayBack = [SymbolMotion.sum("transform.scale", [by, 0])]
      duration = SymbolMotion.changeDuration
    case .disappear:
      animations = SymbolMotion.leaving(view, upward: direction == .up)
      wayBack = SymbolMotion.coming(view)
      duration = SymbolMotion.changeDuration
    case .appear, .replace, .automatic:
      animations = SymbolMotion.coming(view)
      wayBack = []
      duration = SymbolMotion.changeDuration
    }
    self.wayBack = wayBack
  }

  /// The way of a symbol that comes.
  static func coming(_ view: UIImageView) -> [CAPropertyAnimation] {
    [sum("transform.scale", [-0.5, 0]), sum("opacity", [-view.alpha, 0])]
  }

  /// The way of a symbol that goes.
  static func leaving(_ view: UIImageView, upward: Bool) -> [CAPropertyAnimation] {
    let all = [sum("transform.scale", [0, upward ? 0.4 : -0.5]), sum("opacity", [0, -view.alpha])]
    for animation in all { animation.fillMode = .forwards }
    return all
  }

  private static func wiggle(_ direction: SymbolEffectConfiguration.Direction?, view: UIImageView)
    -> CAPropertyAnimation
  {
    let swings: [CGFloat] = [0, 1, -0.8, 0.5, -0.3, 0]
    let reach = max(view.bounds.height, 10) * 0.12
    func moves(_ path: String, _ sign: CGFloat) -> CAPropertyAnimation {
      sum("transform.translation.\(path)", swings.map { $0 * reach * sign })
    }
    switch direction {
    case .up: return moves("y", -1)
    case .down: return moves("y", 1)
    case .left: return moves("x", -1)
    case .right: return moves("x", 1)
    case .forward: return moves("x", view.readsFromLeft ? 1 : -1)
    case .backward: return moves("x", view.readsFromLeft ? -1 : 1)
    case .counterClockwise: return sum("transform.rotation.z", swings.map { $0 * -0.2 })
    case .clockwise, nil: return sum("transform.rotation.z", swings.map { $0 * 0.2 })
    }
  }

  /// A way through values that are added to the layer's own.
  private static func sum(_ path: String, _ values: [CGFloat], isEased: Bool = true) -> CAPropertyAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.isAdditive = true
    if isEased {
      animation.timingFunctions = (1..<values.count).map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
    }
    return animation
  }
}
