import DisplayProtocol
import QuartzCore

extension UIView {
  /// The options of an animation. The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lay subviews out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Take touches while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begin from what is seen now. Positions, sizes, transforms and opacities do so in any case: what moves
    /// already goes on to its own end, and both ways are added. What repeats without end is ended.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Run again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Run back after each run.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Keep its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Keep its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Draw the content anew while it runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hide and show views in a transition instead of moving them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Take no options from another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The new content comes from behind the old one, turned about the upright axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The same from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old content is turned up like a page; shown as a dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content is turned down like a page; shown as a dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The new content comes from behind the old one, turned about the level axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The same from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve that the options name.
    var curve: LayerAnimation.Curve {
      switch rawValue & (3 << 16) {
      case 1 << 16: .bezier(0.42, 0, 1, 1)
      case 2 << 16: .bezier(0, 0, 0.58, 1)
      case 3 << 16: .linear
      default: .easeInOut
      }
    }
  }

  /// The curves of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3

    var curve: LayerAnimation.Curve { AnimationOptions(rawValue: UInt(rawValue) << 16).curve }
  }

  /// The options of an animation through several values. The raw values are UIKit's; a curve of
  /// ``AnimationOptions`` may be among them.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lay subviews out with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Take touches while it runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Begin from what is seen now, and end what repeats without end.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Run again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Run back after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Keep its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Take no options from another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Straight from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From value to value with nothing between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight; the times say the speed here too.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Straight here too.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Straight here too.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options that both kinds of options have in common.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue & (0x23F | 3 << 16)) }

    var calculationMode: CAAnimationCalculationMode {
      rawValue & (7 << 10) == 1 << 10 ? .discrete : .linear
    }
  }
}
